import { expect, test } from 'vitest'
import { payTourWalk } from '../../../fixtures/money/payTourWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { payTourMachine } from './payTour.machine.ts'
import { selectFlow } from './payTour.selectors.ts'
import { selectContentHeight, selectShownFlow } from './payTour.view.selectors.ts'

const start = () => payTourWalk(setFold, payTourMachine)

const changed = (to: string) =>
  ({
    type: 'payClient.hookReported',
    hook: 'view-changed',
    from: 'login',
    to,
    success: true,
  }) as const

const receiptShown = {
  type: 'payClient.hookReported',
  hook: 'receipt-shown',
  from: 'moneycharge',
  to: 'moneycharge',
  success: true,
} as const

test('what is shown follows the payment client, and begins anew with each opening', () => {
  const { open, close, report, snapshot } = start()
  expect(selectShownFlow(snapshot())).toBeNull()
  open('login', { options: { sview: 'signup' } })
  expect(selectShownFlow(snapshot())).toBe('signup')
  report(changed('pwdlost'))
  expect(selectShownFlow(snapshot())).toBe('pwdlost')
  expect(selectFlow(snapshot())).toBe('login')
  report(changed('unicorn'))
  expect(selectShownFlow(snapshot())).toBe('pwdlost')
  close()
  open('moneycharge')
  expect(selectShownFlow(snapshot())).toBe('moneycharge')
})

test('how high the content is counts until another opening', () => {
  const { open, close, report, snapshot } = start()
  open('login')
  expect(selectContentHeight(snapshot())).toBeNull()
  report({ type: 'payClient.resized', height: 460 })
  expect(selectContentHeight(snapshot())).toBe(460)
  close()
  open('moneycharge')
  expect(selectContentHeight(snapshot())).toBeNull()
})

test.each(['payTour.closeRequested', 'navigation.overlayLeft', 'payClient.closed'] as const)(
  'whoever leaves a receipt by %s has paid: the way that waited for it goes on [PAY-28]',
  (type) => {
    const { actor, open, report, told } = start()
    const leave = () =>
      type === 'navigation.overlayLeft'
        ? actor.send({ type, isPageLeft: false })
        : actor.send({ type })
    open('moneycharge')
    report(receiptShown)
    leave()
    expect(told('gate')).toEqual([])
    expect(told('login')).toMatchObject([
      { type: 'payTour.ended', flow: 'moneycharge', isSuccess: true },
    ])
    open('moneycharge')
    leave()
    expect(told('gate')).toEqual([{ type: 'gate.wayLeft' }])
    expect(told('login').at(-1)).toMatchObject({ isSuccess: false })
  },
)

test('a receipt stays open, and the server is asked for session and balance at once [PAY-15 GST-20]', () => {
  const { open, report, snapshot, told } = start()
  open('moneycharge')
  report({ type: 'payClient.ready' })
  report(receiptShown)
  expect(selectFlow(snapshot())).toBe('moneycharge')
  expect(told('guest')).toEqual([
    { type: 'guest.balanceOutdated' },
    { type: 'guest.sessionOutdated' },
  ])
  report({ type: 'payClient.succeeded', flow: 'moneycharge', redirectTo: null, hostId: null })
  expect(selectFlow(snapshot())).toBeNull()
})
