import { type RefObject, useEffect } from 'react'

/**
 * Takes the keyboard's focus into the room while it lies over the page, and gives it back then: to what had it,
 * or to the room in its corner.
 * @param room its element; the one in the corner has a button marked by `data-grow`
 */
export function useRoomFocus(room: RefObject<HTMLElement | null>, isOverPage: boolean): void {
  useEffect(() => {
    if (!isOverPage) return
    const element = room.current
    const before = document.activeElement
    element?.focus()
    return () => {
      const isThere = before instanceof HTMLElement && before !== document.body
      if (isThere && before.isConnected && !element?.contains(before)) before.focus()
      else element?.querySelector<HTMLElement>('[data-grow]')?.focus()
    }
  }, [room, isOverPage])
}
