import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PushEvent } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { Benefit } from './benefits.ts'

/** What stands behind a code [VCH-3 VCH-4]. */
export interface BonusCodeConfig {
  code: string
  containsTopUpBenefit: boolean
  /** In ms since the epoch; null without an end. */
  validTo: number | null
  conditions: { requireMobileAuth: boolean; vip: boolean }
  benefits: readonly Benefit[]
}

/** Whether a code can be redeemed [VCH-20]. */
export interface BonusCodeCheck {
  canRedeem: { success: boolean; reason: string | null }
  bonusCode: BonusCodeConfig | null
}

/** What redeeming a code brought [VCH-19]. */
export interface BonusCodeAnswer {
  success: boolean
  bonus: Benefit | null
}

/** A code that the guest has used [VCH-22]. */
export interface RedeemedCode {
  code: string
  /** In ms since the epoch. */
  redeemedAt: number
}

export type BonusCodeEvent =
  | RetryDue
  | GuestIdentified
  | PushEvent<'bonusCodeRedeemed'>
  /** The guest's codes are seen: what remains and what was redeemed is loaded [VCH-21 VCH-22]. */
  | { type: 'bonusCode.openRequested' }
  /** What stands in the field. */
  | { type: 'bonusCode.codeChanged'; code: string }
  | { type: 'bonusCode.checkRequested' }
  /** Refused without a code, and then nothing is sent [VCH-18]. */
  | { type: 'bonusCode.redeemRequested' }
  | { type: 'bonusCode.closeRequested' }
  | { type: 'bonusCode.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    bonusCode: BonusCodeEvent
  }
}
