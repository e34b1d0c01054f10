import { describe, expect, test } from 'vitest'
import { payTourWalk } from '../../../fixtures/money/payTourWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { PayClientEvent } from './payTour.events.ts'
import {
  selectIsPayFrameReady,
  selectIsPayFrameUnanswered,
  selectScrollTo,
} from './payTour.frame.selectors.ts'
import { actionPoll, frameTimeout, handshakeInterval, payTourMachine } from './payTour.machine.ts'
import { selectIsPayFrameOpening } from './payTour.selectors.ts'
import { selectView } from './payTour.view.selectors.ts'

type Options = Parameters<typeof payTourWalk>[2]

const start = (options?: Options) => payTourWalk(setFold, payTourMachine, options)

const ready = { type: 'payClient.ready' } as const
const greeting = 'payClient.sessionInitSubmitted'

describe('the payment client', () => {
  test.each<PayClientEvent>([ready, { type: 'payClient.viewReady' }])(
    'is ready once it says so: $type',
    (event) => {
      const { open, report, snapshot } = start()
      open('login')
      expect(selectIsPayFrameOpening(snapshot())).toBe(true)
      report({ type: 'payClient.contentLoaded' })
      expect(selectIsPayFrameReady(snapshot())).toBe(false)
      report(event)
      expect(selectIsPayFrameReady(snapshot())).toBe(true)
    },
  )

  test('is ready once it gave a transfer token [PAY-24]', () => {
    const { open, report, snapshot, submitted } = start()
    open('login')
    report({ type: 'payClient.transferTokenGiven' })
    expect(selectIsPayFrameReady(snapshot())).toBe(true)
    const told = submitted()
    report({ type: 'payClient.transferTokenGiven' })
    expect(submitted()).toEqual(told)
  })

  test('is given session, options, prefill and display when it is ready [PAY-37 PAY-39]', () => {
    const { frame, open, report } = start()
    open('moneycharge', {
      options: { pc: 'SPRING' },
      prefill: { signupEmail: 'robin@example.org', selectedAmount: 40 },
      display: { showNL: true },
    })
    report(ready)
    expect(frame.last().received.map(({ type }) => type)).toEqual([
      greeting,
      'payClient.paramsSubmitted',
    ])
    expect(frame.last().received.at(1)).toMatchObject({
      options: {
        pc: 'SPRING',
        selectedAmount: '40',
        signupEmail: 'robin@example.org',
        showNL: 'true',
      },
    })
  })

  test('that loads itself again is taken up again', () => {
    const { open, report, snapshot, submitted } = start()
    open('moneycharge')
    report(ready)
    const first = submitted()
    report(ready)
    expect(submitted()).toEqual([...first, ...first])
    expect(selectIsPayFrameReady(snapshot())).toBe(true)
  })

  test('that is not ready is greeted again every 1000 ms, then no more [PAY-49]', () => {
    const { clock, frame, open, report, submitted } = start()
    open('moneycharge')
    clock.step(handshakeInterval - 1)
    expect(submitted()).toEqual([])
    clock.step(1)
    expect(submitted()).toEqual([greeting])
    clock.step(handshakeInterval)
    expect(submitted()).toEqual([greeting, greeting])
    report(ready)
    const told = submitted()
    clock.step(5 * handshakeInterval)
    expect(submitted()).toEqual(told)
    expect(frame.runs).toHaveLength(1)
    expect(handshakeInterval).toBe(1000)
  })

  test('that does not answer in time is given up and can be tried again with the same request', () => {
    const { actor, clock, frame, open, snapshot, told } = start()
    open('login', { options: { sview: 'signup' } })
    clock.step(frameTimeout - 1)
    expect(selectIsPayFrameUnanswered(snapshot())).toBe(false)
    clock.step(1)
    expect(selectIsPayFrameUnanswered(snapshot())).toBe(true)
    actor.send({ type: 'payTour.retryRequested' })
    expect(selectIsPayFrameOpening(snapshot())).toBe(true)
    expect(frame.runs).toHaveLength(2)
    expect(frame.last().input).toEqual(frame.runs.at(0)?.input)
    clock.step(frameTimeout)
    open('login')
    expect(frame.runs).toHaveLength(3)
    expect(selectView(snapshot())).toBe('login')
    expect(told('login')).toEqual([])
  })

  test('that answers after all is taken up', () => {
    const { clock, open, report, snapshot } = start({ device: 'mobile' })
    open('login')
    clock.step(frameTimeout)
    report(ready)
    expect(selectIsPayFrameReady(snapshot())).toBe(true)
  })

  test('is sent to another view, once it is ready [PAY-38]', () => {
    const { actor, frame, open, report, snapshot } = start()
    const route = { type: 'payClient.routeSubmitted', route: 'signup' }
    open('login')
    actor.send({ type: 'payTour.routeRequested', route: 'signup' })
    expect(frame.last().received).toEqual([])
    expect(selectView(snapshot())).toBe('signup')
    report(ready)
    expect(frame.last().received).toContainEqual(route)
    actor.send({ type: 'payTour.routeRequested', route: 'login' })
    expect(frame.last().received.at(-1)).toEqual({ ...route, route: 'login' })
    expect(selectView(snapshot())).toBe('login')
  })

  test('is told other options, also again when it loads itself again [PAY-39]', () => {
    const { actor, frame, open, report } = start()
    open('moneycharge')
    actor.send({ type: 'payTour.paramsRequested', options: { pc: 'SPRING' } })
    report(ready)
    actor.send({ type: 'payTour.paramsRequested', options: { host: 'nova' } })
    expect(frame.last().received.at(-1)).toMatchObject({ options: { pc: 'SPRING', host: 'nova' } })
    report(ready)
    expect(frame.last().received.at(-1)).toMatchObject({ options: { pc: 'SPRING', host: 'nova' } })
  })

  test.each([
    'getactiveabos',
    'getbalance',
    'logout',
    'isLoggedIn',
    'hasLoginCookie',
    'getavsstatus',
  ] as const)('is asked for %s at once when it is ready [PAY-40]', (action) => {
    const { actor, frame, open, report } = start()
    open('moneycharge')
    report(ready)
    actor.send({ type: 'payTour.actionRequested', action, params: { isUrgent: true } })
    expect(frame.last().received.at(-1)).toMatchObject({
      type: 'payClient.actionSubmitted',
      action,
      params: { isUrgent: true },
    })
  })

  test('is told to clear its token with the logout, and with nothing else [PAY-41]', () => {
    const { actor, frame, open, report } = start()
    open('moneycharge')
    report(ready)
    actor.send({ type: 'payTour.actionRequested', action: 'logout' })
    expect(frame.last().received.at(-1)).toMatchObject({ params: { clearToken: true } })
    actor.send({ type: 'payTour.actionRequested', action: 'getbalance' })
    expect(frame.last().received.at(-1)).toMatchObject({ params: {} })
  })

  test('is asked every 500 ms whether it is ready for what waits [PAY-50]', () => {
    const { actor, clock, open, report, submitted } = start()
    const asked = () => submitted().filter((type) => type === 'payClient.actionSubmitted').length
    open('moneycharge')
    actor.send({ type: 'payTour.actionRequested', action: 'getbalance' })
    clock.step(actionPoll + 100)
    actor.send({ type: 'payTour.actionRequested', action: 'isLoggedIn' })
    report(ready)
    clock.step(actionPoll - 101)
    expect(asked()).toBe(0)
    clock.step(1)
    expect(asked()).toBe(2)
    clock.step(10 * actionPoll)
    expect(asked()).toBe(2)
    expect(actionPoll).toBe(500)
  })

  test('that does not answer is no longer asked, and does what waits as soon as it is there', () => {
    const { actor, clock, open, report, submitted } = start()
    const asked = () => submitted().filter((type) => type === 'payClient.actionSubmitted').length
    open('moneycharge')
    actor.send({ type: 'payTour.actionRequested', action: 'getbalance' })
    clock.step(frameTimeout + actionPoll)
    expect(clock.pending()).toBe(0)
    actor.send({ type: 'payTour.actionRequested', action: 'isLoggedIn' })
    expect(asked()).toBe(0)
    report({ type: 'payClient.viewReady' })
    expect(submitted().slice(-4)).toEqual([
      greeting,
      'payClient.paramsSubmitted',
      'payClient.actionSubmitted',
      'payClient.actionSubmitted',
    ])
  })

  test('that is tried again is asked for what waited for it', () => {
    const { actor, clock, open, report, submitted } = start()
    open('moneycharge')
    actor.send({ type: 'payTour.actionRequested', action: 'getbalance' })
    clock.step(frameTimeout + actionPoll)
    actor.send({ type: 'payTour.retryRequested' })
    report(ready)
    clock.step(actionPoll)
    expect(submitted()).toContain('payClient.actionSubmitted')
  })

  test('answers an action to whoever listens [PAY-40]', () => {
    const { actor, open, report } = start()
    const heard: unknown[] = []
    actor.on('payClientAnswered', (event) => heard.push(event))
    open('moneycharge')
    report({ type: 'payClient.actionAnswered', action: 'getbalance', data: { balance: 7 } })
    expect(heard).toEqual([
      { type: 'payClientAnswered', action: 'getbalance', data: { balance: 7 } },
    ])
  })

  test('says whether there is an account cookie, which the login is told [PAY-36]', () => {
    const { open, report, told } = start()
    open('moneycharge')
    report({ type: 'payClient.loginCookieKnown', hasLoginCookie: true })
    expect(told('login')).toEqual([{ type: 'login.accountCookieKnown', hasAccount: true }])
  })

  test('says where it wants to be seen, each time anew', () => {
    const { open, report, snapshot } = start()
    open('autorecharge')
    report({ type: 'payClient.scrollRequested', top: 120 })
    const first = selectScrollTo(snapshot())
    expect(first).toEqual({ top: 120 })
    report({ type: 'payClient.scrollRequested', top: 120 })
    expect(selectScrollTo(snapshot())).not.toBe(first)
  })

  test('a message that is none of its own is counted and has no effect [PAY-32]', () => {
    const { open, report, snapshot, told } = start()
    open('moneycharge')
    const before = snapshot().value
    report({ type: 'payClient.messageRefused', reason: 'foreign origin' })
    report({ type: 'payClient.messageRefused', reason: 'foreign origin', count: 7 })
    expect(snapshot().context.refusedMessages).toBe(8)
    expect(snapshot().value).toEqual(before)
    expect(told('guest')).toEqual([])
  })
})
