import type { CDPSession, Page } from '@playwright/test'

/** In pixels: down and up again. */
const scrolled = { way: 2_400, perSecond: 800 }

/** How long a page is scrolled, in s. */
export const scrollLength = (2 * scrolled.way) / scrolled.perSecond

export interface Scrolling {
  /** How many frames a second were drawn. */
  frames: number
  /** How long the page's main thread had the processor for each of them, in ms. */
  busy: number
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
  await Promise.all([during(), gesture(session)])
  const { count, seconds } = await counted
  const busy = ((await busyTime(session)) - before) / count
  await session.detach()
  return { frames: count / seconds, busy }
}

/** The best of some rounds: what other programs take away is not the page's. */
export function bestOf(rounds: readonly Scrolling[]): Scrolling {
  return {
    frames: Math.max(...rounds.map(({ frames }) => frames)),
    busy: Math.min(...rounds.map(({ busy }) => busy)),
  }
}

async function gesture(session: CDPSession): Promise<void> {
  const middle = { x: 720, y: 450, speed: scrolled.perSecond }
  await session.send('Input.synthesizeScrollGesture', { ...middle, yDistance: -scrolled.way })
  await session.send('Input.synthesizeScrollGesture', { ...middle, yDistance: scrolled.way })
}

/** How many frames there are until the page has come to rest at its top again. */
function countFrames(page: Page): Promise<{ count: number; seconds: number }> {
  return page.evaluate(
    () =>
      new Promise<{ count: number; seconds: number }>((resolve) => {
        let count = 0
        let isOver = false
        const begun = performance.now()
        document.addEventListener('scrollend', () => {
          isOver = count > 0 && window.scrollY === 0
        })
        const frame = () => {
          if (isOver) return resolve({ count, seconds: (performance.now() - begun) / 1_000 })
          if (window.scrollY > 0) count++
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
