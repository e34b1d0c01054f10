import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent, SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { MediumGuestInfo, MediumModel, MediumPrice } from '../media.ts'
import type { PurchaseDone } from '../purchase/purchase.events.ts'

/** Every rating that there is: of a dislike and of a like [GAL-12]. */
export const guestRatings = [1, 5] as const
export type GuestRating = (typeof guestRatings)[number]

export interface AlbumPicture {
  id: string
  /** Its address, without its size. */
  picture: string
  /** Their proportion is that of the picture. */
  width: number
  height: number
}

/** A picture of an album with what the guest said of it. */
export interface RatedPicture extends AlbumPicture {
  isPinned: boolean
  /** Null while the guest has said nothing. */
  guestRating: GuestRating | null
}

/** How many guests looked at an album and what they think of it, and what this guest does [GAL-4 GAL-5]. */
export interface AlbumFigures {
  albumTotalViews: number
  guestRatingLikes: number
  guestRatingDislikes: number
  isLiked: boolean
  isDisliked: boolean
}

/** What lists show of an album. */
export interface ListedAlbum {
  id: string
  title: string
  /** From which age on it is. */
  ageRating: number
  model: MediumModel
  /** For VIP guests alone. */
  isVipContent: boolean
  free: boolean
  guestInfo: MediumGuestInfo
  price: MediumPrice
  basePrice: MediumPrice
  /** What it costs today alone; null for what is no deal of the day. */
  dailyBonusPrice: MediumPrice | null
  isSoldOut: boolean
  pictureCount: number
  /** Address of its first picture, without its size. */
  cover: string
  isPinned: boolean
  guestRatingLikes: number
  guestRatingDislikes: number
}

/** An album as its page shows it [GAL-3 to GAL-6]. */
export interface Album extends ListedAlbum, AlbumFigures {
  tags: readonly { id: string; label: string }[]
  /** In ms since the epoch. */
  releasedAt: number
  /** What everybody sees of it. */
  previews: readonly RatedPicture[]
  /** Whether whoever asks sees all of it [VID-12]. */
  isOpen: boolean
  /** All of them, for whom it is open; else none. */
  pictures: readonly RatedPicture[]
  commentsTotal: number
  isGuestAllowedToCommentAlbum: boolean
}

/** An album, or why there is none: it was taken out of the shop, or never was. */
export type AlbumAnswer = { is: 'there'; album: Album } | { is: 'gone' } | { is: 'unknown' }

/** What of an opinion is to be told [GAL-20 GAL-26]. */
export type AlbumOpinion =
  | { by: 'like'; albumId: string; isLiked: boolean }
  | { by: 'rating'; albumId: string; rating: GuestRating }

/** What the guest said of one of its pictures. */
export interface PictureRating {
  albumId: string
  pictureId: string
  rating: GuestRating
}

export type AlbumEvent =
  | PurchaseDone
  | RetryDue
  | PageEvent
  | GuestIdentified
  | LanguageChanged
  | SessionEstablished
  | PushEvent<'favouritePinned' | 'favouriteUnpinned' | 'vipAboUpdated'>
  | { type: 'album.retryRequested' }
  /** How many comments it has, and whether the guest may write another [GAL-9]. */
  | {
      type: 'album.commentsTold'
      albumId: string
      commentsTotal: number
      isGuestAllowedToCommentAlbum: boolean
    }
  /** What the guest said of a picture of an album is stored [GAL-21]. */
  | ({ type: 'album.pictureRated' } & PictureRating)
  /** The guest likes an album, or dislikes it [GAL-26]. */
  | { type: 'album.likeGiven'; albumId: string; isLiked: boolean }
  /** Who has the album says what they think of it [GAL-20]. */
  | { type: 'album.rated'; albumId: string; rating: GuestRating }

declare module '../../core/address.ts' {
  interface Addresses {
    album: AlbumEvent
  }
}
