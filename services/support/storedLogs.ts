import { gunzip, gzip } from './gzip.ts'
import { type JournalDatabase, keysOf, type StoredLog } from './journalDatabase.ts'
import { entryOf, isCheckpoint, lastEntryOf, linesOf, type Packed, pack } from './logLines.ts'

/** A log in chunks, as a report carries it. */
export interface LogChunks {
  chunks: Uint8Array<ArrayBuffer>[]
  entries: number
  /** The time of its last entry, in ms since it began. */
  duration: number
}

/** How far a log is read: up to the entry of that number. */
interface Bound {
  until?: number
}

/**
 * A stored log in chunks: its closed segments as they are, after one of the header alone.
 * @throws DOMException when the disk does not give it
 */
export async function chunksOf(
  database: JournalDatabase,
  log: StoredLog,
  { until = Number.POSITIVE_INFINITY }: Bound = {},
): Promise<LogChunks> {
  const { packed, rest } = await read(database, log.id)
  const counts = new Map(log.segments.map(({ n, entries }) => [n, entries]))
  const chunks: Packed[] = packed.map(({ n, bytes }) => ({ bytes, entries: counts.get(n) ?? 0 }))
  let end = upTo(rest, until)
  let last = lastEntryOf(end)
  // segments that reach beyond the bound are cut
  while (!last && chunks.length > 0) {
    const { bytes } = chunks.pop() as Packed
    end = upTo(linesOf(await gunzip(bytes)), until)
    last = lastEntryOf(end)
  }
  const all = [...chunks, ...(await pack(end))]
  return {
    chunks: [await gzip(log.header), ...all.map(({ bytes }) => bytes)],
    entries: all.reduce((sum, { entries }) => sum + entries, 0),
    duration: last?.at ?? 0,
  }
}

/** All lines of a stored log, the header first. */
export async function linesOfLog(
  database: JournalDatabase,
  { id, header }: StoredLog,
): Promise<string[]> {
  const { packed, rest } = await read(database, id)
  const texts = await Promise.all(packed.map(({ bytes }) => gunzip(bytes)))
  return [header, ...texts.flatMap(linesOf), ...rest]
}

/** Packed segments and what follows them, as they were at one moment. */
async function read(database: JournalDatabase, id: string) {
  const reading = database.transaction(['segments', 'lines'])
  const [packed, open] = await Promise.all([
    reading.objectStore('segments').getAll(keysOf(id)),
    reading.objectStore('lines').getAll(keysOf(id)),
  ])
  return { packed, rest: open.flatMap(({ text }) => linesOf(text)) }
}

function upTo(lines: readonly string[], until: number): string[] {
  return lines.filter((line) => {
    const seq = isCheckpoint(line) ? Number.parseInt(line.slice(14), 10) : entryOf(line)?.seq
    return (seq ?? 0) <= until
  })
}
