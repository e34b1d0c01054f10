/** A video that is shared by e-mail [REQ-3]. */
export interface VideoShareEmail {
  videoId: string
  emailAddress: string
  /** A few words of one's own; may be empty. */
  text: string
}

export type VideoShareEvent =
  | { type: 'videoShare.openRequested'; videoId: string }
  | { type: 'videoShare.emailChanged'; email: string }
  | { type: 'videoShare.textChanged'; text: string }
  /** Sends the e-mail; also another try after a failure. */
  | { type: 'videoShare.sendRequested' }
  | { type: 'videoShare.closeRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    videoShare: VideoShareEvent
  }
}
