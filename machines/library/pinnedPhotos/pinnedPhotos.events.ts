import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PushEvent, SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { MediumModel } from '../media.ts'

/** What of pictures can be pinned. */
export const pinnedKinds = ['picture', 'album', 'sedcards'] as const
export type PinnedKind = (typeof pinnedKinds)[number]

/** A photo, an album or a sedcard that the guest has pinned [GAL-22]. */
export interface PinnedPhoto {
  id: string
  kind: PinnedKind
  /** Address, without its size. */
  picture: string
  /** The album that it is of, or that it is; null for what is of a sedcard. */
  albumId: string | null
  model: MediumModel
}

export type PinnedPhotosEvent =
  | RetryDue
  | GuestIdentified
  | SessionEstablished
  | PushEvent<'favouritePinned' | 'favouriteUnpinned'>
  /** They are to be shown. */
  | { type: 'pinnedPhotos.wanted' }
  | { type: 'pinnedPhotos.left' }
  | { type: 'pinnedPhotos.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    pinnedPhotos: PinnedPhotosEvent
  }
}
