import type { Voucher } from '../../shell/realtime/realtime.events.ts'

/** What a voucher is for, by the platform's number [VCH-1]. */
export const voucherTypes = {
  1: 'video',
  2: 'videochat',
  3: 'credits',
  4: 'photoAlbum',
  5: 'messages',
  6: 'messengerGift',
  7: 'liveShow',
  8: 'privateShow',
  9: 'bonusCode',
  10: 'spins',
} as const
export type VoucherType = (typeof voucherTypes)[keyof typeof voucherTypes]

/** The vouchers that are counted by name, each with the type that it counts [VCH-2]. */
export const voucherNames = {
  videos: 'video',
  chatSeconds: 'videochat',
  galleries: 'photoAlbum',
  messages: 'messages',
} as const satisfies Record<string, VoucherType>
export type VoucherName = keyof typeof voucherNames

/** What a voucher is for; undefined for a number that is not known. */
export function voucherTypeOf({ type }: Voucher): VoucherType | undefined {
  return (voucherTypes as Readonly<Record<number, VoucherType>>)[type]
}

/**
 * How much of each the guest has.
 * @param vouchers those of the guest's state [GST-12]
 * @param actorId counts what holds for that actor too; without it only what holds for every actor
 * @returns videos, seconds of chat, galleries and messages
 */
export function voucherSums(
  vouchers: readonly Voucher[],
  actorId: string | null = null,
): Readonly<Record<VoucherName, number>> {
  const sumOf = (name: VoucherName) =>
    vouchers
      .filter((voucher) => voucherTypeOf(voucher) === voucherNames[name])
      .filter((voucher) => voucher.actorId === null || voucher.actorId === actorId)
      .reduce((sum, { amount }) => sum + amount, 0)
  return {
    videos: sumOf('videos'),
    chatSeconds: sumOf('chatSeconds'),
    galleries: sumOf('galleries'),
    messages: sumOf('messages'),
  }
}
