import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import type { ModalContent } from '../../shell/modals/modalContent.ts'
import { ConversionChatActions } from './ConversionChatActions.tsx'
import { ConversionChatBody } from './ConversionChatBox.tsx'

/** The offer of free conversation. */
export const contents = {
  'conversion-chat': {
    title: 'modal.conversion-chat.title',
    Body: ConversionChatBody,
    Footer: ConversionChatActions,
  },
} as const satisfies Partial<Record<ModalId, ModalContent>>
