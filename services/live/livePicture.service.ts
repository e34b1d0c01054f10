import type { CallbackLogicFunction } from 'xstate'
import type { PictureEvent, PictureRequest } from '../../machines/live/liveChat/liveChat.events.ts'
import { watchPicture } from '../core/watchPicture.ts'
import type { PictureEnvironment } from './pictureEnvironment.ts'
import { playStream } from './playStream.ts'
import { standApart } from './standApart.ts'

/**
 * The work of slot `livePicture`: plays the stream in the video element that a view shows, for as long as
 * it is shown, and reports whether the picture runs, stands or cannot be played. Where the browser allows
 * no sound before the guest did something it plays silently, and says so. It takes the picture to a window of its
 * own and back.
 */
export function createLivePictureWork(
  environment: PictureEnvironment,
): CallbackLogicFunction<PictureRequest, PictureEvent, { streamUrl: string }> {
  return ({ input: { streamUrl }, receive, sendBack: report }) => {
    let isStopped = false
    let toggleApart = () => {}
    receive(() => toggleApart())

    const stop = environment.onPicture((video) => {
      const stream = playStream(environment, video, streamUrl, () =>
        report({ type: 'liveChat.pictureFailed' }),
      )
      const stopWatching = watchPicture(environment, video, (isMoving) => {
        if (isMoving) stream.recovered()
        report({ type: isMoving ? 'liveChat.pictureRuns' : 'liveChat.pictureStalled' })
      })

      const apart = standApart(environment, video, (isApart) =>
        report({ type: 'liveChat.apartChanged', isApart }),
      )
      toggleApart = apart.toggle

      /** What is live is never paused: a key or another window that did so is not followed. */
      const play = () => {
        video.play().catch((error: DOMException) => {
          if (error.name !== 'NotAllowedError' || video.muted) return
          video.muted = true
          report({ type: 'liveChat.muteToggled' })
          play()
        })
      }
      video.addEventListener('pause', play)
      play()

      return () => {
        video.removeEventListener('pause', play)
        toggleApart = () => {}
        apart.stop()
        stopWatching()
        stream.stop()
        if (!isStopped) report({ type: 'liveChat.pictureStalled' })
      }
    })

    return () => {
      isStopped = true
      stop()
    }
  }
}
