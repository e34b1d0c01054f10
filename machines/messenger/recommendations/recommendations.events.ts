import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type {
  PushEvent,
  SessionEnded,
  SessionEstablished,
} from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

/** A performer whom the guest may like to write to [MSG-19]. */
export interface RecommendedActor {
  id: string
  name: string
  age: number
  isOnline: boolean
  pictureUrl: string
}

/** What recommendations are asked for with [MSG-19]. */
export interface RecommendationsQuery {
  /** Whom the guest is writing with. */
  currentActorId: string | null
  /** For a grid, else for a slider. */
  useGrid: boolean
  /** The age rating of the pictures that the guest may see. */
  fsk: number
}

export type RecommendationsEvent =
  | RetryDue
  | SessionEstablished
  | SessionEnded
  | GuestIdentified
  | PushEvent<'actorOffline' | 'actorOnline'>
  | { type: 'recommendations.wanted'; currentActorId: string | null; useGrid: boolean }
  | { type: 'recommendations.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    recommendations: RecommendationsEvent
  }
}
