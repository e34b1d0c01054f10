import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { startReportStore } from '../e2e/support/reportStore.ts'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { freePort } from '../scripts/lib/ports.mjs'
import { FakeStore, reportDetail } from '../src/support/console/store.fixtures.ts'
import { foldLog } from '../src/support/server/work/fold.ts'
import { recordVisits } from './consoleLog.ts'
import { type Figure, median, quantile } from './measure.ts'

const entries = 10_000
const seeks = 50
const openings = 5
/** In ms. */
const mostForFirstFrame = 1_000
const mostForSeek = 100

/** How soon support sees a long session, and any moment of it. */
export async function measureConsole(): Promise<Figure[]> {
  const file = new Uint8Array(gzipSync(await recordVisits(entries)))
  const log = new Blob([file])
  const { waypoints } = await foldLog(file)
  if (!waypoints) throw new Error('the log has no waypoints')
  const data = await mkdtemp(join(tmpdir(), 'limelight-console-'))
  const port = await freePort(21_000 + (process.pid % 20_000))
  const server = await startReportStore(data, { port, app: 'https://app.example' })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  const open = async (seq: number | null, isFromList = false) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.addInitScript(watchFrame)
    const store = new FakeStore()
    const report = reportDetail({ text: 'bench' })
    const { id = '' } = report.logs[0] ?? {}
    store.add(report, { [id]: log }, { [id]: new Blob([Uint8Array.from(waypoints)]) })
    await answerFrom(store, page)
    if (isFromList) {
      await page.goto(server.console)
      await page.waitForFunction(() => watchedFrame.readyAt > 0)
      await page.getByRole('link', { name: 'bench' }).click()
    } else {
      const place = `report=${report.id}&log=${id}${seq === null ? '' : `&seq=${seq}`}`
      await page.goto(`${server.console}#${place}`)
    }
    await page.waitForFunction(() => watchedFrame.pageAt > 0 && watchedFrame.firstAt > 0)
    const { pageAt, firstAt } = await page.evaluate(() => watchedFrame)
    return { page, pageAt, first: firstAt - pageAt }
  }
  try {
    const ways = [
      ['by a link, at its start', null, false],
      ['by a link, at its end', entries - 100, false],
      ['from the list', null, true],
    ] as const
    const firsts = ways.map((): number[] => [])
    const pages: number[] = []
    for (let round = 0; round < openings; round++) {
      for (const [index, [, seq, isFromList]] of ways.entries()) {
        const { page, pageAt, first } = await open(seq, isFromList)
        firsts[index]?.push(first)
        if (!isFromList) pages.push(pageAt)
        await page.context().close()
      }
    }
    const { page } = await open(null)
    const early = await seekAll(page, placesOf(seeks))
    await page.waitForFunction(() => watchedFrame.foldedAt > 0)
    const late = await seekAll(page, placesOf(seeks))
    const marks = await seekMarks(page)
    const folding = await page.evaluate(() => watchedFrame.foldedAt - watchedFrame.openedAt)
    return [
      { name: 'the page itself, by a link', value: median(pages), unit: 'ms' },
      ...ways.map(([way], index) => {
        const times = firsts[index] ?? []
        const value = median(times)
        return {
          name: `first frame after the page itself, of ${entries} entries, ${way} (slowest ${Math.max(...times).toFixed(0)})`,
          value,
          unit: 'ms',
          goal: `under ${mostForFirstFrame} ms`,
          holds: value < mostForFirstFrame,
        }
      }),
      { name: 'the log is folded after', value: folding, unit: 'ms' },
      { name: 'its waypoints, packed', value: waypoints.length / 1_024, unit: 'kB' },
      ...seekFigures(`${seeks} seeks while it is folded`, early),
      ...seekFigures(`${seeks} seeks`, late),
      ...seekFigures(`${marks.length} marks`, marks),
    ]
  } finally {
    await browser.close()
    await server.stop()
    await rm(data, { recursive: true, force: true })
  }
}

