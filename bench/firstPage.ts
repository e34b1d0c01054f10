import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { logIn } from '../e2e/support/guest.ts'
import { type Server, startServer, startServerIn } from '../e2e/support/server.ts'
import {
  firstPaints,
  type Paints,
  slowDown,
  slowNetwork,
  watchSpeed,
} from '../e2e/support/speed.ts'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { buildBefore } from './before.ts'
import type { Figure } from './measure.ts'

const slowdown = 4
const rounds = 5
const lookLonger = 2_000
const mostShift = 0.02
const guestId = 'guest1'

/** What is looked at, by what it is known to be there, and how much of the earlier build's largest paint each may take. */
const views = [
  { name: 'visitor', path: 'en/', isGuest: false, sign: '[data-drawn]', goal: 0.6 },
  { name: 'guest', path: 'en/', isGuest: true, sign: '[data-drawn]', goal: 0.55 },
  {
    name: 'messenger',
    path: 'en/messenger/',
    isGuest: true,
    sign: '[data-channel]',
    goal: 0.55,
  },
] as const
const mostBlocking = 0.7

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** One of the two builds at work. */
interface Build {
  server: Server
  /** Of the browser of a guest who is logged in. */
  guest: State
}

/**
 * How soon the first page is there, cold, on a phone with 1.6 Mbit/s, 150 ms and a processor four times
 * slower: the quietest of some rounds in which this build and an earlier one take turns.
 * @param before the commit of the earlier build
 */
export async function measureFirstPage(before: string): Promise<Figure[]> {
  const folder = await buildBefore(before)
  const servers = [await startServer(), await startServerIn(folder)]
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const [now, earlier] = await Promise.all(
      servers.map(async (server) => ({ server, guest: await guestAt(browser, server) })),
    )
    if (!now || !earlier) throw new Error('two builds are measured')
    const figures: Figure[] = []
    for (const view of views) {
      const seen = { now: [] as Paints[], earlier: [] as Paints[] }
      for (let round = 0; round < rounds; round++) {
        seen.earlier.push(await open(browser, earlier, view))
        seen.now.push(await open(browser, now, view))
      }
      figures.push(...figuresOf(view, quietest(seen.now), quietest(seen.earlier)))
    }
    return figures
  } finally {
    await browser.close()
    await Promise.all(servers.map((server) => server.stop()))
  }
}

async function guestAt(browser: Browser, server: Server): Promise<State> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${server.app}en/`)
  await page.getByRole('button', { name: 'Only what is necessary' }).click()
  await logIn(page, guestId)
  const state = await context.storageState()
  await context.close()
  return state
}

/** Opens a page in a browser that holds nothing of the app but who is logged in. */
async function open(
  browser: Browser,
  { server, guest }: Build,
  { path, isGuest, sign }: (typeof views)[number],
): Promise<Paints> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    ...(isGuest && { storageState: guest }),
  })
  const page = await context.newPage()
  await watchSpeed(page)
  await slowDown(page, slowdown)
  await slowNetwork(page, { bitsPerSecond: 1_600_000, latency: 150 })
  await page.goto(`${server.app}${path}`)
  await page.locator(sign).first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(lookLonger)
  const paints = await firstPaints(page)
  await context.close()
  return paints
}

function quietest(rounds: readonly Paints[]): Paints {
  const least = (what: keyof Paints) => Math.min(...rounds.map((paints) => paints[what]))
  return {
    first: least('first'),
    largest: least('largest'),
    blocking: least('blocking'),
    shifts: Math.max(...rounds.map(({ shifts }) => shifts)),
  }
}

function figuresOf({ name, goal }: (typeof views)[number], now: Paints, earlier: Paints): Figure[] {
  const beside = (what: string, kind: 'first' | 'largest' | 'blocking', most?: number) => {
    const ratio = now[kind] / earlier[kind]
    return [
      { name: `first page of the ${name}: ${what}`, value: now[kind], unit: 'ms' },
      {
        name: `  beside the build before (${Math.round(earlier[kind])} ms)`,
        value: ratio,
        unit: '×',
        ...(most && { goal: `at most ${most}`, holds: ratio <= most }),
      },
    ]
  }
  return [
    ...beside('first paint with content', 'first'),
    ...beside('largest paint', 'largest', goal),
    ...beside('time that tasks blocked', 'blocking', mostBlocking),
    {
      name: `first page of the ${name}: layout shift, worst round (before: ${earlier.shifts.toFixed(3)})`,
      value: now.shifts,
      unit: 'CLS',
      goal: `under ${mostShift}`,
      holds: now.shifts < mostShift,
    },
  ]
}
