import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { lost } from '../../core/shared.cases.ts'
import { laws } from './freePreview.laws.ts'
import { freePreviewMachine } from './freePreview.machine.ts'

const given = { success: true, seconds: 900 }

export const cases: Cases<typeof freePreviewMachine> = {
  machine: freePreviewMachine,
  inputs: [undefined],
  events: {
    'freePreview.chatRequested': [{}],
    'freePreview.declined': [{}],
    'freePreview.lookEnded': [{ actorId: 'actor-1', actorName: 'Juno Amber' }],
    'freePreview.startRequested': [{}],
    'guest.identified': [
      { guest: guest({ isPayingCustomer: false }) },
      { guest: guest({ isPayingCustomer: true }) },
      { guest: guest({ id: 'guest-2', isPayingCustomer: true }) },
      { guest: anonymousGuest },
    ],
  },
  answers: {
    startFreePreview: { outputs: [given, { success: false, seconds: 0 }], errors: lost },
    declineFreePreview: { outputs: [given], errors: lost },
  },
  laws,
}
