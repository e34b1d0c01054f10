import { once } from '../core/once.ts'
import type { AreaBoxes } from '../shell/modals/modalContent.ts'

/** The modal boxes of performers. */
export const liveBoxes = {
  exitIntent: once(() => import('./exitIntent/exitIntent.boxes.ts')),
  'fifteen-minutes-preview': once(() => import('./freePreview/freePreview.boxes.ts')),
} as const satisfies AreaBoxes
