import {
  commitUnwritten,
  type JournalDatabase,
  type OpenLines,
  openJournalDatabase,
  type PageState,
  type StoredLog,
} from './journalDatabase.ts'
import type { JournalEnvironment } from './journalEnvironment.ts'
import { watchPage } from './journalPage.ts'
import type { FromWriter, ToWriter } from './journalWriter.ts'
import { cut } from './logLines.ts'

/** So many bytes of lines are packed at once, which leaves about a twentieth of them. */
const segmentBytes = 768 * 1024

/** Writes the log of this page to the disk. */
export interface Journal {
  /** Takes finished lines in order, the header first. */
  sink(lines: readonly string[]): void
  /** @returns whether all that it took is on the disk; false once the disk failed */
  settled(): Promise<boolean>
}

/**
 * Starts the writer of a log, which works beside the page.
 * @param hear is told what it says
 * @returns tells it something
 */
export type StartWriter = (hear: (message: FromWriter) => void) => (message: ToWriter) => void

/**
 * Makes the journal of this page: it hands its log to a writer, so that nothing of the page waits for the disk. What the
 * writer may not have written while it is only starting, and when the page is left, the journal writes itself. A disk that fails, or is not there, is
 * noted once: from then on what memory holds is all there is.
 */
export function createJournal(environment: JournalEnvironment, startWriter: StartWriter): Journal {
  let hasFailed = false
  let log: StoredLog | undefined
  /** The segment that is being written, and how many bytes it has. */
  let segment = { n: 0, bytes: 0 }
  let parts = 0
  /** What the writer has not said to be on the disk. */
  let unwritten: readonly OpenLines[] = []
  let isBegun = false
  let questions = 0
  const asked = new Map<number, (isWhole: boolean) => void>()
  let database: JournalDatabase | undefined
  const tell = startWriter(hear)
  openJournalDatabase(environment, () => {
    database = undefined
  }).then(
    (opened) => {
      if (hasFailed) return opened.close()
      database = opened
      if (!isBegun) writeRest()
    },
    // the writer tells why
    () => {},
  )

  function hear(message: FromWriter): void {
    if ('failed' in message) fail(message.failed)
    else if ('written' in message) {
      isBegun = true
      unwritten = unwritten.filter(({ n }) => n > message.written)
    } else {
      asked.get(message.settled)?.(message.isWhole)
      asked.delete(message.settled)
    }
  }

  function fail(reason: string): void {
    if (hasFailed) return
    hasFailed = true
    unwritten = []
    database?.close()
    database = undefined
    for (const answer of asked.values()) answer(false)
    asked.clear()
    environment.warn(`the event log is kept in memory alone: ${reason}`)
  }

  function begin(header: string): void {
    const { id, session, build, startedAt } = JSON.parse(header)
    const page = environment.isVisible() ? 'shown' : 'hidden'
    const fixed = { id, session, build, startedAt, header, page } as const
    log = { ...fixed, seenAt: environment.now(), duration: 0, segments: [], openBytes: 0 }
    tell({ log })
    watchPage(environment, log, note)
  }

  function note(page: PageState): void {
    if (!log || hasFailed) return
    log = { ...log, page }
    tell({ page })
    // the writer may not get to it any more
    if (page === 'left') writeRest()
  }

  function writeRest(): void {
    if (!database || !log) return
    commitUnwritten(database, unwritten, isBegun ? undefined : log).catch(() => {})
  }

  function hand(lines: readonly string[]): void {
    const { id } = log as StoredLog
    const made = cut(lines, segment, segmentBytes).map((part) => ({ ...part, log: id, n: ++parts }))
    const last = made.at(-1)
    if (!last) return
    const bytes = sizeOf(made.filter((part) => part.segment === last.segment))
    segment = { n: last.segment, bytes: bytes + (last.segment === segment.n ? segment.bytes : 0) }
    unwritten = [...unwritten, ...made]
    tell({ parts: made })
    if (!isBegun) writeRest()
  }

  return {
    sink(lines) {
      if (hasFailed) return
      if (log) return hand(lines)
      const [header, ...rest] = lines
      if (header === undefined) return
      begin(header)
      hand(rest)
    },
    settled() {
      if (hasFailed) return Promise.resolve(false)
      return new Promise((resolve) => {
        asked.set(++questions, resolve)
        tell({ settle: questions })
      })
    },
  }
}

function sizeOf(parts: readonly OpenLines[]): number {
  return parts.reduce((sum, { text }) => sum + text.length, 0)
}
