import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import type { Addresses, Machines } from '../../machines/core/address.ts'
import type { Language } from '../../machines/core/language.ts'
import type { AppMachine } from '../../machines/shell/app/app.machine.ts'
import { selectLanguage, selectRunning } from '../../machines/shell/app/app.selectors.ts'
import type { PageName } from '../../machines/shell/navigation/routes.ts'
import type { ReportableLog } from '../../machines/support/report/report.events.ts'

import type { Pace, Readable } from './actorSource.ts'
import { useSelector } from './useSelector.ts'

export type AppActor = ActorRefFrom<AppMachine>

/** Hands the event log to the guest until the signal ends it, and tells how much is done, from 0 to 1. */
export type SaveLog = (progress: {
  onShare: (share: number) => void
  signal: AbortSignal
}) => Promise<void>

/** Reads the lines of logs up to an entry, of each the header first. */
export type PreviewLogs = (
  logs: readonly Pick<ReportableLog, 'id' | 'until'>[],
) => Promise<string[][]>

/** What the views are given from outside. */
export interface ViewEnvironment {
  /** The page at the address that the document was opened with. */
  opened?: PageName
  actor: AppActor
  /** The time in ms since the epoch. */
  now: () => number
  /** Tells when the time was moved; not where it only passes. Gives what ends it. */
  onMoved?: ((react: () => void) => () => void) | undefined
  /** Hands the event log to the guest without any machine; rejects when that did not work. */
  saveLog: SaveLog
  /** Shows the guest what a report would carry; not where nothing outside the app may be asked for. */
  previewLogs?: PreviewLogs | undefined
  /** What is drawn was so once: nothing outside the app may be asked for by drawing it. */
  isPast?: boolean
}

export const Environment = createContext<ViewEnvironment | null>(null)

export function useEnvironment(): ViewEnvironment {
  const environment = use(Environment)
  if (!environment) throw new Error('views are drawn inside <App>')
  return environment
}

function useFound(address: keyof Machines): AnyActorRef {
  const { actor } = useEnvironment()
  // another one stands there once its area was started again
  const found: AnyActorRef | undefined = useSelector(actor, () => actor.system.get(address))
  if (!found) throw new Error(`no actor has the address '${address}'`)
  return found
}

/** Where events for an actor go. */
interface Door<TAddress extends keyof Machines> {
  send(event: Addresses[TAddress]): void
}

/**
 * The actor at an address, to send it events; the app holds them for an actor that comes later.
 * @param address its system id
 * @returns the same object as long as the address is the same
 */
export function useAddress<TAddress extends keyof Machines>(address: TAddress): Door<TAddress> {
  const { actor } = useEnvironment()
  return useMemo(
    () => ({
      send(event) {
        const found = actor.system.get(address)
        if (found) found.send(event)
        else actor.send({ type: 'app.eventHeld', address, event, isWish: true })
      },
    }),
    [actor, address],
  )
}

/**
 * What a selector finds in the actor at an address; the view is drawn again only when that changes.
 * @param address its system id
 * @param select from snapshot to value, the same value by identity while nothing changed
 * @param pace how soon a change is drawn
 * @throws what stopped the actor, when an error did; Error when no such actor runs
 */
export function useActorState<TAddress extends keyof Machines, T>(
  address: TAddress,
  select: (snapshot: SnapshotFrom<Machines[TAddress]>) => T,
  pace?: Pace,
): T {
  const actor: Readable<SnapshotFrom<Machines[TAddress]>> = useFound(address)
  return useSelector(actor, select, pace)
}

/**
 * What a selector finds in the actor at an address, which may come later.
 * @param address its system id
 * @param select from snapshot to value, the same value by identity while nothing changed
 * @param absent what stands for it until the actor runs
 * @param pace how soon a change is drawn
 */
export function useStateOfLater<TAddress extends keyof Machines, T>(
  address: TAddress,
  select: (snapshot: SnapshotFrom<Machines[TAddress]>) => T,
  absent: T,
  pace?: Pace,
): T {
  const { actor } = useEnvironment()
  const found = useSelector(actor, (snapshot) => selectRunning(snapshot, address))
  return useSelector(
    found as Readable<SnapshotFrom<Machines[TAddress]>> | undefined,
    (snapshot) => (snapshot ? select(snapshot) : absent),
    pace,
  )
}

/** The interface language; known also when an error stopped the app. */
export function useLanguage(actor: AppActor): Language {
  const read = () => selectLanguage(actor.getSnapshot())
  return useSyncExternalStore(
    (onChange) => {
      const { unsubscribe } = actor.subscribe({ next: onChange, error: onChange })
      return unsubscribe
    },
    read,
    read,
  )
}
