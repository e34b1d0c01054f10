import { describe, expect, test } from 'vitest'
import { payTourWalk } from '../../../fixtures/money/payTourWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { PayClientEvent } from './payTour.events.ts'
import {
  isPaymentFlow,
  type PayTourFlow,
  payTourFlows,
  topLevelPaymentFlows,
} from './payTour.flows.ts'
import { frameTimeout, payTourMachine } from './payTour.machine.ts'
import { selectFlow, selectIsPaymentInProgress, selectLocksScroll } from './payTour.selectors.ts'

type Options = Parameters<typeof payTourWalk>[2]

const start = (options?: Options) => payTourWalk(setFold, payTourMachine, options)

const reload = { type: 'browser.reloadRequested' }
const balanceOutdated = { type: 'guest.balanceOutdated' }
const flows = Object.keys(payTourFlows) as PayTourFlow[]
const ends: [string, PayClientEvent | { type: 'payTour.closeRequested' }][] = [
  ['the close signal', { type: 'payClient.closed' }],
  ['the guest closing it', { type: 'payTour.closeRequested' }],
  ['the tab going away', { type: 'payClient.tabLost' }],
  [
    'the success signal',
    { type: 'payClient.succeeded', flow: 'moneycharge', redirectTo: null, hostId: null },
  ],
]

describe('the end of a flow', () => {
  test.each(ends)('comes with %s: all that waited goes on [PAY-28 PAY-30 PAY-31]', (_, event) => {
    const { actor, frame, open, snapshot, told } = start()
    open('moneycharge')
    expect(selectLocksScroll(snapshot())).toBe(true)
    expect(selectIsPaymentInProgress(snapshot())).toBe(true)
    actor.send({ type: 'updates.reloadDue' })
    expect(told('browser')).toEqual([])
    actor.send(event)
    expect(selectFlow(snapshot())).toBeNull()
    expect(selectLocksScroll(snapshot())).toBe(false)
    expect(selectIsPaymentInProgress(snapshot())).toBe(false)
    expect(told('guest').at(0)).toEqual(balanceOutdated)
    expect(told('browser')).toEqual([reload])
    expect(frame.last().isRunning).toBe(false)
  })

  test('without a success leaves the way, with one it does not', () => {
    const { close, open, succeed, told } = start()
    open('avs')
    close()
    const left = { type: 'payTour.ended', flow: 'avs', isSuccess: false, isLogin: false }
    expect(told('gate')).toEqual([{ type: 'gate.wayLeft' }])
    expect(told('login')).toEqual([left])
    open('moneycharge')
    succeed('moneycharge')
    expect(told('gate')).toHaveLength(1)
    expect(told('login').at(-1)).toEqual({ ...left, flow: 'moneycharge', isSuccess: true })
  })

  test('an action that waited for the payment client does not go to the next one', () => {
    const { actor, clock, close, open, report, submitted } = start()
    open('moneycharge')
    actor.send({ type: 'payTour.actionRequested', action: 'getbalance' })
    close()
    open('avs')
    report({ type: 'payClient.ready' })
    clock.step(5000)
    expect(submitted()).not.toContain('payClient.actionSubmitted')
  })

  test.each([
    [
      'https://bank.example/3ds',
      'browser',
      { type: 'browser.leaveRequested', url: 'https://bank.example/3ds' },
    ],
    ['//bank.example/', 'browser', { type: 'browser.leaveRequested', url: '//bank.example/' }],
  ] as const)('a redirect to %s is followed by the %s', (url, address, event) => {
    const { open, report, snapshot, told } = start()
    open('moneycharge')
    report({ type: 'payClient.redirectRequested', url })
    expect(told(address)).toEqual([event])
    expect(selectFlow(snapshot())).toBeNull()
    expect(selectIsPaymentInProgress(snapshot())).toBe(false)
  })

  test('a redirect to a page of this site is followed by the navigation', () => {
    const { ledTo, open, report, snapshot } = start()
    open('moneycharge')
    report({ type: 'payClient.redirectRequested', url: '/en/feed/' })
    expect(ledTo()).toEqual([{ type: 'navigation.pathRequested', path: '/en/feed/' }])
    expect(selectFlow(snapshot())).toBeNull()
  })

  test('the back button closes what opened and leaves the way', () => {
    const { actor, open, report, snapshot, told } = start()
    open('login')
    expect(told('navigation')).toEqual([])
    report({ type: 'payClient.opened' })
    expect(told('navigation')).toEqual([{ type: 'navigation.overlayOpened', owner: 'payTour' }])
    actor.send({ type: 'navigation.overlayLeft', isPageLeft: false })
    expect(selectFlow(snapshot())).toBeNull()
    expect(told('gate')).toEqual([{ type: 'gate.wayLeft' }])
    expect(told('login').at(-1)).toMatchObject({ type: 'payTour.ended', isSuccess: false })
  })

  test('whatever closes it, nothing lies over the page any longer', () => {
    const { close, open, report, succeed, told } = start()
    const closed = { type: 'navigation.overlayClosed', owner: 'payTour' }
    const ends = [
      close,
      () => succeed('moneycharge'),
      () => report({ type: 'payClient.closed' }),
      () => open('avs'),
    ]
    for (const end of ends) {
      open('moneycharge')
      report({ type: 'payClient.opened' })
      end()
      expect(told('navigation').at(-1)).toEqual(closed)
    }
  })

  test('a logout within the payment client logs the guest out here too', () => {
    const { open, report, snapshot, told } = start({ known: { isLoggedIn: true } })
    open('settings')
    report({ type: 'payClient.loggedOut' })
    expect(told('guest').at(-1)).toEqual({ type: 'guest.logoutRequested' })
    expect(selectFlow(snapshot())).toBeNull()
  })

  test('a tab locks no scrolling', () => {
    const { open, snapshot } = start({ device: 'mobile' })
    open('moneycharge')
    expect(selectLocksScroll(snapshot())).toBe(false)
  })
})

