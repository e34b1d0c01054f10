import type { ModalId } from '../../../../machines/shell/modals/modals.events.ts'
import type { ModalContent } from '../modalContent.ts'

/** Photos of the guest. */
export const contents = {
  'remove-photos': {
    title: 'modal.remove-photos.title',
    words: 'modal.remove-photos',
    actions: [
      { words: 'modal.action.photos', does: 'go', route: { name: 'mediathekPhotos', params: {} } },
      { words: 'modal.action.understood', does: 'close' },
    ],
  },
} as const satisfies Partial<Record<ModalId, ModalContent>>
