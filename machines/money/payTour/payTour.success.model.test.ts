import { describe, expect, test } from 'vitest'
import { payTourWalk } from '../../../fixtures/money/payTourWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { PayClientEvent } from './payTour.events.ts'
import { payTourMachine } from './payTour.machine.ts'
import {
  selectFlow,
  selectHasConfirmFailed,
  selectIsConfirming,
  selectIsPaymentInProgress,
} from './payTour.selectors.ts'

type Options = Parameters<typeof payTourWalk>[2]

const start = (options?: Options) => payTourWalk(setFold, payTourMachine, options)

const reload = { type: 'browser.reloadRequested' }
const balanceOutdated = { type: 'guest.balanceOutdated' }
const sessionOutdated = { type: 'guest.sessionOutdated' }
const flowChanged: PayClientEvent = {
  type: 'payClient.hookReported',
  hook: 'flow-changed',
  from: 'login',
  to: 'vipabo',
  success: true,
}

describe('a success', () => {
  test('of a payment is not told as a login; the server says what was booked [LGN-28]', () => {
    const { confirm, open, snapshot, succeed, told } = start()
    open('moneycharge')
    succeed('moneycharge')
    expect(confirm).toEqual([])
    expect(selectFlow(snapshot())).toBeNull()
    expect(told('guest')).toEqual([balanceOutdated, sessionOutdated])
  })

  test('counts once [LGN-28]', () => {
    const { actor, confirm, open, succeed, told } = start()
    open('moneycharge')
    succeed('moneycharge')
    actor.send({ type: 'payClient.succeeded', flow: 'moneycharge', redirectTo: null, hostId: null })
    expect(told('guest')).toEqual([balanceOutdated, sessionOutdated])
    open('login')
    succeed('login')
    actor.send({ type: 'payClient.succeeded', flow: 'login', redirectTo: null, hostId: null })
    expect(confirm).toHaveLength(1)
  })

  test.each(['login', 'signup'])(
    'of a %s is told to the server, then the login leads on [LGN-8 LGN-28]',
    async (flow) => {
      const { confirm, frame, open, snapshot, succeed, told, ledTo } = start()
      open('login')
      succeed(flow)
      expect(selectIsConfirming(snapshot())).toBe(true)
      expect(frame.last().isRunning).toBe(false)
      expect(confirm.map(({ input }) => input)).toEqual([
        { flow, redirectTo: '/en/', hostId: null },
      ])
      const ended = { type: 'payTour.ended', flow: 'login', isSuccess: true, isLogin: true }
      expect(told('login')).toEqual([ended])
      expect(told('guest')).toEqual([balanceOutdated])
      await confirm[0]?.resolve({ targetUrl: '/en/feed/' })
      expect(told('login').at(-1)).toEqual({ type: 'login.succeeded', targetUrl: '/en/feed/' })
      expect(told('guest')).toEqual([balanceOutdated, sessionOutdated])
      expect(ledTo()).toEqual([])
      expect(selectIsConfirming(snapshot())).toBe(false)
    },
  )

  test.each(['avs', 'promocode', 'settings', 'unheardOf'])(
    'of %s is told to the server too, and its address is followed [LGN-28]',
    async (flow) => {
      const { confirm, open, succeed, told, ledTo } = start()
      open('avs')
      succeed(flow)
      expect(told('login')).toMatchObject([{ isSuccess: true, isLogin: false }])
      await confirm[0]?.resolve({ targetUrl: '/en/feed/' })
      expect(told('guest')).toEqual([balanceOutdated, sessionOutdated])
      expect(ledTo()).toEqual([{ type: 'navigation.pathRequested', path: '/en/feed/' }])
      expect(told('login')).toHaveLength(1)
    },
  )

  test.each([
    [
      'pwdreset',
      true,
      [{ type: 'realtime.messageSubmitted', message: { type: 'passwordChanged' } }],
    ],
    ['pwdreset', false, []],
    ['avs', true, []],
  ] as const)(
    'of %s, logged in %s, says over the channel what it changed: %j [LGN-31]',
    async (flow, isLoggedIn, said) => {
      const { confirm, open, succeed, told } = start({ known: { isLoggedIn } })
      open(flow)
      succeed(flow)
      expect(told('realtime')).toEqual([])
      await confirm[0]?.resolve({ targetUrl: null })
      expect(told('realtime')).toEqual(said)
    },
  )

  test('without an address to go to leaves the guest where they are', async () => {
    const { confirm, open, succeed, told, ledTo } = start()
    open('avs')
    succeed('avs')
    await confirm[0]?.resolve({ targetUrl: null })
    expect(ledTo()).toEqual([])
    expect(told('browser')).toEqual([])
  })

  test('that the server could not be told is said to the login and asked for [LGN-33]', async () => {
    const { confirm, identify, open, snapshot, succeed, told } = start()
    open('login')
    succeed('login')
    await confirm[0]?.reject(new Error('offline'))
    expect(told('login').at(-1)).toEqual({ type: 'login.confirmFailed' })
    expect(told('guest').at(-1)).toEqual(sessionOutdated)
    expect(selectHasConfirmFailed(snapshot())).toBe(true)
    identify()
    open('login')
    expect(selectHasConfirmFailed(snapshot())).toBe(false)
  })

  test('a reload that is due waits until the server was told', async () => {
    const { actor, confirm, open, succeed, told } = start()
    open('login')
    succeed('login')
    actor.send({ type: 'updates.reloadDue' })
    expect(told('browser')).toEqual([])
    await confirm[0]?.resolve({ targetUrl: null })
    expect(told('browser')).toEqual([reload])
  })

  test('what is asked for meanwhile opens afterwards', async () => {
    const { confirm, open, snapshot, succeed } = start()
    open('avs')
    succeed('avs')
    open('vipabo')
    expect(selectFlow(snapshot())).toBeNull()
    await confirm[0]?.resolve({ targetUrl: null })
    expect(selectFlow(snapshot())).toBe('vipabo')
  })

  test('a signup on the way asks the server who the guest is and leaves the frame open', () => {
    const { open, report, snapshot, told } = start()
    open('login')
    report({ type: 'payClient.signedUp' })
    expect(told('guest')).toEqual([sessionOutdated])
    expect(selectFlow(snapshot())).toBe('login')
  })
})

describe('the flow-changed hook', () => {
  test('from the login with success does what a login does, and keeps the way [LGN-11 LGN-28]', async () => {
    const { confirm, open, report, snapshot, told } = start()
    open('vipabo')
    report(flowChanged)
    expect(confirm.map(({ input }) => input)).toEqual([
      { flow: 'login', redirectTo: null, hostId: null },
    ])
    expect(selectIsPaymentInProgress(snapshot())).toBe(false)
    await confirm[0]?.resolve({ targetUrl: null })
    expect(told('login').at(-1)).toEqual({
      type: 'login.succeeded',
      targetUrl: null,
      afterwards: { type: 'openFlow', params: { value: 'vipabo' } },
    })
  })

  test.each([{ success: false }, { from: 'avs' }, { to: 'signup' }, { hook: 'view-changed' }])(
    'changes nothing with %o [LGN-11]',
    (other) => {
      const { confirm, open, report, snapshot } = start()
      open('vipabo')
      report({ ...flowChanged, ...other })
      expect(confirm).toEqual([])
      expect(selectFlow(snapshot())).toBe('vipabo')
    },
  )
})
