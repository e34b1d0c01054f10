import type { AnyActorLogic } from 'xstate'
import {
  type Difference,
  EventLog,
  type LogEntry,
  type RecordedLog,
  type Replay,
  type ReplayOptions,
  replay,
  stateOf,
} from '../engine/index.ts'
import { shortOf } from './short.ts'

/** What a log is kept for: this build makes something otherwise, an actor fails, or one comes to a state. */
export type Outcome =
  | ({ is: 'diverged' } & Pick<Difference, 'seq' | 'kind' | 'path' | 'part' | 'found'>)
  | { is: 'failed'; path: string; error: string }
  | { is: 'state'; path: string; value: string }

export interface Minimised {
  /** Its entries, numbered anew, lead to the outcome; without any one of its inputs they do not. */
  log: EventLog
  /** How many replays it took. */
  replays: number
}

/**
 * What stands out at the end of a replayed log: where this build diverges, else the first actor that failed.
 * @param replayed is folded to its end
 * @returns undefined for a log that ends well
 */
export function outcomeOf(replayed: Replay<AnyActorLogic>): Outcome | undefined {
  replayed.run()
  const { divergence, actor } = replayed
  if (divergence) {
    const { seq, kind, path, part, found } = divergence
    return { is: 'diverged', seq, kind, path, part, found }
  }
  const failed = Object.entries(stateOf(actor)).find(([, { status }]) => status === 'error')
  return failed && { is: 'failed', path: failed[0], error: shortOf(failed[1].error) }
}

/**
 * Leaves out whatever of a log its outcome does not need (delta debugging, Zeller and Hildebrandt 2002). An
 * input goes together with what was taken within it. Of what was recorded of states only that stays
 * which the outcome is told by, for what is left out changes the rest.
 * @param logic the logic that was recorded, or today's version of it
 * @param log from its start or its first checkpoint on; it stays as it is
 * @param outcome what the whole log comes to
 */
export function minimiseLog(
  logic: AnyActorLogic,
  log: RecordedLog,
  outcome: Outcome,
  options: ReplayOptions<AnyActorLogic>,
): Minimised {
  let replays = 0
  const inputs = inputsOf(log.entries)
  const holds = (some: readonly LogEntry[][]) => {
    replays++
    return comesTo(logic, logOf(log, some.flat(), outcome), outcome, options)
  }
  return { log: logOf(log, minimise(inputs, holds).flat(), outcome), replays }
}

/**
 * The items without those that a property holds without, in their order.
 * @param holds true of all of them
 * @returns some of them, of which none can be left out alone
 */
export function minimise<T>(items: readonly T[], holds: (some: readonly T[]) => boolean): T[] {
  let left = [...items]
  let size = Math.ceil(left.length / 2)
  while (left.length > 0 && size > 0) {
    let isSmaller = false
    // From the end: what comes last depends on what came before, seldom the other way
    for (let end = left.length; end > 0; end -= size) {
      const some = [...left.slice(0, Math.max(0, end - size)), ...left.slice(end)]
      if (!holds(some)) continue
      left = some
      isSmaller = true
    }
    if (!isSmaller || size > left.length) size = size === 1 ? 0 : Math.ceil(size / 2)
  }
  return left
}

/** Each input with all that was taken within it. */
function inputsOf(entries: readonly LogEntry[]): LogEntry[][] {
  const inputs: LogEntry[][] = []
  for (const entry of entries) {
    const last = inputs.at(-1)
    if (last && (entry.within || entry.half !== undefined)) last.push(entry)
    else inputs.push([entry])
  }
  return inputs
}

/** Some entries as a log of their own, numbered anew. */
function logOf(
  { header, checkpoints, options }: RecordedLog,
  entries: LogEntry[],
  outcome: Outcome,
) {
  const { digest: _, ...start } = header
  const first = checkpoints[0]
  const before = first && entries[0] && first.seq < entries[0].seq ? [first] : []
  const from = before[0]?.seq ?? 0
  const numbered = entries.map(({ digest, ...entry }, index): LogEntry => {
    const seq = from + index + 1
    if (outcome.is !== 'diverged' || entry.seq !== outcome.seq) return { ...entry, seq }
    const told = digest?.[outcome.path]?.[outcome.part]
    return told === undefined
      ? { ...entry, seq, ...(digest && { digest }) }
      : { ...entry, seq, digest: { [outcome.path]: { [outcome.part]: told } } }
  })
  return new EventLog(start, numbered, { checkpoints: before, options })
}

function comesTo(
  logic: AnyActorLogic,
  log: EventLog,
  outcome: Outcome,
  options: ReplayOptions<AnyActorLogic>,
): boolean {
  const replayed = replay(logic, log, options)
  replayed.run()
  switch (outcome.is) {
    case 'diverged':
      return replayed.differences.some(
        ({ kind, path, part, found }) =>
          kind === outcome.kind &&
          path === outcome.path &&
          part === outcome.part &&
          found === outcome.found,
      )
    case 'failed': {
      const { status, error } = stateOf(replayed.actor)[outcome.path] ?? {}
      return status === 'error' && shortOf(error) === outcome.error
    }
    case 'state':
      return shortOf(stateOf(replayed.actor)[outcome.path]?.value) === outcome.value
  }
}
