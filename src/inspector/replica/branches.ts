import { EventLog, type LogEntry } from '../../engine/index.ts'
import type { Branch } from '../replica.types.ts'
import type { PendingTimer } from '../replica.value.types.ts'
import { eventFrom } from './accepts.ts'
import type { LogReplica } from './replica.ts'
import { Strand } from './strand.ts'

/** Begins a branch behind the input to which the entry at a position belongs. */
export function fork(replica: LogReplica, from: Branch, position: number): Branch {
  const { strand } = replica.line(from)
  if (!Number.isInteger(position) || position < 0 || position > strand.length) {
    throw new Error(`a branch begins at a position up to ${strand.length}, not at ${position}`)
  }
  const at = wholeInput(strand.entries, position)
  const entries = strand.entries.slice(0, at)
  const last = entries.at(-1)?.seq ?? 0
  const checkpoints = strand.checkpoints.filter(({ seq }) => seq <= last)
  const { header, options, renames } = strand.log
  const log = new EventLog(header, entries, { checkpoints, options, renames })
  const branch = new Strand({ log, parts: strand.parts, origin: { strand, position: at } })
  for (const entry of entries) if (strand.invented.has(entry)) branch.invented.add(entry)
  return replica.add(branch)
}

/** An input goes with all that was taken within it. */
function wholeInput(entries: readonly LogEntry[], position: number): number {
  let at = position
  while (entries[at]?.within) at++
  return at
}

/** Sends an event to an actor of a branch, as if from outside. @returns the branch's new length */
export async function invent(
  replica: LogReplica,
  branch: Branch,
  actor: string,
  text: string,
): Promise<number> {
  const strand = branchOf(replica, branch)
  const event = eventFrom(text)
  const { actors } = await replica.line(branch).scenes.at({ position: strand.length, microstep: 0 })
  if (!actors.has(actor)) throw new Error(`There is no actor ${actor} at the end of the branch.`)
  return add(strand, { ...nextOf(strand), to: actor, event })
}

/** Lets a timer fire that is pending at the end of a branch: time goes on until it is due. */
export async function inventTimer(
  replica: LogReplica,
  branch: Branch,
  { actor, type, count }: Pick<PendingTimer, 'actor' | 'type' | 'count'>,
): Promise<number> {
  const strand = branchOf(replica, branch)
  const { timers } = await replica.line(branch).scenes.at({ position: strand.length, microstep: 0 })
  const timer = timers.find(
    ({ from, event, count: own }) => from === actor && event.type === type && own === count,
  )
  if (!timer) throw new Error(`${actor} has no such timer at the end of the branch.`)
  const { seq, at } = nextOf(strand)
  const { from, to, due } = timer
  return add(strand, {
    seq,
    at: Math.max(at, due),
    to,
    event: { type },
    timer: count,
    ...(from !== to && { from }),
  })
}

/**
 * Goes on with what followed in the log after the fork. Its digests say what the log was then, not what
 * the branch is: they are left out.
 */
export function goOn(replica: LogReplica, branch: Branch, count: number): number {
  const strand = branchOf(replica, branch)
  const { strand: log, position } = strand.origin as NonNullable<Strand['origin']>
  const begin = position + strand.gone
  const end = wholeInput(log.entries, Math.min(begin + Math.max(0, count), log.length))
  const { seq: first, at: least } = nextOf(strand)
  const shift = first - (log.entries[begin]?.seq ?? first)
  const entries = log.entries.slice(begin, end).map(({ digest: _, ...entry }) => ({
    ...entry,
    seq: entry.seq + shift,
    at: Math.max(entry.at, least),
  }))
  strand.gone += entries.length
  strand.append(entries)
  return strand.length
}

/** The log, or a branch, as NDJSON, up to a position; a branch is a log of its own. */
export function save(replica: LogReplica, branch: Branch, upTo: number): string {
  const { strand } = replica.line(branch)
  const entries = strand.entries.slice(0, wholeInput(strand.entries, Math.max(0, upTo)))
  const last = entries.at(-1)?.seq ?? strand.checkpoints[0]?.seq ?? 0
  const { header } = strand.log
  const own = branch === 'log' ? header : { ...header, id: crypto.randomUUID() }
  const checkpoints = strand.checkpoints.filter(({ seq }) => seq <= last)
  return new EventLog(own, entries, { checkpoints }).toNDJSON()
}

function branchOf(replica: LogReplica, branch: Branch): Strand {
  const { strand } = replica.line(branch)
  if (!strand.origin) throw new Error('The log itself cannot be changed: fork it first.')
  return strand
}

function nextOf({ entries, checkpoints }: Strand): Pick<LogEntry, 'seq' | 'at'> {
  const last = entries.at(-1)
  return { seq: (last?.seq ?? checkpoints.at(-1)?.seq ?? 0) + 1, at: last?.at ?? 0 }
}

function add(strand: Strand, entry: LogEntry): number {
  strand.invented.add(entry)
  strand.append([entry])
  return strand.length
}
