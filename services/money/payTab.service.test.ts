import { expect, test } from 'vitest'
import { fakeWindow } from '../core/environment.fixtures.ts'
import { runSlot, secretCredentials } from '../core/slot.fixtures.ts'
import { createPayTabLogic } from './payTab.service.ts'
import { createPayTour, payOrigin, refused, success, uhash } from './payTour.fixtures.ts'

const url = `${payOrigin}/tour/moneycharge`
const opened = { type: 'payClient.opened' }
const lost = { type: 'payClient.tabLost' }

function openPayTab({ opensWindows = true } = {}) {
  const { payTour, environment, outside } = createPayTour()
  outside.opensWindows = opensWindows
  const slot = runSlot(createPayTabLogic(environment, payTour), {
    flow: 'moneycharge' as const,
    url,
  })
  const tab = outside.opened[0]
  const post = (data: unknown, source: unknown = tab) =>
    outside.post({ origin: payOrigin, source, data })
  return { slot, tab, post, payTour, outside }
}

test('opens a tab at once, within the click [PAY-26]', () => {
  const { outside } = openPayTab()
  expect(outside.opened).toMatchObject([{ url, kind: 'tab' }])
})

test('says that the browser let no tab open, and does nothing else', async () => {
  const { slot, outside } = openPayTab({ opensWindows: false })
  outside.clock.step(60_000)
  expect(slot.reported).toEqual([{ type: 'payClient.tabBlocked' }])
  expect(outside.listeners()).toBe(0)
})

test('talks with the tab as with the frame, and with no other window [PAY-26 PAY-32 PAY-37]', async () => {
  const { slot, tab, post, payTour } = openPayTab()
  slot.tell({ type: 'payClient.sessionInitSubmitted' })
  post({ type: 'iframe-ready' })
  post({ type: 'success', data: { ...success, uhash } }, fakeWindow())
  await expect(payTour.confirmSuccess(success)).rejects.toThrow('no success to confirm')
  post({ type: 'success', data: { ...success, uhash } })
  expect(slot.reported).toEqual([
    opened,
    { type: 'payClient.ready' },
    refused('foreign window'),
    { type: 'payClient.succeeded', ...success },
  ])
  expect(tab?.posted).toEqual([
    {
      message: { type: 'init-session', token: secretCredentials.accessToken },
      targetOrigin: payOrigin,
    },
  ])
  expect(await payTour.confirmSuccess(success)).toEqual({ targetUrl: null })
})

test('brings the tab to the front when asked, and tells it nothing', async () => {
  const { slot, tab } = openPayTab()
  slot.tell({ type: 'payClient.focusSubmitted' })
  slot.tell({ type: 'payClient.focusSubmitted' })
  expect(tab?.fronted).toBe(2)
  expect(tab?.posted).toEqual([])
})

test('says once, within half a second, that the tab is gone', async () => {
  const { slot, tab, outside } = openPayTab()
  outside.clock.step(5000)
  expect(slot.reported).toEqual([opened])
  tab?.close()
  outside.clock.step(500)
  outside.clock.step(5000)
  expect(slot.reported).toEqual([opened, lost])
})

test('tells a tab that is gone nothing, and hears nothing of it', async () => {
  const { slot, tab, post } = openPayTab()
  tab?.close()
  slot.tell({ type: 'payClient.sessionInitSubmitted' })
  post({ type: 'close' })
  expect(tab?.posted).toEqual([])
  expect(slot.reported).toEqual([opened, refused('foreign window')])
})

test('closes the tab with the slot', () => {
  const { slot, tab, outside } = openPayTab()
  slot.stop()
  expect(tab?.closed).toBe(true)
  outside.clock.step(5000)
  expect(slot.reported).toEqual([opened])
  expect(outside.listeners()).toBe(0)
  expect(outside.clock.pending()).toBe(0)
})
