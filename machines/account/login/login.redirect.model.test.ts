import { describe, expect, test } from 'vitest'
import {
  type LoginOptions,
  loginWalk,
  openFeed,
  openMessenger,
} from '../../../fixtures/account/loginWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { PageName } from '../../shell/navigation/routes.ts'
import type { GuestAction } from '../gate/gate.actions.ts'
import { leaveTimeout, loginMachine, partnerPage, redirectDelay } from './login.machine.ts'
import { selectIsRedirecting, selectIsSignedUp } from './login.selectors.ts'
import { storedText } from './storedAction.ts'

const start = (options?: LoginOptions) => loginWalk(setFold, loginMachine, options)

const reload = { type: 'browser.reloadRequested' }
const removal = { type: 'storage.removalRequested', item: 'onLoginAction' }
const loginOpened = { type: 'payTour.openRequested', flow: 'login' }
const signupOpened = { ...loginOpened, options: { sview: 'signup' } }
const written = (action: GuestAction) => ({
  type: 'storage.writeRequested',
  item: 'onLoginAction',
  value: storedText(action),
})
const requested = (action: GuestAction) => ({ type: 'gate.actionRequested', action })

describe('after a login', () => {
  test('the guest goes where the server says, after 500 ms [LGN-8 LGN-34]', async () => {
    const { clock, end, open, snapshot, succeed, told } = await start()
    open(openFeed)
    end(true)
    expect(selectIsRedirecting(snapshot())).toBe(true)
    succeed('/en/cams/')
    clock.step(redirectDelay - 1)
    expect(told('navigation')).toEqual([])
    expect(selectIsRedirecting(snapshot())).toBe(true)
    clock.step(1)
    expect(told('navigation')).toEqual([{ type: 'navigation.pathRequested', path: '/en/cams/' }])
    expect(told('browser')).toEqual([])
    expect(told('storage')).toEqual([written(openFeed), removal])
    expect(redirectDelay).toBe(500)
  })

  test.each(['https://elsewhere.example/', '//elsewhere.example/'])(
    'the guest leaves for %s [LGN-8]',
    async (url) => {
      const { clock, succeed, told } = await start()
      succeed(url)
      clock.step(redirectDelay)
      expect(told('browser')).toEqual([{ type: 'browser.leaveRequested', url }])
      expect(told('navigation')).toEqual([])
    },
  )

  test('without an address the stored redirect leads on and is used up [LGN-9]', async () => {
    const { clock, identify, open, succeed, told } = await start()
    open(openFeed)
    succeed(null)
    clock.step(redirectDelay)
    expect(told('navigation')).toEqual([{ type: 'navigation.pathRequested', path: '/en/feed/' }])
    expect(told('browser')).toEqual([])
    expect(told('storage').at(-1)).toEqual(removal)
    identify(true)
    expect(told('gate')).toEqual([])
  })

  test('without either the page reloads, and another stored action runs then [LGN-10]', async () => {
    const { clock, identify, open, succeed, told } = await start()
    open(openMessenger)
    succeed(null)
    clock.step(redirectDelay)
    expect(told('browser')).toEqual([reload])
    identify(true)
    expect(told('navigation')).toEqual([])
    expect(told('gate')).toEqual([])
    expect(told('storage')).toEqual([written(openMessenger)])
    clock.step(leaveTimeout)
    expect(told('gate')).toEqual([requested(openMessenger)])
  })

  test('to where the browser does not go, the stored action runs here [LGN-13]', async () => {
    const { actor, clock, identify, open, succeed, told } = await start()
    open(openMessenger)
    succeed('https://elsewhere.example/')
    clock.step(redirectDelay)
    identify(true)
    expect(told('gate')).toEqual([])
    actor.send({ type: 'browser.leaveRefused' })
    expect(told('gate')).toEqual([requested(openMessenger)])
  })

  test('within the site the stored action runs once the guest is known [LGN-13]', async () => {
    const { clock, identify, open, succeed, told } = await start()
    open(openMessenger)
    succeed('/en/cams/')
    clock.step(redirectDelay)
    expect(told('gate')).toEqual([])
    identify(true)
    expect(told('gate')).toEqual([requested(openMessenger)])
  })

  test('what the guest was about to do there is stored, unless something is [LGN-11]', async () => {
    const afterwards: GuestAction = { type: 'openFlow', params: { value: 'vipabo' } }
    const first = await start()
    first.succeed(null, afterwards)
    expect(first.told('storage')).toEqual([written(afterwards)])
    const second = await start({ storedAction: storedText(openMessenger) })
    second.succeed(null, afterwards)
    expect(second.told('storage')).toEqual([])
  })

  test('on the partner page the home of the variant comes next [LGN-3]', async () => {
    const homeOf = async (siteVariant: string | null, page: PageName) => {
      const { clock, enter, succeed, told } = await start({ siteVariant })
      enter(page)
      succeed(null)
      clock.step(redirectDelay)
      return told('navigation')
    }
    expect(await homeOf('ms', partnerPage)).toEqual([
      { type: 'navigation.routeRequested', route: { name: 'home', params: {} } },
    ])
    expect(await homeOf('ms', 'cams')).toEqual([])
    expect(await homeOf(null, partnerPage)).toEqual([])
  })

  test('of which the server could not be told the page reloads and the flag is reset [LGN-33]', async () => {
    const { actor, clock, end, identify, open, snapshot, told } = await start()
    open()
    end(true)
    identify(true)
    actor.send({ type: 'login.confirmFailed' })
    expect(told('browser')).toEqual([reload])
    expect(selectIsSignedUp(snapshot())).toBe(false)
    clock.step(leaveTimeout)
    expect(selectIsSignedUp(snapshot())).toBe(true)
  })

  test('the flag is reset even if it was set before [LGN-33]', async () => {
    const { actor, snapshot } = await start({ isLoggedIn: true })
    expect(selectIsSignedUp(snapshot())).toBe(true)
    actor.send({ type: 'login.confirmFailed' })
    expect(selectIsSignedUp(snapshot())).toBe(false)
  })
})

