import type { Step } from '../../../src/testing/laws.ts'
import type { GuestPush } from './guest.events.ts'
import type { guestMachine } from './guest.machine.ts'
import type { GuestSession } from './guest.setup.ts'

export type GuestStep = Step<typeof guestMachine>

type State = 'loadingSession' | 'anonymous' | 'loggedIn' | 'loggingOut' | 'failed'
export const is = (snapshot: GuestStep['before'], state: State) => snapshot?.matches(state) ?? false
/** How the balance of who is logged in stands. */
export const isBalance = (
  snapshot: GuestStep['before'],
  balance: 'balanceKnown' | 'balanceOutdated' | 'loadingBalance',
) => snapshot?.matches({ loggedIn: balance }) ?? false
export const enters = ({ before, after }: GuestStep, state: State) =>
  is(after, state) && !is(before, state)
export const isKnown = ({ before }: GuestStep) => before?.context.guest.isLoggedIn ?? false

const pushes = [
  'push.avsRevoked',
  'push.guestBalance',
  'push.guestEmailVerified',
  'push.guestLocked',
] as const
/** What was pushed; one push stands for all that are followed alike. */
export const pushed = ({ on }: GuestStep): GuestPush | undefined =>
  pushes.map((type) => on(type)).find((push) => push !== undefined)

/** What the server answers about the session. */
export const session = ({ answered }: GuestStep) =>
  answered('loadSession')?.output as GuestSession | undefined
/** A guest who is here is followed by another, or by nobody. */
export const isAnother = (step: GuestStep) => {
  const answer = session(step)
  const known = step.before?.context.guest.id ?? null
  return answer !== undefined && known !== null && known !== answer.guest.id
}
/** The session was refused: for the platform nobody is logged in. */
export const isRefused = ({ failed }: GuestStep) =>
  (failed('loadSession')?.error as { status?: number } | undefined)?.status === 401
/** A channel begins anew: whether what was pushed meanwhile was missed, or there was none before. */
export const connected = ({ on, before }: GuestStep) => {
  const isFollowed = is(before, 'loadingSession') || is(before, 'loggedIn')
  if (!isFollowed || on('realtime.sessionEstablished')?.resumed !== false) return undefined
  return before?.context.hadChannel ? 'missed' : 'first'
}
export const isLeftElsewhere = ({ on, before }: GuestStep) => {
  const left = on('otherTabs.guestLeft')
  return (
    left !== undefined && !is(before, 'loggingOut') && left.guestId === before?.context.guest.id
  )
}
/** A request was refused because of the login, and the session may be asked for again. */
export const isRenewedNow = ({ on, before, now }: GuestStep) =>
  is(before, 'loggedIn') &&
  on('guest.loginRefused') !== undefined &&
  now >= (before?.context.loginRefusal?.restsUntil ?? 0)
