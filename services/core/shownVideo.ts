/**
 * Calls `react` with the video element that a view marks, as soon as there is one; what that answers is called
 * when the element goes.
 * @param mark the attribute that the view gives it
 * @returns what stops both
 */
export function onShownVideo(
  page: typeof globalThis,
  mark: string,
  react: (video: HTMLVideoElement) => () => void,
): () => void {
  let shown: Element | null = null
  let leave = () => {}
  function look() {
    const found = page.document.querySelector(`video[${mark}]`)
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
}
