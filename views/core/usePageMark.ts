import { useLayoutEffect } from 'react'

/**
 * A view that fills the window, a menu that holds the page still, a dialog that lets it scroll, a
 * conversation that has a phone's whole height.
 */
type PageMark = 'filled' | 'held' | 'scrolling' | 'talking'

/**
 * Marks the document while something is so, for the styles of what lies around a view. Styles that look
 * for the view themselves are matched anew whenever anything in the document changes.
 */
export function usePageMark(mark: PageMark, isSo = true): void {
  useLayoutEffect(() => {
    if (!isSo) return
    const root = document.documentElement
    root.setAttribute(`data-${mark}`, '')
    return () => root.removeAttribute(`data-${mark}`)
  }, [mark, isSo])
}
