import { expect, test } from 'vitest'
import type { PurchaseWish } from '../../machines/library/purchase/purchase.events.ts'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import { createPurchaseWishLogic } from './purchaseWish.service.ts'

const wish: PurchaseWish = { kind: 'video', mediumId: 'video7', at: 83.4, guestId: 'guest1' }

/** A tab in which pages follow one another. */
function openTab() {
  const { environment, outside } = fakeEnvironment()
  return { outside, load: () => runSlot(createPurchaseWishLogic(environment)) }
}

test('what is wanted on one page, the next one reports', () => {
  const { load } = openTab()
  const first = load()
  expect(first.reported).toEqual([])
  first.tell({ type: 'purchaseWish.kept', wish })
  expect(load().reported).toEqual([{ type: 'purchase.wishRead', wish }])
})

test('nothing is left in the tab once nothing is wanted', () => {
  const { load, outside } = openTab()
  const page = load()
  page.tell({ type: 'purchaseWish.kept', wish })
  page.tell({ type: 'purchaseWish.kept', wish: null })
  expect(outside.storage.tabItems.size).toBe(0)
  expect(load().reported).toEqual([])
})

test.each([
  ['no JSON', '{'],
  ['no wish', '[]'],
  ['of another kind', JSON.stringify({ ...wish, kind: 'cam' })],
  ['before its beginning', JSON.stringify({ ...wish, at: -1 })],
])('what is %s counts as nothing', (_, text) => {
  const { load, outside } = openTab()
  outside.storage.tabItems.set('limelight.purchaseWish', text)
  expect(load().reported).toEqual([])
})

test('a tab that may keep nothing goes on without', () => {
  const { load, outside } = openTab()
  outside.storage.isStorageForbidden = true
  const page = load()
  page.tell({ type: 'purchaseWish.kept', wish })
  expect(page.reported).toEqual([])
})
