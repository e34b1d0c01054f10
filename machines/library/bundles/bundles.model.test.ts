import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { bundle } from '../../../fixtures/library/album.fixtures.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import type { Bundle, BundleAnswer } from './bundles.events.ts'
import { bundlesMachine } from './bundles.machine.ts'
import {
  selectBundleRefusal,
  selectBundles,
  selectBundleUnderWay,
  selectHaveBundlesFailed,
} from './bundles.selectors.ts'

const checkoutUrl = 'https://pay.example/checkout/bundle1?selectedAmount=100'

async function start() {
  const loadBundles = answeredSlot<readonly Bundle[]>()
  const orderBundle = answeredSlot<BundleAnswer, { bundleId: string }>()
  const machine = bundlesMachine.provide({
    actors: { loadBundles: loadBundles.logic, orderBundle: orderBundle.logic },
  })
  const { actor, told } = walk(setFold, 'bundles', machine, undefined)
  actor.send({ type: 'guest.identified', guest: guest({ id: 'guest-1' }) })
  actor.send({ type: 'navigation.pageEntered', page: 'bundles', path: '/en/bundles/', query: {} })
  await loadBundles.calls[0]?.resolve([bundle()])
  return {
    actor,
    told,
    asked: loadBundles.calls,
    ordered: orderBundle.calls,
    order: () => actor.send({ type: 'bundles.orderRequested', bundleId: 'bundle1' }),
    states: () => selectBundles(actor.getSnapshot())?.map(({ state }) => state),
    refusal: () => selectBundleRefusal(actor.getSnapshot()),
  }
}

test('an order opens its checkout, once, and waits to be paid', async () => {
  const { order, ordered, states, told } = await start()
  order()
  order()
  expect(ordered.map(({ input }) => input)).toEqual([{ bundleId: 'bundle1' }])
  await ordered[0]?.resolve({ isOrdered: true, checkoutUrl })
  expect(told('checkout')).toEqual([{ type: 'checkout.openRequested', url: checkoutUrl }])
  expect(states()).toEqual(['ordered'])
})

test('which bundle is being ordered is known while it is, and that bundles did not come', async () => {
  const { actor, asked, order, ordered } = await start()
  const underWay = () => selectBundleUnderWay(actor.getSnapshot())
  const hasFailed = () => selectHaveBundlesFailed(actor.getSnapshot())
  expect([underWay(), hasFailed()]).toEqual([null, false])
  order()
  expect(underWay()).toBe('bundle1')
  await ordered[0]?.resolve({ isOrdered: true, checkoutUrl })
  expect(underWay()).toBeNull()
  actor.send({ type: 'navigation.languageChanged', language: 'de' })
  await asked[1]?.reject(new Error('500'))
  expect(hasFailed()).toBe(true)
})

test('what was paid is asked for as soon as the balance says so, and not for other balances', async () => {
  const { actor, asked, states } = await start()
  const balance = (isPayment: boolean) =>
    actor.send({ type: 'push.guestBalance', isPayment } as never)
  balance(false)
  expect(asked).toHaveLength(1)
  balance(true)
  await asked[1]?.resolve([bundle({ state: 'paid' })])
  expect(states()).toEqual(['paid'])
})

test('a refusal, and an answer that was lost, open no checkout; ordering again is possible', async () => {
  const { order, ordered, refusal, told } = await start()
  order()
  await ordered[0]?.resolve({ isOrdered: false, refusal: 'gone' })
  expect(refusal()).toBe('gone')
  order()
  expect(refusal()).toBeNull()
  await ordered[1]?.reject(new Error('offline'))
  expect([refusal(), told('checkout')]).toEqual(['lost', []])
})

test('a visitor orders nothing, and sees nothing of the guest who left', async () => {
  const { actor, order, ordered, states } = await start()
  actor.send({ type: 'guest.identified', guest: anonymousGuest })
  order()
  expect([ordered.length, states()]).toEqual([0, undefined])
})
