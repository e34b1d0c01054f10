import type { Notification } from '../../shell/realtime/realtime.events.ts'

/** How many float over the page at a time. */
const mostFloating = 3

/** How long one floats before the guest's eyes, in ms. */
export const floatTime = 8_000

/** A notification that has been seen floating over the page. */
export interface Float {
  notificationId: string
  /** In ms since the epoch. */
  leavesAt: number
}

/** With one more, or the same when it floats already. */
export function withFloat(
  floats: readonly Float[],
  notificationId: string,
  leavesAt: number,
): readonly Float[] {
  const isKnown = floats.some((float) => float.notificationId === notificationId)
  return isKnown ? floats : [...floats, { notificationId, leavesAt }]
}

/** Without that one. */
export function withoutFloat(floats: readonly Float[], notificationId: string): readonly Float[] {
  return floats.filter((float) => float.notificationId !== notificationId)
}

/** Those whose time is not over. */
export function stillFloating(floats: readonly Float[], now: number): readonly Float[] {
  return floats.filter(({ leavesAt }) => leavesAt > now)
}

/** With so much more time for each, in ms. */
export function postponed(floats: readonly Float[], ms: number): readonly Float[] {
  return floats.map((float) => ({ ...float, leavesAt: float.leavesAt + ms }))
}

/** In how many ms the first one leaves; there is one. */
export function untilNextLeaves(floats: readonly Float[], now: number): number {
  return Math.max(0, Math.min(...floats.map(({ leavesAt }) => leavesAt)) - now)
}

/**
 * What floats over the page: those that are seen there stay until they leave; the newest unseen ones
 * take the places that are free.
 * @param listed newest first
 */
export function floatingNow(
  listed: readonly Notification[],
  floats: readonly Float[],
): readonly Notification[] {
  const ids = new Set(floats.map(({ notificationId }) => notificationId))
  const isFloating = ({ id }: Notification) => ids.has(id)
  const waiting = listed.filter((one) => one.unseen && !isFloating(one))
  const free = mostFloating - listed.filter(isFloating).length
  const next = new Set(waiting.slice(0, Math.max(0, free)))
  return listed.filter((one) => isFloating(one) || next.has(one))
}
