import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent, SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { PurchaseDone } from '../purchase/purchase.events.ts'
import type { ListedVideo } from '../videoList/videoList.events.ts'

/** Which videos of a performer a page lists. */
export interface ActorVideosOf {
  actorId: string
  /** Of one group of tags; of all without it [TAG-1]. */
  tagGroup?: string
  isClassic: boolean
}

/** What stands before the list of all of them. */
export interface ActorHighlights {
  /** The one that is promoted [VID-26]. */
  promoted: ListedVideo | null
  /** Those that sell best [VID-27]. */
  top: readonly ListedVideo[]
}

export type ActorVideosEvent =
  | PurchaseDone
  | RetryDue
  | PageEvent
  | GuestIdentified
  | LanguageChanged
  | SessionEstablished
  | PushEvent<'vipAboUpdated'>
  /** What stands out is asked for again. */
  | { type: 'actorVideos.retryRequested' }
  | ({ type: 'actorVideos.wanted' } & ActorVideosOf)

declare module '../../core/address.ts' {
  interface Addresses {
    actorVideos: ActorVideosEvent
  }
}
