import { expect } from '@playwright/test'
import { EventLog } from '../../src/engine/index.ts'
import { complaintsOf, violationsOf } from './complaints.ts'
import { type Control, controlOf } from './control.ts'
import { type Server, startServer } from './server.ts'
import {
  expectSameReplay,
  keepWhenLeft,
  leftSession,
  type Session,
  saveSession,
} from './session.ts'
import { test as base } from './test.ts'

interface Flow {
  server: Server
  platform: Control
  /**
   * Saves what was recorded as a session of this name, and expects that it replays.
   * @param whose of the document that is seen, or of the one before the last load
   */
  record: (name: string, whose?: 'seen' | 'left') => Promise<Session>
  /** What the page complained of so far; the test fails when there is anything at its end. */
  complaints: string[]
}

/** A test of one flow of the account, on a platform of its own. */
export const test = base.extend<Flow>({
  viewport: { width: 1440, height: 900 },
  server: async ({ browserName: _any }, use) => {
    const server = await startServer()
    await use(server)
    await server.stop()
  },
  platform: async ({ server }, use) => use(controlOf(server)),
  record: async ({ page }, use) => {
    await keepWhenLeft(page)
    await use(async (name, whose = 'seen') => {
      const save = whose === 'left' ? leftSession : saveSession
      const session = await save(page, name)
      expectSameReplay(session)
      return session
    })
  },
  complaints: [
    async ({ page, platform }, use) => {
      const complaints = complaintsOf(page)
      await use(complaints)
      expect(complaints).toEqual([])
      expect(await violationsOf(platform)).toEqual([])
    },
    { auto: true },
  ],
})

/** The types of the events that a session took, in their order. */
export function typesOf({ text }: Session): string[] {
  return EventLog.parse(text).entries.map(({ event }) => event.type)
}
