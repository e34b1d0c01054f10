import { chromium, type Page, type WebSocketRoute } from '@playwright/test'
import { logIn, untilConnected } from '../e2e/support/guest.ts'
import { startServer } from '../e2e/support/server.ts'
import { oddFrames } from '../fixtures/shell/oddFrames.fixtures.ts'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { atMost, type Figure } from './measure.ts'

const frames = 100_000
/** By then the page's log is as long as it gets. */
const settledAt = 60_000
/** So many frames come before the page is drawn again. */
const atOnce = 200
const megabyte = 2 ** 20

/** What a page makes of a platform that has gone mad, while a conversation is open. */
export async function measureFuzz(): Promise<Figure[]> {
  const server = await startServer()
  const args = chromiumFlags
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const channel = await channelOf(page)
    await page.goto(`${server.app}en/`)
    await logIn(page, 'guest8')
    await page.goto(`${server.app}en/messenger/`)
    await page.locator('[data-channel]').first().click()
    await page.locator('article').first().waitFor()
    await untilConnected(page)
    const faults = faultsOf(page)
    channel.ends.length = 0
    const grown = await flood(page, (data) => channel.send(data))
    if (!(await page.locator('[data-channel]').first().isVisible())) faults.push('no list is left')
    for (const said of new Set([...faults, ...channel.ends])) console.error(said)
    const many = `${frames} odd frames`
    return [
      none(`${many}: faults of the page`, faults.length),
      none('the same: connections that ended', channel.ends.length),
      atMost(5, {
        name: `the same: heap of the page, from ${settledAt} on`,
        value: grown,
        unit: 'MB more',
      }),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

function none(name: string, value: number): Figure {
  return { name, value, unit: '', goal: 'none', holds: value === 0 }
}

/** The live channel of a page, by which more can be sent than the platform sends. */
async function channelOf(page: Page) {
  let latest: WebSocketRoute | undefined
  const ends: string[] = []
  await page.routeWebSocket(/\/realtime/, (route) => {
    latest = route
    const platform = route.connectToServer()
    const end = (who: string, other: WebSocketRoute) => (code?: number, reason?: string) => {
      ends.push(`${who} closed the connection: ${code} ${reason}`)
      void other.close({ ...(code && { code }), ...(reason && { reason }) })
    }
    route.onClose(end('the page', platform))
    platform.onClose(end('the platform', route))
  })
  return {
    ends,
    send: (data: string | Uint8Array) =>
      latest?.send(typeof data === 'string' ? data : Buffer.from(data)),
  }
}

/** What breaks on the page from now on; that the platform knows no such channel is none. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('crash', () => faults.push('the page crashed'))
  page.on('console', (message) => {
    const isOwn =
      message.type() === 'error' && !message.text().startsWith('Failed to load resource')
    if (isOwn) faults.push(message.text())
  })
  return faults
}

/** @returns by how much the heap grew once the log was full, in MB */
async function flood(page: Page, send: (data: string | Uint8Array) => void): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize / megabyte
  }
  const drawn = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  let sent = 0
  let settled = 0
  for (const data of oddFrames(frames)) {
    send(data)
    sent += 1
    if (sent % atOnce === 0) await drawn()
    if (sent === settledAt) settled = await heap()
  }
  return (await heap()) - settled
}
