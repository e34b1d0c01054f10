import type { ModalId } from '../../../../machines/shell/modals/modals.events.ts'
import type { ModalContent } from '../modalContent.ts'

/** Offers that come and go. */
export const contents = {
  vip30: {
    title: 'modal.vip30.title',
    words: 'modal.vip30',
    actions: [{ words: 'modal.action.vip', does: 'go', route: { name: 'vipClub', params: {} } }],
  },
  'black-friday-2020': {
    title: 'modal.black-friday-2020.title',
    words: 'modal.black-friday-2020',
    actions: [
      { words: 'modal.action.deals', does: 'go', route: { name: 'dailyDeals', params: {} } },
    ],
  },
} as const satisfies Partial<Record<ModalId, ModalContent>>
