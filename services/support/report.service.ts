import { intakeLimits, type ReportAnnounced } from '../../machines/support/report/intake.shapes.ts'
import type {
  CrashedPage,
  Reportable,
  ReportableLog,
  ReportDraft,
} from '../../machines/support/report/report.events.ts'
import { browserNameOf } from './browserName.ts'
import {
  type HeldReport,
  type JournalDatabase,
  openJournalDatabase,
  type StoredLog,
} from './journalDatabase.ts'
import type { LoadOwnLog, OwnLog } from './ownLog.ts'
import type { ReportEnvironment } from './reportEnvironment.ts'
import { chunksOf, chunksOfLines, type LogChunks, upTo } from './storedLogs.ts'
import {
  deleteReport,
  findCrashedPage,
  keyOfSession,
  newKey,
  noteCrashAnswer,
} from './storedReports.ts'

/** What the page says of itself in a report. */
export interface ReportingPage {
  language: string
}

/** A report that is held, and the key by which it is sent. */
export interface SendableReport {
  announced: ReportAnnounced
  /** When the guest sent it, in ms since the epoch. */
  heldSince: number
  key: string
}

/** Logs, and the reports that are made of them. */
export interface ReportService {
  /** @returns a page that ended without having been left, if the guest may be asked about it */
  findCrash(): Promise<CrashedPage | null>
  noteAnswer(answer: { log: string; isFinal: boolean }): Promise<void>
  /**
   * What there is to report, up to now.
   * @throws Error when neither disk nor memory gives it
   */
  loadReportable(asked: { crash: CrashedPage | null }): Promise<Reportable>
  /**
   * Holds a report until the store has it: on the disk, else as long as the page lives.
   * @returns its id
   */
  holdReport(draft: ReportDraft): Promise<string>
  /** @returns the ids of reports that are held, the oldest first */
  loadHeldReports(): Promise<string[]>
  /** @returns a report that is held; null once it is not held any more */
  readReport(id: string): Promise<SendableReport | null>
  readChunk(id: string, log: string, n: number): Promise<Uint8Array<ArrayBuffer> | null>
  forgetReport(id: string): Promise<void>
}

/**
 * Makes the service that reads stored logs and holds reports. Where the browser stores nothing, memory stands in: then a
 * report has the log of this page alone and is gone with it.
 * @param loadOwnLog gives the log of this page
 * @param page what is known of it, as a report is held
 */
