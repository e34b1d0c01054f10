import { describe, expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { spokenSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { CheckoutWindowEvent } from './checkout.events.ts'
import { checkoutMachine } from './checkout.machine.ts'
import {
  selectCheckoutFailure,
  selectCheckoutUrl,
  selectIsCheckoutInNewTab,
  selectIsCheckoutOpen,
} from './checkout.selectors.ts'

function start() {
  const window = spokenSlot<EventObject, CheckoutWindowEvent, { url: string }>()
  const machine = checkoutMachine.provide({ actors: { checkoutWindow: window.logic } })
  const walked = walk(setFold, 'checkout', machine, undefined)
  return {
    ...walked,
    window,
    snapshot: () => walked.actor.getSnapshot(),
    open: (url: string) => walked.actor.send({ type: 'checkout.openRequested', url }),
  }
}

const url = 'https://checkout.example/order/7'

describe('a checkout', () => {
  test('is shown and listened to until it closes; then the balance is asked for', () => {
    const { open, snapshot, told, window } = start()
    open(url)
    expect(window.last().input).toEqual({ url })
    expect(selectCheckoutUrl(snapshot())).toBe(url)
    expect(selectIsCheckoutOpen(snapshot())).toBe(true)
    expect(told('guest')).toEqual([])
    window.last().report({ type: 'checkout.closed' })
    expect(selectCheckoutUrl(snapshot())).toBeNull()
    expect(selectIsCheckoutOpen(snapshot())).toBe(false)
    expect(window.last().isRunning).toBe(false)
    expect(told('guest')).toEqual([{ type: 'guest.balanceOutdated' }])
  })

  test('can be closed by the guest and opened again', () => {
    const { actor, open, window } = start()
    open(url)
    actor.send({ type: 'checkout.closeRequested' })
    open(`${url}1`)
    expect(window.runs.map(({ isRunning }) => isRunning)).toEqual([false, true])
  })

  test('another one takes its place', () => {
    const { open, snapshot, window } = start()
    open(url)
    open(`${url}1`)
    expect(window.runs.map(({ isRunning }) => isRunning)).toEqual([false, true])
    expect(selectCheckoutUrl(snapshot())).toBe(`${url}1`)
  })

  test.each([
    ['', 'CHK-2'],
    ['https://checkout.example/', 'CHK-3'],
  ])('does not open at %j [%s]', (invalid) => {
    const { open, snapshot, window } = start()
    open(invalid)
    expect(window.runs).toEqual([])
    expect(selectCheckoutFailure(snapshot())).toBe('invalidUrl')
    expect(selectIsCheckoutOpen(snapshot())).toBe(true)
    open(url)
    expect(selectCheckoutFailure(snapshot())).toBeNull()
  })

  test.each([url, ''])(
    'what went wrong is forgotten once the guest closes it, opened at %j',
    (at) => {
      const { actor, open, snapshot, window } = start()
      open(at)
      if (at) window.last().report({ type: 'checkout.popupBlocked' })
      expect(selectCheckoutFailure(snapshot())).not.toBeNull()
      actor.send({ type: 'checkout.closeRequested' })
      expect(selectCheckoutFailure(snapshot())).toBeNull()
      expect(selectCheckoutUrl(snapshot())).toBeNull()
    },
  )

  test('a link within it that is none is said to be invalid [CHK-2 CHK-3]', () => {
    const { open, snapshot, window } = start()
    open(url)
    window.last().report({ type: 'checkout.urlInvalid' })
    expect(selectCheckoutFailure(snapshot())).toBe('invalidUrl')
    expect(window.last().isRunning).toBe(true)
  })

  test('within a frame opens in a tab of its own [CHK-9]', () => {
    const { open, snapshot, window } = start()
    open(url)
    expect(selectIsCheckoutInNewTab(snapshot())).toBe(false)
    window.last().report({ type: 'checkout.opened', inNewTab: true })
    expect(selectIsCheckoutInNewTab(snapshot())).toBe(true)
  })

  test('that the browser blocks is said to be, until one opens [CHK-10]', () => {
    const { open, snapshot, window } = start()
    open(url)
    window.last().report({ type: 'checkout.popupBlocked' })
    expect(selectCheckoutFailure(snapshot())).toBe('popupBlocked')
    window.last().report({ type: 'checkout.opened', inNewTab: false })
    expect(selectCheckoutFailure(snapshot())).toBeNull()
  })
})

describe('a message that is refused', () => {
  test.each([
    ['wrongId', 'Invalid message response', 'CHK-7'],
    ['unknownAction', 'Unhandled message response action', 'CHK-8'],
  ] as const)('for %s is logged as %s and has no effect [CHK-5 %s]', (reason, what, _rule) => {
    const { open, snapshot, told, window } = start()
    open(url)
    window.last().report({ type: 'checkout.messageRefused', reason })
    expect(told('reporting')).toEqual([
      { type: 'reporting.problemMet', problem: { where: 'checkout', what } },
    ])
    expect(snapshot().context.refusedMessages).toEqual({ [reason]: 1 })
    expect(selectCheckoutUrl(snapshot())).toBe(url)
  })

  test.each(['foreignOrigin', 'foreignWindow', 'malformed'] as const)(
    'for %s is counted and has no effect [CHK-4]',
    (reason) => {
      const { open, snapshot, told, window } = start()
      open(url)
      window.last().report({ type: 'checkout.messageRefused', reason })
      window.last().report({ type: 'checkout.messageRefused', reason, count: 7 })
      expect(snapshot().context.refusedMessages).toEqual({ [reason]: 8 })
      expect(told('reporting')).toEqual([])
      expect(told('guest')).toEqual([])
    },
  )
})
