import type { ModalId } from '../../../../machines/shell/modals/modals.events.ts'
import type { ModalContent } from '../modalContent.ts'

/** Questions, votes, and the example for developers. */
export const contents = {
  survey: {
    title: 'modal.survey.title',
    words: 'modal.survey',
    actions: [{ words: 'modal.action.understood', does: 'close' }],
  },
  'contest-like': {
    title: 'modal.contest-like.title',
    words: 'modal.contest-like',
    actions: [
      { words: 'modal.action.contests', does: 'go', route: { name: 'contests', params: {} } },
    ],
  },
  'wrapper-example': {
    title: 'modal.wrapper-example.title',
    words: 'modal.wrapper-example',
    actions: [{ words: 'modal.action.understood', does: 'close' }],
  },
} as const satisfies Partial<Record<ModalId, ModalContent>>
