import { type Browser, chromium, type Page, type Route } from '@playwright/test'
import { startServer } from '../e2e/support/server.ts'
import { slowNetwork } from '../e2e/support/speed.ts'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { atMost, type Figure } from './measure.ts'

const rounds = 5
/** Of the network, in ms; so wide that the delay alone counts. */
const delay = 150
const bitsPerSecond = 50_000_000
/** In ms. */
const latestFrame = 1_000
const latestStall = 300
/** Parts from that one on do not come: the picture stands after the seconds before it. */
const firstHeld = 3

/**
 * How soon a film shows its first frame once somebody presses play who never saw one, how soon it shows that it
 * stands once nothing comes any more, and how soon it runs again: the quietest of some rounds.
 */
export async function measurePlayer(): Promise<Figure[]> {
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const seen: Awaited<ReturnType<typeof watch>>[] = []
    for (let round = 0; round < rounds; round++) {
      seen.push(await watch(browser, `${server.app}en/videos/video/video1/`))
    }
    const least = (what: keyof (typeof seen)[number]) =>
      Math.min(...seen.map((round) => round[what]))
    return [
      atMost(latestFrame, {
        name: `play to the first frame, with ${delay} ms of delay, quietest of ${rounds}`,
        value: least('frame'),
        unit: 'ms',
      }),
      atMost(latestStall, {
        name: 'the picture stands: until that is shown',
        value: least('stall'),
        unit: 'ms',
      }),
      { name: 'what lacked comes: until it runs again', value: least('healed'), unit: 'ms' },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** One film in a browser that holds nothing of the app. */
async function watch(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  try {
    await page.addInitScript(watchFilm)
    const release = await holdParts(page)
    await page.goto(url)
    await page.getByRole('button', { name: 'Only what is necessary' }).click()
    await page.waitForLoadState('networkidle')
    await slowNetwork(page, { bitsPerSecond, latency: delay })
    await page.locator('[data-player]').getByRole('button', { name: 'Play' }).first().click()
    const frame = await taken(page, 'frame')
    const stall = await taken(page, 'stall')
    await page.evaluate(() => performance.mark('film.released'))
    await release()
    return { frame, stall, healed: await taken(page, 'healed') }
  } finally {
    await context.close()
  }
}

/** Keeps parts of films back; answers what lets them through. */
async function holdParts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHolding = true
  await page.route(/\/films\/.*\/(\d+)\.m4s/, async (route) => {
    const number = Number(/(\d+)\.m4s/.exec(route.request().url())?.[1])
    if (isHolding && number >= firstHeld) held.push(route)
    else await route.continue()
  })
  return async () => {
    isHolding = false
    await Promise.all(held.map((route) => route.continue().catch(() => {})))
  }
}

/** How long something took, once it came about, in ms. */
async function taken(page: Page, what: 'frame' | 'stall' | 'healed'): Promise<number> {
  const name = `film.${what}`
  const entry = await page.waitForFunction(
    (wanted) => performance.getEntriesByName(wanted)[0]?.duration,
    name,
    { timeout: 60_000 },
  )
  return Number(await entry.jsonValue())
}

/** Measures, within the page, what the film does and what the player shows of it. */
function watchFilm(): void {
  let pressedAt = 0
  let movedAt = 0
  let isRunning = false
  const measured = new Set<string>()
  const note = (name: string, start: number, end: number) => {
    if (measured.has(name)) return
    measured.add(name)
    performance.measure(name, { start, end })
  }
  addEventListener(
    'click',
    ({ target }) => {
      const isPlayer = target instanceof Element && target.closest('[data-player]')
      if (isPlayer && pressedAt === 0) pressedAt = performance.now()
    },
    true,
  )
  const isAwaiting = () => document.querySelector('[data-player] [data-state="waiting"]') !== null
  let watched: HTMLVideoElement | undefined
  const onFrame = () => {
    movedAt = performance.now()
    note('film.frame', pressedAt, movedAt)
    watched?.requestVideoFrameCallback(onFrame)
  }
  const look = () => {
    const now = performance.now()
    const film = document.querySelector<HTMLVideoElement>('video[data-film]')
    if (film && film !== watched) {
      watched = film
      film.requestVideoFrameCallback(onFrame)
    }
    const [released] = performance.getEntriesByName('film.released')
    const isStanding = isAwaiting()
    if (movedAt > 0 && !isStanding) {
      isRunning = true
      if (released) note('film.healed', released.startTime, now)
    }
    if (isRunning && isStanding) note('film.stall', movedAt, now)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
