import type { Declared } from '../core/declared.ts'
import type { Origin } from './payTour/payTour.origin.ts'

/** Where a visit came from: a click's id is that of somebody. */
export const originShape = {
  pfm: 'personal',
  pfmsub: 'personal',
  w: 'personal',
  ws: 'personal',
  wt: 'personal',
  gk_cid: 'personal',
  adtv: 'personal',
  sub: 'code',
  pc: 'personal',
} satisfies Declared<Origin>
