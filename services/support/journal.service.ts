import {
  commitStep,
  deleteLogs,
  type JournalStep,
  type OpenLines,
  openJournalDatabase,
  type StoredLog,
} from './journalDatabase.ts'
import type { JournalEnvironment } from './journalEnvironment.ts'
import { lockOf, watchPage } from './journalPage.ts'
import {
  bytesOf,
  type JournalLimits,
  journalLimits,
  logsToDrop,
  segmentsToDrop,
} from './journalRoom.ts'
import {
  cut,
  isCheckpoint,
  LineTooLong,
  lastEntryOf,
  linesOf,
  type Packed,
  pack,
} from './logLines.ts'

/** So many bytes of lines are packed at once, which leaves about a tenth of them. */
const segmentBytes = 256 * 1024

/** Writes the log of this page to the disk. */
export interface Journal {
  /** Takes finished lines in order, the header first. */
  sink(lines: readonly string[]): void
  /** @returns whether all that it took is on the disk; false once the disk failed */
  settled(): Promise<boolean>
}

/**
 * Makes the journal of this page: it writes its log to IndexedDB, bounded, so that what is there always replays. A
 * disk that fails, or is not there, is noted once: from then on what memory holds is all there is.
 */
export function createJournal(
  environment: JournalEnvironment,
  limits: JournalLimits = journalLimits,
): Journal {
  let hasFailed = false
  let queue: string[] = []
  let isChanged = false
  let working: Promise<void> | undefined
  let log: StoredLog | undefined
  /** What is on the disk and not packed yet. */
  let open: readonly OpenLines[] = []
  let segment = 0
  let batches = 0
  let packed = 0
  /** Nothing leads to what comes before the next checkpoint. */
  let awaitsCheckpoint = false
  const database = openJournalDatabase(environment, () =>
    fail(new DOMException('', 'DatabaseClosed')),
  )
  database.catch(fail)

  function fail(error: unknown): void {
    if (hasFailed) return
    hasFailed = true
    queue = []
    environment.warn(`the event log is kept in memory alone: ${nameOf(error)}`)
    database.then((opened) => opened.close()).catch(() => {})
  }

  async function commit(change: Partial<StoredLog>, step: JournalStep = {}): Promise<void> {
    log = { ...(log as StoredLog), ...change, seenAt: environment.now(), openBytes: sizeOf(open) }
    const opened = await database
    try {
      await commitStep(opened, log, step)
    } catch (error) {
      if (nameOf(error) !== 'QuotaExceededError') throw error
      await dropDead({ ...limits, allBytes: 0 })
      await commitStep(opened, log, step)
    }
  }

  /** Removes logs that no page writes, as far as the limits ask for it. */
  async function dropDead(most: JournalLimits): Promise<void> {
    const opened = await database
    const living = await environment.heldLocks()
    const isLiving = (each: StoredLog) =>
      each.id === log?.id || living?.has(lockOf(each.id)) === true
    const dropped = logsToDrop(await opened.getAll('logs'), environment.now(), isLiving, most)
    if (dropped.length > 0) await deleteLogs(opened, dropped)
  }

  /** What is new, and the parts that it makes; lines that nothing leads to are left out. */
  function taken(lines: readonly string[]): OpenLines[] {
    const from = awaitsCheckpoint ? lines.findIndex(isCheckpoint) : 0
    if (from < 0) return []
    awaitsCheckpoint = false
    const bytes = sizeOf(open.filter((each) => each.segment === segment))
    const parts = cut(lines.slice(from), { n: segment, bytes }, segmentBytes)
    segment = parts.at(-1)?.segment ?? segment
    return parts.map((part) => ({ ...part, log: (log as StoredLog).id, n: ++batches }))
  }

  async function write(): Promise<void> {
    const lines = taken(queue.splice(0))
    open = [...open, ...lines]
    const last = lastEntryOf(lines.flatMap(({ text }) => linesOf(text)))
    await commit(last ? { duration: last.at } : {}, { lines })
  }

  /** Packs a segment that gets no more lines. */
  async function close(parts: readonly OpenLines[]): Promise<void> {
    const chunks = await packedOf(parts)
    open = open.filter((each) => !parts.includes(each))
    if (!chunks) return beginAnew(parts)
    const { segments } = log as StoredLog
    const numbered = chunks.map((chunk) => ({ ...chunk, n: ++packed }))
    const closed = numbered.map(({ n, entries, bytes }, index) => ({
      n,
      begins: index === 0 && parts[0]?.begins === true,
      entries,
      bytes: bytes.length,
    }))
    await commit({ segments: [...segments, ...closed] }, { packed: numbered, removed: parts })
  }

  /** What no chunk can hold is lost, and with it all before: the log begins with the next checkpoint. */
  async function beginAnew(lost: readonly OpenLines[]): Promise<void> {
    const start = open.findIndex(({ begins }) => begins)
    const removed = [...lost, ...(start < 0 ? open : open.slice(0, start))]
    open = start < 0 ? [] : open.slice(start)
    awaitsCheckpoint = start < 0
    await commit({ segments: [] }, { removed, dropUpTo: packed })
  }

  /** Lets the oldest go that are too much. */
  async function makeRoom(): Promise<void> {
    const { segments } = log as StoredLog
    const bytes = bytesOf(log as StoredLog)
    const openBegins = open[0]?.begins === true
    const count = segmentsToDrop(segments, bytes, limits.logBytes, openBegins)
    if (count === null && bytes > 2 * limits.logBytes) await beginAnew(open)
    else if (count)
      await commit(
        { segments: segments.slice(count) },
        { dropUpTo: segments[count - 1]?.n as number },
      )
    await dropDead(limits)
  }

  async function work(): Promise<void> {
    while ((queue.length > 0 || isChanged) && !hasFailed) {
      isChanged = false
      await write()
      let isMore = false
      for (let first = open[0]; first && first.segment < segment; first = open[0]) {
        const parts = open.filter((each) => each.segment === first?.segment)
        await close(parts)
        isMore = true
      }
      if (isMore) await makeRoom()
    }
  }

  function carryOn(): void {
    if (hasFailed || !log) return
    working ??= work()
      .catch(fail)
      .finally(() => {
        working = undefined
        if (queue.length > 0 || isChanged) carryOn()
      })
  }

  function begin(header: string): void {
    const { id, session, build, startedAt } = JSON.parse(header)
    const page = environment.isVisible() ? 'shown' : 'hidden'
    const fixed = { id, session, build, startedAt, header, page } as const
    log = { ...fixed, seenAt: environment.now(), duration: 0, segments: [], openBytes: 0 }
    watchPage(environment, log, (page) => {
      if (!log || hasFailed) return
      log = { ...log, page }
      isChanged = true
      carryOn()
    })
  }

  return {
    sink(lines) {
      if (hasFailed) return
      const [first, ...rest] = lines
      if (log) queue.push(...lines)
      else if (first !== undefined) {
        begin(first)
        isChanged = true
        queue.push(...rest)
      }
      carryOn()
    },
    async settled() {
      while (working) await working
      return !hasFailed && log !== undefined
    },
  }
}

async function packedOf(parts: readonly OpenLines[]): Promise<Packed[] | null> {
  try {
    return await pack(parts.flatMap(({ text }) => linesOf(text)))
  } catch (error) {
    if (error instanceof LineTooLong) return null
    throw error
  }
}

function sizeOf(lines: readonly OpenLines[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0)
}

/** The name of an error, never its message: that may quote what is stored. */
function nameOf(error: unknown): string {
  const name = error instanceof Object && 'name' in error ? error.name : undefined
  return typeof name === 'string' ? name : 'unknown'
}
