import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { openDB } from 'idb'
import { beforeEach, describe, expect, test } from 'vitest'
import { assign, createMachine } from 'xstate'
import {
  diskIdle,
  type FakeDisk,
  fakeBrowserOfLogs,
  journalOf,
} from '../../services/support/journal.fixtures.ts'
import { createJournal } from '../../services/support/journal.service.ts'
import type { JournalDatabase, StoredLog } from '../../services/support/journalDatabase.ts'
import { bytesOf, journalLimits } from '../../services/support/journalRoom.ts'
import { createJournalWriter } from '../../services/support/journalWriter.ts'
import { textOfChunk } from '../../services/support/logChunk.ts'
import { chunksOf, linesOfLog } from '../../services/support/storedLogs.ts'
import { EventLog, record, replay, stateOf } from '../engine/index.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** Takes texts, which cannot be packed much. */
const shelf = createMachine({
  id: 'shelf',
  types: {} as {
    context: { count: number; texts: string[] }
    events: { type: 'put'; text: string }
  },
  context: { count: 0, texts: [] },
  on: {
    put: {
      actions: assign({
        count: ({ context }) => context.count + 1,
        texts: ({ context, event }) => [...context.texts.slice(-3), event.text],
      }),
    },
  },
})

/** Letters that look like chance and are the same each time. */
function letters(length: number, seed: number): string {
  let state = seed * 2_654_435_761 + 1
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return String.fromCharCode(33 + ((state >>> 24) % 90))
  }).join('')
}

interface PageOptions {
  disk?: FakeDisk
  limits?: Partial<typeof journalLimits>
  checkpointEvery?: number
  browser?: ReturnType<typeof fakeBrowserOfLogs>
}

function openPage({
  disk,
  limits,
  checkpointEvery = 20,
  browser = fakeBrowserOfLogs(),
}: PageOptions = {}) {
  const page = browser.openPage(disk)
  const journal = journalOf(page.environment, { ...journalLimits, ...limits })
  const { clock } = browser
  const recording = record(shelf, {
    clock: clock as never,
    session: 's',
    sink: journal.sink,
    flushWithin: { ms: 400, bytes: 32_000 },
    checkpointEvery: { entries: checkpointEvery },
    soon: (run) => void clock.setTimeout(run, 1),
    after: (ms, run) => void clock.setTimeout(run, ms),
  })
  recording.actor.start()
  const put = (length: number) =>
    recording.actor.send({
      type: 'put',
      text: letters(
        length,
        (recording.log.header.seed as number) ^ recording.actor.getSnapshot().context.count,
      ),
    })
  /** Puts so many texts, each of a length, and waits until they are on the disk. */
  async function putAll(count: number, length: number): Promise<void> {
    for (let at = 0; at < count; at++) {
      put(length)
      browser.clock.step(50)
      if (at % 20 === 0) await journal.settled()
    }
    browser.clock.step(1_000)
    await journal.settled()
  }
  return { ...page, browser, journal, recording, put, putAll }
}

async function opened(): Promise<JournalDatabase> {
  return (await openDB('limelight-journal')) as unknown as JournalDatabase
}

async function storedLogs(): Promise<StoredLog[]> {
  const database = await opened()
  const logs = await database.getAll('logs')
  database.close()
  return logs
}

async function storedLines() {
  const database = await opened()
  const lines = await database.getAll('lines')
  database.close()
  return lines
}

async function textOf(log: StoredLog): Promise<string> {
  const database = await opened()
  const lines = await linesOfLog(database, log)
  database.close()
  return lines.join('')
}

function replayed(text: string) {
  const log = EventLog.parse(text)
  const folded = replay(shelf, log)
  folded.run()
  expect(folded.divergence).toBeUndefined()
  return { log, state: stateOf(folded.actor).shelf }
}

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

