import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import type { ModalContent } from '../../shell/modals/modalContent.ts'
import { FreePreviewActions } from './FreePreviewActions.tsx'
import { FreePreviewBody } from './FreePreviewBody.tsx'

/** The offer of a quarter of an hour for nothing. */
export const contents = {
  'fifteen-minutes-preview': {
    title: 'modal.fifteen-minutes-preview.title',
    Body: FreePreviewBody,
    Footer: FreePreviewActions,
  },
} as const satisfies Partial<Record<ModalId, ModalContent>>
