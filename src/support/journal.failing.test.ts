import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  diskIdle,
  type FakeDisk,
  fakeBrowserOfLogs,
} from '../../services/support/journal.fixtures.ts'
import { createJournal } from '../../services/support/journal.service.ts'
import type { StoredLog } from '../../services/support/journalDatabase.ts'
import { createJournalWriter } from '../../services/support/journalWriter.ts'
import { openPage, storedLines, storedLogs, textOf } from './journal.fixtures.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('a disk that fails', () => {
  test.each(['QuotaExceededError', 'InvalidStateError', 'UnknownError', 'VersionError'])(
    'with %s, before or on the way, is noted once and the page goes on',
    async (failsWith) => {
      for (const writesLeft of [0, 1, 3]) {
        globalThis.indexedDB = new IDBFactory()
        const { browser, journal, put, recording, warnings } = openPage({
          disk: { writesLeft, failsWith },
        })
        for (let count = 0; count < 12; count++) {
          put(500)
          browser.clock.step(500)
          await diskIdle()
        }
        expect(await journal.settled()).toBe(false)
        expect(warnings).toEqual([`the event log is kept in memory alone: ${failsWith}`])
        expect(recording.actor.getSnapshot().context.count).toBe(12)
        expect(recording.log.warnings).toEqual([])
      }
    },
  )

  test.each([
    ['to which no checkpoint leads begins anew', 1_000],
    ['lets its oldest part go', 4],
  ])('is noted also where a log %s', async (_, checkpointEvery) => {
    /** Writes until the log is packed, or the disk fails. */
    async function liveWith(disk: FakeDisk) {
      globalThis.indexedDB = new IDBFactory()
      const page = openPage({ disk, limits: { logBytes: 300_000 }, checkpointEvery })
      for (;;) {
        page.put(45_000)
        page.browser.clock.step(500)
        const isWhole = await page.journal.settled()
        const [log] = await storedLogs()
        const { packedUpTo = 0 } = log ?? {}
        if (!isWhole || packedUpTo > 0) return { isWhole, packedUpTo, log, warnings: page.warnings }
      }
    }
    const many = 1_000
    const disk = { writesLeft: many, failsWith: 'UnknownError' }
    const { isWhole, log, packedUpTo, warnings } = await liveWith(disk)
    expect({ isWhole, warnings }).toEqual({ isWhole: true, warnings: [] })
    expect(log?.segments, 'what was packed went').toEqual([])
    const left = (await storedLines()).filter(({ n }) => n <= packedUpTo)
    expect(left, 'what is lost takes no room').toEqual([])
    const writes = many - disk.writesLeft
    for (const writesLeft of [writes - 2, writes - 1]) {
      const { isWhole, warnings } = await liveWith({ ...disk, writesLeft })
      expect({ writesLeft, isWhole }).toEqual({ writesLeft, isWhole: false })
      expect(warnings).toHaveLength(1)
    }
  })
})

describe('a page that is left before its writer has come to it', () => {
  /** A page whose writer takes so many messages; then it is gone. */
  function openLeavingPage(messages: number) {
    const page = fakeBrowserOfLogs().openPage()
    const { environment } = page
    let left = messages
    const journal = createJournal(environment, (hear) => {
      const take = createJournalWriter(environment, hear)
      return (message) => (left-- > 0 ? take(message) : undefined)
    })
    const entry = (seq: number) =>
      `{"seq":${seq},"at":${seq},"to":"shelf","event":{"type":"put","text":"x"}}\n`
    const header = `{"log":2,"id":"log-1","session":"s","build":"b","startedAt":"2026-01-01T00:00:00.000Z","seed":1}\n`
    return { ...page, journal, header, entry }
  }

  test.each([0, 1, 2, 3, 4])(
    'writes the rest itself: after %i messages nothing is missing and nothing is twice',
    async (messages) => {
      const { change, entry, header, journal } = openLeavingPage(messages)
      await diskIdle()
      journal.sink([header, entry(1)])
      await diskIdle()
      for (const seq of [2, 3]) journal.sink([entry(seq)])
      change('pagehide')
      await diskIdle()
      const [log] = await storedLogs()
      expect(await textOf(log as StoredLog)).toBe([header, entry(1), entry(2), entry(3)].join(''))
    },
  )
})
