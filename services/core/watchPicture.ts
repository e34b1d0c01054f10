import type { Environment } from './environment.ts'

/** A picture stands when nothing new was drawn for so long, in ms; looked at that often. */
const stallTime = 300
const lookEvery = 100

/**
 * Tells whether the picture of a video element moves. A frame that was drawn says so; where nobody looks
 * none is drawn, and the time that was played says so.
 * @param report called with each change, first when the picture runs
 * @returns what stops it
 */
export function watchPicture(
  { after, isVisible, now }: Pick<Environment, 'after' | 'isVisible' | 'now'>,
  video: HTMLVideoElement,
  report: (isMoving: boolean) => void,
): () => void {
  let isMoving = false
  let movedAt = 0
  let playedTo = video.currentTime
  let frame: number | undefined
  let stopLooking = after(lookEvery, look)
  const countsFrames = 'requestVideoFrameCallback' in video

  function tell(moves: boolean) {
    if (isMoving === moves) return
    isMoving = moves
    report(moves)
  }

  function move() {
    movedAt = now()
    tell(true)
  }

  function awaitFrame() {
    frame = video.requestVideoFrameCallback(() => {
      awaitFrame()
      // the first frame of a video is drawn before it plays
      if (!video.paused) move()
    })
  }

  function look() {
    stopLooking = after(lookEvery, look)
    const hasPlayed = video.currentTime !== playedTo
    playedTo = video.currentTime
    if (hasPlayed && (!countsFrames || !isVisible())) move()
    else if (now() - movedAt >= stallTime) tell(false)
  }

  const onWaiting = () => tell(false)
  video.addEventListener('waiting', onWaiting)
  if (countsFrames) awaitFrame()
  return () => {
    stopLooking()
    video.removeEventListener('waiting', onWaiting)
    if (frame !== undefined) video.cancelVideoFrameCallback(frame)
  }
}