describe('arriving', () => {
  const prepared = { flow: 'signup', hasExternalToken: true, hasSignupPreset: true }

  test('with a prepared signup opens it [LGN-14]', async () => {
    const { told } = await start({ arrival: prepared, hasAccount: null })
    expect(told('payTour')).toEqual([signupOpened])
  })

  test.each([
    { flow: null },
    { flow: 'login' },
    { hasExternalToken: false },
    { hasSignupPreset: false },
  ])('with %o opens nothing [LGN-14]', async (missing) => {
    const { told } = await start({ arrival: { ...prepared, ...missing } })
    expect(told('payTour')).toEqual([])
  })

  test('with a prepared signup keeps what is to run afterwards [LGN-14]', async () => {
    const { told } = await start({
      arrival: prepared,
      storedAction: storedText(openMessenger),
    })
    expect(told('storage')).toEqual([])
  })

  test('logged in opens no signup [LGN-14]', async () => {
    const { told } = await start({ arrival: prepared, isLoggedIn: true })
    expect(told('payTour')).toEqual([])
  })

  test('with a password reset opens it, once [LGN-1]', async () => {
    const { identify, told } = await start({ arrival: { hasPasswordReset: true } })
    const opened = { type: 'payTour.openRequested', flow: 'pwdreset' }
    expect(told('payTour')).toEqual([opened])
    identify(true)
    expect(told('payTour')).toEqual([opened])
  })

  test('with a redirect token opens the login to somebody who is not logged in [LGN-2]', async () => {
    const anonymous = await start({ arrival: { hasRedirectToken: true } })
    expect(anonymous.told('payTour')).toEqual([loginOpened])
    const known = await start({ arrival: { hasRedirectToken: true }, isLoggedIn: true })
    expect(known.told('payTour')).toEqual([])
  })

  test('with nothing opens nothing', async () => {
    const { told } = await start({ arrival: {} })
    expect(told('payTour')).toEqual([])
  })
})

test.each([
  ['signup', false, true],
  ['login', false, true],
  ['avs', false, false],
  ['login', true, false],
])(
  'a signup forced from %s, logged in %s, opens: %s [LGN-25]',
  async (cameFrom, isLoggedIn, opens) => {
    const { actor, told } = await start({ isLoggedIn })
    actor.send({ type: 'login.signupForced', cameFrom })
    expect(told('payTour')).toEqual(opens ? [signupOpened] : [])
  },
)

test('a lost password opens its flow [LGN-6]', async () => {
  const { actor, told } = await start()
  actor.send({ type: 'login.lostPasswordRequested' })
  expect(told('payTour')).toEqual([{ type: 'payTour.openRequested', flow: 'pwdlost' }])
})
