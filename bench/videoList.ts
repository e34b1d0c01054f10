import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { startServer } from '../e2e/support/server.ts'
import { layoutShift, watchSpeed } from '../e2e/support/speed.ts'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { atLeast, atMost, type Figure } from './measure.ts'

const videoCount = 2_000
const viewport = { width: 1440, height: 900 }
/** Of pictures, in ms: each comes after its row was laid out. */
const delay = 100
/** How far the list is scrolled at a time, in px. */
const step = 700
/** Parts of the way down the list at which a video is opened. */
const places = [0.01, 0.25, 0.5, 0.83, 1]
const mostBeyond = 3

/**
 * All videos of the platform in one list: how much of it is in the document wherever it is scrolled, how far
 * things move as pictures come, and how far from its place one is after a video’s page.
 */
export async function measureVideoList(): Promise<Figure[]> {
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
    const page = await context.newPage()
    await watchSpeed(page)
    await page.route('**/pictures/**', async (route) => {
      await wait(delay)
      await route.continue().catch(() => {})
    })
    await page.goto(`${server.app}en/videos/all-videos/`)
    await page.getByRole('button', { name: 'Only what is necessary' }).click()
    const listed = await listAll(page)
    const before = await layoutShift(page)
    const { beyond, count, holes } = await lookThrough(page)
    const shift = (await layoutShift(page)) - before
    const back: Awaited<ReturnType<typeof comeBack>>[] = []
    for (const place of places) back.push(await comeBack(page, place))
    const most = (what: keyof (typeof back)[number]) => Math.max(...back.map((one) => one[what]))
    return [
      atLeast(videoCount, { name: 'a list of videos: how many', value: listed, unit: 'videos' }),
      atMost(mostBeyond, {
        name: 'the same, scrolled through: rows beyond the view in the document, above or below',
        value: beyond,
        unit: 'rows',
      }),
      { name: 'the same: videos in the document at once', value: count, unit: 'videos' },
      atMost(0, { name: 'the same: places where the view had a hole', value: holes, unit: '' }),
      atMost(0, {
        name: `the same: layout shift, pictures come ${delay} ms later`,
        value: shift,
        unit: '',
      }),
      atMost(0, {
        name: `back from a video’s page, the farthest of ${places.length} from its place before`,
        value: most('strayed'),
        unit: 'px',
      }),
      atMost(0, { name: 'the same: layout shift', value: most('shift'), unit: '' }),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Has more of the list until all are there; answers how many. */
async function listAll(page: Page): Promise<number> {
  const listed = page.locator('li[aria-setsize]')
  await listed.first().waitFor()
  const count = async () => Number(await listed.first().getAttribute('aria-setsize'))
  const more = page.getByRole('main').getByRole('button', { name: 'Show more' })
  for (let before = await count(); before < videoCount; before = await count()) {
    await more.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click())
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForFunction(
      (size) => document.querySelector(`li[aria-setsize="${size}"]`) === null,
      before,
    )
  }
  return count()
}

interface Seen {
  /** Rows above or below the view, at most. */
  beyond: number
  /** Videos in the document. */
  count: number
  /** Whether rows cover the view where the list reaches into it. */
  isWhole: boolean
}

/** Scrolls through the list, and answers what of it was in the document at most. */
async function lookThrough(page: Page): Promise<{ beyond: number; count: number; holes: number }> {
  const seen = { beyond: 0, count: 0, holes: 0 }
  const height = await scrollTo(page, 0)
  for (let top = step; top < height; top += step) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await drawn(page)
    if (!(await look(page)).isWhole) seen.holes++
    await untilSettled(page)
    const { beyond, count } = await look(page)
    seen.beyond = Math.max(seen.beyond, beyond)
    seen.count = Math.max(seen.count, count)
  }
  return seen
}

/** What is between two rows is of both. */
function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const items = [...document.querySelectorAll<HTMLElement>('li[aria-setsize]')]
    const grid = items[0]?.parentElement
    if (!grid) throw new Error('there is no list')
    const gap = Number.parseFloat(getComputedStyle(grid).rowGap)
    const boxes = items.map((item) => ({ item, box: item.getBoundingClientRect() }))
    const rowsOf = (among: typeof boxes) =>
      new Set(among.map(({ item }) => item.dataset.index)).size
    const above = rowsOf(boxes.filter(({ box }) => box.bottom + gap < 0))
    const below = rowsOf(boxes.filter(({ box }) => box.top - gap > window.innerHeight))
    const { top, bottom } = grid.getBoundingClientRect()
    const [from, until] = [Math.max(0, top), Math.min(window.innerHeight, bottom)]
    const tops = boxes.map(({ box }) => box.top)
    const bottoms = boxes.map(({ box }) => box.bottom)
    const isCovered = Math.min(...tops) < from + gap && Math.max(...bottoms) > until - gap
    return {
      beyond: Math.max(above, below),
      count: items.length,
      isWhole: from >= until || isCovered,
    }
  })
}

/** Opens a video in the view and goes back: by how many px its place is another, and how far things moved meanwhile. */
async function comeBack(page: Page, part: number): Promise<{ strayed: number; shift: number }> {
  const height = await scrollTo(page, 0)
  await scrollTo(page, Math.round((height - viewport.height) * part))
  const id = await page.evaluate((height) => {
    const items = [...document.querySelectorAll<HTMLElement>('li[aria-setsize]')]
    const shown = items.find((item) => {
      const { top, bottom } = item.getBoundingClientRect()
      return top > 0 && bottom < height
    })
    return shown?.dataset.id
  }, viewport.height)
  const item = page.locator(`li[data-id="${id}"]`)
  const topOf = () => item.evaluate((element) => element.getBoundingClientRect().top)
  const before = await topOf()
  await item.getByRole('link').evaluate((link) => (link as HTMLElement).click())
  await page.locator('[data-player]').waitFor()
  await page.waitForFunction(() => window.scrollY === 0)
  const shifted = await layoutShift(page)
  await page.goBack()
  await item.waitFor()
  await page.waitForFunction(() => window.scrollY > 0)
  const first = await topOf()
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
  await untilSettled(page)
  const strayed = Math.max(Math.abs(first - before), Math.abs((await topOf()) - before))
  return { strayed, shift: (await layoutShift(page)) - shifted }
}

/** Scrolls the page, and waits until all in its view has come; answers how high it is. */
async function scrollTo(page: Page, top: number): Promise<number> {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await untilSettled(page)
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** Waits until the rows of the view are there with their pictures. */
async function untilSettled(page: Page): Promise<void> {
  await drawn(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('li[aria-setsize] img')].every((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.complete || bottom < 0 || top > window.innerHeight
    }),
  )
}

function drawn(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
