/** What a pointer, a key or a form would tell the views. */
const told = [
  ...['auxclick', 'click', 'contextmenu', 'dblclick', 'mousedown', 'mouseup', 'pointerdown'],
  ...['pointerup', 'beforeinput', 'change', 'input', 'keydown', 'keyup', 'submit', 'focusin'],
  ...['focusout', 'dragstart', 'drop', 'paste', 'cut', 'pointerover', 'mouseover'],
]
/** These scroll, or lead out of the page: the browser does it, and no view hears of it. */
const ownKeys = /^(?:Arrow\w+|Page\w+|Home|End|Tab)$/
/** A touch that is refused here could not scroll. */
const scrolls = new Set(['pointerdown', 'pointerup', 'focusin', 'focusout', 'pointerover'])

/**
 * Makes a window one to look at: it can be scrolled and read, but nothing that is pressed in it does
 * anything, and no view takes the focus away from the window around it.
 * @returns what ends it
 */
export function makeUntouchable(page: Window & typeof globalThis): () => void {
  const refuse = (event: Event) => {
    event.stopImmediatePropagation()
    const isOwn = event.type.startsWith('key') && ownKeys.test((event as KeyboardEvent).key)
    if (!isOwn && !scrolls.has(event.type)) event.preventDefault()
  }
  const options = { capture: true }
  for (const type of told) page.addEventListener(type, refuse, options)
  const { focus } = page.HTMLElement.prototype
  page.HTMLElement.prototype.focus = () => undefined
  return () => {
    for (const type of told) page.removeEventListener(type, refuse, options)
    page.HTMLElement.prototype.focus = focus
  }
}
