import type { GuestIdentified } from '../../account/guest/guest.events.ts'

/** With whom a guest can chat for nothing. */
export interface PreviewHost {
  actorId: string
  actorName: string
}

/** What the platform gives: whether it does, and for how long, in seconds. */
export interface FreePreview {
  success: boolean
  seconds: number
}

export type FreePreviewEvent =
  | GuestIdentified
  /** A look at a performer is over: the guest may want more of it. */
  | ({ type: 'freePreview.lookEnded' } & PreviewHost)
  | { type: 'freePreview.startRequested' }
  | { type: 'freePreview.declined' }
  /** The guest goes to the performer with it. */
  | { type: 'freePreview.chatRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    freePreview: FreePreviewEvent
  }
}
