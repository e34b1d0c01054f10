import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost } from '../../core/shared.cases.ts'
import { laws } from './dataProtection.laws.ts'
import { type DataProtectionContext, dataProtectionMachine } from './dataProtection.machine.ts'

export const cases: Cases<typeof dataProtectionMachine> = {
  machine: dataProtectionMachine,
  inputs: [undefined],
  events: {
    'dataProtection.answered': [{ accepted: true }, { accepted: false }],
    'dataProtection.bothAccepted': [{}],
    'dataProtection.retryRequested': [{}],
    'guest.identified': [...identified, { guest: guest({ showDataProtection: true }) }],
    'push.dataProtection': [{ show: true }, { show: false }],
  },
  answers: {
    closeBoth: { outputs: [undefined], errors: lost },
    closeDataProtection: { outputs: [undefined], errors: lost },
  },
  project: ({ context }) => {
    const { guestId, answer } = context as DataProtectionContext
    return [guestId, answer]
  },
  laws,
}
