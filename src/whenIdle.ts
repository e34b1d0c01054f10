/** So long a page may put something off, in ms. */
const patience = 2_000

/** Does something once the page has nothing else to do, soon in browsers that do not say when that is. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: patience })
  else setTimeout(run)
}
