import { useSelector } from '@xstate/react'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import type { appMachine, Language } from '../machines/app/app.machine.ts'
import { selectLanguage } from '../machines/app/app.selectors.ts'
import type { camFilterMachine } from '../machines/camFilter/camFilter.machine.ts'
import type { categoriesMachine } from '../machines/categories/categories.machine.ts'
import type { consentMachine } from '../machines/consent/consent.machine.ts'
import type { guestMachine } from '../machines/guest/guest.machine.ts'
import type { homescreenMachine } from '../machines/homescreen/homescreen.machine.ts'
import type { legalMachine } from '../machines/legal/legal.machine.ts'
import type { menusMachine } from '../machines/menus/menus.machine.ts'
import type { modalsMachine } from '../machines/modals/modals.machine.ts'
import type { navigationMachine } from '../machines/navigation/navigation.machine.ts'
import type { notificationsMachine } from '../machines/notifications/notifications.machine.ts'
import type { payTourMachine } from '../machines/payTour/payTour.machine.ts'
import type { realtimeMachine } from '../machines/realtime/realtime.machine.ts'
import type { reportingMachine } from '../machines/reporting/reporting.machine.ts'
import type { searchMachine } from '../machines/search/search.machine.ts'
import type { statusBarMachine } from '../machines/statusBar/statusBar.machine.ts'
import type { tabMachine } from '../machines/tab/tab.machine.ts'
import type { updatesMachine } from '../machines/updates/updates.machine.ts'
import type { viewportMachine } from '../machines/viewport/viewport.machine.ts'

export type AppActor = ActorRefFrom<typeof appMachine>

interface Machines {
  app: typeof appMachine
  camFilter: typeof camFilterMachine
  categories: typeof categoriesMachine
  consent: typeof consentMachine
  guest: typeof guestMachine
  homescreen: typeof homescreenMachine
  legal: typeof legalMachine
  menus: typeof menusMachine
  modals: typeof modalsMachine
  navigation: typeof navigationMachine
  notifications: typeof notificationsMachine
  payTour: typeof payTourMachine
  realtime: typeof realtimeMachine
  reporting: typeof reportingMachine
  search: typeof searchMachine
  statusBar: typeof statusBarMachine
  tab: typeof tabMachine
  updates: typeof updatesMachine
  viewport: typeof viewportMachine
}

/** What the views are given from outside. */
export interface ViewEnvironment {
  actor: AppActor
  /** The time in ms since the epoch. */
  now: () => number
  /** Hands the event log to the guest; rejects when that did not work. */
  saveLog: () => Promise<void>
}

export const Environment = createContext<ViewEnvironment | null>(null)

export function useEnvironment(): ViewEnvironment {
  const environment = use(Environment)
  if (!environment) throw new Error('views are drawn inside <App>')
  return environment
}

/** An actor as views read it. */
interface Readable<TSnapshot> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): TSnapshot
}

function useFound(address: keyof Machines): AnyActorRef {
  const { actor } = useEnvironment()
  const found = actor.system.get(address)
  if (!found) throw new Error(`no actor has the address '${address}'`)
  return found
}

/**
 * The actor at an address, to send it events.
 * @param address its system id
 * @throws Error when no such actor runs: the view is drawn before its machine
 */
export function useAddress<TAddress extends keyof Machines>(
  address: TAddress,
): ActorRefFrom<Machines[TAddress]> {
  return useFound(address) as ActorRefFrom<Machines[TAddress]>
}

/**
 * What a selector finds in the actor at an address; the view is drawn again only when that changes.
 * @param address its system id
 * @param select from snapshot to value, the same value by identity while nothing changed
 * @throws what stopped the actor, when an error did
 */
export function useActorState<TAddress extends keyof Machines, T>(
  address: TAddress,
  select: (snapshot: SnapshotFrom<Machines[TAddress]>) => T,
): T {
  const actor: Readable<SnapshotFrom<Machines[TAddress]>> = useFound(address)
  return useSelector(actor, select)
}

/** The interface language; known also when an error stopped the app. */
export function useLanguage(actor: AppActor): Language {
  return useSyncExternalStore(
    (onChange) => {
      const { unsubscribe } = actor.subscribe({ next: onChange, error: onChange })
      return unsubscribe
    },
    () => selectLanguage(actor.getSnapshot()),
  )
}

const minute = 60_000

/** The time in ms since the epoch, renewed every minute. */
export function useMinute(): number {
  const { now } = useEnvironment()
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), minute)
    return () => clearInterval(timer)
  }, [now])
  return time
}
