import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, spokenSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { offer } from '../../../fixtures/library/purchase.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type {
  MediumNamed,
  Offer,
  PurchaseAnswer,
  PurchaseOrder,
  PurchaseWish,
  PurchaseWishEvent,
  PurchaseWishRequest,
} from './purchase.events.ts'
import { purchaseMachine } from './purchase.machine.ts'
import {
  selectIsPurchaseOpen,
  selectOffer,
  selectPaidWith,
  selectPriceBefore,
  selectPurchaseRefusal,
  selectPurchaseStep,
} from './purchase.selectors.ts'

const wanted = { type: 'purchase.wanted', kind: 'album', mediumId: 'album1' } as const
const allowed = {
  type: 'purchase.allowed',
  mediumId: 'album1',
  price: 40,
  payWith: 'coins',
} as const
const done = { type: 'purchase.done', kind: 'album', mediumId: 'album1', at: null }

function start(stored?: PurchaseWish) {
  const loadOffer = answeredSlot<Offer | null, MediumNamed>()
  const buyMedium = answeredSlot<PurchaseAnswer, PurchaseOrder>()
  const store = spokenSlot<PurchaseWishRequest, PurchaseWishEvent>((run) => {
    if (stored) run.report({ type: 'purchase.wishRead', wish: stored })
  })
  const machine = purchaseMachine.provide({
    actors: {
      loadOffer: loadOffer.logic,
      buyMedium: buyMedium.logic,
      purchaseWish: store.logic,
    },
  })
  const { actor, told } = walk(setFold, 'purchase', machine, undefined)
  return {
    actor,
    told,
    asked: loadOffer.calls,
    orders: buyMedium.calls,
    /** What a reload would find. */
    kept: () => store.last().received.at(-1)?.wish,
    step: () => selectPurchaseStep(actor.getSnapshot()),
    refusal: () => selectPurchaseRefusal(actor.getSnapshot()),
    paidWith: () => selectPaidWith(actor.getSnapshot()),
    priceBefore: () => selectPriceBefore(actor.getSnapshot()),
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
  await orders[0]?.resolve({ isBought: true, isByThisOrder: true })
  expect(step()).toBe('done')
  expect(told('guest')).toContainEqual({ type: 'guest.balanceOutdated' })
  for (const cache of ['album', 'lightBox', 'tileGrids', 'videoPictures', 'albumList'] as const)
    expect(told(cache)).toContainEqual(done)
  expect(told('tracking')).toEqual([
    { type: 'tracking.itemPurchased', item: 'image_album', price: 40, currency: 'VXC' },
  ])
})

test('who bought an album for a picture goes on at that picture once they have read it, unless they go back [GAL-8 GAL-14]', async () => {
  const comeBack = async (
    close: 'purchase.closeRequested' | 'navigation.overlayLeft',
    at?: number,
  ) => {
    const { actor, asked: offers, isOpen, orders, told } = start()
    actor.send({ ...wanted, ...(at !== undefined && { at }) })
    await offers[0]?.resolve(offer())
    actor.send(allowed)
    await orders[0]?.resolve({ isBought: true, isByThisOrder: true })
    actor.send({ type: close, isPageLeft: false })
    expect(isOpen()).toBe(false)
    return told('lightBox').filter(({ type }) => type === 'lightBox.returnRequested')
  }
  expect(await comeBack('purchase.closeRequested', 6)).toEqual([
    {
      type: 'lightBox.returnRequested',
      subject: { kind: 'album', id: 'album1', title: offer().title },
      pictures: [],
      count: offer().extent,
      place: 6,
    },
  ])
  expect(await comeBack('purchase.closeRequested')).toEqual([])
  expect(await comeBack('navigation.overlayLeft', 6)).toEqual([])
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
  await orders[1]?.resolve({ isBought: true, isByThisOrder: false })
  expect(step()).toBe('done')
})

test('a price that changed is told beside the one that was seen, and the next order is another at that price', async () => {
  const { actor, orders, step, refusal, price, priceBefore } = await asked()
  actor.send(allowed)
  await orders[0]?.resolve({
    isBought: false,
    refusal: 'priceChanged',
    price: 45,
    basePrice: 50,
  })
  expect([step(), refusal(), price(), priceBefore()]).toEqual(['asked', 'priceChanged', 45, 40])
  actor.send({ ...allowed, price: 45 })
  expect(orders[1]?.input.price).toBe(45)
  expect([refusal(), priceBefore()]).toEqual([null, null])
})

