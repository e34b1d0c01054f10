import { type ActorRefFrom, createActor, type EventObject } from 'xstate'
import { guest } from '../../fixtures/guest.fixtures.ts'
import { notification, push } from '../../fixtures/pushes.fixtures.ts'
import { fakeSocket } from '../../fixtures/realtime.fixtures.ts'
import { answeredSlot, spokenSlot, walkClock } from '../../fixtures/walk.fixtures.ts'
import type { AppConfig, BootFailure } from '../../machines/app/app.events.ts'
import { appMachine, type Language } from '../../machines/app/app.machine.ts'
import type { BrowserEvent, BrowserRequest } from '../../machines/app/browser.events.ts'
import type { LogEntry } from '../../machines/app/logger.events.ts'
import { setFold } from '../../machines/clock.ts'
import {
  type Balance,
  type GuestSession,
  guestMachine,
} from '../../machines/guest/guest.machine.ts'
import { anonymousGuest, type GuestState } from '../../machines/guest/guest.state.ts'
import type { PayClientEvent, PayTourFlow } from '../../machines/payTour/payTour.events.ts'
import { type PaySuccess, payTourMachine } from '../../machines/payTour/payTour.machine.ts'
import type { Notification } from '../../machines/realtime/realtime.events.ts'
import { realtimeMachine } from '../../machines/realtime/realtime.machine.ts'
import { App } from '../App.tsx'

const config: AppConfig = {
  build: 'test',
  environment: 'lp',
  payUrl: 'about:blank#',
  loginEnabled: true,
  forcedAgeVerification: false,
  siteVariant: null,
}

/**
 * The real machines with slots that a test answers for, under a clock that stands still, and the
 * view of them. Nothing is answered until the test says so.
 * @param language of the interface
 */
export function openHouse(language: Language = 'en') {
  const clock = walkClock(setFold)
  const socket = fakeSocket()
  const browser = spokenSlot<BrowserRequest, BrowserEvent>()
  const payFrame = spokenSlot<EventObject, PayClientEvent, { flow: PayTourFlow; url: string }>()
  const loadConfig = answeredSlot<AppConfig | BootFailure>()
  const loadSession = answeredSlot<GuestSession>()
  const loadBalance = answeredSlot<Balance>()
  const logOut = answeredSlot<void>()
  const confirmSuccess = answeredSlot<{ targetUrl: string | null }, PaySuccess>()

  const house = appMachine.provide({
    actors: {
      browser: browser.logic,
      logger: spokenSlot<LogEntry, never>().logic,
      loadConfig: loadConfig.logic,
      guest: guestMachine.provide({
        actors: {
          loadSession: loadSession.logic,
          loadBalance: loadBalance.logic,
          logOut: logOut.logic,
        },
      }),
      payTour: payTourMachine.provide({
        actors: { payFrame: payFrame.logic, confirmSuccess: confirmSuccess.logic },
      }),
      realtime: realtimeMachine.provide({ actors: { socket: socket.logic } }),
    },
  })
  const actor = createActor(house, { systemId: 'app', input: { language }, clock }).start()

  /** The configuration arrives. */
  async function boot(overrides: Partial<AppConfig> = {}) {
    await loadConfig.calls.at(-1)?.resolve({ ...config, ...overrides })
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

  /** Boots for a guest whose channel is still being opened. */
  async function admitGuest(overrides: Partial<GuestState> = {}) {
    await boot()
    await answerSession(guest(overrides))
  }

  /** The channel opens, the session is acknowledged and the balance comes. */
  async function connect() {
    socket.open()
    socket.push(push('sessionAcknowledged', { sessionId: 'session-1' }), 1)
    const { balance, balanceFormatted, isPayingCustomer } = guest()
    await loadBalance.calls.at(-1)?.resolve({ balance, balanceFormatted, isPayingCustomer })
  }

  function openLogin() {
    const payTour: ActorRefFrom<typeof payTourMachine> = actor.system.get('payTour')
    payTour.send({ type: 'payTour.openRequested', flow: 'login' })
  }

  function notify(notifications: Notification[]) {
    socket.push(push('navbarNotifications', { notifications }))
  }

  return {
    actor,
    clock,
    socket,
    browser,
    payFrame,
    loadConfig,
    loadSession,
    logOut,
    confirmSuccess,
    boot,
    answerSession,
    admitVisitor,
    admitGuest,
    connect,
    openLogin,
    notify,
    notification,
    guest: guest(),
    visitor: anonymousGuest,
    view: (saveLog = async () => {}) => <App actor={actor} now={clock.now} onSaveLog={saveLog} />,
  }
}
