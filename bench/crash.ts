import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readNewestLog } from '../e2e/support/diskLog.ts'
import { launchOwnChromium } from '../e2e/support/ownChromium.ts'
import { type Server, startServer } from '../e2e/support/server.ts'
import { setFold } from '../machines/core/clock.ts'
import { completeApp } from '../src/areas/all.ts'
import { EventLog, replay } from '../src/engine/index.ts'
import { atMost, type Figure } from './measure.ts'

/** Between two events that are pushed, in ms. */
const pause = 50
const eventType = 'menus.toggleRequested'
/** A page is killed at some moment of so many ms after its log is kept, or after its app has begun. */
const span = 2_500
/** Of so many kills one is of a page that has just begun, whose log is not kept yet. */
const youngOf = 4

/** What one death left. */
interface Death {
  /** How long before its end the oldest entry was taken that is lost, in ms; 0: none is. */
  lost: number
  isReadable: boolean
  entries: number
}

/**
 * Kills a browser again and again while events are pushed into its page: what of the log is lost, and whether what is
 * left replays.
 * @param moments how often
 */
export async function measureCrash(moments: number): Promise<Figure[]> {
  const server = await startServer()
  const profile = await mkdtemp(join(tmpdir(), 'limelight-crash-'))
  const deaths: Death[] = []
  try {
    for (let count = 0; count < moments; count++)
      deaths.push(await die(server, profile, count % youngOf === 0))
  } finally {
    await server.stop()
    await rm(profile, { recursive: true, force: true })
  }
  const worst = Math.max(...deaths.map(({ lost }) => lost))
  const unreadable = deaths.filter(({ isReadable }) => !isReadable).length
  return [
    {
      isVital: true,
      ...atMost(1_000, {
        name: `SIGKILL at ${moments} random moments, ${1_000 / pause} events a second: longest time lost`,
        value: worst,
        unit: 'ms',
      }),
    },
    { name: '  on average', value: mean(deaths.map(({ lost }) => lost)), unit: 'ms' },
    { name: '  entries of a log', value: mean(deaths.map(({ entries }) => entries)), unit: '' },
    {
      isVital: true,
      ...atMost(0, { name: '  logs that do not replay', value: unreadable, unit: 'logs' }),
    },
  ]
}

async function die(server: Server, profile: string, isYoung: boolean): Promise<Death> {
  const chromium = await launchOwnChromium(profile)
  const page = await chromium.context.newPage()
  await page.goto(`${server.app}en/`, { waitUntil: isYoung ? 'commit' : 'load' })
  await page.waitForFunction((young) => (young ? window.limelight : window.limelight?.log), isYoung)
  const begunAt = await pushEvents(page)
  await page.waitForTimeout(Math.random() * span)
  const pushed = await page.evaluate(() => window.pushedAt)
  await chromium.kill()
  const end = Date.now()

  const next = await launchOwnChromium(profile)
  try {
    const reader = await next.context.newPage()
    await reader.goto(`${server.app}config.json`)
    const text = await readNewestLog(reader, begunAt)
    if (text === null) return { lost: end - (pushed[0] ?? end), isReadable: true, entries: 0 }
    const log = EventLog.parse(text)
    const stored = log.entries.filter(({ event }) => event.type === eventType).length
    const oldestLost = pushed[stored]
    return {
      lost: oldestLost === undefined ? 0 : end - oldestLost,
      isReadable: replays(log),
      entries: log.entries.length,
    }
  } catch (error) {
    console.error(error)
    return { lost: end - begunAt, isReadable: false, entries: 0 }
  } finally {
    await next.kill()
  }
}

function replays(log: EventLog): boolean {
  const replayed = replay(completeApp, log, { systemId: 'app', onFold: setFold })
  replayed.run()
  return replayed.divergence === undefined
}

/** @returns when the page began, in ms since the epoch */
async function pushEvents(page: Page): Promise<number> {
  return page.evaluate(
    ([type, every]) => {
      window.pushedAt = []
      setInterval(() => {
        const at = Date.now()
        // throws until the app has begun
        window.limelight.tell('menus', { type, menu: 'language' })
        window.pushedAt.push(at)
      }, every)
      return performance.timeOrigin
    },
    [eventType, pause] as const,
  )
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}

declare global {
  interface Window {
    /** When each event was pushed, in ms since the epoch. */
    pushedAt: number[]
  }
}
