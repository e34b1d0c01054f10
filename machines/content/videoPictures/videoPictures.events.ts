import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PurchaseDone } from '../../library/purchase/purchase.events.ts'

export type VideoPicturesEvent =
  | GuestIdentified
  | PurchaseDone
  /** The guest looks at the tile of that album; still, if they want little motion. */
  | { type: 'videoPictures.wanted'; albumId: string; isStill: boolean }
  /** They look at it no more. */
  | { type: 'videoPictures.left'; albumId: string }

declare module '../../core/address.ts' {
  interface Addresses {
    videoPictures: VideoPicturesEvent
  }
}
