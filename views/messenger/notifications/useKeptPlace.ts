import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place in a part whose focused element goes away: what takes it instead is what
 * `data-takes-focus` marks, or the part itself. Whoever uses it is drawn again when that happens.
 * @returns handlers for the part, which has a `tabIndex`
 */
export function useKeptPlace(part: RefObject<HTMLElement | null>) {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    const taker = part.current?.querySelector<HTMLElement>('[data-takes-focus]') ?? part.current
    taker?.focus()
  })
  return {
    onFocus: () => {
      hadFocus.current = true
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) hadFocus.current = false
    },
  }
}
