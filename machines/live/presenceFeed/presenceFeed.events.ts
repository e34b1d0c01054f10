import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { SessionEstablished } from '../../shell/realtime/realtime.events.ts'

/** How a performer can be met at the moment. */
export interface ToldPresence {
  actorId: string
  isOnline: boolean
  freeChat: boolean
}

/** What lists of performers are told of those who are on screen. */
export type PresenceTold = { type: 'presenceFeed.told' } & ToldPresence

/** What the service in slot `modelPresence` is told: from now on, these and no others. */
export type ModelPresenceRequest = { type: 'modelPresence.wanted'; ids: readonly string[] }

/** What it reports; after `closed` nothing more. */
export type ModelPresenceEvent =
  | { type: 'modelPresence.connected' }
  | ({ type: 'modelPresence.told' } & ToldPresence)
  | { type: 'modelPresence.closed'; reason: string }

export type PresenceFeedEvent =
  | ModelPresenceEvent
  | GuestIdentified
  | SessionEstablished
  /** These performers are on screen, and no others. */
  | { type: 'presenceFeed.shown'; ids: readonly string[] }

declare module '../../core/address.ts' {
  interface Addresses {
    presenceFeed: PresenceFeedEvent
  }
}
