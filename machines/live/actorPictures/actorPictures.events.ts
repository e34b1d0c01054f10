import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { Currency } from '../../core/money.ts'
import type { GuestRating } from '../../library/album/album.events.ts'
import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { OverlayEvent } from '../../shell/navigation/overlays.ts'
import type {
  FavouriteKind,
  PushEvent,
  SessionEstablished,
} from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

/** What stands among a performer's pictures and can be pinned [FAV-3]. */
export const picturePins = [
  'album',
  'sedcards',
  'picture',
] as const satisfies readonly FavouriteKind[]
export type PicturePin = (typeof picturePins)[number]

interface Pinnable {
  id: string
  /** As the platform says. */
  isPinned: boolean
}

export interface SedcardPicture extends Pinnable {
  /** Its address, without its size. */
  picture: string
}

/** Some pictures of a performer that belong together and cost nothing. */
export interface Sedcard extends Pinnable {
  title: string
  pictures: readonly SedcardPicture[]
}

/** Pictures that are sold together. */
export interface ActorAlbum extends Pinnable {
  title: string
  pictureCount: number
  price: { value: number; currency: Currency }
  /** Address of its first picture, without its size. */
  cover: string
}

export interface ActorPictures {
  sedcards: readonly Sedcard[]
  /** What the guest thinks of all sedcards of the performer; null while they have said nothing. */
  guestRating: GuestRating | null
  albums: readonly ActorAlbum[]
}

/** Whose pictures are asked for, and from which age on they may be. */
export interface PicturesWanted {
  actorId: string
  ageRating: number
}

export type ActorPicturesEvent =
  | RetryDue
  | GuestIdentified
  | LanguageChanged
  | SessionEstablished
  | OverlayEvent
  | PushEvent<'favouritePinned' | 'favouriteUnpinned'>
  /** The pictures of a performer are to be shown. */
  | { type: 'actorPictures.wanted'; actorId: string }
  /** They are seen no more. */
  | { type: 'actorPictures.left' }
  | { type: 'actorPictures.retryRequested' }
  /** A picture of a sedcard is to lie over the page. */
  | { type: 'actorPictures.pictureRequested'; pictureId: string }
  | { type: 'actorPictures.pictureClosed' }

declare module '../../core/address.ts' {
  interface Addresses {
    actorPictures: ActorPicturesEvent
  }
}
