import type {
  PushEvent,
  SessionEnded,
  SessionEstablished,
} from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

/** A performer as the messenger shows them beside the conversation [MSG-20]. */
export interface MessengerActor {
  id: string
  name: string
  age: number
  isOnline: boolean
  pictureUrl: string
  countryCode: string
  languages: readonly string[]
  categories: readonly string[]
  /** Takes toy controls. */
  hasToy: boolean
  /** Whether the guest gets e-mails and SMS about them. */
  isEmailEnabled: boolean
  isSmsEnabled: boolean
}

export type ChannelDetailsEvent =
  | RetryDue
  | SessionEstablished
  | SessionEnded
  | PushEvent<'actorOnline' | 'actorOffline'>
  /** The details of that actor are shown; null when none are. */
  | { type: 'channelDetails.shown'; actorId: string | null }
  | { type: 'channelDetails.retryRequested' }
  | { type: 'channelDetails.emailToggled'; actorId: string; isEnabled: boolean }
  | { type: 'channelDetails.smsToggled'; actorId: string; isEnabled: boolean }

declare module '../../core/address.ts' {
  interface Addresses {
    channelDetails: ChannelDetailsEvent
  }
}
