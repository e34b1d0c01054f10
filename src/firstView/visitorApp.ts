import {
  type AnyActorLogic,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
} from 'xstate'
import { anonymousGuest } from '../../machines/account/guest/guest.state.ts'
import type { Language } from '../../machines/core/language.ts'
import type { AppConfig } from '../../machines/shell/app/app.events.ts'
import { createApp } from '../../machines/shell/app/app.machine.ts'
import type { AppParts } from '../../machines/shell/app/app.parts.ts'
import type { RouterEvent } from '../../machines/shell/navigation/navigation.events.ts'
import type { PageName } from '../../machines/shell/navigation/routes.ts'
import type { BrowserStorageEvent } from '../../machines/shell/storage/storage.events.ts'
import type { WindowEvent } from '../../machines/shell/viewport/viewport.events.ts'
import { bareParts } from '../areas/all.ts'
import type { AppActor } from '../wire.ts'

/** What the first view of a visitor is drawn for. */
export interface FirstVisit {
  language: Language
  /** Of the window, in px. */
  width: number
}

const config: AppConfig = {
  build: import.meta.env.VITE_BUILD,
  environment: 'lp',
  payUrl: '',
  loginEnabled: true,
  forcedAgeVerification: false,
  siteVariant: null,
  checkoutOrigin: '',
  reconnect: 'steady',
  device: 'desktop',
}

const tells = <TEvent extends { type: string }>(...events: TEvent[]) =>
  fromCallback(({ sendBack }) => {
    for (const event of events) sendBack(event)
  })

/**
 * The running app of somebody who opens the start page, was never here, and has done nothing yet.
 * @param loadPage loads the code of a page
 */
export function visitorApp(
  { language, width }: FirstVisit,
  loadPage: (page: PageName) => Promise<void>,
): AppActor {
  const location = { path: `/${language}/`, query: {}, hash: '', key: 'first', overlays: 0 }
  const arrived: RouterEvent = {
    type: 'router.locationChanged',
    location,
    cause: 'load',
    leftAt: 0,
  }
  const slots: Logics = {
    browserStorage: tells<BrowserStorageEvent>({ type: 'storage.itemsRead', items: {} }),
    loadConfig: fromPromise(async () => config),
    loadPage: fromPromise<void, { page: PageName }>(({ input }) => loadPage(input.page)),
    loadSession: fromPromise(async () => ({ guest: anonymousGuest, expiresIn: 3600 })),
    router: tells(arrived),
    watchWindow: tells<WindowEvent>({ type: 'viewport.resized', width }),
  }
  return createActor(createApp(silentParts(slots)), {
    systemId: 'app',
    input: { language },
  }).start()
}

type Logics = Readonly<Record<string, AnyActorLogic>>

const silent = fromCallback(() => {})

/**
 * The app's first machines, whose slots neither hear nor tell.
 * @param slots the logic of those that do, by their names
 */
export function silentParts(slots: Logics): AppParts {
  return { actors: filled(bareParts().actors, slots), areas: {} } as AppParts
}

function filled(actors: Logics, slots: Logics): Record<string, AnyActorLogic> {
  return Object.fromEntries(
    Object.entries(actors).map(([name, logic]) => [
      name,
      slots[name] ?? (isMachine(logic) ? withSlots(logic, slots) : silent),
    ]),
  )
}

function withSlots(machine: AnyStateMachine, slots: Logics) {
  const own = machine.implementations.actors as Logics
  return machine.provide({ actors: filled(own, slots) } as never)
}

function isMachine(logic: AnyActorLogic): logic is AnyStateMachine {
  return 'provide' in logic
}
