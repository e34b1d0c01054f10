import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { MediumModel } from '../media.ts'

/** A performer whose videos are liked. */
export interface VideoStar extends MediumModel {
  /** 1 for whose are liked most. */
  place: number
  videoCount: number
  likes: number
}

export type VideoStarsEvent = PageEvent | RetryDue | { type: 'videoStars.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    videoStars: VideoStarsEvent
  }
}
