import { expect, test } from 'vitest'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import { createBrowserLogic } from './browser.service.ts'

const hidden = { type: 'browser.hidden' }
const shown = { type: 'browser.shown' }

function watchBrowser({ online = true, visible = true } = {}) {
  const { environment, outside } = fakeEnvironment()
  outside.online = online
  outside.visible = visible
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

test('reports that the tab went out of sight and came back', () => {
  const { slot, outside, show } = watchBrowser()
  show(false)
  outside.change('pagehide')
  show(true)
  show(true)
  expect(slot.reported).toEqual([hidden, shown])
})

test('reports that the page is being left while it is in sight', () => {
  const { slot, outside } = watchBrowser()
  outside.change('pagehide')
  expect(slot.reported).toEqual([hidden])
})

test('reports at once that it starts out of sight', () => {
  expect(watchBrowser({ visible: false }).slot.reported).toEqual([hidden])
})

test('reports that the page runs again after more than a minute out of sight', () => {
  const { slot, outside, show } = watchBrowser()
  show(false)
  outside.clock.step(60_001)
  expect(slot.reported).toEqual([hidden])
  show(true)
  expect(slot.reported).toEqual([hidden, shown, { type: 'browser.resumed' }])
})

test('makes nothing of a glance at another tab', () => {
  const { slot, outside, show } = watchBrowser()
  outside.clock.step(120_000)
  show(false)
  outside.clock.step(60_000)
  show(true)
  expect(slot.reported).toEqual([hidden, shown])
})

test('reports that the page came back from the cache or a freeze', () => {
  const { slot, outside } = watchBrowser()
  outside.change('pageshow', { persisted: false })
  expect(slot.reported).toEqual([])
  outside.change('pagehide')
  outside.change('pageshow', { persisted: true })
  outside.change('resume')
  const resumed = { type: 'browser.resumed' }
  expect(slot.reported).toEqual([hidden, shown, resumed, resumed])
})

test.each([
  ['https://app.example/assets/Cams-1.js?t=secret#x', '/assets/Cams-1.js'],
  ['/assets/Cams-1.css', '/assets/Cams-1.css'],
  ['', ''],
])(
  'raises an event for the asset %j that did not load, without its query [LOAD-3]',
  (url, asset) => {
    const { slot, outside } = watchBrowser()
    outside.failAsset(url)
    expect(slot.reported).toEqual([{ type: 'browser.preloadFailed', asset }])
  },
)

test('reports each failure of an asset once, and the next one anew', () => {
  const { slot, outside } = watchBrowser()
  outside.failAsset('/assets/a.js')
  outside.failAsset('https://app.example/assets/a.js?again')
  outside.failAsset('/assets/b.js')
  expect(slot.reported).toHaveLength(2)
  outside.clock.step(1_000)
  outside.failAsset('/assets/a.js')
  expect(slot.reported).toHaveLength(3)
})

test('reloads the page when asked, and says once that it goes [RT-2]', async () => {
  const { slot, outside } = watchBrowser()
  expect(outside.reloads).toBe(0)
  slot.tell({ type: 'browser.reloadRequested' })
  await Promise.resolve()
  expect(outside.reloads).toBe(1)
  expect(slot.reported).toEqual([hidden])
  outside.change('pagehide')
  expect(slot.reported).toEqual([hidden])
})

test('says that the page goes after what came with the request to reload, and before it reloads', async () => {
  const { environment } = fakeEnvironment()
  const atReload: unknown[] = []
  const reload = () => void atReload.push(...slot.reported)
  const slot = runSlot(createBrowserLogic({ ...environment, reload }))
  slot.tell({ type: 'browser.reloadRequested' })
  expect(slot.reported).toEqual([])
  await Promise.resolve()
  expect(atReload).toEqual([hidden])
})

test.each(['https://elsewhere.example/a?b=c', 'http://elsewhere.example/', '/en/cams/'])(
  'leaves the page for %s when asked',
  (url) => {
    const { slot, outside } = watchBrowser()
    slot.tell({ type: 'browser.leaveRequested', url })
    expect(outside.left).toEqual([url])
    expect(slot.reported).toEqual([])
  },
)

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://app.example/1',
  'file:///etc/passwd',
  'intent://scan',
  'https://',
])('does not leave the page for %j, and reports that', (url) => {
  const { slot, outside } = watchBrowser()
  slot.tell({ type: 'browser.leaveRequested', url })
  expect(outside.left).toEqual([])
  expect(slot.reported).toEqual([{ type: 'browser.leaveRefused' }])
})

test('stops listening with the slot', () => {
  const { slot, outside } = watchBrowser()
  expect(outside.listeners()).toBe(7)
  slot.stop()
  expect(outside.listeners()).toBe(0)
})
