import { describe, expect, test } from 'vitest'
import {
  type LoginOptions,
  loginWalk,
  openFeed,
  openMessenger,
} from '../../../fixtures/account/loginWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { GuestAction } from '../gate/gate.actions.ts'
import { cookieTimeout, loginMachine } from './login.machine.ts'
import { selectIsLoginOffered, selectIsSignedUp, selectOfferedMode } from './login.selectors.ts'
import { storedText } from './storedAction.ts'

const start = (options?: LoginOptions) => loginWalk(setFold, loginMachine, options)

const removal = { type: 'storage.removalRequested', item: 'onLoginAction' }
const loginOpened = { type: 'payTour.openRequested', flow: 'login' }
const signupOpened = { ...loginOpened, options: { sview: 'signup' } }
const written = (action: GuestAction) => ({
  type: 'storage.writeRequested',
  item: 'onLoginAction',
  value: storedText(action),
})
const requested = (action: GuestAction) => ({ type: 'gate.actionRequested', action })

describe('what is offered', () => {
  test.each([
    [true, 'login', loginOpened],
    [false, 'signup', signupOpened],
  ])('with an account cookie %s is the %s [LGN-26]', async (hasAccount, mode, opened) => {
    const { open, snapshot, told } = await start({ hasAccount })
    expect(selectOfferedMode(snapshot())).toBe(mode)
    open()
    expect(told('payTour')).toEqual([opened])
  })

  test('is open, and what is opened the login, while nobody knows whether there is an account', async () => {
    const { askAccountCookie, open, snapshot, told } = await start({ hasAccount: null })
    open()
    expect(told('payTour')).toEqual([])
    expect(selectOfferedMode(snapshot())).toBeNull()
    await askAccountCookie[0]?.reject(new Error('no answer'))
    expect(told('payTour')).toEqual([loginOpened])
  })

  test('does not wait for a cookie that nobody tells of', async () => {
    const { clock, open, told } = await start({ hasAccount: null })
    open()
    clock.step(cookieTimeout - 1)
    expect(told('payTour')).toEqual([])
    clock.step(1)
    expect(told('payTour')).toEqual([loginOpened])
  })

  test('follows the cookie once it is known, also when the payment client says it', async () => {
    const { actor, askAccountCookie, open, snapshot, told } = await start({ hasAccount: null })
    actor.send({ type: 'login.accountCookieKnown', hasAccount: false })
    expect(selectOfferedMode(snapshot())).toBe('signup')
    open()
    expect(told('payTour')).toEqual([])
    await askAccountCookie[0]?.resolve(false)
    expect(told('payTour')).toEqual([signupOpened])
  })

  test('is what was asked for, if it was, at once', async () => {
    const { open, told } = await start({ hasAccount: null })
    open(undefined, 'signup')
    expect(told('payTour')).toEqual([signupOpened])
  })

  test('is neither when the configuration disables the login [LGN-21]', async () => {
    const { actor, open, snapshot, told } = await start({
      loginEnabled: false,
      arrival: { hasPasswordReset: true, hasRedirectToken: true },
    })
    expect(selectIsLoginOffered(snapshot())).toBe(false)
    expect(selectOfferedMode(snapshot())).toBeNull()
    open(openMessenger)
    actor.send({ type: 'login.lostPasswordRequested' })
    actor.send({ type: 'login.signupForced', cameFrom: 'login' })
    expect(told('payTour')).toEqual([])
    expect(told('storage')).toEqual([])
  })

  test('is nothing to a guest who is logged in', async () => {
    const { open, snapshot, told } = await start({ isLoggedIn: true })
    expect(selectIsLoginOffered(snapshot())).toBe(false)
    open(openMessenger)
    expect(told('payTour')).toEqual([])
    expect(told('gate')).toEqual([requested(openMessenger)])
  })

  test('is the login again after a logout: there is an account', async () => {
    const { identify, snapshot } = await start({ isLoggedIn: true, hasAccount: null })
    identify(false)
    expect(selectOfferedMode(snapshot())).toBe('login')
  })
})

describe('the stored action', () => {
  test('is written before the login opens [LGN-4]', async () => {
    const { open, told } = await start()
    open(openMessenger)
    expect(told('storage')).toEqual([written(openMessenger)])
    expect(told('payTour')).toEqual([loginOpened])
  })

  test('runs and is removed when the guest turns out to be logged in [LGN-12 LGN-13]', async () => {
    const { identify, snapshot, told } = await start({
      storedAction: storedText(openMessenger),
      isLoggedIn: null,
    })
    expect(selectIsSignedUp(snapshot())).toBe(false)
    identify(true)
    expect(selectIsSignedUp(snapshot())).toBe(true)
    expect(told('gate')).toEqual([requested(openMessenger)])
    expect(told('storage')).toEqual([removal])
    identify(true)
    expect(told('gate')).toHaveLength(1)
  })

  test('waits while nobody is logged in [LGN-13]', async () => {
    const { told } = await start({ storedAction: storedText(openMessenger) })
    expect(told('gate')).toEqual([])
    expect(told('storage')).toEqual([])
  })

  test.each(['{"type":"runScript"}', 'no json', '{"type":"chargeOneClick"}'])(
    'that reads %s is dropped [LGN-13]',
    async (storedAction) => {
      const { told } = await start({ storedAction, isLoggedIn: true })
      expect(told('gate')).toEqual([])
      expect(told('storage')).toEqual([removal])
    },
  )

  test('is forgotten when the guest closes the login', async () => {
    const { end, identify, open, told } = await start()
    open(openMessenger)
    end(false)
    expect(told('storage')).toEqual([written(openMessenger), removal])
    identify(true)
    expect(told('gate')).toEqual([])
  })

  test('stays when another flow ends', async () => {
    const { end, open, told } = await start()
    open(openMessenger)
    end(false, 'vipabo')
    expect(told('storage')).toEqual([written(openMessenger)])
  })

  test('of an earlier request does not run after a login without one', async () => {
    const { open, told } = await start({ storedAction: storedText(openMessenger) })
    open()
    expect(told('storage')).toEqual([removal])
  })

  test('of another request takes its place while the login is open', async () => {
    const { identify, open, told } = await start()
    open(openMessenger)
    open(openFeed, 'signup')
    expect(told('storage')).toEqual([written(openMessenger), written(openFeed)])
    expect(told('payTour').at(1)).toEqual({ type: 'payTour.routeRequested', route: 'signup' })
    identify(true)
    expect(told('gate')).toEqual([])
  })

  test('that another tab wrote or removed is the one that counts', async () => {
    const { actor, identify, told } = await start({ storedAction: storedText(openFeed) })
    actor.send({ type: 'login.actionStored', storedAction: storedText(openMessenger) })
    actor.send({ type: 'login.actionStored', storedAction: null })
    identify(true)
    expect(told('gate')).toEqual([])
  })

  test('runs after a signup that the guest closed without going on', async () => {
    const { end, identify, open, told } = await start()
    open(openMessenger)
    identify(true)
    expect(told('gate')).toEqual([])
    end(false)
    expect(told('gate')).toEqual([requested(openMessenger)])
  })

  test('runs after a payment that the login led on to', async () => {
    const { end, identify, open, told } = await start()
    open(openMessenger)
    end(true, 'login', false)
    expect(told('gate')).toEqual([])
    identify(true)
    expect(told('gate')).toEqual([requested(openMessenger)])
  })
})
