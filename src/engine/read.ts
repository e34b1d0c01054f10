import type { LogEntry, LogHeader } from './format.ts'
import { isCheckpoint, LineReader, type LogRecord } from './lineReader.ts'
import type { ReadOptions } from './readOptions.ts'
import type { CheckpointLine } from './recordedLog.ts'
import type { Upcasting } from './upcast.ts'

/** A log while it is being read: entries and checkpoints come as the stream does. */
export interface LogReading {
  header: LogHeader
  /** Complete once all entries were read. */
  warnings: readonly string[]
  /** Complete once all entries were read. */
  upcasting: Upcasting
  records: AsyncGenerator<LogRecord>
  entries: AsyncGenerator<LogEntry>
}

/** Reads whole text. @throws LogError */
export function readText(text: string, options: ReadOptions = {}) {
  const reader = new LineReader(options)
  const entries: LogEntry[] = []
  const checkpoints: CheckpointLine[] = []
  const take = (records: readonly LogRecord[]) => {
    for (const record of records) {
      if (isCheckpoint(record)) checkpoints.push(record)
      else entries.push(record)
    }
  }
  let start = text.startsWith(byteOrderMark) ? 1 : 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    take(reader.line(text.slice(start, end)))
    start = end + 1
  }
  take(reader.last(text.slice(start)))
  const { header, warnings, upcasting } = reader
  return { header, entries, checkpoints, warnings, renames: upcasting.renames }
}

const byteOrderMark = '\uFEFF'

/**
 * Reads a stream up to its header and gives the entries as they arrive.
 * @param chunks text or UTF-8 bytes, cut anywhere
 * @throws LogError, also from `entries` while they are read
 */
export async function readLog(
  chunks: AsyncIterable<string | Uint8Array>,
  options: ReadOptions = {},
): Promise<LogReading> {
  const reader = new LineReader(options)
  const records = readRecords(chunks, reader)
  const first = await records.next()
  async function* all() {
    if (first.done) return
    yield first.value
    yield* records
  }
  async function* entries() {
    for await (const record of all()) if (!isCheckpoint(record)) yield record
  }
  const { header, warnings, upcasting } = reader
  return { header, warnings, upcasting, records: all(), entries: entries() }
}

async function* readRecords(
  chunks: AsyncIterable<string | Uint8Array>,
  reader: LineReader,
): AsyncGenerator<LogRecord> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let pieces: string[] = []
  let isFirst = true
  for await (const chunk of chunks) {
    let text =
      typeof chunk === 'string' ? chunk : reader.text(() => decoder.decode(chunk, { stream: true }))
    if (isFirst && text.length > 0) {
      if (text.startsWith(byteOrderMark)) text = text.slice(1)
      isFirst = false
    }
    let start = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      pieces.push(text.slice(start, end))
      yield* reader.line(pieces.join(''))
      pieces = []
      start = end + 1
    }
    pieces.push(text.slice(start))
  }
  yield* reader.last(pieces.join(''))
}
