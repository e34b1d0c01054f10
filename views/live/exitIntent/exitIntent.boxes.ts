import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import type { ModalContent } from '../../shell/modals/modalContent.ts'
import { ExitIntentBody } from './ExitIntentBody.tsx'

/** The question whether a visitor stays. */
export const contents = {
  exitIntent: {
    title: 'modal.exitIntent.title',
    Body: ExitIntentBody,
    actions: [
      { words: 'modal.action.stay', does: 'close' },
      { words: 'modal.action.signUp', does: 'logIn', mode: 'signup' },
    ],
  },
} as const satisfies Partial<Record<ModalId, ModalContent>>
