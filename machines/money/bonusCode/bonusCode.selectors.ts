import type { SnapshotFrom } from 'xstate'
import type { BonusCodeConfig, RedeemedCode } from './bonusCode.events.ts'
import type { bonusCodeMachine } from './bonusCode.machine.ts'
import type { RedeemedBonus } from './bonusCode.setup.ts'

type BonusCodeSnapshot = SnapshotFrom<typeof bonusCodeMachine>

/** The code as typed. */
export function selectBonusCode({ context }: BonusCodeSnapshot): string {
  return context.code
}

/** How far that code is. */
export function selectBonusCodeProgress({
  value,
}: BonusCodeSnapshot): BonusCodeSnapshot['value']['code'] {
  return value.code
}

/** What stands behind the code that was checked, also of a refused one; null until it was checked. */
export function selectBonusCodeConfig({ context }: BonusCodeSnapshot): BonusCodeConfig | null {
  return context.config
}

/**
 * Why a refused code is not redeemed: `codeMissing` for an empty one, else as the platform names it,
 * null when it names none [VCH-18 VCH-20].
 */
export function selectBonusCodeRefusal({ context }: BonusCodeSnapshot): string | null {
  return context.refusal
}

/** The code that was redeemed last and what it brought, until it is closed [VCH-17 VCH-19]. */
export function selectRedeemedBonus({ context }: BonusCodeSnapshot): RedeemedBonus | null {
  return context.redeemed
}

/** The codes that the guest can still redeem [VCH-21]. */
export function selectRemainingCodes({ context }: BonusCodeSnapshot): readonly BonusCodeConfig[] {
  return context.remainingCodes
}

/** How far the codes that remain are. */
export function selectRemainingCodesProgress({
  value,
}: BonusCodeSnapshot): BonusCodeSnapshot['value']['remainingCodes'] {
  return value.remainingCodes
}

/** The codes that the guest has redeemed, newest first [VCH-22]. */
export function selectRedeemedCodes({ context }: BonusCodeSnapshot): readonly RedeemedCode[] {
  return context.redeemedCodes
}

/** How far the redeemed codes are. */
export function selectRedeemedCodesProgress({
  value,
}: BonusCodeSnapshot): BonusCodeSnapshot['value']['redeemedCodes'] {
  return value.redeemedCodes
}
