import type { ModalId } from '../../../machines/modals/modals.events.ts'
import type { ModalContent } from '../modalContents.ts'

/** Confirming one’s age. */
export const contents = {
  avs: {
    title: 'modal.avs.title',
    words: 'modal.avs',
    actions: [{ words: 'modal.action.age', does: 'pay', flow: 'avs' }],
  },
  'es-avs': {
    title: 'modal.es-avs.title',
    words: 'modal.es-avs',
    actions: [{ words: 'modal.action.age', does: 'pay', flow: 'avs' }],
  },
} as const satisfies Partial<Record<ModalId, ModalContent>>
