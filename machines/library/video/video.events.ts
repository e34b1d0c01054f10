import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent, SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { MediumGuestInfo, MediumModel, MediumPrice } from '../media.ts'
import type { PurchaseDone } from '../purchase/purchase.events.ts'

/** Small pictures of a video in one sheet, the first at its upper left [VID-29]. */
export interface VideoThumbnails {
  /** Address of the sheet. */
  sheet: string
  count: number
  columns: number
  /** Of each, in px. */
  width: number
  height: number
  /** Seconds from one to the next. */
  interval: number
}

/** On which terms the guest has it, and what they think of it [VID-7]. */
export interface VideoGuestInfo extends MediumGuestInfo {
  /** Null while the guest has said nothing. */
  liked: boolean | null
}

/** A video as its page shows it [VID-5 to VID-9]. */
export interface Video {
  id: string
  title: string
  /** In seconds. */
  duration: number
  /** From which age on it is. */
  ageRating: number
  model: MediumModel
  /** For VIP guests alone. */
  vip: boolean
  free: boolean
  guestInfo: VideoGuestInfo
  price: MediumPrice
  basePrice: MediumPrice
  /** What it costs today alone; null for what is no deal of the day. */
  dailyBonusPrice: MediumPrice | null
  isSoldOut: boolean
  /** Addresses without their size. */
  previewImages: readonly string[]
  thumbnails: VideoThumbnails
  rating: { likes: number; dislikes: number }
  views: number
  tags: readonly { id: string; label: string }[]
  /** In ms since the epoch. */
  releasedAt: number
}

/** Another video of the same performer. */
export type SuggestedVideo = Pick<Video, 'id' | 'title' | 'duration' | 'previewImages'>

/** What the guest thinks of a video. */
export interface VideoOpinion {
  videoId: string
  isLiked: boolean
}

export type VideoEvent =
  | PurchaseDone
  | RetryDue
  | PageEvent
  | GuestIdentified
  | LanguageChanged
  | SessionEstablished
  | PushEvent<'vipAboUpdated'>
  | { type: 'video.retryRequested' }
  /** The guest likes a video, or dislikes it [VID-24]. */
  | ({ type: 'video.likeGiven' } & VideoOpinion)

declare module '../../core/address.ts' {
  interface Addresses {
    video: VideoEvent
  }
}
