import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { controlOf } from '../e2e/support/control.ts'
import { logIn } from '../e2e/support/guest.ts'
import { type Server, startServer } from '../e2e/support/server.ts'
import { slowDown } from '../e2e/support/speed.ts'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { type Figure, median } from './measure.ts'
import { buildPage } from './page.ts'
import type { ReduxGuest } from './redux/main.tsx'
import { type Longest, longestOf } from './tasks.ts'

const guestId = 'guest8'
const channelCount = 500
const slowdown = 4
const perSecond = 50
const longLoad = 60
const shortLoad = 15
const rounds = 3
/** Of a task's time, in ms. */
const mostForTask = 50
/** A page that the test answers for has no address, which may not ask this machine. */
const letsPagesReachTheServer = '--disable-features=LocalNetworkAccessChecks'
const channelFields = `id actorId subject lastMessageId lastMessageAt lastMessageType previewPictureUrl
  unread unreadCount archived blocked actorName actorAge isActorOnline canVoyeurChat freeChat
  multiChatPrice messagePrice freeMessagesAmount isMessagingFree`

/** The list of 500 channels under 50 pushes a second, beside the same list over Redux Toolkit. */
export async function measureMessenger(): Promise<Figure[]> {
  const server = await startServer()
  const args = [...chromiumFlags, letsPagesReachTheServer]
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  try {
    const context = await openContext(browser, server)
    const folder = await buildPage('redux')
    await drawPictures(context, server)
    const ours = () => openMessenger(context, server)
    const theirs = () => openRedux(context, server, folder)
    const { task, ownTask, pause } = await longestUnderLoad(await ours(), server)
    const ratios: number[] = []
    const own: number[] = []
    for (let round = 0; round < rounds; round++) {
      const other = await scriptOf(await theirs(), server)
      own.push(await scriptOf(await ours(), server))
      ratios.push((own[round] as number) / other)
    }
    const ratio = median(ratios)
    return [
      {
        name: `${channelCount} channels, ${perSecond} pushes a second for ${longLoad} s: longest task`,
        value: task,
        unit: 'ms',
        goal: `at most ${mostForTask}`,
        holds: task <= mostForTask,
      },
      {
        name: 'the same: longest task without the collector of garbage',
        value: ownTask,
        unit: 'ms',
      },
      {
        name: 'the same: longest pause of the browser to collect garbage',
        value: pause,
        unit: 'ms',
      },
      { name: 'the same: script time of a push', value: median(own), unit: 'ms' },
      {
        name: 'the same: script time beside Redux Toolkit with react-redux',
        value: ratio,
        unit: '×',
        goal: 'at most 1',
        holds: ratio <= 1,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function openContext(browser: Browser, server: Server): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(`${server.app}en/`)
  await logIn(page, guestId)
  await page.close()
  return context
}

async function openMessenger(context: BrowserContext, server: Server): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${server.app}en/messenger/`)
  await page.locator('[data-channel]').first().waitFor()
  return page
}

async function openRedux(context: BrowserContext, server: Server, folder: string): Promise<Page> {
  const page = await context.newPage()
  const place = `${server.app}bench-redux/`
  await page.route(`${place}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/bench-redux/', '')
    const file = join(folder, path || 'index.html')
    await route.fulfill({ body: await readFile(file), contentType: typeOf(file) })
  })
  await page.goto(place)
  await page.waitForFunction(() => 'beginRedux' in window)
  await page.evaluate((guest) => window.beginRedux(guest), await guestOf(page))
  await page.locator('[data-channel]').first().waitFor()
  return page
}

function typeOf(file: string): string {
  const types: Record<string, string> = { '.html': 'text/html', '.css': 'text/css' }
  return types[extname(file)] ?? 'text/javascript'
}

/** Lets the simulator draw every picture of the list: it shall not do so while pages are measured. */
async function drawPictures(context: BrowserContext, server: Server): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${server.app}en/`)
  const { channels } = await guestOf(page)
  await page.close()
  for (const { previewPictureUrl } of channels) await fetch(new URL(previewPictureUrl, server.app))
}

/** What the other list begins with: the same channels, by the same question. */
async function guestOf(page: Page): Promise<ReduxGuest> {
  const guest = await page.evaluate(
    async ([fields, limit]) => {
      const json = async (url: string, init?: RequestInit) => (await fetch(url, init)).json()
      const { restUrl, contentUrl, realtimeUrl } = await json('/config.json')
      const { accessToken } = await json(`${restUrl}session?language=en&ver=1&access_token=`, {
        credentials: 'include',
      })
      const query = `{ messengerChannels(offset: 0, limit: ${limit}) { channels { ${fields} } } }`
      const headers = {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
      }
      const body = JSON.stringify({ query })
      const { data } = await json(contentUrl, { method: 'POST', headers, body })
      return { realtimeUrl, accessToken, channels: data.messengerChannels.channels }
    },
    [channelFields, channelCount] as const,
  )
  return { ...guest, guestId }
}

/** Slows a page down and lets it get used to the load. */
async function begin(page: Page, server: Server) {
  const session = await page.context().newCDPSession(page)
  const load = (length: number) => controlOf(server).load({ guestId, perSecond, seconds: length })
  await slowDown(page, slowdown)
  await load(2)
  return { session, load }
}

/** What kept a page busy longest under the load; the page is closed afterwards. */
async function longestUnderLoad(page: Page, server: Server): Promise<Longest> {
  const { session, load } = await begin(page, server)
  const longest = await longestOf(session, () => load(longLoad))
  await page.close()
  return longest
}

/** How long a page's scripts run for a push, in ms; the page is closed afterwards. */
async function scriptOf(page: Page, server: Server): Promise<number> {
  const { session, load } = await begin(page, server)
  await session.send('Performance.enable')
  const scriptTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000
  }
  const before = await scriptTime()
  const { pushed } = await load(shortLoad)
  const script = ((await scriptTime()) - before) / pushed
  await page.close()
  return script
}
