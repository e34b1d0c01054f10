import { type Browser, chromium } from '@playwright/test'
import { performer } from '../e2e/support/performer.ts'
import { startServer } from '../e2e/support/server.ts'
import {
  firstPaints,
  interactionTime,
  slowDown,
  slowNetwork,
  watchSpeed,
} from '../e2e/support/speed.ts'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { atMost, type Figure } from './measure.ts'

const actorId = 'actor64'
const slowdown = 4
const rounds = 5
const latestPaint = 2_500
const longestTap = 200
const sections = ['About me', 'Live show'] as const

/**
 * How soon a performer's page is there for somebody who was never here, on a phone with 1.6 Mbit/s,
 * 150 ms and a processor four times slower, and how soon another section of it: the quietest of some
 * rounds.
 */
export async function measureProfile(): Promise<Figure[]> {
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const { name, url } = await performer(server, actorId)
    const seen: Awaited<ReturnType<typeof open>>[] = []
    for (let round = 0; round < rounds; round++) seen.push(await open(browser, url, name))
    const least = (what: keyof (typeof seen)[number]) =>
      Math.min(...seen.map((round) => round[what]))
    return [
      { name: 'profile, cold: files before it is drawn', value: least('files'), unit: 'files' },
      { name: 'profile, cold: their size', value: least('bytes') / 1_000, unit: 'kB' },
      { name: 'profile, cold: the name is there', value: least('named'), unit: 'ms' },
      { name: 'profile, cold: the app has drawn it', value: least('drawn'), unit: 'ms' },
      atMost(latestPaint, {
        name: `profile, cold: largest paint, quietest of ${rounds}`,
        value: least('largest'),
        unit: 'ms',
      }),
      atMost(longestTap, {
        name: `a tap on a section, the slower of ${sections.length}, quietest of ${rounds}: until the next paint`,
        value: least('tap'),
        unit: 'ms',
      }),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Opens the page in a browser that holds nothing of the app, and walks its sections. */
async function open(browser: Browser, url: string, name: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await watchSpeed(page)
  await slowDown(page, slowdown)
  await slowNetwork(page, { bitsPerSecond: 1_600_000, latency: 150 })
  await page.goto(url)
  const heading = page.getByRole('heading', { level: 1, name })
  await heading.waitFor()
  const named = await page.evaluate(() => performance.now())
  await page.locator('[data-first-view]').waitFor({ state: 'detached' })
  await heading.waitFor()
  const loaded = await page.evaluate(() => {
    const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name }) => /\.(?:js|css)$/.test(name),
    )
    return {
      drawn: performance.now(),
      files: files.length,
      bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
    }
  })
  await page.getByRole('button', { name: 'Only what is necessary' }).click()
  await page.waitForLoadState('networkidle')
  const { largest } = await firstPaints(page)
  let tap = 0
  for (const section of sections) {
    const link = page.getByRole('link', { name: section, exact: true }).first()
    tap = Math.max(tap, await interactionTime(page, () => link.click()))
  }
  await context.close()
  return { ...loaded, named, largest, tap }
}
