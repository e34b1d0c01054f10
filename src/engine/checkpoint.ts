import { Capture } from './capture.ts'
import { encodeLine } from './encode.ts'
import type { Redact } from './format.ts'
import type { ActorPaths, Place } from './paths.ts'
import { sameKeysOf } from './sameKeys.ts'
import { pendingTimers, type TimerBook } from './timers.ts'
import {
  type AnyActor,
  type AnyEventObject,
  givenId,
  hasEnded,
  historyOf,
  isRegistered,
  isRunning,
  originOf,
  parentOf,
  snapshotOf,
  sourceNameOf,
} from './xstate.ts'

/** The whole system at rest; a line of a log from which it may begin. */
export interface Checkpoint {
  /** The number of the entry after which the system was so. */
  checkpoint: number
  /** Milliseconds since the header's startedAt. */
  at: number
  /** Parents before their children. */
  actors: ActorRecord[]
  timers: TimerRecord[]
}

/** An actor in a checkpoint. */
export interface ActorRecord {
  /** Its identity. */
  name: string
  /** The identity of its parent; absent for the root. */
  parent?: string
  /** The id it was given; absent when XState made one up. */
  id?: string
  /** The name under which its parent knows its logic; absent for the root. */
  src?: string
  systemId?: string
  /** Whether its parent follows its snapshots. */
  isSynced?: true
  /** Created, but not started. */
  isNew?: true
  /** Stopped, finished or failed; known only because somebody still refers to it. */
  hasEnded?: true
  /** Another actor stands at its path now. */
  isOlder?: true
  /** What it was made with. */
  origin?: unknown
  status: string
  value?: unknown
  context?: unknown
  /** Keys of the context that hold the very object of another key, by that key. */
  same?: Record<string, string>
  output?: unknown
  error?: unknown
  /** Of logic that keeps it in its state. */
  input?: unknown
  history?: Record<string, string[]>
  /** Identities of its children, by their keys in its snapshot. */
  children?: Record<string, string | null>
  /** How many children without an id it has had. */
  anonymous?: number
  /** How often it has drawn chance. */
  draws?: number
  /** How many children it has had of ids that no actor here has. */
  ids?: Record<string, number>
}

/** A pending timer in a checkpoint. */
export interface TimerRecord {
  from: string
  to: string
  event: AnyEventObject
  id: string
  count: number
  delay: number
  /** Milliseconds that were left. */
  left: number
  /** Whether its id no longer reaches it. */
  isLost?: true
}

/** A system that cannot be written down; the message says why. */
export class CheckpointError extends Error {
  override readonly name = 'CheckpointError'
}

interface System {
  paths: ActorPaths
  timers: TimerBook
}

/**
 * Writes down the whole system at rest.
 * @param seq the number of the latest entry
 * @param at milliseconds since the log's startedAt
 * @param redact applied to what every actor holds
 * @returns a line of the log, without its line break
 * @throws CheckpointError when an actor cannot be made again from a log
 */
export function writeCheckpoint(
  { paths, timers }: System,
  seq: number,
  at: number,
  redact: Redact = (event) => event,
): string {
  const queue = [...new Set([paths.root as AnyActor, ...paths.all()])].filter(
    (actor) => snapshotOf(actor) !== undefined,
  )
  const known = new Set(queue)
  for (const actor of queue) assertAlone(actor, paths)
  const refer = (actor: AnyActor) => {
    if (!paths.placeOf(actor) || known.has(actor)) return
    known.add(actor)
    queue.push(actor)
  }
  const capture = new Capture((actor) => {
    refer(actor)
    return paths.identity(actor)
  })
  const records = new Map<string, ActorRecord>()
  for (const actor of queue) {
    const parent = parentOf(actor)
    if (parent) refer(parent)
    records.set(paths.identity(actor), recordOf(actor, paths, capture, redact))
  }
  const actors = inOrder(records)
  noteIds(known, paths, records)
  const timerRecords = queue.flatMap((actor) =>
    pendingTimers(actor).map((timer): TimerRecord => {
      const { source, target, event, id, count, delay, due } = timer
      return {
        from: paths.identity(source),
        to: paths.identity(target),
        event: redact(capture.of(event).value, sourceNameOf(target) ?? target.id),
        id,
        count,
        delay,
        left: Math.max(0, due - at),
        ...(!timers.isCancellable(timer) && { isLost: true }),
      }
    }),
  )
  return encodeLine({ checkpoint: seq, at, actors, timers: timerRecords } satisfies Checkpoint)
}

