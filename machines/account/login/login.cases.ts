import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost, visits } from '../../core/shared.cases.ts'
import type { Arrival } from './login.events.ts'
import { laws } from './login.laws.ts'
import { loginMachine } from './login.machine.ts'
import { type LoginContext, partnerPage } from './login.setup.ts'
import { storedText } from './storedAction.ts'

const arrival: Arrival = {
  hasPasswordReset: false,
  hasExternalToken: false,
  hasRedirectToken: true,
  hasSignupPreset: false,
  flow: null,
}
const storedAction = storedText({ type: 'openPath', params: { targetUrl: '/en/feed/' } })
const ended = { flow: 'login', isSuccess: true, isLogin: false } as const

export const cases: Cases<typeof loginMachine> = {
  machine: loginMachine,
  inputs: [
    { loginEnabled: true, siteVariant: 'ms', storedAction: null },
    { loginEnabled: false, siteVariant: null, storedAction: null },
  ],
  events: {
    'browser.leaveRefused': [{}],
    'guest.identified': identified.slice(1),
    'login.accountCookieKnown': [{ hasAccount: true }],
    'login.actionStored': [{ storedAction }, { storedAction: null }],
    'login.arrived': [{ arrival }],
    'login.confirmFailed': [{}],
    'login.lostPasswordRequested': [{}],
    'login.openRequested': [{}, { afterwards: { type: 'openMessenger' } }],
    'login.signupForced': [{ cameFrom: 'login' }, { cameFrom: 'elsewhere' }],
    'login.succeeded': [
      { targetUrl: null },
      { targetUrl: null, afterwards: { type: 'openMessenger' } },
      { targetUrl: '/en/cams/' },
      { targetUrl: 'https://elsewhere.example/' },
    ],
    'navigation.pageEntered': visits(partnerPage, '/en/magazine/').slice(0, 1),
    'payTour.ended': [
      ended,
      { ...ended, isLogin: true },
      { ...ended, isSuccess: false },
      { ...ended, flow: 'avs' },
    ],
  },
  answers: { askAccountCookie: { outputs: [true], errors: lost } },
  isFar: ({ context }) => {
    const { page, wish, arrival, storedAction } = context as LoginContext
    return [page, wish, arrival, storedAction].filter((known) => known !== null).length > 1
  },
  project: ({ context, value }) => {
    const { loginEnabled, isLoggedIn, hasAccount, page, wish, arrival, targetUrl, storedAction } =
      context as LoginContext
    return [
      loginEnabled,
      isLoggedIn,
      hasAccount,
      page,
      wish,
      arrival !== null,
      value === 'redirecting' && targetUrl,
      storedAction,
    ]
  },
  laws,
}
