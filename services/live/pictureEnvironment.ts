import type Hls from 'hls.js'
import type { Environment } from '../core/environment.ts'
import { onShownVideo } from '../core/shownVideo.ts'

/** What of the browser a live picture touches, each behind one small replaceable name. */
export interface PictureEnvironment extends Pick<Environment, 'after' | 'isVisible' | 'now'> {
  /**
   * Calls `react` with the video element that a view marks by `data-live-picture`, as soon as there is one;
   * what that answers is called when the element goes. The answer stops both.
   */
  onPicture(react: (video: HTMLVideoElement) => () => void): () => void
  /** Whether the browser can show a picture in a window of its own. */
  canBeApart(): boolean
  /** Takes the picture back from there. */
  leaveApart(): Promise<void>
  /** The code that plays HLS; it comes with the first picture. */
  loadHls(): Promise<typeof Hls>
}

/** The environment of live pictures that a browser window gives. */
export function browserPictureEnvironment(
  page: typeof globalThis,
  { after, isVisible, now }: Environment,
): PictureEnvironment {
  return {
    after,
    isVisible,
    now,
    onPicture: (react) => onShownVideo(page, 'data-live-picture', react),
    canBeApart: () => page.document.pictureInPictureEnabled === true,
    leaveApart: () => page.document.exitPictureInPicture(),
    loadHls: async () => (await import('hls.js/light')).default,
  }
}
