import type { PushEvent } from '../../shell/realtime/realtime.events.ts'
import type { GuestIdentified } from '../guest/guest.events.ts'

/** What the platform answered to the request for an anonymous call. */
export interface VoiceCallAnswer {
  /** 2000 when the call begins [VOC-7]. */
  resultCode: number
  /** Names the call in pushes; null when there is none. */
  voicecallIdHash: string | null
  /** What to call and to type in; null when there is none. */
  phoneNumber: string | null
  /** A secret of the call, shown and never logged. */
  pin: string | null
}

export type VoiceCallEvent =
  | GuestIdentified
  | PushEvent<'voicecallStarted' | 'voicecallStopped'>
  | { type: 'voiceCall.openRequested'; actorId: string }
  /** An anonymous call with the actor is wanted [VOC-9]. */
  | { type: 'voiceCall.startRequested' }
  | { type: 'voiceCall.closeRequested' }
  | { type: 'voiceCall.chatExitOpened' }
  | { type: 'voiceCall.chatExitClosed' }

declare module '../../core/address.ts' {
  interface Addresses {
    voiceCall: VoiceCallEvent
  }
}
