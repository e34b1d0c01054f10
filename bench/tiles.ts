import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { controlOf } from '../e2e/support/control.ts'
import { logIn, untilConnected } from '../e2e/support/guest.ts'
import { type Server, startServer } from '../e2e/support/server.ts'
import { layoutShift, slowDown, watchSpeed } from '../e2e/support/speed.ts'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { takeDrawn, watchTiles } from './drawnTiles.ts'
import { atLeast, atMost, type Figure } from './measure.ts'
import { bestOf, openPictures, type Scrolling, scroll, scrollLength } from './scrolling.ts'
import { type Longest, longestOf } from './tasks.ts'

const tileCount = 300
const slowdown = 4
const rounds = 3
const perSecond = 50
const seconds = 10
const warmUp = 2
/** In ms: until all that was told is drawn. */
const settling = 1_000
/** From one who changes to the next, in the list: on screen is seldom more than one of some. */
const stride = 113
/** In ms. */
const mostForTask = 50
const mostShift = 0.02
const fewestFrames = 55
/** Of as many plain pictures: without a graphics card, the machine may draw no more of those either. */
const leastShare = 0.9

/** A page of 300 live tiles under 50 changes of presence a second, on a processor four times slower. */
export async function measureTiles(): Promise<Figure[]> {
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await watchSpeed(page)
    await watchTiles(page)
    const ids = await openCams(page, server)
    const session = await page.context().newCDPSession(page)
    await slowDown(page, slowdown)
    const change = changesOf(server, ids)
    const pictures = await openPictures(page, ids.length)
    await slowDown(pictures, slowdown)
    const shiftBefore = await layoutShift(page)

    const [plain, quiet, busy]: [Scrolling[], Scrolling[], Scrolling[]] = [[], [], []]
    for (let round = 0; round < rounds; round++) {
      plain.push(await scroll(pictures))
      quiet.push(await scroll(page))
    }
    await change(warmUp)
    await wait(settling)
    await takeDrawn(page)
    const changed: string[] = []
    const longest: Longest[] = []
    for (let round = 0; round < rounds; round++) {
      const during = async () => changed.push(...(await change(seconds)))
      longest.push(await longestOf(session, during))
    }
    const drawn = await takeDrawn(page)
    for (let round = 0; round < rounds; round++) {
      busy.push(await scroll(page, () => change(scrollLength)))
    }
    const shift = (await layoutShift(page)) - shiftBefore

    const name = `${ids.length} tiles, ${perSecond} changes a second for ${seconds} s`
    const least = (what: keyof Longest) => Math.min(...longest.map((round) => round[what]))
    const times = Object.values(drawn).reduce((sum, count) => sum + count, 0)
    const others = Object.keys(drawn).filter((id) => !changed.includes(id)).length
    return [
      atMost(mostForTask, {
        name: `${name}, quietest of ${rounds}: longest task`,
        value: least('task'),
        unit: 'ms',
      }),
      {
        name: 'the same: longest task without the collector of garbage',
        value: least('ownTask'),
        unit: 'ms',
      },
      atMost(changed.length, {
        name: `tiles drawn at ${changed.length} changes`,
        value: times,
        unit: 'tiles',
      }),
      atMost(0, {
        name: 'of them, of performers who did not change',
        value: others,
        unit: 'tiles',
      }),
      atMost(mostShift, {
        name: 'layout shift under the changes, scrolled too',
        value: shift,
        unit: '',
      }),
      ...scrollingFigures({ plain: bestOf(plain), quiet: bestOf(quiet), busy: bestOf(busy) }),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

type Best = Record<'plain' | 'quiet' | 'busy', Scrolling>

function scrollingFigures({ plain, quiet, busy }: Best): Figure[] {
  const figuresOf = (when: string, { shown, frames, holes, busy: time, task }: Scrolling) => [
    atLeast(fewestFrames, {
      name: `scrolling ${when}: frames a second that are shown`,
      value: shown,
      unit: '1/s',
    }),
    atLeast(leastShare, {
      name: 'the same: of those of plain pictures',
      value: shown / plain.shown,
      unit: 'times',
    }),
    atMost(0, { name: 'the same: frames in which a tile was missing', value: holes, unit: '' }),
    { name: 'the same: longest task', value: task, unit: 'ms' },
    {
      name: 'the same: frames a second that the main thread took part in',
      value: frames,
      unit: '1/s',
    },
    { name: 'the same: main thread of each of those', value: time, unit: 'ms' },
  ]
  return [
    {
      name: `scrolling as many plain pictures, best of ${rounds}: frames a second that are shown`,
      value: plain.shown,
      unit: '1/s',
    },
    { name: 'the same: main thread of a frame', value: plain.busy, unit: 'ms' },
    ...figuresOf('while nothing changes', quiet),
    ...figuresOf('under the changes', busy),
  ]
}

/** Opens the cams and has more of them until there are enough, all pictures drawn; answers whom it lists. */
async function openCams(page: Page, server: Server): Promise<string[]> {
  await page.goto(`${server.app}en/`)
  await logIn(page)
  await page.goto(`${server.app}en/cams/`)
  await page.getByRole('button', { name: 'Only what is necessary' }).click()
  await untilConnected(page)
  const listed = page.locator('li[aria-setsize]')
  const more = page.getByRole('button', { name: 'Show more' })
  await listed.first().waitFor()
  const count = async () => Number(await listed.first().getAttribute('aria-setsize'))
  for (let before = await count(); before < tileCount; before = await count()) {
    await more.click()
    await page.waitForFunction(
      (size) => document.querySelector(`li[aria-setsize="${size}"]`) === null,
      before,
    )
  }
  await page.waitForLoadState('networkidle')
  const ids = await idsOf(page)
  if (ids.length < tileCount) throw new Error(`only ${ids.length} tiles were seen`)
  await page.keyboard.press('Home')
  await page.waitForFunction(() => window.scrollY === 0)
  return ids
}

/** Whom the page lists, read as it is scrolled: those near the window alone are in the document. */
function idsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const ids = new Set<string>()
    const { height } = document.documentElement.getBoundingClientRect()
    for (let top = 0; top < height; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
      })
      for (const tile of document.querySelectorAll<HTMLElement>('[data-performer]')) {
        ids.add(tile.dataset.performer ?? '')
      }
    }
    return [...ids]
  })
}

/** Lets one listed performer after the other come or go for some seconds; answers who did. */
function changesOf(server: Server, ids: readonly string[]) {
  const platform = controlOf(server)
  const online = new Map<string, boolean>()
  let next = 0
  return async (length: number) => {
    const begun = performance.now()
    const changed: string[] = []
    const orders: Promise<void>[] = []
    while (changed.length < length * perSecond) {
      const id = ids[(next++ * stride) % ids.length] as string
      online.set(id, !online.get(id))
      orders.push(platform.setOnline(id, online.get(id) === true))
      changed.push(id)
      await wait(Math.max(0, begun + (changed.length * 1_000) / perSecond - performance.now()))
    }
    await Promise.all(orders)
    return changed
  }
}
