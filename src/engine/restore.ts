import { withActors } from './addresses.ts'
import type { ActorRecord, Checkpoint } from './checkpoint.ts'
import { decodeLine } from './decode.ts'
import { LogError } from './logError.ts'
import type { ActorPaths } from './paths.ts'
import type { ReadOptions } from './readOptions.ts'
import type { CheckpointLine } from './recordedLog.ts'
import { countChildren, rememberPlace } from './restorePlace.ts'
import { withSameKeys } from './sameKeys.ts'
import { sharedWith } from './sharing.ts'
import type { TimerBook } from './timers.ts'
import {
  type AnyActor,
  type AnyEventObject,
  type AnySnapshot,
  createChild,
  ghost,
  hasEffects,
  isMachine,
  machineSnapshot,
  revive,
  setSnapshot,
  snapshotOf,
} from './xstate.ts'

/**
 * Reads the line of a checkpoint.
 * @throws LogError when it is none
 */
export function readCheckpoint({ seq, line }: CheckpointLine, { errors }: ReadOptions): Checkpoint {
  const fail = (problem: string): never => {
    throw new LogError(undefined, `the checkpoint after entry ${seq}: ${problem}`)
  }
  let checkpoint: Partial<Checkpoint> = {}
  try {
    checkpoint = decodeLine(JSON.parse(line), errors)
  } catch (error) {
    fail((error as Error).message)
  }
  const { actors, timers, at } = checkpoint
  if (typeof at !== 'number') fail("'at' must be a number of ms")
  if (!Array.isArray(actors) || !actors.every(isRecord) || actors.length === 0) {
    fail("'actors' must be a list of actors, the root first")
  }
  if (!Array.isArray(timers)) fail("'timers' must be a list of timers")
  return checkpoint as Checkpoint
}

function isRecord(actor: Partial<ActorRecord> | null): boolean {
  return typeof actor?.name === 'string' && typeof actor.status === 'string'
}

/** Who makes a system anew. */
export interface Restorer {
  paths: ActorPaths
  timers: TimerBook
  /** An actor that stands there already, at its place. */
  standing(record: ActorRecord): AnyActor | undefined
  /** The record of the actor that is being made. */
  making(record: ActorRecord): void
  /** An actor of the log that this build cannot make. */
  missing(record: ActorRecord, problem: string): void
}

/**
 * Makes the system of a checkpoint, without running any effect.
 * @param makeRoot makes the root actor, unless it stands there
 * @returns the root actor
 */
export function restoreSystem(
  { actors: records, timers: timerRecords, at }: Checkpoint,
  makeRoot: (record: ActorRecord) => AnyActor,
  restorer: Restorer,
): AnyActor {
  const { paths, timers } = restorer
  const [first, ...others] = records as [ActorRecord, ...ActorRecord[]]
  restorer.making(first)
  const before = new Map<AnyActor, AnySnapshot>()
  const standing = (record: ActorRecord) => {
    const actor = restorer.standing(record)
    const snapshot = actor && snapshotOf(actor)
    if (snapshot) before.set(actor, snapshot)
    return actor
  }
  const own = { ...restorer, standing }
  const root = standing(first) ?? makeRoot(first)
  const made = new Map<string, AnyActor>([[first.name, root]])
  const actorNamed = (name: string): AnyActor => {
    let actor = made.get(name)
    if (!actor) {
      actor = ghost(root, name)
      rememberPlace(paths, actor, name)
      made.set(name, actor)
    }
    return actor
  }
  for (const record of others) {
    const actor = makeChild(record, made, own)
    if (actor) made.set(record.name, actor)
  }
  for (const record of records) {
    const actor = actorNamed(record.name)
    const restored = snapshotFrom(record, actor, actorNamed, restorer)
    const earlier = before.get(actor)
    const snapshot = earlier ? sharedWith(earlier, restored) : restored
    const isRegistered = record === first || record.systemId !== undefined
    if (isKnown(actor)) revive(actor, snapshot, { hasBegun: !record.isNew, isRegistered })
    else setSnapshot(actor, snapshot)
    countIds(record, actor, paths)
    if (record.hasEnded) paths.remove(actor)
  }
  for (const { from, to, event, isLost, left, ...timer } of timerRecords) {
    timers.add(
      {
        ...timer,
        source: actorNamed(from),
        target: actorNamed(to),
        event: withActors(event, actorNamed) as AnyEventObject,
        due: at + left,
      },
      !isLost,
    )
  }
  return root
}

function makeChild(
  record: ActorRecord,
  made: ReadonlyMap<string, AnyActor>,
  restorer: Restorer,
): AnyActor | undefined {
  const { parent = '', id, src = '', systemId, isSynced = false, origin, hasEnded } = record
  const above = made.get(parent)
  if (!above || (hasEnded && !src)) return undefined
  const there = restorer.standing(record)
  if (there) return there
  restorer.making(record)
  const child = createChild(above, src, {
    id,
    systemId: hasEnded ? undefined : systemId,
    isSynced,
    input: origin,
  })
  if (!child) restorer.missing(record, `no logic '${src}'`)
  return child
}

function snapshotFrom(
  record: ActorRecord,
  actor: AnyActor,
  actorNamed: (name: string) => AnyActor,
  restorer: Restorer,
): AnySnapshot {
  const { status, value, output, error, input, history, children, same = {} } = record
  const parts = withActors({ output, error, input }, actorNamed) as object
  const state = {
    status,
    ...parts,
    ...('context' in record && {
      context: withSameKeys(withActors(record.context, actorNamed), same),
    }),
  } as AnySnapshot
  if (!isKnown(actor) || !isMachine(actor)) {
    return isKnown(actor) && hasEffects(actor)
      ? Object.assign(state, { _subscription: undefined })
      : state
  }
  const historyValue = Object.fromEntries(
    Object.entries(history ?? {}).map(([node, ids]) => [node, ids.map((id) => ({ id }))]),
  )
  try {
    const snapshot = machineSnapshot(actor, { ...state, value, historyValue } as never)
    const family = Object.entries(children ?? {}).map(([key, name]) => [
      key,
      name === null ? undefined : actorNamed(name),
    ])
    return Object.assign(snapshot, { children: Object.fromEntries(family) })
  } catch (problem) {
    restorer.missing(record, (problem as Error).message)
    return { ...state, status: 'error', error: problem } as AnySnapshot
  }
}

/** A ghost has no logic. */
function isKnown(actor: AnyActor): boolean {
  return actor.logic !== undefined
}

function countIds({ ids = {} }: ActorRecord, actor: AnyActor, paths: ActorPaths): void {
  const place = paths.placeOf(actor)
  if (!place) return
  for (const [segment, incarnation] of Object.entries(ids))
    countChildren(place, segment, incarnation)
}
