import { expect, test } from 'vitest'
import { createBrowserLogic } from './browser.service.ts'
import { fakeEnvironment } from './environment.fixtures.ts'
import { runSlot } from './slot.fixtures.ts'

function watchBrowser({ online = true } = {}) {
  const { environment, outside } = fakeEnvironment()
  outside.online = online
  const slot = runSlot(createBrowserLogic(environment))
  function show(visible: boolean) {
    outside.visible = visible
    outside.change('visibilitychange')
  }
  return { slot, outside, show }
}

test('reports that the browser went offline and online [NET-1]', () => {
  const { slot, outside } = watchBrowser()
  outside.change('offline')
  outside.change('online')
  expect(slot.reported).toEqual([{ type: 'browser.wentOffline' }, { type: 'browser.wentOnline' }])
})

test('reports at once that it starts offline [NET-1]', () => {
  expect(watchBrowser({ online: false }).slot.reported).toEqual([{ type: 'browser.wentOffline' }])
})

test('reports that the page runs again after more than a minute out of sight', () => {
  const { slot, outside, show } = watchBrowser()
  show(false)
  outside.clock.step(60_001)
  expect(slot.reported).toEqual([])
  show(true)
  expect(slot.reported).toEqual([{ type: 'browser.resumed' }])
})

test('makes nothing of a glance at another tab', () => {
  const { slot, outside, show } = watchBrowser()
  outside.clock.step(120_000)
  show(false)
  outside.clock.step(60_000)
  show(true)
  expect(slot.reported).toEqual([])
})

test('reports that the page came back from the cache or a freeze', () => {
  const { slot, outside } = watchBrowser()
  outside.change('pageshow', { persisted: false })
  expect(slot.reported).toEqual([])
  outside.change('pageshow', { persisted: true })
  outside.change('resume')
  expect(slot.reported).toEqual([{ type: 'browser.resumed' }, { type: 'browser.resumed' }])
})

test('reloads the page when asked [RT-2]', () => {
  const { slot, outside } = watchBrowser()
  expect(outside.reloads).toBe(0)
  slot.tell({ type: 'browser.reloadRequested' })
  expect(outside.reloads).toBe(1)
})

test('stops listening with the slot', () => {
  const { slot, outside } = watchBrowser()
  expect(outside.listeners()).toBe(5)
  slot.stop()
  expect(outside.listeners()).toBe(0)
})
