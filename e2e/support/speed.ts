import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What the performance observers of `watchSpeed` saw. */
    speed: { shifts: number; interactions: number[] }
  }
}

/** Lets the page's processor run so many times slower (Chromium). */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** Watches layout and interactions of every document that the page loads from now on. */
export async function watchSpeed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const speed: Window['speed'] = { shifts: 0, interactions: [] }
    window.speed = speed
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as PerformanceEntry & {
          hadRecentInput: boolean
          value: number
        }
        if (!hadRecentInput) speed.shifts += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId) speed.interactions.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as object)
  })
}

/** Cumulative layout shift since the document was loaded, without shifts that input caused. */
export async function layoutShift(page: Page): Promise<number> {
  await nextPaint(page)
  return page.evaluate(() => window.speed.shifts)
}

/**
 * Does something that the guest does once, a click or a key, and measures how long it took until
 * the page was painted again.
 * @returns ms, in steps of 8; 16 when it was faster than that
 */
export async function interactionTime(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.speed.interactions = []
  })
  await act()
  await nextPaint(page)
  return page.evaluate(() => Math.max(16, ...window.speed.interactions))
}

/** Observers are called after the paint that they tell about, when nothing else is to do. */
async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)))
      }),
  )
}
