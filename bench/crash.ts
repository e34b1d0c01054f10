import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { launchOwnChromium } from '../e2e/support/ownChromium.ts'
import { type Server, startServer } from '../e2e/support/server.ts'
import { setFold } from '../machines/core/clock.ts'
import { completeApp } from '../src/areas/all.ts'
import { EventLog, replay } from '../src/engine/index.ts'
import { atMost, type Figure } from './measure.ts'
import { readStoredLog } from './storedLog.ts'

/** Between two events that are pushed, in ms. */
const pause = 50
/** A page is killed at some moment of so many ms after its log is kept. */
const span = 2_500

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
    for (let count = 0; count < moments; count++) deaths.push(await die(server, profile))
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

async function die(server: Server, profile: string): Promise<Death> {
  const chromium = await launchOwnChromium(profile)
  const page = await chromium.context.newPage()
  await page.goto(`${server.app}en/`)
  await page.waitForFunction(() => window.limelight?.log)
  await pushEvents(page)
  await page.waitForTimeout(Math.random() * span)
  const taken = await page.evaluate(() => {
    const { header, entries } = window.limelight.log as NonNullable<typeof window.limelight.log>
    return { id: header.id, startedAt: header.startedAt, at: entries.map(({ at }) => at) }
  })
  await chromium.kill()
  const end = Date.now() - Date.parse(taken.startedAt)

  const next = await launchOwnChromium(profile)
  try {
    const reader = await next.context.newPage()
    await reader.goto(`${server.app}config.json`)
    const text = await readStoredLog(reader, taken.id)
    const log = EventLog.parse(text)
    const stored = log.entries.at(-1)?.seq ?? 0
    const oldestLost = taken.at[stored]
    return {
      lost: oldestLost === undefined ? 0 : end - oldestLost,
      isReadable: replays(log),
      entries: stored,
    }
  } catch (error) {
    console.error(error)
    return { lost: end, isReadable: false, entries: 0 }
  } finally {
    await next.kill()
  }
}

function replays(log: EventLog): boolean {
  const replayed = replay(completeApp, log, { systemId: 'app', onFold: setFold })
  replayed.run()
  return replayed.divergence === undefined
}

async function pushEvents(page: Page): Promise<void> {
  await page.evaluate((every) => {
    setInterval(
      () => window.limelight.tell('menus', { type: 'menus.toggleRequested', menu: 'language' }),
      every,
    )
  }, pause)
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}
