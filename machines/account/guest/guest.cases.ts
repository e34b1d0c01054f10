import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost, pushed, sessions } from '../../core/shared.cases.ts'
import { laws } from './guest.laws.ts'
import { guestMachine } from './guest.machine.ts'
import type { GuestContext } from './guest.setup.ts'
import { anonymousGuest } from './guest.state.ts'

const expiresIn = 600
const refused = Object.assign(new Error('refused'), { status: 401 })

/** One push stands for all that are followed alike. */
const likeOthers: [] = []

/** Which change more of what comes next than another that was kept. */
const pushesThatMatter = ['push.guestLocked', 'push.guestEmailVerified']

export const cases: Cases<typeof guestMachine> = {
  machine: guestMachine,
  inputs: [{ language: 'en' }],
  events: {
    'guest.balanceOutdated': [{}],
    'guest.balanceTold': [{ balance: 120 }, { balance: 60 }],
    'guest.emailPropertiesOutdated': [{}],
    'guest.loginAgainRequested': [{}],
    'guest.loginRefused': [{}],
    'guest.logoutFailed': [],
    'guest.logoutRequested': [{}],
    'guest.retryRequested': [{}],
    'guest.sessionOutdated': [{}],
    'guest.stateRequested': [{}],
    'navigation.languageChanged': [{ language: 'de' }],
    'otherTabs.guestLeft': [{ guestId: 'guest-1' }],
    'push.avsPending': likeOthers,
    'push.avsRejected': likeOthers,
    'push.avsRevoked': [{}],
    'push.avsSet': likeOthers,
    'push.dataProtection': likeOthers,
    'push.giftsUpdated': likeOthers,
    'push.guestBalance': [pushed('guestBalance', { balance: 120 })],
    'push.guestEmailVerified': [{}],
    'push.guestLocked': [{}],
    'push.loyaltyPointsChanged': likeOthers,
    'push.vipAboUpdated': likeOthers,
    'push.voicecallStarted': likeOthers,
    'push.voicecallStopped': likeOthers,
    'push.vouchers': likeOthers,
    'push.vxtvAboUpdated': likeOthers,
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: {
    loadBalance: {
      outputs: [{ balance: 120, balanceFormatted: '120', isPayingCustomer: true }],
      errors: lost,
    },
    loadSession: {
      outputs: [
        { guest: guest(), expiresIn },
        { guest: anonymousGuest, expiresIn },
      ],
      errors: [...lost, refused],
    },
    logOut: { outputs: [undefined], errors: lost },
  },
  project: ({ context }) => {
    const { guest, pushesMeanwhile, isBalanceOutdated, hadChannel, loginRefusal } =
      context as GuestContext
    return [
      guest.id,
      guest.isEmailVerified,
      pushesThatMatter.filter((one) => pushesMeanwhile.some(({ type }) => type === one)),
      isBalanceOutdated,
      hadChannel,
      loginRefusal,
    ]
  },
  laws,
}
