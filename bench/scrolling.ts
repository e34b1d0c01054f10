import type { CDPSession, Page } from '@playwright/test'
import { longestIn, taskCategories } from './tasks.ts'
import { type TraceEvent, traced } from './trace.ts'

/** In pixels: down and up again. */
const scrolled = { way: 2_400, perSecond: 800 }

/** How long a page is scrolled, in s. */
export const scrollLength = (2 * scrolled.way) / scrolled.perSecond

export interface Scrolling {
  /** How many frames a second showed the page scrolled and whole, as the browser counts them. */
  shown: number
  /** How many frames a second the page's main thread took part in: the browser scrolls without it. */
  frames: number
  /** In how many of those the window showed a place where a tile was missing. */
  holes: number
  /** How long the page's main thread had the processor for each of them, in ms. */
  busy: number
  /** The longest task meanwhile, in ms of the processor. */
  task: number
}

/**
 * Opens a page of nothing but pictures, to be scrolled beside one of tiles: more frames than of those the
 * machine does not draw.
 * @param tiles whose pictures and columns it has
 * @param count how many
 */
export async function openPictures(tiles: Page, count: number): Promise<Page> {
  const sources = await tiles.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('[data-performer] img')].map(({ src }) => src),
  )
  const page = await tiles.context().newPage()
  const pictures = Array.from({ length: count }, (_, at) => sources[at % sources.length])
  await page.setContent(
    `<style>
      body { display: grid; grid-template-columns: repeat(5, 1fr); gap: 1rem; margin: 0 22.5rem 0 4rem }
      img { width: 100%; aspect-ratio: 4 / 5 }
    </style>${pictures.map((source) => `<img src="${source}" alt="">`).join('')}`,
    { waitUntil: 'load' },
  )
  return page
}

/** Scrolls a page down and up again while something goes on. */
export async function scroll(
  page: Page,
  during: () => Promise<unknown> = async () => {},
): Promise<Scrolling> {
  await page.bringToFront()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const counted = countFrames(page)
  const before = await busyTime(session)
  const events = await traced(session, [...taskCategories, frameCategory], () =>
    Promise.all([during(), gesture(session)]),
  )
  const { count, seconds, holes } = await counted
  const busy = ((await busyTime(session)) - before) / count
  await session.detach()
  const { task } = longestIn(events)
  return { shown: shownFrames(events), frames: count / seconds, holes, busy, task }
}

const frameCategory = 'disabled-by-default-devtools.timeline.frame'

/** How many frames a second were shown while the page was scrolled, without those that lacked a part. */
function shownFrames(events: readonly TraceEvent[]): number {
  const scrolling = events.filter(
    ({ ph, args }) =>
      ph === 'b' && (args?.frame_reporter?.scroll_state ?? 'SCROLL_NONE') !== 'SCROLL_NONE',
  )
  const shown = scrolling.filter(({ args }) => {
    const { state = '', has_missing_content: lacks } = args?.frame_reporter ?? {}
    return state.startsWith('STATE_PRESENTED') && !lacks
  })
  // A frame is told of twice where the main thread's part of it comes after that of the compositor
  const numbers = new Set(shown.map(({ args }) => args?.frame_reporter?.frame_sequence))
  const times = scrolling.map(({ ts }) => ts)
  const seconds = (Math.max(...times) - Math.min(...times)) / 1_000_000
  if (!(seconds > 0)) throw new Error('the trace tells of no frame: has Chromium renamed them?')
  return numbers.size / seconds
}

/** The best of some rounds: what other programs take away is not the page's. */
export function bestOf(rounds: readonly Scrolling[]): Scrolling {
  const best = (what: keyof Scrolling, of: typeof Math.max) =>
    of(...rounds.map((round) => round[what]))
  return {
    shown: best('shown', Math.max),
    frames: best('frames', Math.max),
    holes: best('holes', Math.max),
    busy: best('busy', Math.min),
    task: best('task', Math.min),
  }
}

async function gesture(session: CDPSession): Promise<void> {
  const middle = { x: 720, y: 450, speed: scrolled.perSecond }
  await session.send('Input.synthesizeScrollGesture', { ...middle, yDistance: -scrolled.way })
  await session.send('Input.synthesizeScrollGesture', { ...middle, yDistance: scrolled.way })
}

/** How many frames there are until the page has come to rest at its top again. */
function countFrames(page: Page): Promise<{ count: number; seconds: number; holes: number }> {
  return page.evaluate(
    () =>
      new Promise<{ count: number; seconds: number; holes: number }>((resolve) => {
        let count = 0
        let holes = 0
        let isOver = false
        const begun = performance.now()
        document.addEventListener('scrollend', () => {
          isOver = count > 0 && window.scrollY === 0
        })
        /** Whether rows that reach into the window are not in the document. */
        const hasHole = () => {
          const list = document.querySelector('li[aria-setsize]')?.parentElement
          const [first, last] = [list?.firstElementChild, list?.lastElementChild]
          if (!list || !first || !last) return false
          const top = Math.max(0, Math.ceil(list.getBoundingClientRect().top))
          const isBelow = first.getBoundingClientRect().top > top
          return isBelow || last.getBoundingClientRect().bottom < window.innerHeight
        }
        const frame = () => {
          if (isOver) {
            return resolve({ count, holes, seconds: (performance.now() - begun) / 1_000 })
          }
          if (window.scrollY > 0) {
            count++
            if (hasHole()) holes++
          }
          requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
      }),
  )
}

/** How long the page's main thread was at work so far, in ms of the processor. */
async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
}