describe('payment in progress', () => {
  test.each(flows.filter(isPaymentFlow))(
    '%s is, until it closes or succeeds [PAY-29 PAY-30]',
    (flow) => {
      const { close, open, snapshot, succeed } = start()
      open(flow)
      expect(selectIsPaymentInProgress(snapshot())).toBe(true)
      close()
      expect(selectIsPaymentInProgress(snapshot())).toBe(false)
      open(flow)
      succeed(flow)
      expect(selectIsPaymentInProgress(snapshot())).toBe(false)
    },
  )

  test('the rest is none [PAY-29]', () => {
    const others = flows.filter((flow) => {
      const { open, snapshot } = start()
      open(flow)
      return !selectIsPaymentInProgress(snapshot())
    })
    expect(others).toEqual([
      'changecc',
      'changels',
      'settings',
      'vxsettings',
      'pwdreset',
      'pwdlost',
      'login',
      'avs',
      'promocode',
      'scratchcard',
    ])
  })

  test('it is over when another flow takes its place', () => {
    const { open, snapshot, told } = start()
    open('moneycharge')
    open('settings')
    expect(selectIsPaymentInProgress(snapshot())).toBe(false)
    expect(told('guest')).toEqual([balanceOutdated])
  })

  test('one that nobody answers is over when the guest closes it', () => {
    const { clock, close, open, snapshot } = start()
    open('moneycharge')
    clock.step(frameTimeout)
    close()
    expect(selectIsPaymentInProgress(snapshot())).toBe(false)
  })
})

describe('an expired session', () => {
  const expired = { type: 'push.sessionExpired' } as const

  test('reloads the page when no payment waits [RT-12]', () => {
    const { actor, open, told } = start()
    actor.send(expired)
    expect(told('browser')).toEqual([reload])
    open('settings')
    actor.send(expired)
    expect(told('browser')).toEqual([reload, reload])
  })

  test.each(topLevelPaymentFlows)('waits for the end of %s [PAY-22 RT-13]', (flow) => {
    const { actor, close, open, told } = start()
    open(flow)
    actor.send(expired)
    expect(told('browser')).toEqual([])
    close()
    expect(told('browser')).toEqual([reload])
  })

  test('does not reload the page while a payment waits for feedback [RT-13]', () => {
    const { actor, frame, open, report, told } = start()
    open('moneycharge')
    report({ type: 'payClient.ready' })
    actor.send(expired)
    expect(told('browser')).toEqual([])
    expect(frame.last().isRunning).toBe(true)
  })

  test('is made up for when the payment is over, once', () => {
    const { actor, open, succeed, told } = start()
    open('moneycharge')
    actor.send(expired)
    succeed('moneycharge')
    expect(told('browser')).toEqual([reload])
    open('moneycharge')
    succeed('moneycharge')
    expect(told('browser')).toEqual([reload])
  })
})
