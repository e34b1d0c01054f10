import type { ComponentType } from 'react'
import type { StatusBarType } from '../../../machines/shell/statusBar/statusBar.events.ts'
import { AutoRechargeBar } from '../../money/autoRecharge/AutoRechargeBar.tsx'
import {
  CancellationOfferBar,
  CancellationOfferErrorBar,
} from '../../money/cancellationOffer/CancellationOfferBar.tsx'

/** Bars behind which a machine of their own stands. */
export const ownBars = {
  automaticrecharge: AutoRechargeBar,
  cancelationoffer: CancellationOfferBar,
  cancelationoffererror: CancellationOfferErrorBar,
} satisfies Partial<Record<StatusBarType, ComponentType>>

export type OwnBar = keyof typeof ownBars

export function isOwnBar(bar: StatusBarType): bar is OwnBar {
  return Object.hasOwn(ownBars, bar)
}
