import type { ModalId } from '../../../../machines/shell/modals/modals.events.ts'
import type { ModalContent } from '../modalContent.ts'

/** A film over the page. */
export const contents = {
  'video-with-player': {
    title: 'modal.video-with-player.title',
    words: 'modal.video-with-player',
    actions: [{ words: 'modal.action.videos', does: 'go', route: { name: 'videos', params: {} } }],
  },
} as const satisfies Partial<Record<ModalId, ModalContent>>
