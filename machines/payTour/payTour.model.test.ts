import { describe, expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { answeredSlot, spokenSlot, walk } from '../../fixtures/walk.fixtures.ts'
import { setFold } from '../clock.ts'
import type { PayClientEvent, PayTourFlow } from './payTour.events.ts'
import { frameTimeout, type PaySuccess, payTourMachine } from './payTour.machine.ts'
import {
  selectFlow,
  selectHasConfirmFailed,
  selectIsConfirming,
  selectIsLoginOffered,
  selectIsPayFrameOpening,
  selectIsPayFrameReady,
  selectIsPayFrameUnanswered,
  selectIsPaymentInProgress,
  selectPayFrameUrl,
} from './payTour.selectors.ts'

const input = {
  payUrl: 'https://pay.example/',
  environment: 'lp',
  language: 'es',
  loginEnabled: true,
}

function start(overrides: Partial<typeof input> = {}) {
  const frame = spokenSlot<EventObject, PayClientEvent, { flow: PayTourFlow; url: string }>()
  const confirm = answeredSlot<{ targetUrl: string | null }, PaySuccess>()
  const machine = payTourMachine.provide({
    actors: { payFrame: frame.logic, confirmSuccess: confirm.logic },
  })
  const walked = walk(setFold, 'payTour', machine, { ...input, ...overrides })
  const { actor } = walked
  return {
    ...walked,
    frame,
    confirm: confirm.calls,
    snapshot: () => actor.getSnapshot(),
    open: (flow: PayTourFlow) => actor.send({ type: 'payTour.openRequested', flow }),
    succeed: (flow: string) =>
      frame.last().report({ type: 'payClient.succeeded', flow, redirectTo: '/en/', hostId: null }),
    expire: () => actor.send({ type: 'push.sessionExpired' }),
  }
}

const reload = { type: 'browser.reloadRequested' }
const outdated = { type: 'guest.sessionOutdated' }

describe('frame', () => {
  test('points at the flow with language and environment', () => {
    const { frame, open, snapshot } = start()
    expect(selectPayFrameUrl(snapshot())).toBeNull()
    open('vipabo')
    const url = 'https://pay.example/tour/vipabo?lang=es&environment=lp&flow=vipabo&hideClose=true'
    expect(selectPayFrameUrl(snapshot())).toBe(url)
    expect(frame.last().input).toEqual({ flow: 'vipabo', url })
  })

  test('stays where it is when the language changes, and the next one speaks it', () => {
    const { actor, frame, open, snapshot } = start()
    open('vipabo')
    const url = selectPayFrameUrl(snapshot())
    actor.send({ type: 'navigation.languageChanged', language: 'de' })
    expect(selectPayFrameUrl(snapshot())).toBe(url)
    open('avs')
    expect(selectPayFrameUrl(snapshot())).toContain('lang=de')
    expect(frame.last().input.url).toContain('lang=de')
  })

  test('is ready once the payment client says so', () => {
    const { frame, open, snapshot } = start()
    open('login')
    expect(selectIsPayFrameReady(snapshot())).toBe(false)
    frame.last().report({ type: 'payClient.contentLoaded' })
    expect(selectIsPayFrameReady(snapshot())).toBe(false)
    expect(selectIsPayFrameOpening(snapshot())).toBe(true)
    frame.last().report({ type: 'payClient.ready' })
    expect(selectIsPayFrameReady(snapshot())).toBe(true)
    expect(selectIsPayFrameOpening(snapshot())).toBe(false)
  })

  test.each(['payTour.closeRequested', 'payClient.closed'] as const)('is gone after %s', (type) => {
    const { actor, frame, open, snapshot, told } = start()
    open('login')
    actor.send({ type })
    expect(frame.last().isRunning).toBe(false)
    expect(selectPayFrameUrl(snapshot())).toBeNull()
    expect(selectFlow(snapshot())).toBeNull()
    expect(told('guest')).toEqual([])
  })

  test('another flow takes the place of the open one', () => {
    const { frame, open, snapshot } = start()
    open('login')
    open('avs')
    expect(frame.runs.map(({ isRunning }) => isRunning)).toEqual([false, true])
    expect(frame.last().input.flow).toBe('avs')
    expect(selectFlow(snapshot())).toBe('avs')
  })

  test('the flow that is open is not opened again', () => {
    const { frame, open } = start()
    open('login')
    open('login')
    expect(frame.runs).toHaveLength(1)
  })

  test('that stays silent too long can be opened again', () => {
    const { clock, frame, open, snapshot } = start()
    open('login')
    clock.step(frameTimeout - 1)
    expect(selectIsPayFrameUnanswered(snapshot())).toBe(false)
    clock.step(1)
    expect(selectIsPayFrameUnanswered(snapshot())).toBe(true)
    open('login')
    expect(selectIsPayFrameUnanswered(snapshot())).toBe(false)
    expect(frame.runs.map(({ isRunning }) => isRunning)).toEqual([false, true])
    frame.last().report({ type: 'payClient.viewReady' })
    clock.step(frameTimeout)
    expect(selectIsPayFrameReady(snapshot())).toBe(true)
  })

  test('counts messages that were refused', () => {
    const { frame, open, snapshot } = start()
    open('login')
    frame.last().report({ type: 'payClient.messageRefused', reason: 'foreign origin' })
    expect(snapshot().context.refusedMessages).toBe(1)
    expect(selectPayFrameUrl(snapshot())).not.toBeNull()
  })
})

describe('login', () => {
  test('a success is told to the server, then the guest is asked for again', async () => {
    const { confirm, frame, open, snapshot, succeed, told } = start()
    open('login')
    succeed('login')
    expect(selectIsConfirming(snapshot())).toBe(true)
    expect(frame.last().isRunning).toBe(false)
    expect(confirm.map((call) => call.input)).toEqual([
      { flow: 'login', redirectTo: '/en/', hostId: null },
    ])
    expect(told('guest')).toEqual([])
    await confirm[0]?.resolve({ targetUrl: '/en/feed/' })
    expect(told('guest')).toEqual([outdated])
    expect(selectFlow(snapshot())).toBeNull()
  })

  test('a success that the server did not hear of still asks for the guest, and is shown', async () => {
    const { confirm, open, snapshot, succeed, told } = start()
    open('login')
    succeed('login')
    await confirm[0]?.reject(new Error('offline'))
    expect(told('guest')).toEqual([outdated])
    expect(selectHasConfirmFailed(snapshot())).toBe(true)
    open('login')
    expect(selectHasConfirmFailed(snapshot())).toBe(false)
  })

  test('is neither offered nor opened when the configuration disables it', () => {
    const { frame, open, snapshot } = start({ loginEnabled: false })
    expect(selectIsLoginOffered(snapshot())).toBe(false)
    open('login')
    expect(frame.runs).toEqual([])
    open('avs')
    open('login')
    expect(selectFlow(snapshot())).toBe('avs')
    expect(selectIsLoginOffered(start().snapshot())).toBe(true)
  })
})

describe('payment', () => {
  const payments: PayTourFlow[] = ['moneycharge', 'trialvipabo', 'vipabo', 'vxtvabo']

  test.each(payments)('%s is in progress until it closes or succeeds [PAY-29]', (flow) => {
    const { actor, open, snapshot, succeed } = start()
    open(flow)
    expect(selectIsPaymentInProgress(snapshot())).toBe(true)
    actor.send({ type: 'payTour.closeRequested' })
    expect(selectIsPaymentInProgress(snapshot())).toBe(false)
    open(flow)
    succeed(flow)
    expect(selectIsPaymentInProgress(snapshot())).toBe(false)
  })

  test.each(['login', 'avs', 'promocode'] as const)('%s is no payment [PAY-29]', (flow) => {
    const { open, snapshot } = start()
    open(flow)
    expect(selectIsPaymentInProgress(snapshot())).toBe(false)
  })

  test('a payment success is not told as a login', () => {
    const { confirm, open, snapshot, succeed } = start()
    open('moneycharge')
    succeed('moneycharge')
    expect(confirm).toEqual([])
    expect(selectFlow(snapshot())).toBeNull()
  })
})

describe('expired session', () => {
  test('reloads the page when no payment waits [RT-12]', () => {
    const { expire, told } = start()
    expire()
    expect(told('browser')).toEqual([reload])
  })

  test('reloads the page while a flow that is no payment is open [RT-12]', () => {
    const { expire, open, told } = start()
    open('login')
    expire()
    expect(told('browser')).toEqual([reload])
  })

  test('does not reload the page while a payment waits for feedback [RT-13]', () => {
    const { expire, frame, open, told } = start()
    open('moneycharge')
    frame.last().report({ type: 'payClient.ready' })
    expire()
    expect(told('browser')).toEqual([])
    expect(frame.last().isRunning).toBe(true)
  })

  test('is made up for when the payment is over', () => {
    const { expire, open, succeed, told } = start()
    open('moneycharge')
    expire()
    succeed('moneycharge')
    expect(told('browser')).toEqual([reload])
    open('moneycharge')
    succeed('moneycharge')
    expect(told('browser')).toEqual([reload])
  })
})
