import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { controlOf } from '../e2e/support/control.ts'
import { logIn, untilConnected } from '../e2e/support/guest.ts'
import { type Server, startServer } from '../e2e/support/server.ts'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { atMost, type Figure } from './measure.ts'
import { type Act, roundOf } from './soakRound.ts'

const guestId = 'guest1'
const perSecond = 20
const minute = 60_000
/** A page may still grow so long: code, pictures and lists come for the first time. */
const settled = 2
const megabyte = 2 ** 20

/** What a page has at the end of a minute, after a collection of garbage, in the same place each time. */
interface Sample {
  /** In MB, without the log: that is bounded by itself. */
  heap: number
  /** What is kept of the log, in MB. */
  log: number
  nodes: number
  listeners: number
  /** The minute's longest task, in ms. */
  task: number
}

/**
 * How a page grows that is left open, under pushes and clicks: by what it has at the end of each
 * minute from the second on. What the browser compiles on the way is part of its heap.
 * @throws Error for less than three minutes: nothing could be said of growth
 */
export async function measureSoak(minutes: number): Promise<Figure[]> {
  if (!Number.isInteger(minutes) || minutes < 3)
    throw new Error('a soak takes at least 3 whole minutes: --minutes 3')
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    })
    const page = await openMessenger(context, server)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    const samples: Sample[] = []
    for (let count = 1; count <= minutes; count++) {
      const load = controlOf(server).load({ guestId, perSecond, seconds: minute / 1_000 })
      await Promise.all([passMinute(page, count), load])
      samples.push(await sampleOf(page, session))
      console.error(toldOf(count, samples.at(-1) as Sample))
    }
    return figuresOf(minutes, samples)
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function openMessenger(context: BrowserContext, server: Server): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${server.app}en/`)
  await page.getByRole('button', { name: 'Only what is necessary' }).click()
  await logIn(page, guestId)
  await page.goto(`${server.app}en/messenger/`)
  await page.locator('[data-channel]').first().waitFor()
  await untilConnected(page)
  await page.evaluate(() => {
    window.longTasks = []
    const observer = new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    )
    observer.observe({ type: 'longtask' })
  })
  return page
}

/** Clicks once through the round, evenly over a minute. */
async function passMinute(page: Page, count: number): Promise<void> {
  const began = Date.now()
  const round = roundOf(count)
  for (const [index, act] of round.entries()) {
    await attempt(page, act)
    const due = began + ((index + 1) * minute) / round.length
    await page.waitForTimeout(Math.max(0, due - Date.now()))
  }
}

async function attempt(page: Page, [what, act]: Act): Promise<void> {
  try {
    await act(page)
  } catch (cause) {
    throw new Error(`the soak could not ${what}`, { cause })
  }
}

async function sampleOf(page: Page, session: CDPSession): Promise<Sample> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (wanted: string) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  const { bytes, task } = await page.evaluate(() => ({
    bytes: window.limelight.log?.bytes ?? 0,
    task: Math.max(0, ...window.longTasks.splice(0)),
  }))
  return {
    heap: (metric('JSHeapUsedSize') - bytes) / megabyte,
    log: bytes / megabyte,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    task,
  }
}

function toldOf(count: number, { heap, log, nodes, listeners, task }: Sample): string {
  const memory = `heap ${heap.toFixed(2)} MB, log ${log.toFixed(2)} MB`
  return `minute ${count}: ${memory}, ${nodes} nodes, ${listeners} listeners, longest task ${task.toFixed(0)} ms`
}

function figuresOf(minutes: number, samples: readonly Sample[]): Figure[] {
  const later = samples.slice(settled - 1)
  const last = samples.at(-1) as Sample
  const growth = (what: keyof Sample) => slopeOf(later.map((sample) => sample[what]))
  const flat = (name: string, what: keyof Sample, unit: string, most: number) => ({
    isVital: true,
    ...atMost(most, {
      name: `  growth of ${name} after minute ${settled}, now ${last[what].toFixed(1)}`,
      value: growth(what),
      unit: `${unit} a minute`,
    }),
  })
  return [
    {
      name: `${minutes} minutes, ${perSecond} pushes a second, ${roundOf(1).length} clicks a minute: longest task`,
      value: Math.max(...samples.map(({ task }) => task)),
      unit: 'ms',
    },
    atMost(16, { name: '  the log that the page keeps', value: last.log, unit: 'MB' }),
    flat('the heap without the log', 'heap', 'MB', 0.2),
    flat('nodes', 'nodes', '', 20),
    flat('listeners', 'listeners', '', 5),
  ]
}

/**
 * By how much numbers grow from one to the next: the middle one of the slopes between any two of them, which
 * a single number far off the others does not move (Theil and Sen).
 */
function slopeOf(numbers: readonly number[]): number {
  const slopes = numbers
    .flatMap((one, at) =>
      numbers.slice(at + 1).map((other, beyond) => (other - one) / (beyond + 1)),
    )
    .toSorted((one, other) => one - other)
  const middle = (slopes.length - 1) / 2
  const [below = 0, above = 0] = [slopes[Math.floor(middle)], slopes[Math.ceil(middle)]]
  return (below + above) / 2
}

declare global {
  interface Window {
    /** How long each was, in ms. */
    longTasks: number[]
  }
}
