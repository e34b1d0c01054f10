import type { GuestState } from './guest.state.ts'

/** The id of who is logged in; null for a visitor. */
export function guestIdOf({
  isLoggedIn,
  id,
}: Pick<GuestState, 'isLoggedIn' | 'id'>): string | null {
  return isLoggedIn ? id : null
}
