import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost, visits } from '../../core/shared.cases.ts'
import { laws } from './modals.laws.ts'
import {
  conversionModal,
  conversionVariant,
  type ModalsContext,
  modalsMachine,
} from './modals.machine.ts'

export const cases: Cases<typeof modalsMachine> = {
  machine: modalsMachine,
  inputs: [{ siteVariant: conversionVariant }],
  events: {
    'guest.identified': identified.slice(1),
    'modals.closeRequested': [{}],
    'modals.openRequested': [
      { id: conversionModal, options: { isWay: true } },
      { id: 'avs', options: { isDismissible: false } },
    ],
    'modals.retryRequested': [{}],
    'modals.withdrawRequested': [{ id: 'avs' }],
    'navigation.overlayLeft': [{ isPageLeft: true }, { isPageLeft: false }],
    'navigation.pageEntered': visits('cams', '/en/cams/').slice(0, 1),
    'recovery.retryDue': [{}],
  },
  answers: { loadModal: { outputs: [true, false], errors: lost } },
  project: ({ context }) => {
    const { stack, hasEnteredPage, hasOfferedConversion } = context as ModalsContext
    const modals = stack.map(({ id, status, isInHistory }) => [id, status, isInHistory])
    return [modals, hasEnteredPage, hasOfferedConversion]
  },
  laws,
}
