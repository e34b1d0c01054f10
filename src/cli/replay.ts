import { setFold } from '../../machines/core/clock.ts'
import { upcasters } from '../../machines/core/upcasters.ts'
import { completeApp } from '../areas/all.ts'
import {
  type ActorState,
  type Difference,
  EventLog,
  LogFile,
  type ReadOptions,
  type RecordedLog,
  type Replay,
  replay,
  stateOf,
} from '../engine/index.ts'
import { InputError, readBytes, readFile } from './input.ts'
import { type Output, onOneLine, toJson } from './output.ts'

/** More differences than these are only counted. */
const maxLines = 20

const reading: ReadOptions = { upcasters }

/**
 * Replays a log file on this build and prints the state of every actor, and how this build differs.
 * @param options.from the checkpoint at which to begin, by its seq; the file's start by default
 * @param options.at how many entries to fold from there, all by default; all of them are compared
 * @returns the exit code: 1 when this build diverges from the log
 * @throws InputError for a file, checkpoint or position that cannot be used
 */
export async function replayFile(
  file: string,
  options: { json: boolean; at: number | undefined; from: number | 'last' | undefined },
  { print, complain }: Output,
): Promise<number> {
  const { log, replayed } = await readReplay(file, options.from)
  for (const warning of log.warnings) complain(`${file}, ${warning}`)
  const { actor, length, divergence, differences, moreDifferences, agreeing } = replayed
  const from = startOf(log)
  const start = actor.getSnapshot()
  if (start.status === 'error' && from === 0) {
    throw new InputError(`${file}, line 1: the app does not start with this input: ${start.error}`)
  }
  const at = options.at ?? length
  const part = from === 0 ? 'entries' : `entries after entry ${from}`
  if (at > length) throw new InputError(`${file} has ${length} ${part}, --at ${at} is beyond them`)
  replayed.seek(at)
  const actors = stateOf(actor)
  const seq = log.entries[at - 1]?.seq ?? from
  if (options.json) {
    const compared = { divergence: divergence ?? null, differences, moreDifferences, agreeing }
    print(toJson({ from, position: at, length, seq, ...compared, actors }, 2))
  } else {
    const end = from === 0 ? '' : `, up to entry ${seq}`
    print(`${at} of ${length} ${part} folded${end}, recorded by build ${log.header.build}`)
    for (const [path, state] of Object.entries(actors)) print(describe(path, state))
    for (const line of listOf(differences, moreDifferences)) print(line)
  }
  if (!divergence) return 0
  complain(onOneLine(`${file}, ${sentenceOf(divergence)}; ${agreementOf(agreeing.length)}`))
  return 1
}

async function readReplay(file: string, from: number | 'last' | undefined) {
  const replayOf = (log: EventLog): { log: EventLog; replayed: Replay<typeof completeApp> } => ({
    log,
    replayed: replay(completeApp, log, { systemId: 'app', onFold: setFold }),
  })
  if (from === undefined) {
    return readFile(file, async (bytes) => replayOf(await EventLog.read(bytes, reading)))
  }
  return readBytes(file, async (bytes) => {
    const log = await LogFile.open(bytes, reading)
    return replayOf(from === 'last' ? await log.last() : await readFrom(file, log, from))
  })
}

async function readFrom(file: string, log: LogFile, seq: number): Promise<EventLog> {
  try {
    return await log.from(seq)
  } catch (error) {
    const segments = await log.segments()
    if (segments.some(({ from }) => from === seq)) throw error
    const numbers = segments.map(({ from }) => from).filter((from) => from > 0)
    throw new InputError(`${file} has no checkpoint after entry ${seq}; ${thereAre(numbers)}`)
  }
}

function thereAre(numbers: readonly number[]): string {
  const last = numbers.at(-1)
  if (last === undefined) return 'there are none'
  const others = numbers.slice(0, -1).join(', ')
  return others === '' ? `there is ${last}` : `there are ${others} and ${last}`
}

/** The number of the entry after which a log begins. */
function startOf({ checkpoints: [start], entries: [first] }: RecordedLog): number {
  return start && !(first && first.seq <= start.seq) ? start.seq : 0
}

function describe(path: string, { status, value, context, error }: ActorState): string {
  const where = value === undefined ? status : `${toJson(value)} (${status})`
  const details = [context, error].filter((detail) => detail !== undefined)
  return [`${path}  ${where}`, ...details.map((detail) => `  ${toJson(detail)}`)].join('\n')
}

function listOf(differences: readonly Difference[], more: number): string[] {
  if (differences.length === 0) return []
  const left = differences.length + more - maxLines
  return [
    '\ndifferences',
    ...differences.slice(0, maxLines).map(lineOf),
    ...(left > 0 ? [`… and ${left} more`] : []),
  ]
}

function lineOf({ kind, seq, path, part, expected, found }: Difference): string {
  return onOneLine(`entry ${seq}  ${kind}  ${path} ${part}: ${expected} → ${found}`)
}

function sentenceOf({ seq, path, part, expected, found }: Difference): string {
  return `entry ${seq}, ${path}, ${part}: the log has ${expected}, here is ${found}`
}

function agreementOf(count: number): string {
  if (count === 0) return 'no actor agrees at its end'
  return count === 1 ? '1 actor agrees at its end' : `${count} actors agree at its end`
}
