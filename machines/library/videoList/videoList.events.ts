import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { PageEvent, QueryEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent, SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { ActingGroup } from '../albumList/albumList.events.ts'
import type { PurchaseDone } from '../purchase/purchase.events.ts'
import type { Video } from '../video/video.events.ts'
import type { VideoOrder, VideoType } from './videoList.categories.ts'

/** A video as lists show it. */
export interface ListedVideo
  extends Pick<
    Video,
    | 'id'
    | 'title'
    | 'duration'
    | 'ageRating'
    | 'model'
    | 'vip'
    | 'free'
    | 'guestInfo'
    | 'price'
    | 'basePrice'
    | 'dailyBonusPrice'
    | 'isSoldOut'
    | 'previewImages'
    | 'thumbnails'
    | 'tags'
  > {
  /** One of the thirty of a month that VIP guests have by flatrate. */
  isVip30Offer: boolean
  new: boolean
}

/** Which videos of a category the page lists; what is not there is not asked for [VID-10]. */
export interface VideoChoice {
  videoType?: VideoType
  actingGroup?: ActingGroup
  /** Ids of tags: videos with all of them [TAG-1]. */
  tags?: readonly string[]
}

export type VideoListEvent =
  | PurchaseDone
  | RetryDue
  | PageEvent
  | QueryEvent
  | GuestIdentified
  | LanguageChanged
  | SessionEstablished
  | PushEvent<'vipAboUpdated'>
  | { type: 'videoList.chosen'; choice: VideoChoice }
  | { type: 'videoList.orderChosen'; order: VideoOrder }

declare module '../../core/address.ts' {
  interface Addresses {
    videoList: VideoListEvent
  }
}
