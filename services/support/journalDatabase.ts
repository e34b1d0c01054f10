import type { DBSchema, IDBPDatabase, openDB } from 'idb'
import type { ReportAnnounced } from '../../machines/support/report/intake.shapes.ts'

/** A run of a log's lines that is closed: its bytes stand in the store `segments`. */
export interface ClosedSegment {
  n: number
  /** A checkpoint is its first line, so that the log may begin with it. */
  begins: boolean
  entries: number
  bytes: number
}

/** What of the page is known; a page that is gone and had not left crashed or was killed. */
export type PageState = 'shown' | 'hidden' | 'left'

/** A log as far as it is stored: header, then the segments in order, then the lines that are not packed yet. */
export interface StoredLog {
  id: string
  session: string
  build: string
  /** Its first line. */
  header: string
  /** ISO 8601. */
  startedAt: string
  /** When something of it was last written, in ms since the epoch. */
  seenAt: number
  /** The time of its last entry, in ms since it began. */
  duration: number
  page: PageState
  segments: readonly ClosedSegment[]
  /** Open lines up to this number are packed, or of no use. */
  packedUpTo?: number
  /** Of what is not packed yet. */
  openBytes: number
  /** Nothing more is asked about its end before; null: never again. */
  askedAgainAt?: number | null
}

/** Lines that are not packed yet, of the segment that they will be. */
export interface OpenLines {
  log: string
  n: number
  segment: number
  begins: boolean
  text: string
}

/** A report that is held until the store has it. */
export interface HeldReport {
  id: string
  /** When the guest sent it, in ms since the epoch. */
  at: number
  announced: ReportAnnounced
}

export interface JournalRecords extends DBSchema {
  logs: { key: string; value: StoredLog }
  segments: {
    key: [log: string, n: number]
    value: { log: string; n: number; bytes: Uint8Array<ArrayBuffer> }
  }
  lines: { key: [log: string, n: number]; value: OpenLines }
  /** The key by which a session's reports are sent. */
  sessions: { key: string; value: { id: string; key: string; at: number } }
  reports: { key: string; value: HeldReport }
  chunks: {
    key: [report: string, log: string, n: number]
    value: { report: string; log: string; n: number; bytes: Uint8Array<ArrayBuffer> }
  }
}

export type JournalDatabase = IDBPDatabase<JournalRecords>

/** What opening needs of the browser. */
export interface DatabaseEnvironment {
  openDatabase: typeof openDB
  after(ms: number, run: () => void): () => void
}

const databaseName = 'limelight-journal'
/** How long the browser may take to open it, in ms. */
const patience = 5_000

class OpeningFailed extends Error {
  override name = 'OpeningFailed'
}

/**
 * Opens the database of logs and reports.
 * @param onClosed called when it was closed: another tab has a newer build, or the browser closed it
 * @throws DOMException when the browser has none, or a newer one; OpeningFailed when it takes too long, or an older
 * tab holds it
 */
export function openJournalDatabase(
  { openDatabase, after }: DatabaseEnvironment,
  onClosed: () => void,
): Promise<JournalDatabase> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new OpeningFailed())
    const stop = after(patience, giveUp)
    openDatabase<JournalRecords>(databaseName, 1, {
      upgrade(database) {
        database.createObjectStore('logs', { keyPath: 'id' })
        database.createObjectStore('segments', { keyPath: ['log', 'n'] })
        database.createObjectStore('lines', { keyPath: ['log', 'n'] })
        database.createObjectStore('sessions', { keyPath: 'id' })
        database.createObjectStore('reports', { keyPath: 'id' })
        database.createObjectStore('chunks', { keyPath: ['report', 'log', 'n'] })
      },
      blocked: giveUp,
      blocking(_from, _to, { target }) {
        ;(target as IDBDatabase).close()
        onClosed()
      },
      terminated: onClosed,
    })
      .then(resolve, reject)
      .finally(stop)
  })
}

/** What changes of a stored log at once. */
export interface JournalStep {
  lines?: readonly OpenLines[]
  packed?: readonly { n: number; bytes: Uint8Array<ArrayBuffer> }[]
  /** Lines that are packed now, or of no use. */
  removed?: readonly OpenLines[]
  /** Segments up to this number go. */
  dropUpTo?: number
}

/**
 * Does all of a step or nothing. The page may be leaving: nothing of it waits for the page's next turn.
 * @param log as it is after the step
 * @throws DOMException when the disk does not take it
 */
export async function commitStep(
  database: JournalDatabase,
  log: StoredLog,
  { lines = [], packed = [], removed = [], dropUpTo }: JournalStep,
): Promise<void> {
  const writing = database.transaction(['logs', 'lines', 'segments'], 'readwrite', {
    durability: 'relaxed',
  })
  const logs = writing.objectStore('logs')
  const open = writing.objectStore('lines')
  const segments = writing.objectStore('segments')
  const { id } = log
  const writes: Promise<unknown>[] = [
    logs.put(log),
    ...lines.map((each) => open.put(each)),
    ...packed.map(({ n, bytes }) => segments.put({ log: id, n, bytes })),
    ...removed.map(({ n }) => open.delete([id, n])),
  ]
  if (dropUpTo !== undefined)
    writes.push(segments.delete(IDBKeyRange.bound([id, 0], [id, dropUpTo])))
  // the transaction tells when one fails
  for (const write of writes) write.catch(() => {})
  writing.commit()
  await writing.done
}

/**
 * Writes what the writer of a page's log may not have written yet, under the same keys. The page may be leaving: nothing
 * of it waits for the page's next turn, but for whether the log is there.
 * @param log when the writer has written nothing of it yet; one that is there by now stays
 * @throws DOMException when the disk does not take it
 */
export async function commitUnwritten(
  database: JournalDatabase,
  parts: readonly OpenLines[],
  log: StoredLog | undefined,
): Promise<void> {
  const writing = database.transaction(['logs', 'lines'], 'readwrite', { durability: 'relaxed' })
  const logs = writing.objectStore('logs')
  const writes: Promise<unknown>[] = parts.map((each) => writing.objectStore('lines').put(each))
  if (log)
    writes.push(logs.count(log.id).then((count) => (count === 0 ? logs.put(log) : undefined)))
  // the transaction tells when one fails
  for (const write of writes) write.catch(() => {})
  if (!log) writing.commit()
  await writing.done
}

/** Removes logs with all that is theirs. */
export async function deleteLogs(database: JournalDatabase, ids: readonly string[]): Promise<void> {
  const writing = database.transaction(['logs', 'lines', 'segments'], 'readwrite')
  for (const id of ids) {
    await writing.objectStore('logs').delete(id)
    await writing.objectStore('lines').delete(keysOf(id))
    await writing.objectStore('segments').delete(keysOf(id))
  }
  await writing.done
}

/** Every key that begins so, for stores whose keys are arrays. */
export function keysOf(...start: string[]): IDBKeyRange {
  return IDBKeyRange.bound(start, [...start, []])
}
