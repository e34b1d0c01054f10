import type { GuestState } from './guest.state.ts'

/** Whether an actor is hidden from the guest for the country the guest is in [GATE-2]. */
export function isBanned(
  { geoLocation }: Pick<GuestState, 'geoLocation'>,
  { bannedCountries }: { bannedCountries: readonly string[] },
): boolean {
  return geoLocation !== null && bannedCountries.includes(geoLocation.countryCode)
}
