import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import type { ModalContent } from '../../shell/modals/modalContent.ts'
import { CoinInfo } from './CoinInfo.tsx'
import { NotEnoughMoney } from './NotEnoughMoney.tsx'

/** Coins. */
export const contents = {
  'not-enough-money': {
    title: 'modal.not-enough-money.title',
    Body: NotEnoughMoney,
    actions: [
      { words: 'modal.action.topUp', does: 'pay', flow: 'moneycharge' },
      { words: 'modal.action.coin', does: 'open', id: 'vxcoin-info' },
    ],
  },
  specialTopUp: {
    title: 'modal.specialTopUp.title',
    words: 'modal.specialTopUp',
    actions: [
      { words: 'modal.action.topUp', does: 'pay', flow: 'moneycharge' },
      { words: 'modal.action.benefits', does: 'go', route: { name: 'benefits', params: {} } },
    ],
  },
  'vxcoin-info': {
    title: 'modal.vxcoin-info.title',
    Body: CoinInfo,
    actions: [
      { words: 'modal.action.understood', does: 'close' },
      { words: 'modal.action.topUp', does: 'pay', flow: 'moneycharge' },
    ],
  },
} as const satisfies Partial<Record<ModalId, ModalContent>>
