import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { fingersOn } from '../e2e/support/fingers.ts'
import { logIn } from '../e2e/support/guest.ts'
import { albumAt, give, picturesOf } from '../e2e/support/library.ts'
import { type Server, startServer } from '../e2e/support/server.ts'
import { slowDown } from '../e2e/support/speed.ts'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { atMost, type Figure, median } from './measure.ts'
import { type TraceEvent, traced } from './trace.ts'

const album = 'album3'
const guest = 'guest1'
/** How often another picture is asked for. */
const turns = 5
/** In ms: until the pictures beside the one that is seen are there. */
const rest = 1_000
const latest = 100
/** How many times slower the processor is while fingers swipe. */
const slower = 4
const frameCategory = 'disabled-by-default-devtools.timeline.frame'

/**
 * How soon the next picture of an album is seen, which was loaded beforehand, and how many frames are dropped while a
 * finger swipes to it on a slow processor: the quietest of some turns.
 */
export async function measureLightBox(): Promise<Figure[]> {
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await openFirst(page, server)
    const times: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      await wait(rest)
      times.push(await timeOfNext(page))
    }
    await slowDown(page, slower)
    const dropped: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      await wait(rest)
      dropped.push(await droppedInSwipe(page, turn % 2 === 0 ? 1 : -1))
    }
    return [
      atMost(latest, {
        name: `light box: until the next picture is drawn, median of ${turns}`,
        value: median(times),
        unit: 'ms',
      }),
      atMost(0, {
        name: `a swipe with the processor ${slower} times slower: dropped frames, quietest of ${turns}`,
        value: Math.min(...dropped),
        unit: '',
      }),
      { name: 'the same: most of a swipe', value: Math.max(...dropped), unit: '' },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** The first picture of an album that the guest owns, over the page. */
async function openFirst(page: Page, server: Server): Promise<void> {
  await give(server, guest, album)
  const address = await albumAt(server, album)
  await page.goto(address)
  await page.getByRole('button', { name: 'Only what is necessary' }).click()
  await logIn(page, guest)
  await page.goto(address)
  await picturesOf(page).first().click()
  await page.getByRole('dialog').getByRole('img').waitFor()
}

/** From a press to the frame that shows the next picture, in ms of the page. */
function timeOfNext(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shown = () =>
          document.querySelector<HTMLImageElement>('[role="dialog"] div[style*="--place: 0"] img')
        const before = shown()?.src
        const began = performance.now()
        const look = () => {
          const image = shown()
          const isThere = image && image.src !== before && image.complete && image.naturalWidth > 0
          if (isThere) requestAnimationFrame(() => resolve(performance.now() - began))
          else requestAnimationFrame(look)
        }
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
        )
        look()
      }),
  )
}

/** How many frames the browser wanted to show while a finger swiped, and did not. */
async function droppedInSwipe(page: Page, way: 1 | -1): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const fingers = await fingersOn(page)
  const from = { x: 195 + 120 * way, y: 380 }
  const to = { x: 195 - 120 * way, y: 380 }
  const events = await traced(session, [frameCategory], async () => {
    await fingers.swipe(from, to)
    await wait(rest / 2)
  })
  await session.detach()
  return countDropped(events)
}

function countDropped(events: readonly TraceEvent[]): number {
  const frames = events.filter(({ ph, args }) => ph === 'b' && args?.frame_reporter !== undefined)
  if (frames.length === 0)
    throw new Error('the trace tells of no frame: has Chromium renamed them?')
  const stateOf = (state: string) =>
    new Set(
      frames
        .filter(({ args }) => args?.frame_reporter?.state.startsWith(state))
        .map(({ args }) => args?.frame_reporter?.frame_sequence),
    )
  const presented = stateOf('STATE_PRESENTED')
  return [...stateOf('STATE_DROPPED')].filter((sequence) => !presented.has(sequence)).length
}
