import type { GuestState } from '../../account/guest/guest.state.ts'
import { type StatusBarType, statusBarTypes } from './statusBar.events.ts'

/** Bars that do not need a guest who is logged in. */
export const visitorBars = ['error', 'notfoundredirect'] as const satisfies readonly StatusBarType[]

/** Bars that the guest removed and the cause each had then: another cause shows it again. */
export type RemovedBars = Readonly<Partial<Record<StatusBarType, string>>>

const causes: Partial<Record<StatusBarType, (guest: GuestState) => string | undefined>> = {
  noavs: ({ hasAvs, avsStatus }) => (!hasAvs && avsStatus === 'unknown' ? 'unknown' : undefined),
  avsstatus: ({ avsStatus }) =>
    avsStatus === 'pending' || avsStatus === 'rejected' ? avsStatus : undefined,
  mailnotverified: ({ email, isEmailVerified }) =>
    email !== null && !isEmailVerified ? 'unverified' : undefined,
}

/** Why the guest's state calls for a bar; undefined when it does not. */
export function causeOf(bar: StatusBarType, guest: GuestState): string | undefined {
  return guest.isLoggedIn ? causes[bar]?.(guest) : undefined
}

/**
 * The bars to show, the weightiest first.
 * @param requested bars that something else than the guest's state called for
 */
export function barsDue(
  guest: GuestState,
  requested: readonly StatusBarType[],
  removed: RemovedBars,
): readonly StatusBarType[] {
  return statusBarTypes.filter((bar) => {
    const cause = causeOf(bar, guest)
    return (cause !== undefined && removed[bar] !== cause) || requested.includes(bar)
  })
}

/** The removed bars without those named. */
export function withoutFlags(removed: RemovedBars, bars: readonly StatusBarType[]): RemovedBars {
  const others = Object.entries(removed).filter(([bar]) => !bars.some((named) => named === bar))
  return Object.fromEntries(others)
}

/** The removed bars as item `statusBarFlags` keeps them: `noavs:unknown.avsstatus:pending` [STB-3]. */
export function flagsText(removed: RemovedBars): string {
  return Object.entries(removed)
    .map(([bar, cause]) => `${bar}:${cause}`)
    .join('.')
}

/** The removed bars that are stored, the inverse of `flagsText`; what is malformed is left out. */
export function parseFlags(text: string | undefined): RemovedBars {
  const removed: Partial<Record<StatusBarType, string>> = {}
  for (const flag of text?.split('.') ?? []) {
    const [, name, cause] = /^(\w+):(\w+)$/.exec(flag) ?? []
    const bar = statusBarTypes.find((type) => type === name)
    if (bar && cause) removed[bar] = cause
  }
  return removed
}
