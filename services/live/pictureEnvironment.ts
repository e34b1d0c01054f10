import type Hls from 'hls.js'
import type { Environment } from '../core/environment.ts'

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
    onPicture(react) {
      let shown: Element | null = null
      let leave = () => {}
      function look() {
        const found = page.document.querySelector('video[data-live-picture]')
        if (found === shown) return
        leave()
        shown = found
        leave = found instanceof page.HTMLVideoElement ? react(found) : () => {}
      }
      const changes = new page.MutationObserver(look)
      changes.observe(page.document.body, { childList: true, subtree: true })
      look()
      return () => {
        changes.disconnect()
        leave()
      }
    },
    canBeApart: () => page.document.pictureInPictureEnabled === true,
    leaveApart: () => page.document.exitPictureInPicture(),
    loadHls: async () => (await import('hls.js/light')).default,
  }
}
