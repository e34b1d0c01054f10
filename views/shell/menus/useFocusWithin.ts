import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus into an element as it appears, and back to where it came from when it goes and
 * still had it.
 * @param fallback selects what is focused then when the opener is not seen any more
 */
export function useFocusWithin<T extends HTMLElement>(fallback: string): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => {
    const panel = element.current
    const opener = document.activeElement
    panel?.focus({ preventScroll: true })
    return () => {
      const focused = document.activeElement
      if (focused !== document.body && !panel?.contains(focused)) return
      const isBack = opener !== document.body && opener?.isConnected && opener.checkVisibility()
      const goal = isBack ? opener : document.querySelector(fallback)
      if (goal instanceof HTMLElement) goal.focus({ preventScroll: true })
    }
  }, [fallback])
  return element
}
