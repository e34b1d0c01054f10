import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { OverlayEvent } from '../../shell/navigation/overlays.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { AlbumPicture, GuestRating, PictureRating } from '../album/album.events.ts'
import type { PurchaseDone } from '../purchase/purchase.events.ts'

/** What the light box shows: an album, what everybody sees of one, or pictures that the guest has otherwise. */
export const lightBoxKinds = ['album', 'preview', 'own'] as const
export type LightBoxKind = (typeof lightBoxKinds)[number]

export interface LightBoxSubject {
  kind: LightBoxKind
  /** Of the album, or of what the guest has. */
  id: string
  title: string
}

/** A picture; of those of an album, what the guest said of it. */
export interface LightBoxPicture extends AlbumPicture {
  guestRating?: GuestRating | null
}

/** What the platform gives of an album that is opened. */
export interface OpenedGallery {
  pictures: readonly LightBoxPicture[]
  /** How many the album has in all. */
  pictureCount: number
}

/** Pictures that are to lie over the page. */
export interface LightBoxOpened {
  subject: LightBoxSubject
  /** What of them is known already; the rest is asked for. */
  pictures: readonly LightBoxPicture[]
  /** How many there are in all. */
  count: number
  /** Which one is seen first, from 0. */
  place: number
}

export type LightBoxEvent =
  | PurchaseDone
  | RetryDue
  | GuestIdentified
  | OverlayEvent
  | ({ type: 'lightBox.openRequested' } & LightBoxOpened)
  /** Who bought an album is to see the picture that they bought it for, if they do not see it yet. */
  | ({ type: 'lightBox.returnRequested' } & LightBoxOpened)
  /** Another one is to be seen; after the last picture that may be seen comes what opens the others. */
  | { type: 'lightBox.moved'; place: number }
  | { type: 'lightBox.closeRequested' }
  /** How much larger than its frame a picture is seen: 1 fits. */
  | { type: 'lightBox.zoomed'; scale: number }
  /** The picture at an address did not come. */
  | { type: 'lightBox.pictureFailed'; pictureId: string }
  /** It is to be tried again. */
  | { type: 'lightBox.pictureRetryRequested'; pictureId: string }
  /** The guest says what they think of a picture [GAL-21]. */
  | ({ type: 'lightBox.pictureRated' } & PictureRating)
  | { type: 'lightBox.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    lightBox: LightBoxEvent
  }
}
