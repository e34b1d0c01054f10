const selector = '[data-first-view]'

/**
 * Whether somebody was a guest in this browser: what is to come is then likely to be a guest's. False
 * without a document, where first views are drawn.
 */
export const wasGuest = () =>
  typeof document !== 'undefined' && 'wasGuest' in document.documentElement.dataset

const ofMore = '[data-first-view="narrow"], [data-first-view="record"]'

/** Whether the document's own first view is one that the app draws just as well while it waits. */
function isFrame(): boolean {
  return wasGuest() || !document.querySelector(ofMore)
}

/**
 * The app has drawn: what the document brought to be seen until then (see `src/firstView`) gives way to
 * it. Where the focus was, it is; a button that was pressed is pressed.
 * @param isWaiting whether what the app drew only stands for what will come: a visitor keeps the first
 * view until there is more
 */
export function endFirstView(isWaiting = false): void {
  const views = [...document.querySelectorAll<HTMLElement>(selector)]
  if (views.length === 0 || (isWaiting && !isFrame())) return
  const again = (before: Element | null | undefined) => before?.closest(selector) && twinOf(before)
  const focused = again(document.activeElement)
  const pressed = again(document.querySelector(`${selector} [aria-busy]`))
  for (const view of views) view.remove()
  focused?.focus()
  if (pressed) queueMicrotask(() => pressed.click())
}

/** What the app drew in the place of an element of the first view. */
function twinOf(element: Element): HTMLElement | undefined {
  const likeIt = (within: Element | null) =>
    [...(within?.querySelectorAll<HTMLElement>(element.tagName) ?? [])].filter(
      (other) => nameOf(other) === nameOf(element),
    )
  const place = likeIt(element.closest(selector)).indexOf(element as HTMLElement)
  return likeIt(document.getElementById('root'))[place]
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
