import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { type PreviewServer, preview } from 'vite'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { inRoot } from '../scripts/lib/paths.mjs'
import type { Watch } from '../views/core/testing/reading.ts'
import type { Seen } from './conversation/page.tsx'
import { type Figure, median } from './measure.ts'
import { buildPage } from './page.ts'

const mostRows = 40
const mostMoved = 1

/** Windows that differ in what they show and in how many pixels of the screen one of theirs is. */
const windows = [
  { width: 1000, height: 900, deviceScaleFactor: 1 },
  { width: 1000, height: 700, deviceScaleFactor: 1.25 },
  { width: 390, height: 844, deviceScaleFactor: 3 },
]

/** How steady a conversation of 50,000 messages stands, and how little of it is drawn. */
export async function measureConversation(): Promise<Figure[]> {
  const server = await serve()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const seen: Awaited<ReturnType<typeof look>>[] = []
    for (const screen of windows) seen.push(await look(browser, server, screen))
    const worst = (what: (one: (typeof seen)[number]) => number) => Math.max(...seen.map(what))
    return [
      moved(
        'conversation of 50,000: 200 come above while scrolling',
        worst(({ prepend, prependDown }) => Math.max(prepend.moved, prependDown.moved)),
      ),
      moved(
        'the same, by mouse wheel and finger',
        worst(({ byHand }) => byHand),
      ),
      moved(
        'rows above grow',
        worst(({ grow }) => grow.moved),
      ),
      moved(
        'another font comes',
        worst(({ font }) => font.moved),
      ),
      moved(
        '60 come below',
        worst(({ append }) => append.moved),
      ),
      moved(
        '60 come at the end: how far that is out of view',
        worst(({ end }) => end.endBelow),
      ),
      {
        name: 'messages in the document, at most',
        value: worst(mostRowsOf),
        unit: 'rows',
        goal: `at most ${mostRows}`,
        holds: seen.every((one) => mostRowsOf(one) <= mostRows),
      },
      {
        name: 'one more message at the end of 50,000, until it is drawn',
        value: median(seen.flatMap(({ appendTimes }) => appendTimes)),
        unit: 'ms',
      },
    ]
  } finally {
    await browser.close()
    await server.close()
  }
}

function mostRowsOf({ prepend, prependDown, grow, font, append, end }: Seen): number {
  return Math.max(...[prepend, prependDown, grow, font, append, end].map(({ rows }) => rows))
}

function moved(name: string, value: number): Figure {
  const holds = value <= mostMoved
  return { name, value, unit: 'px', goal: `at most ${mostMoved} px after any paint`, holds }
}

async function serve(): Promise<PreviewServer> {
  const outDir = await buildPage('conversation')
  const root = inRoot('bench/conversation')
  const served = { port: 0, host: '127.0.0.1' }
  return preview({ configFile: false, root, logLevel: 'warn', build: { outDir }, preview: served })
}

async function look(browser: Browser, server: PreviewServer, screen: (typeof windows)[number]) {
  const { deviceScaleFactor, ...viewport } = screen
  const context = await browser.newContext({ viewport, deviceScaleFactor, hasTouch: true })
  const page = await context.newPage()
  try {
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.locator('article').first().waitFor()
    const seen = await page.evaluate(() => window.seen())
    const byHand = await scrollByHand(page, await context.newCDPSession(page))
    return { ...seen, byHand }
  } finally {
    await context.close()
  }
}

const turn = 96
const turns = 12

/**
 * Scrolls up as the browser does, by wheel and by finger, while older messages come.
 * @returns by how many px what was read moved at most otherwise than in turns of the wheel, or against
 * the finger
 */
async function scrollByHand(page: Page, session: CDPSession): Promise<number> {
  const wantOlder = () => page.evaluate(() => window.wantOlder())
  const wheel = await watched(page, () => turnWheel(page, wantOlder))
  const finger = await watched(page, () => drag(page, session, wantOlder))
  const moves = [wheel, finger].map(({ steps }) => steps.filter((step) => step !== 0).length)
  if (Math.min(...moves) < 5) throw new Error('nothing was scrolled')
  return Math.max(
    ...wheel.steps.map((step) => Math.abs(step - Math.max(0, Math.round(step / turn)) * turn)),
    ...finger.steps.map((step) => Math.max(0, -step)),
  )
}

function placeOf(page: Page): { x: number; y: number } {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  return { x: Math.round(width / 2), y: Math.round(height / 4) }
}

async function turnWheel(page: Page, halfway: () => Promise<void>): Promise<void> {
  const { x, y } = placeOf(page)
  await page.mouse.move(x, y)
  for (let count = 0; count < turns; count++) {
    await page.mouse.wheel(0, -turn)
    if (count === turns / 2) await halfway()
  }
}

async function drag(page: Page, session: CDPSession, halfway: () => Promise<void>): Promise<void> {
  const { x, y } = placeOf(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: moved === undefined ? [] : [{ x, y: y + moved }],
    })
  await send('touchStart', 0)
  for (let step = 1; step <= 30; step++) {
    await send('touchMove', step * 12)
    if (step === 15) await halfway()
  }
  await page.waitForTimeout(200)
  await send('touchEnd')
}

async function watched(page: Page, work: () => Promise<void>): Promise<Watch> {
  await page.evaluate(() => window.watch())
  await work()
  return page.evaluate(() => window.stopWatching())
}
