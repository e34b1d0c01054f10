import type { Cases } from '../../../src/testing/cases.ts'
import { lost, pushed, visits } from '../../core/shared.cases.ts'
import { laws } from './onlineAmount.laws.ts'
import { onlineAmountMachine } from './onlineAmount.machine.ts'

export const cases: Cases<typeof onlineAmountMachine> = {
  machine: onlineAmountMachine,
  inputs: [undefined],
  events: {
    'browser.hidden': [{}],
    'browser.shown': [{}],
    'navigation.pageEntered': visits('cams', '/en/cams/'),
    'push.actorOffline': [pushed('actorOffline')],
    'push.actorOnline': [pushed('actorOnline')],
    'recovery.retryDue': [{}],
  },
  answers: { loadOnlineAmount: { outputs: [128], errors: lost } },
  project: ({ context: { isOnPage, isVisible } }) => [isOnPage, isVisible],
  laws,
}
