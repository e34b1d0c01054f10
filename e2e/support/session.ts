import { copyFile, readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { appMachine } from '../../machines/app/app.machine.ts'
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
  const { live, text } = await page.evaluate(() => ({
    live: window.limelight.state(),
    text: window.limelight.log.toNDJSON(),
  }))
  expect(text.startsWith(await readFile(saved, 'utf8'))).toBe(true)
  if (process.env.UPDATE_SESSIONS) await copyFile(saved, recording)
  return { fileName: download.suggestedFilename(), text, live }
}

/** Expects that a session replays in Node to the same state of every actor. */
export function expectSameReplay({ text, live }: Session): void {
  const replayed = replay(appMachine, EventLog.parse(text), { systemId: 'app', onFold: setFold })
  replayed.run()
  expect(replayed.divergence).toBeUndefined()
  const redacted = redact({ type: 'state', live: JSON.parse(JSON.stringify(live)) }).live
  expect(JSON.parse(JSON.stringify(stateOf(replayed.actor)))).toEqual(redacted)
}
