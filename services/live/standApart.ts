import type { PictureEnvironment } from './pictureEnvironment.ts'

/**
 * Lets the picture of a video element be in a window of its own, where the browser has such windows.
 * @param report called first where they are possible, and whenever the picture goes there or comes back
 * @returns `toggle`, which browsers grant only while a press of the guest's is under way, and `stop`, which
 * takes the picture back
 */
export function standApart(
  { canBeApart, leaveApart }: PictureEnvironment,
  video: HTMLVideoElement,
  report: (isApart: boolean) => void,
) {
  if (!canBeApart()) return { toggle() {}, stop() {} }
  let isApart = false

  function tell(changed: boolean) {
    isApart = changed
    report(changed)
  }
  const onEnter = () => tell(true)
  const onLeave = () => tell(false)
  video.addEventListener('enterpictureinpicture', onEnter)
  video.addEventListener('leavepictureinpicture', onLeave)
  tell(false)

  /** The browser may refuse, and then nothing changes. */
  const toggle = () =>
    void (isApart ? leaveApart() : video.requestPictureInPicture()).catch(() => {})
  return {
    toggle,
    stop() {
      video.removeEventListener('enterpictureinpicture', onEnter)
      video.removeEventListener('leavepictureinpicture', onLeave)
      if (isApart) toggle()
    },
  }
}