test.each([
  [45, 45],
  [40, null],
])(
  'the price that was tapped, %d coins, is compared with that of now before anything is ordered [GAL-14]',
  async (price, before) => {
    const { actor, asked: offers, orders, priceBefore } = start()
    actor.send({ ...wanted, price })
    await offers[0]?.resolve(offer({ price: 40 }))
    expect(priceBefore()).toBe(before)
    expect(orders).toHaveLength(0)
  },
)

test('a yes to a price that is no longer asked orders nothing', async () => {
  const { actor, orders, step, refusal, priceBefore } = await asked()
  actor.send({ ...allowed, price: 35 })
  expect([step(), refusal(), priceBefore()]).toEqual(['asked', 'priceChanged', 35])
  expect(orders).toHaveLength(0)
})

test('a voucher pays once, and is no coin that was spent [VCH-2]', async () => {
  const { actor, orders, told, paidWith } = await asked()
  actor.send({ ...allowed, payWith: 'voucher' })
  expect(orders[0]?.input).toMatchObject({ price: 40, payWith: 'voucher' })
  await orders[0]?.resolve({ isBought: true, isByThisOrder: true })
  expect(paidWith()).toBe('voucher')
  expect(told('tracking')).toMatchObject([{ price: 0 }])
})

test('what another tab bought meanwhile is the guest’s, is paid no second time and is tracked there [VID-12]', async () => {
  const { actor, orders, told, step, paidWith } = await asked()
  actor.send(allowed)
  await orders[0]?.resolve({ isBought: true, isByThisOrder: false })
  expect([step(), paidWith()]).toEqual(['done', null])
  expect(told('tracking')).toEqual([])
  expect(told('album')).toContainEqual(done)
})

const wish = { kind: 'video', mediumId: 'video7', at: 83, guestId: 'guest1' } as const
const identified = (id: string) => ({ type: 'guest.identified', guest: guest({ id }) }) as const

test('after a reload the guest is asked again, and goes on at the very second once it is theirs', async () => {
  const { actor, asked: offers, orders, isOpen, told, kept } = start(wish)
  expect(isOpen()).toBe(false)
  actor.send(identified('guest1'))
  expect(isOpen()).toBe(true)
  expect(offers[0]?.input).toEqual({ kind: 'video', mediumId: 'video7' })
  await offers[0]?.resolve(offer({ kind: 'video', mediumId: 'video7' }))
  expect(orders).toHaveLength(0)
  expect(kept()).toEqual(wish)
  actor.send({ ...allowed, mediumId: 'video7' })
  await orders[0]?.resolve({ isBought: true, isByThisOrder: true })
  expect(told('video')).toContainEqual({ ...done, kind: 'video', mediumId: 'video7', at: 83 })
  expect(kept()).toBeNull()
})

test('what was bought before the reload, whose answer nobody heard, is told then', async () => {
  const { actor, asked: offers, step, told } = start(wish)
  actor.send(identified('guest1'))
  await offers[0]?.resolve(offer({ kind: 'video', mediumId: 'video7', isOwned: true }))
  expect(step()).toBe('done')
  expect(told('video')).toContainEqual({ ...done, kind: 'video', mediumId: 'video7', at: 83 })
})

test('a visitor who logged in goes on with what they wanted', () => {
  const { actor, isOpen } = start({ ...wish, guestId: null })
  actor.send(identified('guest1'))
  expect(isOpen()).toBe(true)
})

test('what one guest wanted is neither shown to another nor kept', () => {
  const { actor, isOpen, kept } = start(wish)
  actor.send(identified('guest2'))
  expect(isOpen()).toBe(false)
  expect(kept()).toBeNull()
})

test('what is wanted outlasts a reload until it is not wanted any more', () => {
  const { actor, kept } = start()
  actor.send(identified('guest1'))
  actor.send({ ...wanted, at: 4 })
  expect(kept()).toEqual({ kind: 'album', mediumId: 'album1', at: 4, guestId: 'guest1' })
  actor.send({ type: 'purchase.closeRequested' })
  expect(kept()).toBeNull()
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
