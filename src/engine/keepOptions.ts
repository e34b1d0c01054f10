import type { Redact } from './format.ts'

/** Takes lines of a log in order, the header first; each with its line break. */
export type Sink = (lines: readonly string[]) => void

/** How much is kept or let pass; what is not named is not limited. */
export interface Amount {
  entries?: number
  /** About how many bytes of memory. */
  bytes?: number
}

/** What becomes of what is recorded. */
export interface KeepOptions {
  /**
   * Applied to checkpoints and to everything that is recorded, soon after it was taken: in the next task, or with
   * `flushWithin` before the sink gets it.
   */
  redact?: Redact
  /** Lets what was taken be redacted in the next task, off the path of the input under way; `setTimeout` by default. */
  promptly?: (run: () => void) => void
  /**
   * Gets the log's lines as they are finished. Entries that it has are forgotten, unless `keep` says
   * otherwise.
   */
  sink?: Sink
  /** How much of the log stays in memory, the newest, from a checkpoint on; all of it when absent. */
  keep?: Amount
  /** How much passes between two checkpoints; a tenth of `keep` when absent, else none is taken. */
  checkpointEvery?: Amount
  /**
   * By when the sink has what was finished: so many ms after the first of it, or once about so many bytes wait.
   * Without it lines wait until there is a batch of them.
   */
  flushWithin?: FlushBound
  /** Lets something happen soon, off the path of the input under way; `setTimeout` by default. */
  soon?: (run: () => void) => void
  /** Lets something happen after so many ms; `setTimeout` by default. */
  after?: (ms: number, run: () => void) => void
}

/** How long, and how much, finished lines may wait for the sink. */
export interface FlushBound {
  ms: number
  bytes: number
}

/** A tenth of what is named; what is not stays without a limit. */
export function tenthOf({ entries, bytes }: Amount): Amount {
  return {
    ...(entries !== undefined && { entries: entries / 10 }),
    ...(bytes !== undefined && { bytes: bytes / 10 }),
  }
}

/** Whether so many entries, or about so many bytes, are more than a limit lets be. Asked at every input. */
export function isOver(entries: number, bytes: number, limit: Amount): boolean {
  return (
    (limit.entries !== undefined && entries > limit.entries) ||
    (limit.bytes !== undefined && bytes > limit.bytes)
  )
}

/** Lets something happen in a task of its own, where nobody says how. */
export function later(run: () => void): void {
  setTimeout(run)
}
