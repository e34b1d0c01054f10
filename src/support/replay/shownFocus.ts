/**
 * Shows by `data-focused` on its root when keys go to a document itself, and not to anything in it: they scroll it,
 * and neither it nor the frame around it matches `:focus-visible` then. What a pointer focused is not shown.
 * @returns what ends it
 */
export function showFocus(page: Window): () => void {
  const { documentElement: root } = page.document
  let isPointed = false
  const point = () => {
    isPointed = true
    root.removeAttribute('data-focused')
  }
  const focus = ({ target }: Event) => {
    root.toggleAttribute('data-focused', target === page && !isPointed)
    isPointed = false
  }
  const blur = () => root.removeAttribute('data-focused')
  const listeners = { pointerdown: point, focus, blur }
  for (const [type, listener] of Object.entries(listeners)) {
    page.addEventListener(type, listener, { capture: true })
  }
  return () => {
    for (const [type, listener] of Object.entries(listeners)) {
      page.removeEventListener(type, listener, { capture: true })
    }
    root.removeAttribute('data-focused')
  }
}
