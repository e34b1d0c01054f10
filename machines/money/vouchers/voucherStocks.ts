import type { Voucher } from '../../shell/realtime/realtime.events.ts'
import { type VoucherType, voucherTypeOf, voucherTypes } from './vouchers.ts'

/** What a guest has of one type of voucher, in the type's own unit. */
export interface VoucherStock {
  /** `other` for numbers that are not known. */
  type: VoucherType | 'other'
  /** What holds for every actor. */
  amount: number
  /** What holds for one actor only. */
  reserved: number
}

/**
 * The vouchers by type, in the order of their numbers; types of which there is nothing are left out.
 * @param vouchers those of the guest's state [GST-12]
 */
export function voucherStocks(vouchers: readonly Voucher[]): readonly VoucherStock[] {
  const types = [...Object.values(voucherTypes), 'other' as const]
  return types
    .map((type) => {
      const own = vouchers.filter((voucher) => (voucherTypeOf(voucher) ?? 'other') === type)
      const sumOf = (some: readonly Voucher[]) => some.reduce((sum, { amount }) => sum + amount, 0)
      return {
        type,
        amount: sumOf(own.filter(({ actorId }) => actorId === null)),
        reserved: sumOf(own.filter(({ actorId }) => actorId !== null)),
      }
    })
    .filter(({ amount, reserved }) => amount + reserved > 0)
}
