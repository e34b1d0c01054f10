import type { CDPSession, Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** Fingers on a page that takes touches: where each of them begins, and where it ends. */
export interface Fingers {
  /** One finger goes from a point to another. */
  swipe(from: Point, to: Point): Promise<void>
  /** Two fingers part or come together around a point, as far from it as given, at first and at last, in px. */
  pinch(around: Point, apart: { from: number; to: number }): Promise<void>
}

const steps = 8

/** Fingers of a page, as its browser feels them. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page)
  return {
    swipe: (from, to) => move(session, (part) => [between(from, to, part)]),
    pinch: ({ x, y }, { from, to }) =>
      move(session, (part) => {
        const apart = from + (to - from) * part
        return [
          { x: x - apart, y },
          { x: x + apart, y },
        ]
      }),
  }
}

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})

async function move(session: CDPSession, at: (part: number) => Point[]): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', at(0))
  for (let step = 1; step <= steps; step++) await touch('touchMove', at(step / steps))
  await touch('touchEnd', [])
}
