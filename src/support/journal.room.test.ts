import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { diskIdle, fakeBrowserOfLogs } from '../../services/support/journal.fixtures.ts'
import type { StoredLog } from '../../services/support/journalDatabase.ts'
import { bytesOf } from '../../services/support/journalRoom.ts'
import { stateOf } from '../engine/index.ts'
import { openPage, replayed, storedLogs, textOf } from './journal.fixtures.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
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
