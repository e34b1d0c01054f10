import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import type { ModalContent } from '../../shell/modals/modalContent.ts'
import { FromOwnSite } from './FromOwnSite.tsx'
import { OtherWaysIn } from './OtherWaysIn.tsx'

/** The ways in. */
export const contents = {
  'feed-signup': {
    title: 'modal.feed-signup.title',
    words: 'modal.feed-signup',
    actions: [
      { words: 'modal.action.signUp', does: 'logIn', mode: 'signup' },
      { words: 'modal.action.feed', does: 'go', route: { name: 'feed', params: {} } },
    ],
  },
  'login-alternative': {
    title: 'modal.login-alternative.title',
    Body: OtherWaysIn,
    actions: [
      { words: 'modal.action.logIn', does: 'logIn', mode: 'login' },
      { words: 'modal.action.signUp', does: 'logIn', mode: 'signup' },
    ],
  },
  'model-sites-conversion': {
    title: 'modal.model-sites-conversion.title',
    Body: FromOwnSite,
    actions: [
      { words: 'modal.action.signUp', does: 'logIn', mode: 'signup' },
      { words: 'modal.action.stay', does: 'close' },
    ],
  },
} as const satisfies Partial<Record<ModalId, ModalContent>>
