import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes the keyboard's focus into the room while it lies over the page, and gives it back then: to what had it
 * outside of the room, or to the room in its corner.
 * @param room its element; the one in the corner has a button marked by `data-grow`
 */
export function useRoomFocus(room: RefObject<HTMLElement | null>, isOverPage: boolean): void {
  const outside = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOverPage) return
    const element = room.current
    const before = document.activeElement
    const isOutside = before instanceof HTMLElement && before !== document.body
    if (isOutside && !element?.contains(before)) outside.current = before
    element?.focus()
    return () => {
      if (outside.current?.isConnected) outside.current.focus()
      else element?.querySelector<HTMLElement>('[data-grow]')?.focus()
    }
  }, [room, isOverPage])
}
