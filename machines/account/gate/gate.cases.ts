import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified } from '../../core/shared.cases.ts'
import type { GuestState } from '../guest/guest.state.ts'
import { laws } from './gate.laws.ts'
import { type GateContext, gateMachine } from './gate.machine.ts'

const checked = guest({ hasAvs: true, avsStatus: 'accepted' })
const vip = guest({ isVip: true })

const known = ({ id, isLoggedIn, hasAvs, isVip }: GuestState) => [id, isLoggedIn, hasAvs, isVip]

export const cases: Cases<typeof gateMachine> = {
  machine: gateMachine,
  inputs: [undefined],
  events: {
    'gate.actionRequested': [
      { action: { type: 'openMessenger' } },
      { action: { type: 'openAdultPath', params: { targetUrl: '/en/cams/' } } },
    ],
    'gate.requirementLost': [{ reason: 'needAbo', guest: guest() }],
    'gate.requirementMet': [
      { reason: 'needAgeCheck', guest: checked },
      { reason: 'needAbo', guest: vip },
      { reason: 'needPurchase', guest: guest() },
    ],
    'gate.wayLeft': [{}],
    'guest.changed': [{ guest: checked }],
    'guest.identified': [...identified, { guest: checked }],
  },
  answers: {},
  project: ({ context }) => {
    const { guest, action, reason, served } = context as GateContext
    return [known(guest), action, reason, served]
  },
  laws,
}
