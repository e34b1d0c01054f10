import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import type { ModalContent } from '../../shell/modals/modalContent.ts'
import { AgeCheckBody, AgeCheckFooter } from './AgeCheckBox.tsx'

/** Confirming one’s age. */
export const contents = {
  avs: { title: 'modal.avs.title', Body: AgeCheckBody, Footer: AgeCheckFooter },
  'es-avs': { title: 'modal.es-avs.title', Body: AgeCheckBody, Footer: AgeCheckFooter },
} as const satisfies Partial<Record<ModalId, ModalContent>>
