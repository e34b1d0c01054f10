import { type Browser, chromium, type Page } from '@playwright/test'
import { preview } from 'vite'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { inRoot } from '../scripts/lib/paths.mjs'
import { atMost, type Figure } from './measure.ts'
import { buildPage } from './page.ts'
import { longestOf } from './tasks.ts'

const longestLayout = 500
const longestTask = 50

/** How long the inspector takes to lay the app's largest chart out, and what its pages do meanwhile. */
export async function measureInspectorLayout(): Promise<Figure[]> {
  const outDir = await buildPage('inspectorLayout')
  const server = await preview({
    configFile: false,
    root: inRoot(),
    build: { outDir },
    preview: { port: 0 },
    logLevel: 'silent',
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const [url = ''] = server.resolvedUrls?.local ?? []
    return [...(await layouts(browser, url)), await scrolling(browser, url)]
  } finally {
    await browser.close()
    await server.close()
  }
}

async function openAt(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(url)
  await page.waitForFunction(() => 'lookAtLayout' in window)
  return page
}

async function layouts(browser: Browser, url: string): Promise<Figure[]> {
  const page = await openAt(browser, url)
  const session = await page.context().newCDPSession(page)
  const seen = await page.evaluate(() => window.lookAtLayout())
  const { task } = await longestOf(session, () => page.evaluate(() => window.lookAtLayout()))
  await page.close()
  const name = `${seen.machine}, ${seen.states} states and ${seen.transitions} transitions`
  return [
    atMost(longestLayout, {
      name: `${name}, laid out in the worker, the quietest of ${seen.again.length}`,
      value: Math.min(...seen.again),
      unit: 'ms',
    }),
    { name: 'the same in a worker that has yet to start', value: seen.first, unit: 'ms' },
    {
      name: 'the same over a graph that never changes, of 40 states',
      value: Math.min(...seen.again) / Math.min(...seen.reference),
      unit: 'times',
    },
    atMost(longestTask, {
      name: 'longest task of the page meanwhile',
      value: task,
      unit: 'ms of the processor',
    }),
  ]
}

async function scrolling(browser: Browser, url: string): Promise<Figure> {
  const page = await openAt(browser, url)
  await page.evaluate(() => window.openSequence())
  const session = await page.context().newCDPSession(page)
  const { ownTask } = await longestOf(session, () => page.evaluate(() => window.scrollSequence()))
  await page.close()
  return atMost(longestTask, {
    name: 'longest task while a sequence of 100,000 entries is scrolled',
    value: ownTask,
    unit: 'ms of the processor',
  })
}
