import type { Digest } from './digest.ts'
import type { AnyEventObject } from './xstate.ts'

/** The first line of a log (contract §5). */
export interface LogHeader {
  /** The version of the format. */
  log: number
  id: string
  session: string
  build: string
  /** ISO 8601. */
  startedAt: string
  /** Seeds the system's chance. */
  seed: string | number
  /** The root actor's input. */
  input?: unknown
}

/** One input (contract §5). */
export interface LogEntry {
  /** 1, 2, 3 … */
  seq: number
  /** Milliseconds since the header's startedAt. */
  at: number
  /** Address of the actor that took it. */
  to: string
  /** Address of the actor it came from, when one of this system sent it. */
  from?: string
  /** The number of the timer that fired, in order of scheduling. */
  timer?: number
  /**
   * The input was taken while an effect of the input before it was under way, after so many steps;
   * 0: before the system was started.
   */
  within?: number
  event: AnyEventObject
  /** Digests of the actors that changed since the last digest, after this input. */
  digest?: Digest
}

/** Version of the format that this build writes. */
export const logVersion = 1

/**
 * An effect threw: an action, an effect's start, or a receiver. Addressed to its actor. No event of
 * the logic's own may bear this type.
 */
export const threwType = 'engine.threw'
/** The root was stopped by its owner. */
export const stopType = 'xstate.stop'

/** Replaces what must not leave the page; gets and returns an event, which it must not change. */
export type Redact = (event: AnyEventObject) => AnyEventObject
