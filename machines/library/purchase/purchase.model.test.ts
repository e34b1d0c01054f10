import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { offer } from '../../../fixtures/library/purchase.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { MediumNamed, Offer, PurchaseAnswer, PurchaseOrder } from './purchase.events.ts'
import { purchaseMachine } from './purchase.machine.ts'
import {
  selectIsPurchaseOpen,
  selectOffer,
  selectPurchaseRefusal,
  selectPurchaseStep,
} from './purchase.selectors.ts'

const wanted = { type: 'purchase.wanted', kind: 'album', mediumId: 'album1' } as const
const allowed = { type: 'purchase.allowed', mediumId: 'album1' } as const
const done = { type: 'purchase.done', kind: 'album', mediumId: 'album1' }

function start() {
  const loadOffer = answeredSlot<Offer | null, MediumNamed>()
  const buyMedium = answeredSlot<PurchaseAnswer, PurchaseOrder>()
  const machine = purchaseMachine.provide({
    actors: { loadOffer: loadOffer.logic, buyMedium: buyMedium.logic },
  })
  const { actor, told } = walk(setFold, 'purchase', machine, undefined)
  return {
    actor,
    told,
    asked: loadOffer.calls,
    orders: buyMedium.calls,
    step: () => selectPurchaseStep(actor.getSnapshot()),
    refusal: () => selectPurchaseRefusal(actor.getSnapshot()),
    price: () => selectOffer(actor.getSnapshot())?.price,
    isOpen: () => selectIsPurchaseOpen(actor.getSnapshot()),
  }
}

async function asked(offered: Offer | null = offer()) {
  const walked = start()
  walked.actor.send(wanted)
  await walked.asked[0]?.resolve(offered)
  return walked
}

test('what is wanted is asked for at the price of now, and ordered at the price that was seen [GAL-14]', async () => {
  const { actor, asked: offers, orders, step } = await asked()
  expect(offers[0]?.input).toEqual({ kind: 'album', mediumId: 'album1' })
  expect(step()).toBe('asked')
  actor.send(allowed)
  expect(step()).toBe('buying')
  expect(orders[0]?.input).toMatchObject({ kind: 'album', mediumId: 'album1', price: 40 })
})

test('after a purchase the caches are cleared, and balance and album are loaded again [GAL-7 GAL-8]', async () => {
  const { actor, orders, told, step } = await asked()
  actor.send(allowed)
  await orders[0]?.resolve({ isBought: true, isNew: true })
  expect(step()).toBe('done')
  expect(told('guest')).toContainEqual({ type: 'guest.balanceOutdated' })
  for (const cache of ['album', 'lightBox', 'tileGrids', 'videoPictures', 'albumList'] as const)
    expect(told(cache)).toContainEqual(done)
  expect(told('tracking')).toEqual([
    { type: 'tracking.itemPurchased', item: 'image_album', price: 40, currency: 'VXC' },
  ])
})

test('an order whose answer is lost is sent again with its key, and nothing ends it before its answer', async () => {
  const { actor, orders, step, isOpen } = await asked()
  actor.send(allowed)
  await orders[0]?.reject(new Error('offline'))
  expect(step()).toBe('unsure')
  actor.send({ type: 'purchase.closeRequested' })
  actor.send({ ...wanted, mediumId: 'album2' })
  actor.send({ type: 'navigation.overlayLeft', isPageLeft: true })
  expect(isOpen()).toBe(true)
  actor.send({ type: 'purchase.retryRequested' })
  expect(orders).toHaveLength(2)
  expect(orders[1]?.input).toEqual(orders[0]?.input)
  await orders[1]?.resolve({ isBought: true, isNew: false })
  expect(step()).toBe('done')
})

test('a price that changed is told, and the next order is another at that price', async () => {
  const { actor, orders, step, refusal, price } = await asked()
  actor.send(allowed)
  await orders[0]?.resolve({
    isBought: false,
    refusal: 'priceChanged',
    price: 45,
    basePrice: 50,
  })
  expect([step(), refusal(), price()]).toEqual(['asked', 'priceChanged', 45])
  actor.send(allowed)
  expect(orders[1]?.input.price).toBe(45)
  expect(refusal()).toBeNull()
})

test.each([
  ['soldOut', { isSoldOut: true }],
  ['for VIPs alone', { isVipOnly: true }],
])('what is %s is not ordered', async (_, what) => {
  const { actor, orders, step } = await asked(offer(what))
  actor.send(allowed)
  expect(step()).toBe('asked')
  expect(orders).toHaveLength(0)
})

test('what the guest has already is paid no second time, and what shows it is loaded anew [VID-12]', async () => {
  const { orders, step, told } = await asked(offer({ isOwned: true }))
  expect(step()).toBe('done')
  expect(orders).toHaveLength(0)
  expect(told('album')).toContainEqual(done)
})

test('a price that cannot be looked up is asked for again', async () => {
  const { actor, asked: offers, step } = start()
  actor.send(wanted)
  await offers[0]?.reject(new Error('offline'))
  expect(step()).toBe('notFound')
  actor.send({ type: 'purchase.retryRequested' })
  await offers[1]?.resolve(null)
  expect(step()).toBe('asked')
})

test('another guest is asked at their own price', async () => {
  const { actor, asked: offers, step } = start()
  actor.send({ type: 'guest.identified', guest: guest({ id: 'guest1' }) })
  actor.send(wanted)
  await offers[0]?.resolve(offer())
  actor.send({ type: 'guest.identified', guest: guest({ id: 'guest2' }) })
  expect(step()).toBe('finding')
  expect(offers).toHaveLength(2)
})

test('it closes by its button and by the back button', async () => {
  const { actor, isOpen, told } = await asked()
  actor.send({ type: 'purchase.closeRequested' })
  expect(isOpen()).toBe(false)
  expect(told('navigation').map(({ type }) => type)).toEqual([
    'navigation.overlayOpened',
    'navigation.overlayClosed',
  ])
  actor.send(wanted)
  actor.send({ type: 'navigation.overlayLeft', isPageLeft: false })
  expect(isOpen()).toBe(false)
})
