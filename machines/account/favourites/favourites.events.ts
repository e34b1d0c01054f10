import type {
  FavouriteKind,
  PushEvent,
  SessionEnded,
  SessionEstablished,
} from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

/** A favourite actor as the favourites block shows them [REQ-4]. */
export interface FavouriteActor {
  id: string
  name: string
  isOnline: boolean
  pictureUrl: string
}

export type FavouritesEvent =
  | RetryDue
  | SessionEstablished
  | SessionEnded
  | PushEvent<
      'favouritePinned' | 'favouriteUnpinned' | 'favouriteActors' | 'actorOnline' | 'actorOffline'
    >
  | { type: 'favourites.pinRequested'; kind: FavouriteKind; id: string }
  | { type: 'favourites.unpinRequested'; kind: FavouriteKind; id: string }
  /** The favourite actors are seen: they are loaded [REQ-4]. */
  | { type: 'favourites.actorsWanted' }
  | { type: 'favourites.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    favourites: FavouritesEvent
  }
}
