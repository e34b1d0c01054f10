import { beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from '../../fixtures/core/waitFor.fixtures.ts'
import { meetingChannel, protocol } from '../inspector/agent/channels.ts'
import type { MeetingMessage } from '../inspector/agent/messages.ts'
import { createLink } from '../inspector/link/link.ts'
import { fakeBrowser } from '../inspector/link/windows.fixtures.ts'
import { awaitInspector, type InspectedApp, tabKey } from './hook.ts'

const inspectedApp = vi.fn(async () => undefined)
vi.mock('./inspectedApp.tsx', () => ({ inspectedApp }))
beforeEach(() => inspectedApp.mockReset())

const app = {} as InspectedApp

/** A tab whose app runs, and what is said to all from then on. */
function openTab(browser: ReturnType<typeof fakeBrowser>, kept: string | null = null) {
  const { page } = browser.open()
  const tab = Object.assign(page, {
    sessionStorage: { getItem: (key: string) => (key === tabKey ? kept : null) },
  })
  awaitInspector(tab as never, app)
  return tab
}

function listen(browser: ReturnType<typeof fakeBrowser>) {
  const heard: MeetingMessage[] = []
  const channel = new (browser.open().page.BroadcastChannel)(meetingChannel)
  channel.addEventListener('message', ({ data }) => void heard.push(data))
  return heard
}

/** What is imported takes turns of its own. */
const expectLoaded = (times: number) =>
  waitFor(() => expect(inspectedApp).toHaveBeenCalledTimes(times))

test('an app that starts says once that it waits, and loads nothing', async () => {
  const browser = fakeBrowser()
  const heard = listen(browser)
  openTab(browser)
  openTab(browser)
  await browser.pass()
  expect(heard).toEqual([
    { protocol, kind: 'waiting' },
    { protocol, kind: 'waiting' },
  ])
  for (const said of [null, 'look', { kind: 'gone' }, { kind: 'here' }, { kind: 'attach' }])
    browser.say(meetingChannel, said)
  await browser.pass()
  expect(inspectedApp).not.toHaveBeenCalled()
})

test('an inspector that is there already finds an app that starts later, without looking again and again', async () => {
  const browser = fakeBrowser()
  const heard = listen(browser)
  createLink(browser.open().page, () => undefined)
  await browser.pass(10_000)
  expect(heard).toEqual([{ protocol, kind: 'look' }])
  const tab = openTab(browser)
  await expectLoaded(1)
  expect(inspectedApp).toHaveBeenCalledWith(tab, app)
})

test('an inspector that comes later finds it, and code that does not come is asked for again', async () => {
  const browser = fakeBrowser()
  openTab(browser)
  inspectedApp.mockRejectedValueOnce(new Error('offline'))
  createLink(browser.open().page, () => undefined)
  await expectLoaded(1)
  await browser.pass()
  createLink(browser.open().page, () => undefined)
  await expectLoaded(2)
})

test('a tab that was inspected when it was loaded again needs not be looked for', async () => {
  const browser = fakeBrowser()
  const heard = listen(browser)
  openTab(browser, 'its name')
  await expectLoaded(1)
  expect(heard.filter(({ kind }) => kind === 'look')).toEqual([])
})
