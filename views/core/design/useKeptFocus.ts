import { type RefObject, useEffect } from 'react'

/**
 * Gives the keyboard's focus to the uppermost dialog when what had it is gone, from within a dialog or
 * with a dialog that closed: without focus inside, that dialog would not hear Escape.
 * @param dialog the element of the dialog that uses this
 */
export function useKeptFocus(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const removals = new MutationObserver(focusTopDialog)
    if (dialog.current) removals.observe(dialog.current, { childList: true, subtree: true })
    return () => {
      removals.disconnect()
      afterRestoring(focusTopDialog)
    }
  }, [dialog])
}

/** The library gives the focus back in the frame after a dialog closed. */
function afterRestoring(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act))
}

function focusTopDialog(): void {
  if (document.activeElement !== document.body) return
  const open = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')]
  open.findLast((dialog) => !dialog.closest('[inert], [aria-hidden="true"]'))?.focus()
}
