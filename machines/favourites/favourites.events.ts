import type { ChannelEvent, FavouriteKind, PushEvent } from '../realtime/realtime.events.ts'

export type FavouritesEvent =
  | ChannelEvent
  | PushEvent<'favouritePinned' | 'favouriteUnpinned' | 'favouriteActors'>
  | { type: 'favourites.pinRequested'; kind: FavouriteKind; id: string }
  | { type: 'favourites.unpinRequested'; kind: FavouriteKind; id: string }
