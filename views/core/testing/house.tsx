import { createActor, fromPromise } from 'xstate'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { appConfig } from '../../../fixtures/core/appConfig.fixtures.ts'
import { appSlots, partsWith } from '../../../fixtures/core/slots.fixtures.ts'
import type { Outside } from '../../../fixtures/core/spokenSlots.fixtures.ts'
import { walkClock } from '../../../fixtures/core/walk.fixtures.ts'
import { notification, push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { anonymousGuest, type GuestState } from '../../../machines/account/guest/guest.state.ts'
import type { Address, Addresses } from '../../../machines/core/address.ts'
import { setFold } from '../../../machines/core/clock.ts'
import type { Language } from '../../../machines/core/language.ts'
import type { AppConfig } from '../../../machines/shell/app/app.events.ts'
import { firstActors } from '../../../machines/shell/app/app.firstActors.ts'
import { createApp } from '../../../machines/shell/app/app.machine.ts'
import type { ModalId, ModalOptions } from '../../../machines/shell/modals/modals.events.ts'
import type { ModalLoad } from '../../../machines/shell/modals/modals.machine.ts'
import { type PageName, pageAt } from '../../../machines/shell/navigation/routes.ts'
import type { Notification } from '../../../machines/shell/realtime/realtime.events.ts'
import { bareParts } from '../../../src/areas/all.ts'
import { App } from '../../App.tsx'
import { loadModal } from '../../shell/modals/modalContents.ts'
import { loadPage } from '../../shell/navigation/pages.ts'
import type { SaveLog } from '../environment.tsx'

/**
 * The real machines with slots that a test answers for, under a clock that stands still, and the
 * view of them. Code of pages and modals is really loaded; nothing else is answered until the test
 * says so. Cookies have been decided upon, unless `outside` says otherwise.
 * @param language of the interface
 */
export function openHouse(language: Language = 'en', outside: Outside = {}) {
  document.head.querySelector('title')?.remove()
  const clock = walkClock(setFold)
  const slots = appSlots({
    address: `/${language}/`,
    width: window.innerWidth,
    items: { cookieBanner: '1:f0a0' },
    ...outside,
  })
  const { socket, loadConfig, loadSession, loadBalance, router } = slots
  const loaders = { page: loadPage, modal: loadModal }

  const { actors, areas } = partsWith(slots, bareParts())
  const house = createApp({
    areas,
    actors: {
      ...actors,
      modals: firstActors.modals.provide({
        actors: {
          loadModal: fromPromise<boolean, ModalLoad>(({ input }) => loaders.modal(input)),
        },
      }),
      navigation: firstActors.navigation.provide({
        actors: {
          router: router.logic,
          loadPage: fromPromise<void, { page: PageName }>(({ input }) => loaders.page(input.page)),
        },
      }),
    },
  })
  const actor = createActor(house, { systemId: 'app', input: { language }, clock }).start()

  /** A view, or a machine, tells another. */
  function tell<A extends Address>(address: A, event: Addresses[A]) {
    actor.system.get(address).send(event)
  }

  /** The configuration arrives. */
  async function boot(overrides: Partial<AppConfig> = {}) {
    await loadConfig.calls.at(-1)?.resolve(appConfig({ payUrl: 'about:blank#', ...overrides }))
  }

  /** The server says who the visitor is. */
  async function answerSession(state: GuestState) {
    await loadSession.calls.at(-1)?.resolve({ guest: state, expiresIn: 3600 })
  }

  /** Boots for a visitor nobody knows. */
  async function admitVisitor() {
    await boot()
    await answerSession(anonymousGuest)
  }

  /** Boots for a guest whose channel is still being opened, and of whom nothing is asked. */
  async function admitGuest(overrides: Partial<GuestState> = {}) {
    await boot()
    await answerSession(guest({ hasAvs: true, isEmailVerified: true, ...overrides }))
  }

  /** The channel opens, the session is acknowledged and the balance comes. */
  async function connect() {
    socket.open()
    socket.push(push('sessionAcknowledged', { sessionId: 'session-1' }), 1)
    const { balance, balanceFormatted, isPayingCustomer } = guest()
    await loadBalance.calls.at(-1)?.resolve({ balance, balanceFormatted, isPayingCustomer })
  }

  return {
    ...slots,
    actor,
    clock,
    loaders,
    tell,
    boot,
    answerSession,
    admitVisitor,
    admitGuest,
    connect,
    notification,
    guest: guest({ hasAvs: true, isEmailVerified: true }),
    visitor: anonymousGuest,
    openLogin: () => tell('payTour', { type: 'payTour.openRequested', flow: 'login' }),
    openModal: (id: ModalId, options: ModalOptions = {}) =>
      tell('modals', { type: 'modals.openRequested', id, options }),
    goTo: (path: string) => tell('navigation', { type: 'navigation.pathRequested', path }),
    notify: (notifications: Notification[]) =>
      socket.push(push('navbarNotifications', { notifications })),
    view: (saveLog: SaveLog = async () => {}) => (
      <App
        opened={pageAt(outside.address ?? `/${language}/`)}
        actor={actor}
        now={clock.now}
        onSaveLog={saveLog}
      />
    ),
  }
}
