import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { plantedIn } from '../../fixtures/core/planted.fixtures.ts'
import { setFold } from '../../machines/core/clock.ts'
import { completeApp } from '../../src/areas/all.ts'
import { type ActorState, EventLog, replay, stateOf } from '../../src/engine/index.ts'
import { inShape } from '../../src/redaction/inShape.fixtures.ts'
import { leaksOf } from '../../src/redaction/leaks.ts'
import { takeCensus } from './census.ts'

/** What a page recorded, and its actors' states at the very end of it. */
export interface Session {
  fileName: string
  /** The log as it leaves the page. */
  text: string
  live: Record<string, ActorState>
}

/**
 * Saves the event log as a guest does. The page goes on meanwhile, so its states are taken together
 * with a longer log, which begins with the saved one.
 * @param name by which the saved one is kept when UPDATE_SESSIONS is set
 * @param afterClick lets time pass where the page's clock stands still
 */
export async function saveSession(
  page: Page,
  name: string,
  afterClick = async () => {},
): Promise<Session> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save event log' }).click()
  await afterClick()
  const download = await downloading
  const saved = await readFile(await download.path(), 'utf8')
  const { live, text } = await page.evaluate(async () => {
    const log = await window.limelight.loadLog()
    return { live: window.limelight.state(), text: log.toNDJSON() }
  })
  expect(text.startsWith(saved)).toBe(true)
  await keep(name, saved)
  return { fileName: download.suggestedFilename(), text, live }
}

/**
 * Reads what a page has recorded, without its help: it may be about to die.
 * @param name by which it is kept when UPDATE_SESSIONS is set
 */
export async function readSession(page: Page, name: string): Promise<Session> {
  const session = await page.evaluate(async () => {
    const log = await window.limelight.loadLog()
    return { live: window.limelight.state(), text: log.toNDJSON() }
  })
  await keep(name, session.text)
  return { ...session, fileName: fileNameOf(name) }
}

const leftItem = 'e2e.leftSession'

/**
 * Keeps what each document of a page has recorded when it is left, which a login or an age check
 * does by itself.
 */
export async function keepWhenLeft(page: Page): Promise<void> {
  await page.addInitScript((item) => {
    const loadOnceThere = () => {
      if (window.limelight) void window.limelight.loadLog()
      else requestAnimationFrame(loadOnceThere)
    }
    loadOnceThere()
    addEventListener('pagehide', () => {
      const { limelight } = window
      if (!limelight?.log) return
      const session = { text: limelight.log.toNDJSON(), live: limelight.state() }
      sessionStorage.setItem(item, JSON.stringify(session))
    })
  }, leftItem)
}

/**
 * What the document before this one had recorded.
 * @param name by which it is kept when UPDATE_SESSIONS is set
 * @throws Error when `keepWhenLeft` was not called before, or nothing was left
 */
export async function leftSession(page: Page, name: string): Promise<Session> {
  const text = await page.evaluate((item) => sessionStorage.getItem(item), leftItem)
  if (text === null) throw new Error('no document was left')
  const session = JSON.parse(text) as Omit<Session, 'fileName'>
  await keep(name, session.text)
  return { ...session, fileName: fileNameOf(name) }
}

const fileNameOf = (name: string) => `${name}.log.ndjson`

/**
 * Adds a session to the committed ones of its build when UPDATE_SESSIONS is set. What is there is
 * never recorded anew: later builds must replay it as it was.
 */
async function keep(name: string, text: string): Promise<void> {
  if (!process.env.UPDATE_SESSIONS) return
  const folder = `fixtures/sessions/${EventLog.parse(text).header.build}`
  const file = `${folder}/${fileNameOf(name)}`
  if (existsSync(file)) return
  await mkdir(folder, { recursive: true })
  await writeFile(file, text)
}

/**
 * Expects that a session tells nothing that it may not, and replays in Node to the same state of every actor;
 * counts what it came to.
 */
export function expectSameReplay({ text, live }: Session): void {
  expect(text.trim().split('\n').flatMap(leaksOf)).toEqual([])
  expect(plantedIn(text)).toEqual([])
  const { inspect, keep: keepCensus } = takeCensus()
  const replayed = replay(completeApp, EventLog.parse(text), {
    systemId: 'app',
    onFold: setFold,
    inspect,
  })
  keepCensus()
  replayed.run()
  expect(replayed.divergence).toBeUndefined()
  expect(inShape(withoutClasses(stateOf(replayed.actor)))).toEqual(inShape(withoutClasses(live)))
}

/** States as they come out of the page. */
function withoutClasses(states: Record<string, ActorState>): unknown {
  return JSON.parse(JSON.stringify(states))
}
