import type { SnapshotFrom } from 'xstate'
import { ageCheckWay } from '../ageVerification/ageCheckWay.ts'
import type { AgeCheckWay } from '../ageVerification/ageVerification.events.ts'
import type { guestMachine } from './guest.machine.ts'
import type { GuestState } from './guest.state.ts'

type GuestSnapshot = SnapshotFrom<typeof guestMachine>

/** Everything known of the guest [GST-2 to GST-14]. */
export function selectGuest({ context }: GuestSnapshot): GuestState {
  return context.guest
}

/** Whether a guest is logged in [GST-1]. */
export function selectIsLoggedIn(snapshot: GuestSnapshot): boolean {
  return snapshot.context.guest.isLoggedIn
}

/** The guest's id; null for an anonymous visitor. */
export function selectGuestId({ context }: GuestSnapshot): string | null {
  return context.guest.id
}

/** The guest's name; null for an anonymous visitor. */
export function selectGuestName({ context }: GuestSnapshot): string | null {
  return context.guest.name
}

/** The balance as text, as the platform formats it. */
export function selectBalanceFormatted({ context }: GuestSnapshot): string {
  return context.guest.balanceFormatted
}

/** Whether the balance shown may be an old one: it is being loaded, or that failed. */
export function selectIsBalanceOutdated(snapshot: GuestSnapshot): boolean {
  return (
    snapshot.matches({ loggedIn: 'loadingBalance' }) ||
    snapshot.matches({ loggedIn: 'balanceOutdated' })
  )
}

/** How the guest is led to the age check. */
export function selectAgeCheckWay({ context }: GuestSnapshot): AgeCheckWay {
  return ageCheckWay(context.guest)
}

/** Whether the account was locked; never reversed [GST-16]. */
export function selectIsLocked({ context }: GuestSnapshot): boolean {
  return context.guest.isLocked
}

/** Whether who the visitor is, is being found out. */
export function selectIsLoadingSession(snapshot: GuestSnapshot): boolean {
  return snapshot.matches('loadingSession')
}

/** Whether finding out failed and nobody is known; `guest.retryRequested` tries again. */
export function selectHasSessionFailed(snapshot: GuestSnapshot): boolean {
  return snapshot.matches('failed') && !snapshot.context.guest.isLoggedIn
}

/** Whether the platform has ended the login by itself, and none has been accepted since. */
export function selectIsLoginRefused({ context }: GuestSnapshot): boolean {
  return !context.guest.isLoggedIn && Boolean(context.loginRefusal)
}

/** Whether the guest is on the way out. */
export function selectIsLoggingOut(snapshot: GuestSnapshot): boolean {
  return snapshot.matches('loggingOut')
}

/** When the session expires, in ms since the epoch; null before one was loaded [GST-29]. */
export function selectSessionExpiresAt({ context }: GuestSnapshot): number | null {
  return context.sessionExpiresAt
}
