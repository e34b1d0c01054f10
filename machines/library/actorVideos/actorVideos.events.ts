import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { SuggestedVideo } from '../video/video.events.ts'

/** The videos of a performer that come first. */
export interface ActorVideos {
  /** The one that the performer shows before all; null without one. */
  promoted: SuggestedVideo | null
  /** Those that are bought most, eight at most. */
  top: readonly SuggestedVideo[]
}

export type ActorVideosEvent =
  | RetryDue
  | LanguageChanged
  /** The videos of a performer are to be shown. */
  | { type: 'actorVideos.wanted'; actorId: string }
  /** They are seen no more. */
  | { type: 'actorVideos.left' }
  | { type: 'actorVideos.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    actorVideos: ActorVideosEvent
  }
}