function recordOf(
  actor: AnyActor,
  paths: ActorPaths,
  capture: Capture,
  redact: Redact,
): ActorRecord {
  const place = paths.placeOf(actor) as Place
  const parent = parentOf(actor)
  const { input: origin, systemId, isSynced } = originOf(actor)
  const { status, value, context, output, error, input, children, historyValue } = snapshotOf(
    actor,
  ) ?? { status: 'error', output: undefined, error: undefined }
  const src = sourceNameOf(actor)
  const isNameless = parent && (src === undefined || isUnnamed(parent))
  if (isNameless && !hasEnded(actor)) {
    throw new CheckpointError(`${place.path} runs a logic that its parent knows by no name`)
  }
  const state = captured(capture, { context, output, error, input, origin })
  const { type: _, ...held } = redact({ type: 'engine.state', ...state }, src ?? actor.id)
  const history = historyValue && historyOf({ status, historyValue } as never)
  return withoutAbsent({
    name: place.identity,
    parent: parent && paths.identity(parent),
    id: givenId(actor),
    src: parent && src,
    systemId: isRegistered(actor) ? systemId : undefined,
    isSynced: isSynced || undefined,
    isNew: (!isRunning(actor) && !hasEnded(actor)) || undefined,
    hasEnded: hasEnded(actor) || undefined,
    isOlder: !place.isNewest || undefined,
    status,
    value,
    ...held,
    same: sameKeysOf(context),
    history,
    children: children && namesOf(children, capture),
    anonymous: place.anonymous || undefined,
    draws: place.draws || undefined,
  }) as unknown as ActorRecord
}

/** What a path or a timer says of its actor would not be clear. */
function assertAlone(actor: AnyActor, paths: ActorPaths): void {
  const { path, isNewest } = paths.placeOf(actor) as Place
  if (hasEnded(actor) && pendingTimers(actor).length > 0) {
    throw new CheckpointError(`${path} has ended and left a timer behind`)
  }
  if (!hasEnded(actor) && !isNewest) throw new CheckpointError(`two actors are alive at ${path}`)
}

function isUnnamed(actor: AnyActor): boolean {
  return parentOf(actor) !== undefined && sourceNameOf(actor) === undefined
}

function captured(capture: Capture, parts: Record<string, unknown>): Record<string, unknown> {
  const copies: Record<string, unknown> = {}
  for (const key in parts) {
    if (parts[key] !== undefined) copies[key] = capture.of(parts[key]).value
  }
  return copies
}

function namesOf(
  children: Record<string, AnyActor | undefined>,
  capture: Capture,
): Record<string, string | null> {
  const names: Record<string, string | null> = {}
  for (const key of Object.keys(children)) {
    const name = capture.of(children[key]).value as { address?: string } | undefined
    names[key] = name?.address ?? null
  }
  return names
}

function withoutAbsent(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}

/** Parents before their children. */
function inOrder(records: Map<string, ActorRecord>): ActorRecord[] {
  const done = new Set<ActorRecord>()
  const add = (record: ActorRecord) => {
    if (done.has(record)) return
    const parent = record.parent === undefined ? undefined : records.get(record.parent)
    if (parent) add(parent)
    done.add(record)
  }
  for (const record of records.values()) add(record)
  return [...done]
}

/** How far the ids of children that are gone were counted. */
function noteIds(
  actors: Iterable<AnyActor>,
  paths: ActorPaths,
  records: Map<string, ActorRecord>,
): void {
  for (const actor of actors) {
    const place = paths.placeOf(actor) as Place
    const ids: [string, number][] = []
    for (const [segment, child] of place.children) {
      if (!records.has(child.identity)) ids.push([segment, child.incarnation])
    }
    const record = records.get(place.identity)
    if (record && ids.length > 0) record.ids = Object.fromEntries(ids)
  }
}
