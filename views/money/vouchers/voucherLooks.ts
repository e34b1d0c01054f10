import type { VoucherType } from '../../../machines/money/vouchers/vouchers.ts'
import type { IconName } from '../../core/design/Icon.tsx'
import type { TextKey } from '../../core/text/text.tsx'

/** How each type of voucher looks, and how many of it are written; a type that is not known has one too. */
export const voucherLooks: Readonly<
  Record<VoucherType | 'other', { title: TextKey; amount: TextKey; icon: IconName }>
> = {
  video: { title: 'voucher.video', amount: 'voucher.video.amount', icon: 'video' },
  videochat: { title: 'voucher.videochat', amount: 'voucher.videochat.amount', icon: 'cam' },
  credits: { title: 'voucher.credits', amount: 'voucher.credits.amount', icon: 'coin' },
  photoAlbum: { title: 'voucher.photoAlbum', amount: 'voucher.photoAlbum.amount', icon: 'photo' },
  messages: { title: 'voucher.messages', amount: 'voucher.messages.amount', icon: 'chat' },
  messengerGift: {
    title: 'voucher.messengerGift',
    amount: 'voucher.messengerGift.amount',
    icon: 'gift',
  },
  liveShow: { title: 'voucher.liveShow', amount: 'voucher.liveShow.amount', icon: 'ticket' },
  privateShow: {
    title: 'voucher.privateShow',
    amount: 'voucher.privateShow.amount',
    icon: 'lock',
  },
  bonusCode: { title: 'voucher.bonusCode', amount: 'voucher.bonusCode.amount', icon: 'tag' },
  spins: { title: 'voucher.spins', amount: 'voucher.spins.amount', icon: 'wheel' },
  other: { title: 'voucher.other', amount: 'voucher.other.amount', icon: 'star' },
}
