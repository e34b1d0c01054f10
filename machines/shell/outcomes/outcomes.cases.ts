import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, pushed, visits } from '../../core/shared.cases.ts'
import { laws } from './outcomes.laws.ts'
import { type OutcomesContext, outcomesMachine } from './outcomes.machine.ts'

const abo = [
  { active: true, started: true, price: 10 },
  { active: true, started: false, price: 10 },
  { active: false, started: false, price: 10 },
]

export const cases: Cases<typeof outcomesMachine> = {
  machine: outcomesMachine,
  inputs: [undefined],
  events: {
    'guest.changed': [{ guest: guest({ balance: 300 }) }],
    'guest.identified': identified,
    'guest.leaving': [{}],
    'navigation.pageEntered': visits('cams', '/en/cams/'),
    'outcomeStore.read': [{ outcomes: [{ kind: 'credited', count: 20 }] }],
    'outcomes.closeRequested': [{ kind: 'credited' }],
    'outcomes.logoutFailed': [{}],
    'outcomes.messagesUnsent': [{ count: 2 }],
    'outcomes.partRestarted': [{}],
    'push.avsRevoked': [{}],
    'push.avsSet': [{}],
    'push.guestBalance': [
      pushed('guestBalance', { balance: 150 }),
      pushed('guestBalance', { balance: 150, isPayment: true }),
    ],
    'push.sessionExpired': [{}],
    'push.vipAboUpdated': abo,
    'push.voicecallStopped': [pushed('voicecallStopped')],
    'push.vxtvAboUpdated': abo,
  },
  answers: {},
  project: ({ context }) => {
    const { guestId, balance, path } = context as OutcomesContext
    return [guestId, balance, path]
  },
  laws,
}
