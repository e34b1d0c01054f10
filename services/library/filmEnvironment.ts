import type Hls from 'hls.js'
import type { Environment } from '../core/environment.ts'
import { onShownVideo } from '../core/shownVideo.ts'

/** What of the browser a film touches, each behind one small replaceable name. */
export interface FilmEnvironment extends Pick<Environment, 'after' | 'isVisible' | 'now'> {
  /**
   * Calls `react` with the video element that a view marks by `data-film`, as soon as there is one; what that
   * answers is called when the element goes. The answer stops both.
   */
  onFilm(react: (video: HTMLVideoElement) => () => void): () => void
  /** The code that plays HLS; it comes with the first film. */
  loadHls(): Promise<typeof Hls>
  /** Fills the screen with what holds the video, or with the video where that is all that can; once more leaves it. */
  toggleFull(video: HTMLVideoElement): void
  /** Calls `react` whenever the video begins or ends to fill the screen; the answer stops it. */
  onFull(video: HTMLVideoElement, react: (isFull: boolean) => void): () => void
}

/** Of iPhones, whose screen a video alone can fill. */
type WebkitVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** The environment of films that a browser window gives. */
export function browserFilmEnvironment(
  page: typeof globalThis,
  { after, isVisible, now }: Environment,
): FilmEnvironment {
  const holderOf = (video: HTMLVideoElement) => video.closest('[data-player]') ?? video
  const isFull = (video: HTMLVideoElement) => page.document.fullscreenElement === holderOf(video)
  return {
    after,
    isVisible,
    now,
    onFilm: (react) => onShownVideo(page, 'data-film', react),
    // the whole of it: the smaller build plays no sound that comes apart
    loadHls: async () => (await import('hls.js')).default,
    toggleFull(video: WebkitVideo) {
      const holder = holderOf(video)
      // a browser that refuses leaves everything as it is
      const refuse = () => {}
      if (isFull(video)) page.document.exitFullscreen().catch(refuse)
      else if ('requestFullscreen' in holder) holder.requestFullscreen().catch(refuse)
      else video.webkitEnterFullscreen?.()
    },
    onFull(video, react) {
      const tell = () => react(isFull(video))
      page.document.addEventListener('fullscreenchange', tell)
      return () => page.document.removeEventListener('fullscreenchange', tell)
    },
  }
}
