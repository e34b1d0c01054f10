import type { PushEvent } from '../../shell/realtime/realtime.events.ts'
import type { GuestIdentified } from '../guest/guest.events.ts'

export type DataProtectionEvent =
  | GuestIdentified
  | PushEvent<'dataProtection'>
  /** The guest answered the question [LGL-4 LGL-5]. */
  | { type: 'dataProtection.answered'; accepted: boolean }
  /** Terms and data protection are accepted together [LGL-6]. */
  | { type: 'dataProtection.bothAccepted' }
  | { type: 'dataProtection.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    dataProtection: DataProtectionEvent
  }
}
