import type { Ledger } from './ledger.ts'
import type { ActorPaths } from './paths.ts'
import { pendingTimers } from './timers.ts'
import {
  type AnyActor,
  type AnyEventObject,
  type LogicKind,
  logicKindOf,
  originOf,
  parentOf,
  snapshotOf,
  sourceNameOf,
} from './xstate.ts'

/** An actor at a position. */
export interface SeenActor {
  address: string
  /** The address of its parent, undefined for the root. */
  parent: string | undefined
  /** The name under which its parent knows its logic; empty for the root, and for one without. */
  src: string
  kind: LogicKind
  /** What it was made with. */
  input: unknown
  actor: AnyActor
}

/** A timer that is pending at a position. */
export interface SeenTimer {
  /** Address of the actor that set it. */
  from: string
  /** Address of the actor that gets its event. */
  to: string
  event: AnyEventObject
  count: number
  /** In ms. */
  delay: number
  /** Milliseconds since the log's startedAt at which it is due. */
  due: number
  /** The position at which it was set, undefined when that lies before the log. */
  setAt: number | undefined
}

/** What is known of an actor of this system, undefined for any other. */
export function seenActor(paths: ActorPaths, actor: AnyActor): SeenActor | undefined {
  const address = actor.logic && paths.of(actor)
  if (address === undefined) return undefined
  const parent = parentOf(actor)
  return {
    address,
    parent: parent && paths.of(parent),
    src: (parent && sourceNameOf(actor)) ?? '',
    kind: logicKindOf(actor),
    input: originOf(actor).input,
    actor,
  }
}

/** The actors that are alive, and those that have ended and are still listed by their parents. */
export function seenActors(paths: ActorPaths): SeenActor[] {
  const seen = new Map<AnyActor, SeenActor>()
  const see = (actor: AnyActor): void => {
    const snapshot = snapshotOf(actor)
    const known = snapshot && !seen.has(actor) && seenActor(paths, actor)
    if (!known) return
    seen.set(actor, known)
    for (const child of Object.values(snapshot.children ?? {})) if (child) see(child)
  }
  if (paths.root) see(paths.root)
  for (const actor of paths.all()) see(actor)
  return [...seen.values()]
}

/** The timers that are pending, those that are due first before the others. */
export function seenTimers(paths: ActorPaths, ledger: Ledger | undefined): SeenTimer[] {
  const addressOf = (actor: AnyActor) => paths.of(actor) ?? actor.id
  return [...paths.all()]
    .flatMap((actor) => pendingTimers(actor))
    .map((timer) => {
      const { source, target, event, count, delay, due } = timer
      const setAt = ledger?.setAt(timer)
      return { from: addressOf(source), to: addressOf(target), event, count, delay, due, setAt }
    })
    .toSorted((one, other) => one.due - other.due)
}
