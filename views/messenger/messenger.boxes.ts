import { once } from '../core/once.ts'
import type { AreaBoxes } from '../shell/modals/modalContent.ts'

/** The modal boxes of conversations. */
export const messengerBoxes = {
  'conversion-chat': once(() => import('./conversionChat/conversionChat.boxes.ts')),
} as const satisfies AreaBoxes
