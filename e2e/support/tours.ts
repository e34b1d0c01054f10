import { expect, type Page, type Request } from '@playwright/test'
import { setFold } from '../../machines/core/clock.ts'
import { completeApp } from '../../src/areas/all.ts'
import { EventLog } from '../../src/engine/index.ts'
import type { AnyCases } from '../../src/testing/cases.ts'
import { transitionId, transitionsOf } from '../../src/testing/chart.ts'
import { type Edge, explore } from '../../src/testing/explore.ts'
import { follow } from '../../src/testing/follow.ts'
import { tour, transitionGoals } from '../../src/testing/suites.ts'
import type { Control } from './control.ts'
import { logIn, untilConnected } from './guest.ts'
import { HeldAnswers, type Requests } from './heldAnswers.ts'
import { Screens } from './screens.ts'
import type { Server } from './server.ts'
import { expectSameReplay } from './session.ts'

/** The app in a browser, before a platform, as a tour walks through it. */
export interface Place {
  page: Page
  server: Server
  platform: Control
  held: HeldAnswers
  /** Who is logged in; empty for nobody. */
  guest: string
  /** Of the page on which the tour began. */
  address: string
  /** Waits until the page is at rest: nothing is under way but what is held back, neither log nor document grows. */
  settle(): Promise<void>
}

/** Brings about a step of a tour. @returns whether it could, where the app stands */
export type Way = (place: Place) => Promise<boolean>

/** How the tour of a chart is walked through the app. */
export interface Tour {
  cases: AnyCases
  /** The address on which it begins, in English. */
  at: (server: Server) => string | Promise<string>
  /** Who is logged in; nobody without it. */
  guest?: string
  /** Services that answer when the tour says so, and by what their requests are known. */
  asks?: Requests
  /** By the labels of steps, with the number of their case or without, how they are brought about. */
  ways: Readonly<Record<string, Way>>
  /** The question about cookies is left open. */
  isUndecided?: true
}

/** What became of a tour. */
export interface Toured {
  /** Transitions of the chart that the app took, and those that it did not. */
  taken: string[]
  never: string[]
  /** Steps that nothing could bring about, by their labels, with how often. */
  skipped: Record<string, number>
  /** How many steps of the chart's actor were compared with its pure fold. */
  steps: number
  /** How often the screen stood as it had stood before. */
  again: number
}

/**
 * Walks the tour of a chart through the app, each path in a document of its own, and holds what the app recorded against the
 * pure fold of what the chart's actor received.
 * @param id of the chart's actor
 */
export async function walkTour(
  { page, server, platform }: Pick<Place, 'page' | 'server' | 'platform'>,
  id: string,
  { cases, at, guest = '', asks = {}, ways, isUndecided }: Tour,
): Promise<Toured> {
  const held = await HeldAnswers.of(page, platform, asks)
  const settle = settling(page, held)
  const address = await at(server)
  const place = { page, server, platform, held, guest, address, settle }
  const screens = new Screens(page)
  const skipped: Record<string, number> = {}
  const taken = new Set<string>()
  let steps = 0

  await keepFrames(page)
  await page.clock.install()
  await page.goto(address)
  if (!isUndecided) await page.getByRole('button', { name: 'Only what is necessary' }).click()
  if (guest) await logIn(page, guest)
  const { paths } = tour(explore(cases, { onFold: setFold }), transitionGoals)
  for (const [index, path] of paths.entries()) {
    if (index > 0) await page.goto(address)
    if (guest) await untilConnected(page)
    await stopClock(page)
    await settle()
    for (const edge of path.edges) {
      const { label } = edge.occurrence
      if (await brings(edge, ways, place)) {
        await settle()
        await screens.look(`path ${index + 1}, ${label}`)
      } else skipped[label] = (skipped[label] ?? 0) + 1
    }
    const session = await page.evaluate(async () => {
      const log = await window.limelight.loadLog()
      return { live: window.limelight.state(), text: log.toNDJSON() }
    })
    expectSameReplay({ ...session, fileName: '' })
    const followed = follow(completeApp, EventLog.parse(session.text), {
      systemId: 'app',
      onFold: setFold,
    })
    expect(followed.found).toEqual([])
    for (const transition of followed.taken) taken.add(transition)
    steps += followed.steps.get(id) ?? 0
    await held.release()
    await page.clock.resume()
  }
  expect(screens.found).toEqual([])
  const all = transitionsOf(cases.machine).map(transitionId)
  return {
    taken: all.filter((one) => taken.has(one)),
    never: all.filter((one) => !taken.has(one)),
    skipped,
    steps,
    again: screens.again,
  }
}

/** In ms, for which it is waited at most: all that the page does meanwhile is done at once. */
const longestWait = 60_000

/** Brings about what an edge says, as far as it can be where the app stands. */
async function brings({ occurrence, from }: Edge, ways: Tour['ways'], place: Place) {
  const { label, event, by } = occurrence
  const own = ways[label] ?? ways[event.type]
  const { answer, timer } = by
  if (own && !(await own(place))) return false
  if (answer) {
    const { slot, kind } = answer
    return kind === 'errors' ? place.held.refuse(slot) : place.held.answer(slot)
  }
  if (own) return true
  if (event.type === 'recovery.retryDue') return recovers(place)
  const pass = timer ? timer.dueAt - from.standing.now : undefined
  if (pass === undefined || pass > longestWait) return false
  await place.page.clock.runFor(pass)
  return true
}

/** Lets pass what the page waits before it asks again after a failure. @returns whether it waited */
export async function recovers({ page }: Place): Promise<boolean> {
  const waits = () =>
    page.evaluate(() => window.limelight.state()['app/recovery']?.value === 'pausing')
  if (!(await waits())) return false
  for (let passed = 0; passed < longestWait && (await waits()); passed += moment)
    await page.clock.runFor(moment)
  return true
}

declare global {
  interface Window {
    /** Calls once the browser draws, also while the page's clock stands. */
    drawnFrame(run: (time: number) => void): number
  }
}

const keepFrames = (page: Page) =>
  page.addInitScript(() => {
    window.drawnFrame = window.requestAnimationFrame.bind(window)
  })

/** In ms, more than a page needs to be told that its clock stands. */
const stopping = 5_000

/** From now on time passes only where a tour says so: how long the machine takes for a step makes no difference. */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + stopping)
}

/** So long, in ms, passes at once while a page comes to rest: React waits 300 before it shows what was suspended. */
export const moment = 400

/** What waits until a page is at rest: what it asked has come, and another moment changes nothing. */
function settling(page: Page, held: HeldAnswers): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  // not 'requestfinished': a body that nobody reads never ends
  page.on('response', (response) => open.delete(response.request()))
  page.on('requestfailed', (request) => open.delete(request))
  const count = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(window.drawnFrame)
      const { entries } = await window.limelight.loadLog()
      return `${entries.length} ${document.querySelectorAll('*').length}`
    })
  /** How much there is once it grows no more, without any time that passes. */
  async function stillCount(): Promise<string> {
    let before = ''
    await expect
      .poll(
        async () => {
          const now = await count()
          const isStill = now === before && [...open].every((request) => held.has(request))
          before = now
          return isStill
        },
        { intervals: [50, 100, 250] },
      )
      .toBe(true)
    return before
  }
  return async () => {
    for (let [before, now] = ['', await stillCount()]; now !== before; now = await stillCount()) {
      before = now
      await page.clock.runFor(moment)
    }
  }
}
