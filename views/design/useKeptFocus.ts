import { useEffect } from 'react'

/**
 * Gives the keyboard's focus to the dialog below when this one closes and what had it before is gone:
 * without focus inside, that dialog would not hear Escape.
 */
export function useKeptFocus(): void {
  useEffect(() => () => afterRestoring(focusTopDialog), [])
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
