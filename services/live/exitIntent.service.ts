import { fromCallback } from 'xstate'
import type { PointerEvent } from '../../machines/live/exitIntent/exitIntent.events.ts'
import type { Environment } from '../core/environment.ts'

const pointer = '(hover: hover) and (pointer: fine)'
/** What lies over the page. */
export const overPage = '[role="dialog"], [role="alertdialog"]'
/** Where somebody writes. */
export const writing = ':is(input, textarea, select, [contenteditable="true"]):focus'

/**
 * The work of slot `watchPointer`: tells each time the pointer leaves the window by its upper edge, and whether
 * somebody writes meanwhile or something lies over the page. Fingers do not count, nor do pens.
 */
export function createExitWatch(environment: Environment) {
  return fromCallback(({ sendBack }) => {
    const report: (event: PointerEvent) => void = sendBack
    return environment.onPageChange('mouseout', (event) => {
      const { clientY, relatedTarget } = event as MouseEvent
      const isLeft = !relatedTarget && clientY <= 0
      if (!isLeft || !environment.matchesMedia(pointer)) return
      const isBusy = [overPage, writing].some((found) => environment.topOf(found) !== undefined)
      report({ type: 'exitIntent.pointerLeft', isBusy })
    })
  })
}
