import { Readable } from 'node:stream'
import { createGunzip, gzipSync } from 'node:zlib'
import { setFold } from '../../../../machines/core/clock.ts'
import { upcasters } from '../../../../machines/core/upcasters.ts'
import { completeApp } from '../../../areas/all.ts'
import {
  CheckpointError,
  type CheckpointLine,
  EventLog,
  type LogEntry,
  type LogHeader,
  type RecordedLog,
  type Replay,
  replayInSteps,
} from '../../../engine/index.ts'
import type { ReplayOutcome } from '../../console.shapes.ts'
import { packWaypoints } from '../../waypoints.ts'
import { withoutIds } from '../reports/groups.ts'

/** What a log tells, and how its replay on this build went. */
export interface Folded {
  /** Actors' states that were reached, `app/realtime:network.online`, each once. */
  states: string[]
  /** Names of errors that it tells of. */
  errors: string[]
  divergence: Omit<NonNullable<ReplayOutcome['divergence']>, 'log'> | null
  /** Why it could not be replayed. */
  failure: string | null
  /** Its waypoints on this build, packed by gzip; null where it has none. */
  waypoints: Uint8Array | null
}

/** Folds a log, which is the bytes of gzip members; never rejects. */
export type Fold = (log: Uint8Array) => Promise<Folded>

/** A log that is longer once it is unpacked is not replayed. */
const mostBytes = 128 * 2 ** 20
const mostStates = 1_000
const mostErrors = 50
const longestText = 500
/** So many entries lie between two waypoints: a few milliseconds of folding. Of a log with too many every other one goes. */
const waypointEvery = 50
const mostWaypoints = 256
/** So many transitions are folded in one step. */
const stepSize = 32
/** More bytes of waypoints than these nobody waits for. */
const mostWaypointBytes = 16 * 2 ** 20

/**
 * Replays a log on this build as `npm run cli -- replay` does.
 * @param every how many entries lie between two waypoints at least
 * @param most how many waypoints there are at most
 */
export async function foldLog(
  file: Uint8Array,
  every = waypointEvery,
  most = mostWaypoints,
): Promise<Folded> {
  const states = new Set<string>()
  const errors = new Set<string>()
  let waypoints: Uint8Array | null = null
  const tellOf = (divergence: Folded['divergence'], failure: string | null): Folded => ({
    states: [...states].slice(0, mostStates),
    errors: [...errors].slice(0, mostErrors),
    divergence,
    failure,
    waypoints,
  })
  try {
    const log = await EventLog.read(unpacked(file), { upcasters })
    for (const state of statesOf(log)) states.add(state)
    for (const entry of log.entries) for (const name of errorsOf(entry)) errors.add(name)
    const { replayed, checkpoints } = replayWithCheckpoints(log, every, most)
    const { divergence, actor } = replayed
    waypoints = packed(checkpoints)
    const { status, error } = actor.getSnapshot()
    if (status === 'error' && log.entries[0]?.seq === 1)
      return tellOf(null, short(`the app does not start with its input: ${error}`))
    if (!divergence) return tellOf(null, null)
    const { seq, path, kind, part, expected, found } = divergence
    if (kind === 'renamed') return tellOf(null, null)
    const [actorAt, detail] = [short(path), short(part)]
    return tellOf(
      { seq, actor: actorAt, kind, detail, expected: short(expected), found: short(found) },
      null,
    )
  } catch (error) {
    return tellOf(null, short(`it cannot be replayed: ${(error as Error).message}`))
  }
}

/** The checkpoints that the fold of a log passes, besides its own. */
function replayWithCheckpoints(
  log: RecordedLog,
  every: number,
  most: number,
): {
  replayed: Replay<typeof completeApp>
  checkpoints: CheckpointLine[]
} {
  let gap = every
  const options = { systemId: 'app', onFold: setFold, momentEvery: stepSize }
  const steps = replayInSteps(completeApp, log, options)
  let checkpoints: CheckpointLine[] = []
  let last = 0
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { replayed: step.value, checkpoints }
    if (step.value.position - last < gap) continue
    last = step.value.position
    try {
      checkpoints.push(step.value.checkpoint())
    } catch (error) {
      // There is none where the system cannot be written down
      if (!(error instanceof CheckpointError)) throw error
    }
    if (checkpoints.length <= most) continue
    checkpoints = checkpoints.filter((_, index) => index % 2 === 0)
    gap *= 2
  }
}

function packed(checkpoints: readonly CheckpointLine[]): Uint8Array | null {
  const text = packWaypoints(checkpoints)
  return text === '' || text.length > mostWaypointBytes ? null : gzipSync(text)
}

async function* unpacked(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  let length = 0
  const unzip = createGunzip()
  for await (const part of Readable.from([packed]).pipe(unzip)) {
    length += part.length
    if (length > mostBytes) throw new Error(`it has more than ${mostBytes} bytes unpacked`)
    yield part
  }
}

/** What the database has no place for stands as the sign for what cannot be shown. */
const short = (text: string) => text.slice(0, longestText).replaceAll('\0', '\uFFFD')

function* statesOf(log: RecordedLog): Generator<string> {
  for (const { digest } of [log.header as Pick<LogHeader, 'digest'>, ...log.entries]) {
    for (const [path, parts] of Object.entries(digest ?? {})) {
      const value = typeof parts === 'object' ? parts.value : undefined
      if (typeof value === 'string') yield* statesIn(path, readValue(value))
    }
  }
  for (const { line } of log.checkpoints.slice(0, 1)) {
    for (const { name, value } of JSON.parse(line).actors ?? [])
      if (typeof name === 'string') yield* statesIn(name, value)
  }
}

/** A state is told by its name, or as JSON when it is a compound or parallel one. */
function readValue(text: string): unknown {
  if (!text.startsWith('{')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function* statesIn(path: string, value: unknown, parents = ''): Generator<string> {
  if (typeof value === 'string' && value !== '-')
    yield short(`${withoutIds(path)}:${parents}${value}`)
  if (typeof value !== 'object' || value === null) return
  for (const [name, within] of Object.entries(value)) {
    yield short(`${withoutIds(path)}:${parents}${name}`)
    yield* statesIn(path, within, `${parents}${name}.`)
  }
}

function* errorsOf({ event }: LogEntry): Generator<string> {
  if (event.type !== 'engine.threw' && !event.type.startsWith('xstate.error.')) return
  const name: unknown = (event.error as { name?: unknown } | undefined)?.name
  if (typeof name === 'string' && name !== '') yield short(name)
}
