/**
 * The address of the script or style that an event says did not load: Vite's `vite:preloadError`,
 * whose error names it, or the `error` event of the element that asks for it.
 * @returns an empty text when the error names none, undefined for any other event
 */
export function failedAssetOf(event: Event): string | undefined {
  if (event.type === 'vite:preloadError') {
    const error = 'payload' in event ? event.payload : undefined
    return error instanceof Error ? (/(?:https?:\/)?\/\S+/.exec(error.message)?.[0] ?? '') : ''
  }
  if (event.target instanceof HTMLScriptElement) return event.target.src
  if (event.target instanceof HTMLLinkElement) return event.target.href
  return undefined
}
