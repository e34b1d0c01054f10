import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost, pushed } from '../../core/shared.cases.ts'
import { laws } from './autoRecharge.laws.ts'
import { autoRechargeMachine } from './autoRecharge.machine.ts'

export const cases: Cases<typeof autoRechargeMachine> = {
  machine: autoRechargeMachine,
  inputs: [undefined],
  events: {
    'autoRecharge.acceptRequested': [{}],
    'autoRecharge.dismissRequested': [{}],
    'guest.identified': [
      ...identified,
      { guest: guest({ balance: 2 }) },
      { guest: guest({ balance: 2, preferences: { autoRechargeTeaser: 'dismissed' } }) },
    ],
    'push.guestBalance': [pushed('guestBalance', { balance: 2 })],
  },
  answers: { saveTeaserState: { outputs: [undefined], errors: lost } },
  project: ({ context: { guest, mode, sentMode } }) => [guest.id, guest.balance, mode, sentMode],
  laws,
}
