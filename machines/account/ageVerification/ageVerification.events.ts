import type { LeaveRefused } from '../../shell/app/browser.events.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent } from '../../shell/realtime/realtime.events.ts'
import type { GuestIdentified } from '../guest/guest.events.ts'

export type AvsPush = PushEvent<'avsSet' | 'avsPending' | 'avsRejected' | 'avsRevoked'>

/** Where the guest proves the age: in the pay tour, by a check at another provider, or as they choose in a box. */
export type AgeCheckWay = 'payTour' | 'provider' | 'box'

export type AgeVerificationEvent =
  | GuestIdentified
  | PageEvent
  | AvsPush
  | LeaveRefused
  | { type: 'ageVerification.startRequested'; way: AgeCheckWay }
  /** The forced modal's other way out. */
  | { type: 'ageVerification.logoutRequested' }
  | { type: 'ageVerification.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    ageVerification: AgeVerificationEvent
  }
}
