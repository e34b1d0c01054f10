import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What the performance observers of `watchSpeed` saw. */
    speed: {
      shifts: number
      interactions: number[]
      paints: { first: number; largest: number }
      tasks: number[]
    }
  }
}

/** Lets the page's processor run so many times slower (Chromium). */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** Lets the page's network be as slow as a phone's (Chromium). */
export async function slowNetwork(
  page: Page,
  { bitsPerSecond, latency }: { bitsPerSecond: number; latency: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const throughput = bitsPerSecond / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/** Watches layout and interactions of every document that the page loads from now on. */
export async function watchSpeed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const speed: Window['speed'] = {
      shifts: 0,
      interactions: [],
      paints: { first: 0, largest: 0 },
      tasks: [],
    }
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
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        if (name === 'first-contentful-paint') speed.paints.first = startTime
      }
    }).observe({ type: 'paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) speed.paints.largest = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) speed.tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
}

/** Cumulative layout shift since the document was loaded, without shifts that input caused. */
export async function layoutShift(page: Page): Promise<number> {
  await nextPaint(page)
  return page.evaluate(() => window.speed.shifts)
}

/** How a document came to be seen: times in ms since it was asked for. */
export interface Paints {
  /** First paint with content. */
  first: number
  /** The largest paint so far. */
  largest: number
  /** What tasks took beyond 50 ms each, before and after the first paint. */
  blocking: number
  /** As `layoutShift` says. */
  shifts: number
}

/** What `watchSpeed` saw of the document so far. */
export async function firstPaints(page: Page): Promise<Paints> {
  const shifts = await layoutShift(page)
  return page.evaluate((cumulative) => {
    const { paints, tasks } = window.speed
    const blocking = tasks.reduce((sum, duration) => sum + duration - 50, 0)
    return { ...paints, blocking, shifts: cumulative }
  }, shifts)
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
