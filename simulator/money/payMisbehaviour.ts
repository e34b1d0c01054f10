import type { FaultBoard } from '../core/faults.simulator.ts'

/** What the payment client's page does wrong by itself, on the way of an order or as it opens. */
export const pageMisbehaviours = [
  'closeBeforeBooking',
  'closeAfterBooking',
  'reloadBeforeBooking',
  'reloadAfterBooking',
  'doubleSubmit',
  'successTwice',
  'successWithoutBooking',
  'bookingWithoutSuccess',
  'malformedSignals',
] as const

/** What the payment client's server does wrong with an order. */
export const orderMisbehaviours = [
  'decline',
  'timeoutBeforeBooking',
  'timeoutAfterBooking',
] as const

/** Every kind of fault `payClient`. */
export const payMisbehaviours = ['neverReady', ...orderMisbehaviours, ...pageMisbehaviours] as const
export type PayMisbehaviour = (typeof payMisbehaviours)[number]

/** Milliseconds that an order stays unanswered: longer than the page waits. */
export const unansweredFor = 30_000

/**
 * How the payment client is to misbehave now, if it is; the fault counts only when it fits.
 * @param kinds what can go wrong at this moment
 */
export function misbehaviourOf<K extends PayMisbehaviour>(
  faults: FaultBoard,
  guestId: string | null,
  flow: string,
  kinds: readonly K[],
): K | null {
  const isMeant = (kind: PayMisbehaviour): kind is K => (kinds as readonly string[]).includes(kind)
  const hit = faults.hit(
    guestId,
    'payClient',
    (fault) => isMeant(fault.kind) && (fault.flow === undefined || fault.flow === flow),
  )
  return hit && isMeant(hit.kind) ? hit.kind : null
}