export function createReportService(
  environment: ReportEnvironment,
  loadOwnLog: LoadOwnLog,
  page: () => ReportingPage,
): ReportService {
  const inMemory = new Map<string, { held: HeldReport; chunks: Chunks }>()
  const keysInMemory = new Map<string, string>()
  let opening: Promise<JournalDatabase | null> | undefined

  /** Null where there is none. */
  function opened(): Promise<JournalDatabase | null> {
    opening ??= openJournalDatabase(environment, () => {
      opening = undefined
    }).catch(() => null)
    return opening
  }

  async function keyOf({ announced }: HeldReport, database: JournalDatabase | null) {
    const { session } = announced
    const kept = keysInMemory.get(session)
    if (kept) return kept
    const made = newKey(environment.randomBytes)
    const key = database
      ? await keyOfSession(database, session, made, environment.now()).catch(() => made)
      : made
    keysInMemory.set(session, key)
    return key
  }

  async function chunksOfLog(
    { id, until }: Pick<ReportableLog, 'id' | 'until'>,
    own: OwnLog,
    isStored: boolean,
  ): Promise<LogChunks> {
    const database = isStored ? await opened() : null
    const stored = await database?.get('logs', id)
    if (database && stored) return chunksOf(database, stored, { until })
    if (id !== own.id) return chunksOfLines([])
    const [header = '', ...lines] = own.lines()
    return chunksOfLines([header, ...upTo(lines, until)])
  }

  async function reportable(
    stored: Pick<StoredLog, 'id' | 'startedAt'>,
    own: OwnLog,
    isStored: boolean,
  ): Promise<{ log: ReportableLog; chunks: number }> {
    const everything = { id: stored.id, until: Number.MAX_SAFE_INTEGER }
    const { chunks, entries, last } = await chunksOfLog(everything, own, isStored)
    const log = {
      id: stored.id,
      startedAt: stored.startedAt,
      duration: last.at,
      entries,
      bytes: chunks.reduce((sum, { length }) => sum + length, 0),
      until: last.seq,
    }
    return { log, chunks: chunks.length }
  }

  return {
    async findCrash() {
      const database = await opened()
      return database && findCrashedPage(database, environment)
    },

    async noteAnswer({ log, isFinal }) {
      const database = await opened()
      if (database) await noteCrashAnswer(database, log, isFinal, environment.now())
    },

    async loadReportable({ crash }) {
      const own = await loadOwnLog()
      const database = await opened()
      const isStored = (await own.settled()) && database !== null
      const session = crash?.session ?? own.session
      const ofSession = (isStored || crash) && database ? await database.getAll('logs') : []
      const stored = ofSession.filter((log) => log.session === session)
      if (!isStored && !crash) {
        const { startedAt } = JSON.parse([...own.lines()][0] ?? '{}')
        stored.push({ id: own.id, startedAt } as StoredLog)
      }
      const newest = stored
        .toSorted((one, other) => other.startedAt.localeCompare(one.startedAt))
        .slice(0, intakeLimits.logs)
      const logs: ReportableLog[] = []
      const room = { ...intakeLimits }
      for (const each of newest) {
        const { log, chunks } = await reportable(each, own, isStored || crash !== null)
        room.chunks -= chunks
        room.entries -= log.entries
        room.bytes -= log.bytes
        // of more than the store takes, the oldest stay behind
        if (Math.min(room.chunks, room.entries, room.bytes) < 0) break
        logs.push(log)
      }
      return { session, logs: logs.filter(({ entries }) => entries > 0).reverse(), isStored }
    },

    async holdReport({ session, logs, ...draft }) {
      const own = await loadOwnLog()
      const database = await opened()
      const isStored = database !== null && (await own.settled())
      const id = environment.randomId()
      const chunks: Chunks = new Map()
      const announcedLogs: ReportAnnounced['logs'] = []
      for (const log of logs) {
        const {
          chunks: ofLog,
          entries,
          last,
        } = await chunksOfLog(log, own, isStored || log.id !== own.id)
        if (entries === 0) continue
        chunks.set(log.id, ofLog)
        announcedLogs.push({
          id: log.id,
          startedAt: log.startedAt,
          duration: last.at,
          entries,
          chunks: ofLog.length,
          bytes: ofLog.reduce((sum, { length }) => sum + length, 0),
        })
      }
      const announced: ReportAnnounced = {
        ...draft,
        ...page(),
        build: own.build,
        id,
        session,
        consent: true,
        browser: browserNameOf(environment.userAgent()),
        viewport: environment.viewport(),
        logs: announcedLogs,
      }
      const held = { id, at: environment.now(), announced }
      if (!database || !(await holdOnDisk(database, held, chunks)))
        inMemory.set(id, { held, chunks })
      else if (draft.kind === 'crash')
        for (const log of logs) await noteCrashAnswer(database, log.id, true, environment.now())
      return id
    },

    async loadHeldReports() {
      const database = await opened()
      const stored = (await database?.getAll('reports')) ?? []
      const reports = [...stored, ...[...inMemory.values()].map(({ held }) => held)]
      return reports.toSorted((one, other) => one.at - other.at).map(({ id }) => id)
    },

    async readReport(id) {
      const database = await opened()
      const found = inMemory.get(id)?.held ?? (await database?.get('reports', id))
      if (!found) return null
      const { announced, at } = found
      return { announced, heldSince: at, key: await keyOf(found, database) }
    },

    async readChunk(id, log, n) {
      const kept = inMemory.get(id)
      if (kept) return kept.chunks.get(log)?.[n] ?? null
      const database = await opened()
      return (await database?.get('chunks', [id, log, n]))?.bytes ?? null
    },

    async forgetReport(id) {
      if (inMemory.delete(id)) return
      const database = await opened()
      if (database) await deleteReport(database, id)
    },
  }
}

/** Chunks of the logs of a report, by the log's id. */
type Chunks = Map<string, readonly Uint8Array<ArrayBuffer>[]>

/** @returns false when the disk does not take it */
async function holdOnDisk(
  database: JournalDatabase,
  held: HeldReport,
  chunks: Chunks,
): Promise<boolean> {
  try {
    const writing = database.transaction(['reports', 'chunks'], 'readwrite', {
      durability: 'strict',
    })
    const done = writing.done
    done.catch(() => {})
    await writing.objectStore('reports').put(held)
    for (const [log, ofLog] of chunks)
      for (const [n, bytes] of ofLog.entries())
        await writing.objectStore('chunks').put({ report: held.id, log, n, bytes })
    await done
    return true
  } catch {
    return false
  }
}
