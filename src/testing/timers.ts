import type { AnyActorRef, AnyEventObject } from 'xstate'
import type { Effect } from './pure.ts'

/** A timer that a machine set and that is still to fire. */
export interface PendingTimer {
  /** What it sends, for a timer that was set without an id. */
  id: string
  event: AnyEventObject
  /** In ms of the exploration's clock. */
  dueAt: number
  /** Whom it tells something; undefined for the machine itself. */
  to?: AnyActorRef
  /** Nothing cancels it any more: it has no id, or that was set again. */
  isLost?: true
}

/** What a machine sends, as XState hands it to its effects. */
export interface Sending {
  event: AnyEventObject
  delay?: number
  id?: string
  to?: AnyActorRef
}

/** The timers that are pending once a machine has done something, those that are due first before the others. */
export function timersAfter(
  before: readonly PendingTimer[],
  effects: readonly Effect[],
  now: number,
): readonly PendingTimer[] {
  let timers = [...before]
  for (const { type, params } of effects) {
    if (type === 'xstate.cancel') {
      const { sendId } = params as { sendId: string }
      timers = timers.filter(({ id, isLost }) => isLost || id !== sendId)
    } else if (type === 'xstate.raise' || type === 'xstate.sendTo') {
      const { event, delay, id, to } = params as Sending
      if (delay === undefined) continue
      timers = id === undefined ? timers : withLost(timers, id)
      timers.push({
        id: id ?? event.type,
        event,
        dueAt: now + delay,
        ...(id === undefined && { isLost: true }),
        ...(type === 'xstate.sendTo' && to && { to }),
      })
    }
  }
  return timers.toSorted((one, other) => one.dueAt - other.dueAt)
}

/** The timers that are pending once one of them has fired: its id is forgotten. */
export function timersWithout(
  timers: readonly PendingTimer[],
  fired: PendingTimer,
): readonly PendingTimer[] {
  return withLost(timers, fired.id).filter((_, index) => timers[index] !== fired)
}

const withLost = (timers: readonly PendingTimer[], lost: string): PendingTimer[] =>
  timers.map((timer) => (timer.id === lost ? { ...timer, isLost: true } : timer))
