import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost, pushed } from '../../core/shared.cases.ts'
import { type AvsStatus, anonymousGuest } from '../guest/guest.state.ts'
import { laws } from './ageVerification.laws.ts'
import { type AgeVerificationContext, ageVerificationMachine } from './ageVerification.machine.ts'

const standing = (avsStatus: AvsStatus) => ({ guest: guest({ avsStatus }) })

export const cases: Cases<typeof ageVerificationMachine> = {
  machine: ageVerificationMachine,
  inputs: [{ forcedAgeVerification: true }, { forcedAgeVerification: false }],
  events: {
    'ageVerification.logoutRequested': [{}],
    'ageVerification.retryRequested': [{}],
    'ageVerification.startRequested': [{ way: 'payTour' }, { way: 'provider' }, { way: 'box' }],
    'browser.leaveRefused': [{}],
    'guest.identified': [
      standing('unknown'),
      standing('pending'),
      standing('rejected'),
      { guest: guest({ avsStatus: 'accepted', hasAvs: true }) },
      { guest: anonymousGuest },
    ],
    'navigation.pageEntered': [{ page: 'cams', path: '/en/cams/', query: {} }],
    'push.avsPending': [{}],
    'push.avsRejected': [pushed('avsRejected')],
    'push.avsRevoked': [{}],
    'push.avsSet': [{}],
  },
  answers: {
    loadBonusAvailable: { outputs: [true], errors: lost },
    requestAvs: { outputs: [{ url: 'https://age.example/check' }], errors: lost },
  },
  project: ({ context }) => {
    const { guestId, forcedAgeVerification, hasAvs, isBonusAvailable } =
      context as AgeVerificationContext
    return [guestId, forcedAgeVerification, hasAvs, isBonusAvailable !== null]
  },
  laws,
}