/** A store answers what a page asks it for; everything else goes its own way, and is not held up as it would be by `page.route`. */
async function answerFrom(store: FakeStore, page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', async ({ requestId, request: { url, method, headers } }) => {
    const answer = await store.fetch(url, { method, headers })
    const body = Buffer.from(await answer.arrayBuffer()).toString('base64')
    const responseHeaders = [...answer.headers].map(([name, value]) => ({ name, value }))
    const answered = { requestId, responseCode: answer.status, responseHeaders, body }
    await session.send('Fetch.fulfillRequest', answered)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/support/api/*' }] })
}

function seekFigures(what: string, seeks: readonly Seek[]): Figure[] {
  const times = seeks.map(({ wall }) => wall)
  const busy = seeks.map(({ cpu }) => cpu)
  const value = Math.max(...times)
  return [
    {
      ...{ name: `slowest of ${what}`, value, unit: 'ms' },
      ...{ goal: `under ${mostForSeek} ms`, holds: value < mostForSeek },
    },
    { name: '… 90th percentile', value: quantile(times, 0.9), unit: 'ms' },
    { name: '… median', value: median(times), unit: 'ms' },
    { name: '… slowest, of the processor', value: Math.max(...busy), unit: 'ms' },
    { name: '… 90th percentile, of the processor', value: quantile(busy, 0.9), unit: 'ms' },
    { name: '… median, of the processor', value: median(busy), unit: 'ms' },
  ]
}

/** The same places, from 0 to 1 of the session's time, at every run. */
function placesOf(count: number): number[] {
  return Array.from({ length: count }, (_, n) => ((n + 1) * 0.618_033_988_7) % 1)
}

/** What a seek took, in ms. */
interface Seek {
  /** Until it was drawn. */
  wall: number
  /** Of the processor, by the one thread of console and frame: what it would take where nothing else runs. */
  cpu: number
}

/** Goes to a place. @returns undefined where one is already */
async function seek(
  page: Page,
  session: CDPSession,
  go: () => Promise<number>,
): Promise<Seek | undefined> {
  const before = await busyTime(session)
  const wall = await go()
  // What belongs to it may come just after the picture
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  return wall > 0 ? { wall, cpu: (await busyTime(session)) - before } : undefined
}

async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
}

async function timed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** Goes to places by the line, one after the other. */
async function seekAll(page: Page, places: readonly number[]): Promise<Seek[]> {
  const session = await timed(page)
  const seeks: Seek[] = []
  for (const place of places) {
    const taken = await seek(page, session, () =>
      page.evaluate(async (share) => {
        const line = document.querySelector<HTMLInputElement>('input[type="range"]')
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
        if (!line || !set) throw new Error('there is no line')
        set.call(line, String(Math.round(Number(line.max) * share)))
        const begun = performance.now()
        line.dispatchEvent(new Event('input', { bubbles: true }))
        return (await watchedFrame.drawn()) - begun
      }, place),
    )
    if (taken) seeks.push(taken)
  }
  await session.detach()
  return seeks
}

/** Goes from mark to mark by the keyboard, from the last to the first. Marks of one entry are one place. */
async function seekMarks(page: Page): Promise<Seek[]> {
  const session = await timed(page)
  const press = (name: string) =>
    page.evaluate(async (key) => {
      const line = document.querySelector<HTMLInputElement>('input[type="range"]')
      if (!line) throw new Error('there is no line')
      const begun = performance.now()
      line.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      return (await watchedFrame.drawn()) - begun
    }, name)
  const marks = await page.evaluate(() => watchedFrame.marks)
  for (let count = 0; count < marks; count++) await press('PageDown')
  const seeks: Seek[] = []
  for (let left = marks - 1; left > 0; left--) {
    const taken = await seek(page, session, () => press('PageUp'))
    if (taken) seeks.push(taken)
  }
  await session.detach()
  return seeks
}

interface WatchedFrame {
  /** When the report was there to be read, in ms. */
  pageAt: number
  /** When the frame was there, in ms. */
  readyAt: number
  firstAt: number
  openedAt: number
  foldedAt: number
  marks: number
  /** @returns when what is wanted was drawn, in ms */
  drawn(): Promise<number>
}

declare global {
  var watchedFrame: WatchedFrame
}

/** Runs in the console's page: notes what the frame is told and tells, and when. */
function watchFrame(): void {
  const waiting: ((at: number) => void)[] = []
  let wanted: number | undefined
  let shown: number | undefined
  let shownAt = 0
  const watched: WatchedFrame = {
    ...{ pageAt: 0, readyAt: 0, firstAt: 0, openedAt: 0, foldedAt: 0, marks: 0 },
    drawn: () =>
      new Promise((resolve) => {
        if (shown === wanted) resolve(shownAt)
        else waiting.push(resolve)
      }),
  }
  globalThis.watchedFrame = watched
  new MutationObserver((_, observer) => {
    if (!document.querySelector('h1')?.textContent?.includes('bench')) return
    watched.pageAt = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true, characterData: true })
  addEventListener('message', ({ data }) => {
    if (data?.kind === 'ready') watched.readyAt = performance.now()
  })
  globalThis.MessageChannel = class extends MessageChannel {
    constructor() {
      super()
      const { port1 } = this
      const post = port1.postMessage.bind(port1)
      port1.postMessage = (order) => {
        if (order.kind === 'seek') wanted = order.position
        post(order)
      }
      port1.addEventListener('message', ({ data }) => {
        const at = performance.now()
        if (data.kind === 'opened') {
          Object.assign(watched, { openedAt: at, marks: data.marks.length })
        }
        if (data.kind === 'folded') watched.foldedAt = at
        if (data.kind !== 'shown') return
        watched.firstAt ||= at
        shown = data.shown.position
        shownAt = at
        if (shown === wanted) for (const tell of waiting.splice(0)) tell(at)
      })
    }
  }
}