describe('what is left always replays', () => {
  test('whenever the page is killed, however large what comes is, and however little room there is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            length: fc.constantFrom(10, 300, 9_000, 30_000),
            pause: fc.constantFrom(0, 30, 500),
          }),
          { minLength: 1, maxLength: 60 },
        ),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(60_000, 400_000, 8_000_000),
        fc.constantFrom(5, 30),
        async (steps, writesLeft, logBytes, checkpointEvery) => {
          globalThis.indexedDB = new IDBFactory()
          const page = openPage({ disk: { writesLeft }, limits: { logBytes }, checkpointEvery })
          const states = new Map<number, unknown>([[0, stateOf(page.recording.actor).shelf]])
          for (const [at, { length, pause }] of steps.entries()) {
            page.put(length)
            states.set(at + 1, stateOf(page.recording.actor).shelf)
            page.browser.clock.step(pause)
            await diskIdle()
          }
          page.browser.clock.step(1_000)
          await diskIdle()
          page.die()
          const logs = await storedLogs()
          for (const log of logs) {
            const { log: read, state } = replayed(await textOf(log))
            const last = read.entries.at(-1)?.seq ?? read.checkpoints.at(-1)?.seq ?? 0
            expect(state).toEqual(states.get(last))
          }
          expect(logs.length).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 25 },
    )
  })

  test('when it is capped: it begins with a checkpoint and its end is the live state', async () => {
    const logBytes = 400_000
    const page = openPage({ limits: { logBytes } })
    await page.putAll(400, 3_000)
    const [log] = (await storedLogs()) as [StoredLog]
    expect(bytesOf(log)).toBeLessThan(logBytes + 300_000)
    const { log: read, state } = replayed(await textOf(log))
    expect(read.checkpoints[0]?.seq).toBe((read.entries[0]?.seq as number) - 1)
    expect(read.entries.at(-1)?.seq).toBe(400)
    expect(state).toEqual(stateOf(page.recording.actor).shelf)
  })

  test.each([
    [600_000, 'less than twice its room: nothing goes', 298],
    [200_000, 'more than twice its room: all goes', 0],
  ])(
    'when it is capped at %d B and holds no checkpoint to begin from, while it takes %s',
    async (logBytes, _, kept) => {
      const limits = { logBytes }
      const page = openPage({ limits, checkpointEvery: 10_000 })
      await page.putAll(298, 3_000)
      const [log] = (await storedLogs()) as [StoredLog]
      expect(replayed(await textOf(log)).log.entries).toHaveLength(kept)
    },
  )

  test('when a line came that no chunk can hold: it begins with the checkpoint after it', async () => {
    const page = openPage({ checkpointEvery: 10 })
    page.put(90_000)
    await page.putAll(60, 200)
    const [log] = (await storedLogs()) as [StoredLog]
    const { log: read, state } = replayed(await textOf(log))
    expect(read.entries[0]?.seq).toBeGreaterThan(1)
    expect(state).toEqual(stateOf(page.recording.actor).shelf)
  })
})

describe('room', () => {
  test('is made for new logs: those that are too old go, then the oldest, never one that a page writes', async () => {
    const browser = fakeBrowserOfLogs()
    const limits = { allBytes: 100_000, age: 10 * 60 * 60_000 }
    const hour = 60 * 60_000
    async function visit(length: number, count = 10) {
      const page = openPage({ browser, limits, checkpointEvery: 1_000 })
      for (let put = 0; put < count; put++) page.put(length)
      browser.clock.step(1_000)
      await page.journal.settled()
      return page
    }
    const old = await visit(100)
    old.die()
    browser.clock.step(11 * hour)
    const living = await visit(6_000)
    browser.clock.step(hour)
    const dead = await visit(6_000)
    dead.die()
    const last = await visit(30_000, 30)
    last.put(10)
    browser.clock.step(1_000)
    await last.journal.settled()
    const ids = (await storedLogs()).map(({ id }) => id)
    expect(ids).toContain(living.recording.log.header.id)
    expect(ids).toContain(last.recording.log.header.id)
    expect(ids).not.toContain(old.recording.log.header.id)
    expect(ids).not.toContain(dead.recording.log.header.id)
  })

  test('that the disk has not is made once of what no page writes', async () => {
    const browser = fakeBrowserOfLogs()
    const dead = openPage({ browser })
    dead.put(1_000)
    browser.clock.step(1_000)
    await dead.journal.settled()
    dead.die()
    const disk = { writesLeft: 0, failsWith: 'QuotaExceededError', recovers: true } as const
    const page = openPage({ browser, disk: { ...disk } })
    await diskIdle()
    page.put(10)
    browser.clock.step(1_000)
    expect(await page.journal.settled()).toBe(true)
    expect((await storedLogs()).map(({ id }) => id)).toEqual([page.recording.log.header.id])
    expect(page.warnings).toEqual([])
  })
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
