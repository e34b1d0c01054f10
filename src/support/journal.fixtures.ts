import { openDB } from 'idb'
import { expect } from 'vitest'
import { assign, createMachine } from 'xstate'
import {
  type FakeDisk,
  fakeBrowserOfLogs,
  journalOf,
} from '../../services/support/journal.fixtures.ts'
import type { JournalDatabase, StoredLog } from '../../services/support/journalDatabase.ts'
import { journalLimits } from '../../services/support/journalRoom.ts'
import { linesOfLog } from '../../services/support/storedLogs.ts'
import { EventLog, record, replay, stateOf } from '../engine/index.ts'

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

/** A page whose recorded shelf is written to the disk of a browser; `browser` has a clock to step. */
export function openPage({
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

/** The database of the journal, as it is on the disk. */
export async function opened(): Promise<JournalDatabase> {
  return (await openDB('limelight-journal')) as unknown as JournalDatabase
}

/** The logs on the disk. */
export async function storedLogs(): Promise<StoredLog[]> {
  const database = await opened()
  const logs = await database.getAll('logs')
  database.close()
  return logs
}

/** The lines on the disk that are not packed yet. */
export async function storedLines() {
  const database = await opened()
  const lines = await database.getAll('lines')
  database.close()
  return lines
}

/** A log on the disk as NDJSON. */
export async function textOf(log: StoredLog): Promise<string> {
  const database = await opened()
  const lines = await linesOfLog(database, log)
  database.close()
  return lines.join('')
}

/** A log folded without a divergence, and the state that the shelf ends in. */
export function replayed(text: string) {
  const log = EventLog.parse(text)
  const folded = replay(shelf, log)
  folded.run()
  expect(folded.divergence).toBeUndefined()
  return { log, state: stateOf(folded.actor).shelf }
}
