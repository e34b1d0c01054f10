import type { Cases } from '../../../src/testing/cases.ts'
import { identified, pushed } from '../../core/shared.cases.ts'
import { laws } from './oneClick.laws.ts'
import { oneClickMachine } from './oneClick.machine.ts'

export const cases: Cases<typeof oneClickMachine> = {
  machine: oneClickMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'oneClick.askRequested': [{}],
    'oneClick.chargeRequested': [{ amount: 40, channelId: 'channel-1' }],
    'push.canOneClickResult': [pushed('canOneClickResult'), { possible: false, reason: 'noCard' }],
    'push.guestBalance': [pushed('guestBalance'), pushed('guestBalance', { isPayment: true })],
  },
  answers: {},
  laws,
}
