import type { DeclaredEvents } from '../core/declarations.types.ts'
import { oneOf } from '../core/declared.ts'
import { payTourRequestShape } from './money.known.declared.ts'
import { originShape } from './money.origin.declared.ts'
import { payTourOptionsShape } from './money.shapes.declared.ts'
import { flowWords, payActionWords } from './money.words.declared.ts'

export const moneyEvents = {
  'payClient.succeeded': { flow: 'code', redirectTo: 'address', hostId: 'id' },
  'payClient.redirectRequested': { url: 'address' },
  'payClient.scrollRequested': { top: 'number' },
  'payClient.resized': { height: 'number' },
  'payClient.hookReported': { hook: 'code', from: 'code', to: 'code', success: 'flag' },
  'payClient.loginCookieKnown': { hasLoginCookie: 'flag' },
  'payClient.actionAnswered': { action: payActionWords, data: 'personal' },
  'payClient.messageRefused': { reason: 'code', count: 'number' },
  'payTour.openRequested': payTourRequestShape,
  'payTour.routeRequested': { route: 'code' },
  'payTour.paramsRequested': { options: payTourOptionsShape },
  'payTour.actionRequested': { action: payActionWords, params: { keys: 'code', each: 'flag' } },
  'payTour.arrived': {
    showsModalbox: 'flag',
    autoFlow: 'code',
    namedFlow: 'code',
    origin: originShape,
  },
  'payTour.originStored': { value: { json: originShape } },
  'payTour.ended': { flow: flowWords, isSuccess: 'flag', isLogin: 'flag' },
  'bonusCode.codeChanged': { code: 'personal' },
  'checkout.opened': { inNewTab: 'flag' },
  'checkout.messageRefused': {
    reason: oneOf(['foreignOrigin', 'foreignWindow', 'malformed', 'unknownAction', 'wrongId']),
    count: 'number',
  },
  'checkout.openRequested': { url: 'address' },
  'oneClick.chargeRequested': { amount: 'number', channelId: 'id' },
} satisfies Partial<DeclaredEvents>
