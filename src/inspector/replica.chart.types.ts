/** What a replica tells of charts: how they are made, and what they do. */

/** A machine as it is defined. */
export interface Chart {
  machine: string
  root: ChartNode
  /** How many states it has. */
  size: number
}

export interface ChartNode {
  /** Unique within the chart: XState's id of the state. */
  id: string
  key: string
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  history: 'shallow' | 'deep' | null
  description: string | null
  tags: readonly string[]
  /** The id of the state in which a compound one begins. */
  initial: string | null
  entry: readonly string[]
  exit: readonly string[]
  invokes: readonly { id: string; src: string }[]
  transitions: readonly ChartTransition[]
  states: readonly ChartNode[]
}

export interface ChartTransition {
  /** Unique within the chart: the state's id, the event, and its place among those of that event. */
  id: string
  source: string
  /** Empty for one that leads nowhere. */
  targets: readonly string[]
  event: string
  kind: 'event' | 'after' | 'always' | 'done' | 'error' | 'wildcard'
  /** On one line; null without one. */
  guard: string | null
  actions: readonly string[]
  /** `after 1000 ms` or the delay's name; null for others. */
  delay: string | null
  isReentering: boolean
}

/** What a machine is at a moment. */
export interface Standing {
  /** Ids of the states that are active, the root first. */
  active: readonly string[]
  /** What the latest microstep of this actor, up to the moment, took. */
  taken: readonly string[]
  /** What did not come about in the latest input that reached it, and why. */
  refused: readonly Refusal[]
}

/** A transition whose guard said no. */
export interface Refusal {
  transition: string
  event: string
  guard: string
  /** The guard's parts with what each said: `and(isOpen: yes, hasMoney: no)`. */
  verdict: string
}

/** How often each state was entered and each transition taken in the log so far looked at. */
export interface Coverage {
  states: Readonly<Record<string, number>>
  transitions: Readonly<Record<string, number>>
  /** Entries looked at, of all. */
  done: number
  total: number
}

/** One step of one actor within an input. */
export interface Microstep {
  index: number
  actor: string
  event: string
  preview: string
  /** Who sent it, null for the outside. */
  from: string | null
  taken: readonly string[]
  refused: readonly Refusal[]
  /** Names of the actions that ran, would have run, and of what was raised, sent, spawned. */
  actions: readonly string[]
  valueBefore: string
  valueAfter: string
}

/** An event on its way between two lifelines, within an input. */
export interface Arrow {
  position: number
  at: number
  /** Null: the outside. */
  from: string | null
  to: string
  type: string
  isInput: boolean
  /** A timer that fired: the position at which it was set, null when that is not known. */
  timerSetAt: number | null
}
