import type { PageEvent } from '../../shell/navigation/navigation.events.ts'

/** What is told of a performer before their profile is opened [ACT-33]. */
export interface ProfilePreview {
  /** A code: `DE`. */
  country: string
  /** Codes: `de`. */
  languages: readonly string[]
  about: string
}

/** What the picture's service reports [ACT-30 CAL-11 CAL-12]. */
export type PreviewPictureEvent =
  | { type: 'hoverPreview.pictureCame'; address: string }
  | { type: 'hoverPreview.pictureFailed'; asset: string }

export type HoverPreviewEvent =
  | PageEvent
  | PreviewPictureEvent
  /** The pointer, or the focus, came to a performer's tile. */
  | { type: 'hoverPreview.entered'; actorId: string }
  | { type: 'hoverPreview.left'; actorId: string }
  /** The guest does not want to see it. */
  | { type: 'hoverPreview.dismissed' }

declare module '../../core/address.ts' {
  interface Addresses {
    hoverPreview: HoverPreviewEvent
  }
}
