import type { Arrow, Chart, Coverage, Microstep, Standing } from './replica.chart.types.ts'
import type {
  Acceptable,
  ActorInfo,
  Aspect,
  Changes,
  Explanation,
  PendingTimer,
  Shown,
  ShownPart,
  Way,
} from './replica.value.types.ts'

/**
 * What the inspector asks of a replica: a log folded again by the logic that made it, in a worker of the
 * inspector's page or in the process that is inspected. Everything is plain data, so that it passes between
 * windows, workers and sockets alike. Questions only read; a branch is the one thing a replica makes.
 */

/** The log itself, or a branch of it: `what if` it had gone on otherwise from some entry. */
export type Branch = 'log' | `branch-${number}`

/** A moment: how many entries are folded, and how many microsteps of the next one (0: it is at rest). */
export interface Moment {
  branch: Branch
  position: number
  microstep: number
}

/** What was opened. */
export interface Opened {
  /** Of the log's header. */
  id: string
  session: string
  build: string
  startedAt: string
  /** The name of the system by whose logic it is folded; null when none of those known made this log. */
  system: string | null
  /** Positions go from `first` to `length`. */
  first: number
  length: number
  /** Parts of a log that is too large to be shown whole: each may be opened by its number. */
  parts: readonly Part[]
  /** The part that is shown. */
  part: number
  /** Whether it goes on while it is looked at. */
  isLive: boolean
  /** What reading it had to put up with, for a person to read. */
  warnings: readonly string[]
  /** Why only a part is shown, or nothing can be folded; null for a log that is whole. */
  problem: string | null
  /** Where this build and the log part first. */
  divergence: Difference | null
  differences: readonly Difference[]
  moreDifferences: number
}

/** What stands in a log from one of its checkpoints to the next. */
export interface Part {
  /** The number of the entry after which it begins; 0 for the start. */
  from: number
  bytes: number
}

/** As the engine tells it. */
export interface Difference {
  kind: 'changed' | 'missing' | 'added' | 'renamed'
  seq: number
  path: string
  part: string
  expected: string
  found: string
}

/** How far an answer has come that takes long; pushed while it is under way. */
export interface Progress {
  work: 'reading' | 'folding' | 'covering'
  done: number
  total: number
}

/** Where an input came from. */
export type RowKind = 'outside' | 'effect' | 'timer' | 'lifecycle'

/** An entry of the log, as its list shows it. `position` is that after it was folded. */
export interface Row {
  position: number
  seq: number
  /** Milliseconds since the log's start. */
  at: number
  kind: RowKind
  to: string
  from: string | null
  type: string
  /** The event's payload on one line, at most 120 characters. */
  preview: string
  /** Taken while the one before was still being folded. */
  isWithin: boolean
  isInvented: boolean
  hasDifference: boolean
}

/** Which rows are wanted; what is absent wants all. */
export interface RowFilter {
  /** An actor's address: it and all below it, as receiver or sender. */
  actor?: string
  kinds?: readonly RowKind[]
  /** Types of events, each with `*` for the rest of a name. */
  types?: readonly string[]
  /** Stands somewhere in address, type or payload; case does not count. */
  text?: string
}

/** Where to go on the way through the log. */
export type Aim =
  /** An entry whose event is of the type of the one from which one goes. */
  | { kind: 'alike' }
  | { kind: 'change'; actor: string; path: string }
  | { kind: 'breakpoints'; breakpoints: readonly Breakpoint[] }

/** Where the inspector stops. */
export type Breakpoint =
  | { kind: 'event'; actor?: string; type: string }
  | { kind: 'state'; actor: string; state: string }
  /** An expression in CEL over `context`, `value` and `event` that becomes true. */
  | { kind: 'expression'; actor: string; expression: string }

/** What a replica can be asked. Every question about a moment is answered for that moment. */
export interface Replica {
  /** Rows that a filter leaves: how many, and where among them a position stands (the nearest before). */
  count(branch: Branch, filter: RowFilter, near?: number): { total: number; index: number }
  rows(branch: Branch, filter: RowFilter, from: number, count: number): readonly Row[]
  /** Types of events in the log, the most frequent first. */
  types(branch: Branch): readonly { type: string; count: number }[]
  /** Positions of the entries that led to an entry, and of those that it led to. */
  causes(
    branch: Branch,
    position: number,
  ): { causes: readonly number[]; effects: readonly number[] }
  actors(moment: Moment): readonly ActorInfo[]
  /** The last moment of an actor that is gone, within the entry by which it ended; null for any other. */
  lastMoment(moment: Moment, actor: string): Moment | null
  chart(machine: string): Chart
  standing(moment: Moment, actor: string): Standing
  coverage(branch: Branch, machine: string): Coverage
  microsteps(branch: Branch, position: number): readonly Microstep[]
  /** Of `count` entries, from the one at position `from` on. */
  arrows(branch: Branch, from: number, count: number): readonly Arrow[]
  value(moment: Moment, actor: string, aspect: Aspect, way: Way): Shown | null
  parts(
    moment: Moment,
    actor: string,
    aspect: Aspect,
    way: Way,
    from: number,
    count: number,
  ): readonly ShownPart[]
  changes(before: Moment, after: Moment, actor?: string): Changes
  timers(moment: Moment): readonly PendingTimer[]
  accepts(moment: Moment, actor: string): readonly Acceptable[]
  explain(moment: Moment, actor: string, event: string): Explanation
  /**
   * The next position in a direction at which an aim is met; null when there is none.
   * @param asker ends the search of the same asker that is still under way: it is refused
   */
  travel(branch: Branch, from: number, direction: 1 | -1, aim: Aim, asker: string): number | null
  /** Whether a breakpoint can be used; what is wrong with it, else null. */
  check(breakpoint: Breakpoint): string | null
  /** Begins a branch at a position of the log or of another branch. */
  fork(branch: Branch, position: number): Branch
  /** Sends an event (JSON) to an actor of a branch. @returns the branch's new length */
  invent(branch: Branch, actor: string, event: string): number
  /** Lets a pending timer of a branch fire. */
  inventTimer(branch: Branch, timer: Pick<PendingTimer, 'actor' | 'type' | 'count'>): number
  /** Goes on with the entries that followed in the log after the fork, `count` of them. */
  goOn(branch: Branch, count: number): number
  drop(branch: Branch): void
  /** The log, or a branch, as NDJSON, up to a position. */
  save(branch: Branch, upTo: number): string
}
