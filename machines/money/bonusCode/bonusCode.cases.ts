import {
  messages,
  redeemable,
  vipOnly,
  welcome,
} from '../../../fixtures/money/bonusCodeWalk.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost, pushed } from '../../core/shared.cases.ts'
import { laws } from './bonusCode.laws.ts'
import { bonusCodeMachine } from './bonusCode.machine.ts'

export const cases: Cases<typeof bonusCodeMachine> = {
  machine: bonusCodeMachine,
  inputs: [undefined],
  events: {
    'bonusCode.checkRequested': [{}],
    'bonusCode.closeRequested': [{}],
    'bonusCode.codeChanged': [{ code: ' welcome' }, { code: '' }],
    'bonusCode.openRequested': [{}],
    'bonusCode.redeemRequested': [{}],
    'bonusCode.retryRequested': [{}],
    'guest.identified': identified,
    'push.bonusCodeRedeemed': [
      pushed('bonusCodeRedeemed'),
      pushed('bonusCodeRedeemed', { code: 'OTHER' }),
    ],
    'recovery.retryDue': [{}],
  },
  answers: {
    checkCode: { outputs: [redeemable, vipOnly], errors: lost },
    loadRedeemedCodes: { outputs: [[{ code: 'SPRING', redeemedAt: 0 }]], errors: lost },
    loadRemainingCodes: { outputs: [[welcome]], errors: lost },
    redeemCode: {
      outputs: [
        { success: true, bonus: messages },
        { success: true, bonus: null },
        { success: false, bonus: null },
      ],
      errors: lost,
    },
  },
  project: ({ context: { code, guestId, isOpen } }) => [code, guestId, isOpen],
  parts: {
    code: [
      'bonusCode.checkRequested',
      'bonusCode.closeRequested',
      'bonusCode.codeChanged',
      'bonusCode.redeemRequested',
      'bonusCode.retryRequested',
      'guest.identified',
      'push.bonusCodeRedeemed',
      'checkCode',
      'redeemCode',
    ],
    lists: [
      'bonusCode.openRequested',
      'bonusCode.retryRequested',
      'guest.identified',
      'push.bonusCodeRedeemed',
      'recovery.retryDue',
      'loadRedeemedCodes',
      'loadRemainingCodes',
    ],
  },
  laws,
}
