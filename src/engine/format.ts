import type { Digest } from './digest.ts'
import type { AnyEventObject } from './xstate.ts'

/** The first line of a log (contract §5). */
export interface LogHeader {
  /** The version of the format. */
  log: number
  id: string
  session: string
  /** The build that recorded it: a hash of its contents. */
  build: string
  /** The version of the events that it was recorded with; upcasters begin from there. */
  events?: number
  /** ISO 8601. */
  startedAt: string
  /** Seeds the system's chance. */
  seed: string | number
  /** The id of the root actor, when it was given one. */
  rootId?: string
  /** The root's system id, when it was given one. */
  systemId?: string
  /** The root actor's input. */
  input?: unknown
  /** The persisted snapshot that the root was restored from. */
  snapshot?: unknown
  /**
   * How texts count in digests: each by itself, or by its shape, so that a redacted text counts like
   * the real one.
   */
  texts?: 'exact' | 'shape'
  /** How keys of objects count in digests, as `texts` do. */
  keys?: 'exact' | 'shape'
  /** Keys of objects within which numbers count by their shape and flags not at all. */
  untold?: readonly string[]
  /** How many digits of base 36 a hash has in digests at most; five when absent. */
  digits?: number
  /** The version of the format in which it was written, when that was an older one. */
  written?: 1
  /** Digests of the actors that the start of the system left behind. */
  digest?: Digest
}

/**
 * The effect during which an input was taken: its actor (empty for the one that sent it), what it is called (`start`, `receive`,
 * `observe`, `emit TYPE`, `action NAME` …), which of that name within the input under way if not the
 * first, and for an action which of the actor's actions. An actor alone stands for any effect of the
 * one at that address; nothing for the time before the root was started.
 */
export type Within = [actor?: string, name?: string, count?: number, action?: number]

/** One input (contract §5). */
export interface LogEntry {
  /** 1, 2, 3 … */
  seq: number
  /** Milliseconds since the header's startedAt. */
  at: number
  /** Address of the actor that took it. */
  to: string
  /** Address of the actor it came from, when one of this system sent it; absent for `to` itself. */
  from?: string
  /** The name of its logic, when it is no machine and its id is another. */
  src?: string
  /**
   * A timer fired: the k-th of those that were pending with this sender and type; 0 for the one that
   * is due first.
   */
  timer?: number
  /** The input was taken while an effect of the input before it was under way. */
  within?: Within
  /** 2, 3 … for the further events that an upcaster made of one; they share its number. */
  half?: number
  event: AnyEventObject
  /** Digests of the actors that changed since the last digest, after this input. */
  digest?: Digest
}

/** Version of the format that this build writes. */
export const logVersion = 2

/**
 * An effect threw: an action, an effect's start, or a receiver. Addressed to its actor. No event of
 * the logic's own may bear this type.
 */
export const threwType = 'engine.threw'
/** An input that an upcaster has dropped; what was taken within it and its digest stay. */
export const droppedType = 'engine.dropped'
/** The root was stopped by its owner. */
export const stopType = 'xstate.stop'

/**
 * Replaces what must not leave the page; gets an event, which it must not change, and the name of the logic
 * that took it. The input of the root comes as `xstate.init` with `input`, what a checkpoint holds of an
 * actor as `engine.state` with `context`, `input`, `origin`, `output` and `error`. What it returned once, it returns
 * unchanged.
 */
export type Redact = (event: AnyEventObject, logic: string) => AnyEventObject

/** The name of the logic that took an entry: the id of its actor, where the entry says no other. */
export function logicOf({ src, to }: Pick<LogEntry, 'src' | 'to'>): string {
  return src ?? to.slice(to.lastIndexOf('/') + 1)
}

/** How what a state holds counts in digests. */
export type HashRules = Pick<LogHeader, 'texts' | 'keys' | 'untold' | 'digits'>
