/** What a replica tells of actors and their values at a moment. */

import type { Refusal } from './replica.chart.types.ts'

/** An actor at a moment. */
export interface ActorInfo {
  /** Its address: ids from the root joined by `/`. */
  path: string
  parent: string | null
  /** The name under which its parent knows its logic. */
  src: string
  logic: 'machine' | 'promise' | 'callback' | 'observable' | 'transition' | 'other'
  /** Names its chart, which all actors of one machine share; null for other logic. */
  machine: string | null
  status: 'active' | 'done' | 'error' | 'stopped'
  /** A machine's states on one line, `running.shell`; empty for other logic. */
  value: string
}

/** A value as it is shown, without what is inside it. */
export interface Shown {
  kind:
    | 'null'
    | 'undefined'
    | 'boolean'
    | 'number'
    | 'bigint'
    | 'text'
    | 'symbol'
    | 'function'
    | 'date'
    | 'regexp'
    | 'url'
    | 'error'
    | 'bytes'
    | 'list'
    | 'map'
    | 'set'
    | 'object'
    | 'actor'
    | 'unrecorded'
    | 'cycle'
  /** On one line, at most 120 characters. */
  text: string
  /** How many parts it has. */
  size: number
}

/** A part of a value. `index` is its place among the parts, which leads to it. */
export interface ShownPart {
  index: number
  key: string
  value: Shown
}

/** A way into a value, by places of parts. */
export type Way = readonly number[]

/** What of an actor is looked into. */
export type Aspect = 'context' | 'output' | 'error' | 'input' | 'event'

/** What changed between two moments. */
export interface Change {
  actor: string
  /** `value`, `status`, or the way to what changed: `context.items[3].name`. */
  path: string
  kind: 'added' | 'removed' | 'changed'
  before: Shown | null
  after: Shown | null
}

export interface Changes {
  list: readonly Change[]
  /** Beyond those listed. */
  more: number
}

/** A timer that is pending. */
export interface PendingTimer {
  actor: string
  target: string
  type: string
  count: number
  /** In ms. */
  delay: number
  /** Milliseconds since the log's start at which it is due. */
  due: number
  setAt: number | null
}

/** A type of event that an actor takes as it is now, or does not. */
export interface Acceptable {
  type: string
  /** False: every transition for it is guarded, and all guards say no to the sample. */
  isAccepted: boolean
  refused: readonly Refusal[]
  shape: Shape
  /** Payloads of this type that the log or the system knows, as JSON, the latest first. */
  samples: readonly string[]
}

/** What an event's payload looks like: the part of JSON Schema that a form needs. */
export interface Shape {
  type: 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null' | 'any'
  enum?: readonly (string | number | boolean | null)[]
  properties?: Readonly<Record<string, Shape>>
  required?: readonly string[]
  items?: Shape
}

/** What an event would do, without doing it. */
export interface Explanation {
  isTaken: boolean
  transitions: readonly string[]
  refused: readonly Refusal[]
  /** Why nothing happens, in words. */
  sentence: string
}
