import type { GuestState } from './guest.state.ts'
import { guestIdOf } from './guestIdOf.ts'

/**
 * What is known of the guest once the server said who that is: nothing is kept of another one.
 * @param known so far; its `guestId` is null while nobody is logged in
 * @param empty what is left of it for somebody else
 */
export function ofGuest<T extends { guestId: string | null }>(
  known: T,
  empty: T,
  guest: GuestState,
): T {
  const guestId = guestIdOf(guest)
  const isOther = known.guestId !== null && known.guestId !== guestId
  return { ...(isOther ? empty : known), guestId }
}
