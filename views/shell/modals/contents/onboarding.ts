import type { ModalId } from '../../../../machines/shell/modals/modals.events.ts'
import type { ModalContent } from '../modalContent.ts'

/** The first evening. */
export const contents = {
  onboarding: {
    title: 'modal.onboarding.title',
    words: 'modal.onboarding',
    actions: [{ words: 'modal.action.choose', does: 'open', id: 'onboarding-choose' }],
  },
  'onboarding-choose': {
    title: 'modal.onboarding-choose.title',
    words: 'modal.onboarding-choose',
    actions: [
      { words: 'modal.action.cams', does: 'go', route: { name: 'cams', params: {} } },
      { words: 'modal.action.videos', does: 'go', route: { name: 'videos', params: {} } },
      { words: 'modal.action.messenger', does: 'go', route: { name: 'messenger', params: {} } },
    ],
  },
} as const satisfies Partial<Record<ModalId, ModalContent>>
