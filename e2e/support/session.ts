import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { completeAppMachine } from '../../machines/app/app.complete.ts'
import { setFold } from '../../machines/clock.ts'
import { type ActorState, EventLog, replay, stateOf } from '../../src/engine/index.ts'
import { redact } from '../../src/redaction.ts'

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
 * @param recording where the saved one is kept when UPDATE_SESSIONS is set
 * @param afterClick lets time pass where the page's clock stands still
 */
export async function saveSession(
  page: Page,
  recording: string,
  afterClick = async () => {},
): Promise<Session> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save event log' }).click()
  await afterClick()
  const download = await downloading
  const saved = await download.path()
  const { live, text } = await page.evaluate(async () => {
    const log = await window.limelight.loadLog()
    return { live: window.limelight.state(), text: log.toNDJSON() }
  })
  expect(text.startsWith(await readFile(saved, 'utf8'))).toBe(true)
  if (process.env.UPDATE_SESSIONS) await copyFile(saved, recording)
  return { fileName: download.suggestedFilename(), text, live }
}

/**
 * Reads what a page has recorded, without its help: it may be about to die.
 * @param recording where it is kept when UPDATE_SESSIONS is set
 */
export async function readSession(page: Page, recording: string): Promise<Session> {
  const session = await page.evaluate(async () => {
    const log = await window.limelight.loadLog()
    return { live: window.limelight.state(), text: log.toNDJSON() }
  })
  if (process.env.UPDATE_SESSIONS) await writeFile(recording, session.text)
  return { ...session, fileName: recording }
}

const kept = 'e2e.leftSession'

/**
 * Keeps what each document of a page has recorded when it is left, which a login or an age check
 * does by itself.
 */
export async function keepWhenLeft(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    addEventListener('DOMContentLoaded', () => void window.limelight?.loadLog())
    addEventListener('pagehide', () => {
      const { limelight } = window
      if (!limelight?.log) return
      const session = { text: limelight.log.toNDJSON(), live: limelight.state() }
      sessionStorage.setItem(name, JSON.stringify(session))
    })
  }, kept)
}

/**
 * What the document before this one had recorded.
 * @param recording where it is kept when UPDATE_SESSIONS is set
 * @throws Error when `keepWhenLeft` was not called before, or nothing was left
 */
export async function leftSession(page: Page, recording: string): Promise<Session> {
  const text = await page.evaluate((name) => sessionStorage.getItem(name), kept)
  if (text === null) throw new Error('no document was left')
  const session = JSON.parse(text) as Omit<Session, 'fileName'>
  if (process.env.UPDATE_SESSIONS) await writeFile(recording, session.text)
  return { ...session, fileName: recording }
}

/** Expects that a session replays in Node to the same state of every actor. */
export function expectSameReplay({ text, live }: Session): void {
  const replayed = replay(completeAppMachine, EventLog.parse(text), {
    systemId: 'app',
    onFold: setFold,
  })
  replayed.run()
  expect(replayed.divergence).toBeUndefined()
  expect(redactedStates(stateOf(replayed.actor))).toEqual(redactedStates(live))
}

/** States as they would leave the page: what a chart computes is written like what was typed. */
function redactedStates(states: Record<string, ActorState>): unknown {
  return redact({ type: 'state', states: JSON.parse(JSON.stringify(states)) }).states
}
