import { once } from '../core/once.ts'
import type { AreaBoxes } from '../shell/modals/modalContent.ts'

const age = once(() => import('./ageVerification/ageVerification.boxes.ts'))
const login = once(() => import('./login/login.boxes.ts'))

/** The modal boxes of who the guest is and what they may do. */
export const accountBoxes = {
  avs: age,
  'es-avs': age,
  'feed-signup': login,
  'login-alternative': login,
  'model-sites-conversion': login,
} as const satisfies AreaBoxes
