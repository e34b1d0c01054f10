import { intakeLimits } from '../../machines/support/report/intake.shapes.ts'
import { gzip } from './gzip.ts'
import {
  type DatabaseEnvironment,
  type JournalDatabase,
  keysOf,
  openJournalDatabase,
  type StoredLog,
} from './journalDatabase.ts'
import { textOfChunk } from './logChunk.ts'
import { entryOf, isCheckpoint, lastEntryOf, linesOf, type Packed, pack } from './logLines.ts'
import type { OwnLog } from './ownLog.ts'

/** A log in chunks, as a report carries it. */
export interface LogChunks {
  chunks: Uint8Array<ArrayBuffer>[]
  entries: number
  /** The last entry's number, and its time in ms since the log began. */
  last: { seq: number; at: number }
}

/** How far a log is read: up to the entry of that number. */
interface Bound {
  until?: number
}

/** So many chunks are left for the header and for what is not packed yet. */
const spareChunks = 16

/**
 * A stored log in chunks: its closed segments as they are, after one of the header alone; of more than a report may
 * carry the newest, from a checkpoint on.
 * @throws DOMException when the disk does not give it
 */
export async function chunksOf(
  database: JournalDatabase,
  log: StoredLog,
  { until = Number.POSITIVE_INFINITY }: Bound = {},
): Promise<LogChunks> {
  const { packed, rest } = await read(database, log)
  const closed = new Map(log.segments.map((segment) => [segment.n, segment]))
  const chunks: Packed[] = packed
    .slice(firstOf(packed.map(({ n }) => closed.get(n)?.begins ?? false)))
    .map(({ n, bytes }) => ({ bytes, entries: closed.get(n)?.entries ?? 0 }))
  let end = upTo(rest, until)
  // segments that reach beyond the bound are cut
  while (!lastEntryOf(end) && chunks.length > 0) {
    const { bytes } = chunks.pop() as Packed
    end = upTo(linesOf(await textOfChunk(bytes)), until)
  }
  return joined(log.header, chunks, end)
}

/** Where the newest begin that a report may carry. @param begins by segment, whether a checkpoint is its first line */
function firstOf(begins: readonly boolean[]): number {
  const room = intakeLimits.chunks - spareChunks
  if (begins.length <= room) return 0
  const first = begins.findIndex((isBeginning, at) => isBeginning && begins.length - at <= room)
  return Math.max(first, 0)
}

/** Lines of memory in chunks, the header first. */
export function chunksOfLines([header = '', ...lines]: readonly string[]): Promise<LogChunks> {
  return joined(header, [], lines)
}

async function joined(
  header: string,
  chunks: readonly Packed[],
  end: readonly string[],
): Promise<LogChunks> {
  const all = [...chunks, ...(await pack(end))]
  return {
    chunks: [await gzip(header), ...all.map(({ bytes }) => bytes)],
    entries: all.reduce((sum, { entries }) => sum + entries, 0),
    last: lastEntryOf(end) ?? { seq: 0, at: 0 },
  }
}

/** The lines of logs up to an entry, of each the header first; none of a log that is not there any more. */
export async function linesOfLogs(
  environment: DatabaseEnvironment,
  own: OwnLog,
  logs: readonly { id: string; until: number }[],
): Promise<string[][]> {
  const database = await openJournalDatabase(environment, () => {}).catch(() => null)
  try {
    return await Promise.all(
      logs.map(async ({ id, until }) => {
        const stored = await database?.get('logs', id)
        if (database && stored) return linesOfLog(database, stored, { until })
        const [header = '', ...lines] = id === own.id ? own.lines() : []
        return header ? [header, ...upTo(lines, until)] : []
      }),
    )
  } finally {
    database?.close()
  }
}

/** All lines of a stored log, the header first. */
export async function linesOfLog(
  database: JournalDatabase,
  log: StoredLog,
  { until = Number.POSITIVE_INFINITY }: Bound = {},
): Promise<string[]> {
  const { packed, rest } = await read(database, log)
  const texts = await Promise.all(packed.map(({ bytes }) => textOfChunk(bytes)))
  return [log.header, ...upTo([...texts.flatMap(linesOf), ...rest], until)]
}

/** Packed segments and what follows them, as they were at one moment. */
async function read(database: JournalDatabase, { id, packedUpTo = 0 }: StoredLog) {
  const reading = database.transaction(['segments', 'lines'])
  const [packed, open] = await Promise.all([
    reading.objectStore('segments').getAll(keysOf(id)),
    reading.objectStore('lines').getAll(keysOf(id)),
  ])
  const unpacked = open.filter(({ n }) => n > packedUpTo)
  return { packed, rest: unpacked.flatMap(({ text }) => linesOf(text)) }
}

/** Those that stand before the entry after another. */
export function upTo(lines: readonly string[], until: number): string[] {
  return lines.filter((line) => {
    const seq = isCheckpoint(line) ? Number.parseInt(line.slice(14), 10) : entryOf(line)?.seq
    return (seq ?? 0) <= until
  })
}
