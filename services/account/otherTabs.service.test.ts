import { expect, test } from 'vitest'
import { createCredentialStore } from '../core/credentials.ts'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { runSlot, secretCredentials } from '../core/slot.fixtures.ts'
import { createOtherTabsLogic } from './otherTabs.service.ts'

const name = 'limelight-guest'

function start(reachesTabs = true) {
  const { environment, outside } = fakeEnvironment()
  outside.reachesTabs = reachesTabs
  const store = createCredentialStore()
  store.keep(secretCredentials)
  return { outside, store, slot: runSlot(createOtherTabsLogic(environment, store)) }
}

test('a tab that logs out tells the others, and names nothing but the guest', () => {
  const { outside, slot } = start()
  slot.tell({ type: 'otherTabs.leavingSubmitted', guestId: 'guest-1' })
  expect(outside.broadcast).toEqual([{ name, message: 'left guest-1' }])
})

test('a tab that hears of it has no token any more once it says so', () => {
  const { outside, slot, store } = start()
  outside.postFromTab(name, 'left guest-1')
  expect(slot.reported).toEqual([{ type: 'otherTabs.guestLeft', guestId: 'guest-1' }])
  expect(store.read().accessToken).toBeNull()
})

test('another guest keeps the tokens', () => {
  const { outside, store } = start()
  outside.postFromTab(name, 'left guest-2')
  expect(store.read()).toEqual(secretCredentials)
})

test.each([null, 7, {}, '', 'gone', 'Left guest-1'])('%j says nothing', (message) => {
  const { outside, slot, store } = start()
  outside.postFromTab(name, message)
  expect(slot.reported).toEqual([])
  expect(store.read()).toEqual(secretCredentials)
})

test('where tabs cannot reach each other nothing happens', () => {
  const { outside, slot } = start(false)
  slot.tell({ type: 'otherTabs.leavingSubmitted', guestId: 'guest-1' })
  slot.stop()
  expect([outside.broadcast, outside.listeners()]).toEqual([[], 0])
})

test('nothing is heard once it is stopped', () => {
  const { outside, slot } = start()
  slot.stop()
  expect(outside.listeners()).toBe(0)
})
