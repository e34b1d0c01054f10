import { Capture } from './capture.ts'
import { type Point, withinOf } from './effects.ts'
import type { LogEntry } from './format.ts'
import type { ActorPaths } from './paths.ts'
import type { Tape } from './tape.ts'
import type { Timer } from './timers.ts'
import { type AnyActor, type AnyEventObject, sourceNameOf } from './xstate.ts'

/** An event that reaches an actor from outside, or from an effect. */
export interface Input {
  target: AnyActor
  event: AnyEventObject
  source?: AnyActor | undefined
  /** The timer that fired. */
  timer?: Timer | undefined
}

/**
 * Puts an input on a tape, as it is when it is taken.
 * @param at in ms since the log's startedAt
 * @param point the effect under way, that it belongs to; null where it belongs to the next moment of rest; undefined at rest
 */
export type Take = (input: Input, at: number, point?: Point | null) => void

/**
 * @param paths names the actors
 * @returns puts inputs on that tape
 */
export function takingOn(tape: Tape, paths: ActorPaths): Take {
  const capture = new Capture((actor) => paths.identity(actor))
  return ({ target, event, source, timer }, at, point) => {
    const { value, bytes } = capture.of(event)
    const to = (paths.of(target) ?? (source && paths.of(source))) as string
    const from = source && source !== target ? paths.of(source) : undefined
    const seq = tape.seq + 1
    // Not added later: an object that grows takes more memory
    const entry: LogEntry =
      from === undefined ? { seq, at, to, event: value } : { seq, at, to, event: value, from }
    if (timer) entry.timer = timer.count
    if (point !== undefined) {
      const stem = point && paths.placeOf(point.actor)?.stem
      const sender = paths.of(source ?? target)
      entry.within = stem ? withinOf(point, stem === sender ? '' : stem) : []
    }
    if (paths.placeOf(target)?.hasEffects) {
      const src = sourceNameOf(target)
      if (src !== undefined && src !== target.id) entry.src = src
    }
    tape.take(entry, bytes)
  }
}
