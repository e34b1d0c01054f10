import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { diskIdle, fakeBrowserOfLogs } from '../../services/support/journal.fixtures.ts'
import { createJournal } from '../../services/support/journal.service.ts'
import type { StoredLog } from '../../services/support/journalDatabase.ts'
import { textOfChunk } from '../../services/support/logChunk.ts'
import { chunksOf } from '../../services/support/storedLogs.ts'
import { stateOf } from '../engine/index.ts'
import { opened, openPage, replayed, storedLogs, textOf } from './journal.fixtures.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

test('what was put is on the disk within a second, the log replays to the same state', async () => {
  const { browser, journal, put, recording } = openPage()
  await diskIdle()
  for (let count = 0; count < 50; count++) put(40)
  browser.clock.step(1_000)
  expect(await journal.settled()).toBe(true)
  const [log] = await storedLogs()
  const { log: read, state } = replayed(await textOf(log as StoredLog))
  expect(read.entries).toHaveLength(50)
  expect(state).toEqual(stateOf(recording.actor).shelf)
  expect(log).toMatchObject({ id: recording.log.header.id, session: 's', page: 'shown' })
})

test('waits no longer than its patience for a disk that does not answer', async () => {
  const { browser, journal, warnings } = openPage()
  browser.clock.step(6_000)
  expect(await journal.settled()).toBe(false)
  expect(warnings).toEqual(['the event log is kept in memory alone: OpeningFailed'])
})

test('more than a segment is packed into chunks of whole lines, the header alone in the first', async () => {
  const { browser, journal, put } = openPage({ checkpointEvery: 1_000 })
  await diskIdle()
  for (let count = 0; count < 400; count++) {
    put(3_000)
    browser.clock.step(50)
  }
  browser.clock.step(1_000)
  await journal.settled()
  const [log] = (await storedLogs()) as [StoredLog]
  expect(log.segments.length).toBeGreaterThan(3)
  const database = await opened()
  const { chunks, entries, last } = await chunksOf(database, log)
  database.close()
  expect(entries).toBe(400)
  expect(last.at).toBeGreaterThan(9_000)
  for (const { length } of chunks) expect(length).toBeLessThanOrEqual(48 * 1024)
  const texts = await Promise.all(chunks.map(textOfChunk))
  expect(texts[0]).toBe(log.header)
  for (const text of texts) expect(text.endsWith('\n')).toBe(true)
  expect(replayed(texts.join('')).log.entries).toHaveLength(400)
})

test('chunks up to an entry have nothing after it', async () => {
  const { browser, journal, put } = openPage()
  await diskIdle()
  for (let count = 0; count < 200; count++) {
    put(2_000)
    browser.clock.step(50)
  }
  browser.clock.step(1_000)
  await journal.settled()
  const [log] = (await storedLogs()) as [StoredLog]
  const database = await opened()
  for (const until of [3, 57, 140, 199]) {
    const { chunks, entries } = await chunksOf(database, log, { until })
    const texts = await Promise.all(chunks.map(textOfChunk))
    expect(entries).toBe(until)
    expect(replayed(texts.join('')).log.entries.at(-1)?.seq).toBe(until)
  }
  database.close()
})

test('a page that is killed while its writer is only starting has written the log itself', async () => {
  const page = fakeBrowserOfLogs().openPage()
  const journal = createJournal(page.environment, () => () => {})
  const lines = [
    `{"log":3,"id":"log-1","session":"s","build":"b","startedAt":"2026-01-01T00:00:00.000Z","seed":1}\n`,
    `{"seq":1,"at":1,"to":"shelf","event":{"type":"put","text":"x"}}\n`,
  ]
  journal.sink(lines)
  await diskIdle()
  page.die()
  const [log] = await storedLogs()
  expect(log).toMatchObject({ id: 'log-1', page: 'shown' })
  expect(await textOf(log as StoredLog)).toBe(lines.join(''))
})

test('a page says that it is hidden, left and back', async () => {
  const { browser, change, journal, put, state } = openPage()
  const page = async () => {
    await journal.settled()
    return (await storedLogs())[0]?.page
  }
  put(10)
  browser.clock.step(1_000)
  expect(await page()).toBe('shown')
  state.visible = false
  change('visibilitychange')
  expect(await page()).toBe('hidden')
  change('pagehide')
  expect(await page()).toBe('left')
  state.visible = true
  change('pageshow')
  expect(await page()).toBe('shown')
})
