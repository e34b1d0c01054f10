import type { Started } from './recording.ts'
import { pendingTimers } from './timers.ts'
import { type AnyActor, type AnyEventObject, hasEnded } from './xstate.ts'

/** What was asked of a recorded system cannot be done; the message says why. */
export class OrderError extends Error {
  override readonly name = 'OrderError'
}

/** Names a timer: of those of an actor that send a type, the one with this count. */
export interface TimerName {
  actor: string
  type: string
  count: number
}

/** The parts of a recording that take orders. */
type Ordered = Pick<Started, 'system' | 'recorder'>

/**
 * Sends an event to an actor as the world outside does: it is an input.
 * @param address of the actor
 * @throws OrderError when no actor is there that takes events
 */
export function sendTo(
  { system, recorder }: Ordered,
  address: string,
  event: AnyEventObject,
): void {
  const actor = actorAt({ system, recorder }, address)
  if (hasEnded(actor)) throw new OrderError(`${address} has ended and takes no events`)
  actor.send(event)
}

/**
 * Lets a timer fire now in place of when it is due; in the log it has fired.
 * @throws OrderError when no such timer is pending
 */
export function fireTimer(ordered: Ordered, timer: TimerName): void {
  const actor = actorAt(ordered, timer.actor)
  const pending = pendingTimers(actor).find(
    ({ event, count }) => event.type === timer.type && count === timer.count,
  )
  if (!pending) {
    const which = timer.count === 1 ? '' : ` ${timer.count}`
    throw new OrderError(`${timer.actor} has no timer${which} pending that sends ${timer.type}`)
  }
  ordered.recorder.fireNow(pending)
}

function actorAt({ system, recorder }: Ordered, address: string): AnyActor {
  if (!recorder.isAtRest) throw new OrderError('the system is at work: an input is under way')
  const actor = system.paths.find(address)
  if (!actor) throw new OrderError(`no actor is at ${address}`)
  return actor
}
