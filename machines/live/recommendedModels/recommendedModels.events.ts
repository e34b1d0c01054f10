import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { PushEvent } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

/** What recommended performers are asked for with. */
export interface RecommendedModelsQuery {
  /** Whom the guest is looking at. */
  besideId: string | null
  /** How many; as many as usual without it [FAV-5]. */
  models?: number
  /** The age rating of the pictures; the usual one without it [FAV-5]. */
  ageRating?: number
}

export type RecommendedModelsEvent =
  | RetryDue
  | GuestIdentified
  | LanguageChanged
  | PushEvent<'actorOffline'>
  /** A place for them is seen. */
  | { type: 'recommendedModels.wanted'; besideId: string | null; models?: number }

declare module '../../core/address.ts' {
  interface Addresses {
    recommendedModels: RecommendedModelsEvent
  }
}
