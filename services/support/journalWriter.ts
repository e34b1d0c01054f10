import {
  commitStep,
  deleteLogs,
  type JournalStep,
  type OpenLines,
  openJournalDatabase,
  type PageState,
  type StoredLog,
} from './journalDatabase.ts'
import type { WriterEnvironment } from './journalEnvironment.ts'
import { lockOf } from './journalPage.ts'
import {
  bytesOf,
  type JournalLimits,
  journalLimits,
  logsToDrop,
  segmentsToDrop,
} from './journalRoom.ts'
import { LineTooLong, lastEntryOf, linesOf, type Packed, pack } from './logLines.ts'

/** What a page tells the writer of its log, in this order: the log that begins, then what becomes of it. */
export type ToWriter =
  | { log: StoredLog }
  | { parts: readonly OpenLines[] }
  | { page: PageState }
  /** Asks to be told when all of it is on the disk. */
  | { settle: number }

/** What the writer tells the page. */
export type FromWriter =
  /** Parts up to that number are on the disk. */
  | { written: number }
  /** All that it was told before it was asked is on the disk, or the disk failed. */
  | { settled: number; isWhole: boolean }
  /** The disk failed, by the name of the error: nothing more is written. */
  | { failed: string }

/** So many parts are written until the page is told of it. */
const told = 16

/**
 * Makes the writer of a page's log: it writes what it is told to IndexedDB, packed and bounded, so that what is there
 * always replays.
 * @returns takes what the page tells
 */
export function createJournalWriter(
  environment: WriterEnvironment,
  tell: (message: FromWriter) => void,
  limits: JournalLimits = journalLimits,
): (message: ToWriter) => void {
  let hasFailed = false
  let queue: OpenLines[] = []
  let isChanged = false
  let working: Promise<void> | undefined
  let log: StoredLog | undefined
  /** What is on the disk and not packed yet. */
  let open: readonly OpenLines[] = []
  let packed = 0
  /** The number of the latest part on the disk, and of the latest that the page was told of: of the first at once. */
  let written = 0
  let toldOf = -told
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
    tell({ failed: nameOf(error) })
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

  /** How many of some new parts are of no use: nothing leads to them. */
  function countLost(parts: readonly OpenLines[]): number {
    if (!awaitsCheckpoint) return 0
    const start = parts.findIndex(({ begins }) => begins)
    awaitsCheckpoint = start < 0
    return start < 0 ? parts.length : start
  }

  async function write(): Promise<void> {
    const parts = queue.splice(0)
    const lost = countLost(parts)
    const lines = parts.slice(lost)
    open = [...open, ...lines]
    const last = lastEntryOf(lines.flatMap(({ text }) => linesOf(text)))
    await commit(
      {
        ...(last && { duration: last.at }),
        ...(lost > 0 && { packedUpTo: parts[lost - 1]?.n as number }),
      },
      { lines },
    )
    written = parts.at(-1)?.n ?? written
    if (written - toldOf < told) return
    toldOf = written
    tell({ written })
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
    await commit(
      { segments: [...segments, ...closed], packedUpTo: parts.at(-1)?.n as number },
      { packed: numbered, removed: parts },
    )
  }

  /** What no chunk can hold is lost, and with it all before: the log begins with the next checkpoint. */
  async function beginAnew(lost: readonly OpenLines[]): Promise<void> {
    const start = open.findIndex(({ begins }) => begins)
    const removed = [...lost, ...(start < 0 ? open : open.slice(0, start))]
    open = start < 0 ? [] : open.slice(start)
    awaitsCheckpoint = start < 0
    const packedUpTo = removed.at(-1)?.n ?? written
    await commit({ segments: [], packedUpTo }, { removed, dropUpTo: packed })
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
      const latest = open.at(-1)?.segment
      for (let first = open[0]; first && first.segment !== latest; first = open[0]) {
        const { segment } = first
        await close(open.filter((each) => each.segment === segment))
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

  async function settle(asked: number): Promise<void> {
    while (working) await working
    tell({ settled: asked, isWhole: !hasFailed && log !== undefined })
  }

  return (message) => {
    if ('settle' in message) return void settle(message.settle)
    if (hasFailed) return
    if ('parts' in message) queue.push(...message.parts)
    else {
      log = 'log' in message ? message.log : { ...(log as StoredLog), page: message.page }
      isChanged = true
    }
    carryOn()
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
