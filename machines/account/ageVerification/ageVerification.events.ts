import type { LeaveRefused } from '../../shell/app/browser.events.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent } from '../../shell/realtime/realtime.events.ts'
import type { GuestIdentified } from '../guest/guest.events.ts'

export type AvsPush = PushEvent<'avsSet' | 'avsPending' | 'avsRejected' | 'avsRevoked'>

export type AgeVerificationEvent =
  | GuestIdentified
  | PageEvent
  | AvsPush
  | LeaveRefused
  /** The guest wants to verify their age: in the pay tour, or by a check at another provider. */
  | { type: 'ageVerification.startRequested'; way: 'payTour' | 'provider' }
  /** The forced modal's other way out. */
  | { type: 'ageVerification.logoutRequested' }
  | { type: 'ageVerification.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    ageVerification: AgeVerificationEvent
  }
}
