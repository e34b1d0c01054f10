import { once } from '../core/once.ts'
import type { AreaBoxes } from '../shell/modals/modalContent.ts'

const payTour = once(() => import('./payTour/payTour.boxes.ts'))

/** The modal boxes of coins. */
export const moneyBoxes = {
  'not-enough-money': payTour,
  specialTopUp: payTour,
  'vxcoin-info': payTour,
} as const satisfies AreaBoxes
