import type { Checkpoint } from './checkpoint.ts'
import { decodeLine, type ErrorClasses } from './decode.ts'
import { mostDigits } from './digest.ts'
import { encodeLine } from './encode.ts'
import { type LogEntry, type LogHeader, logVersion } from './format.ts'
import type { CheckpointLine } from './recordedLog.ts'
import { Upcasting } from './upcast.ts'
import type { Upcaster } from './upcaster.ts'
import { version1 } from './version1.ts'

/** A log that cannot be read; the message says where and what to do. */
export class LogError extends Error {
  override readonly name = 'LogError'
  /** 1 for the header; undefined for a checkpoint that was read later. */
  readonly line: number | undefined

  constructor(line: number | undefined, problem: string) {
    super(line === undefined ? problem : `line ${line}: ${problem}`)
    this.line = line
  }
}

type Json = Record<string, unknown>

/** Makes lines of one version of the format into lines of the next. */
export interface FormatUpcaster {
  header(header: Json): Json
  entry(entry: Json): Json
}

export interface ReadOptions {
  /** What has changed in the events since logs were recorded. */
  upcasters?: readonly Upcaster[]
  /** Classes of one's own errors, by their names; those of the language are known. */
  errors?: ErrorClasses
  /** The version that this build reads; a test may pretend to be a later one. */
  version?: number
  /** By the version that they read; the own ones are always there. */
  formats?: Readonly<Record<number, FormatUpcaster>>
}

const formats: Readonly<Record<number, FormatUpcaster>> = { 1: version1 }

/** How the lines of checkpoints begin. */
const checkpointStart = '{"checkpoint":'

/** What a line after the header holds. */
export type LogRecord = LogEntry | CheckpointLine

/** Tells entries from checkpoints. */
export function isCheckpoint(record: LogRecord): record is CheckpointLine {
  return 'line' in record
}

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

/** Takes one line after the other, without its line break, and knows what it expects next. */
export class LineReader {
  readonly warnings: string[] = []
  readonly #version: number
  readonly #formats: FormatUpcaster[] = []
  readonly #options: ReadOptions
  #header: LogHeader | undefined
  #upcasting: Upcasting | undefined
  #line = 0
  #seq: number | undefined
  #at = 0

  constructor(options: ReadOptions) {
    this.#options = options
    this.#version = options.version ?? logVersion
  }

  get header(): LogHeader {
    if (!this.#header) throw new LogError(1, 'the log is empty; its first line must be a header')
    return this.#header
  }

  get upcasting(): Upcasting {
    return this.#upcasting as Upcasting
  }

  /**
   * @returns what is on the line: nothing for the header, several entries for one that was split
   * @throws LogError for a line that is wrong
   */
  line(text: string): readonly LogRecord[] {
    this.#line++
    if (this.#header && text.startsWith(checkpointStart)) return [this.#checkpoint(text)]
    const parsed = this.#parse(text)
    if (!this.#header) return this.#takeHeader(parsed)
    const entry = this.#entry(parsed)
    return this.upcasting.isDue ? this.upcasting.entry(entry) : [entry]
  }

  /** The end of the text, which a crash may have torn. */
  last(text: string): readonly LogRecord[] {
    if (text.trim() === '') {
      void this.header
      return []
    }
    if (this.#header && !isJson(text)) {
      this.warnings.push(`line ${this.#line + 1}: torn off (${text.length} characters), dropped`)
      return []
    }
    return this.line(text)
  }

  text(decode: () => string): string {
    try {
      return decode()
    } catch {
      throw new LogError(
        this.#line + 1,
        'not UTF-8; is the file compressed? Name it …log.ndjson.gz',
      )
    }
  }

  #fail(problem: string): never {
    throw new LogError(this.#line, problem)
  }

  #parse(text: string): Json {
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      this.#fail(text.trim() === '' ? 'empty line' : 'not JSON')
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.#fail('not a JSON object')
    }
    return value as Json
  }

  #decode(line: Json): Json {
    try {
      return decodeLine(line, this.#options.errors)
    } catch (error) {
      this.#fail(`its types do not fit its values (${(error as Error).message})`)
    }
  }

  #takeHeader(line: Json): [] {
    const { log: version } = line
    if (!Number.isInteger(version)) this.#fail("not a header: 'log' must be the format's version")
    if ((version as number) > this.#version) {
      this.#fail(
        `the log has version ${version} of the format, this build reads up to ${this.#version}; use a newer build`,
      )
    }
    let header = line
    for (let from = version as number; from < this.#version; from++) {
      const upcaster = this.#options.formats?.[from] ?? formats[from]
      if (!upcaster) this.#fail(`version ${from} of the format cannot be read`)
      this.#formats.push(upcaster)
      header = upcaster.header(header)
    }
    header = this.#decode(header)
    for (const key of ['id', 'session', 'build', 'startedAt'] as const) {
      if (typeof header[key] !== 'string') this.#fail(`header: '${key}' must be a text`)
    }
    if (Number.isNaN(Date.parse(header.startedAt as string))) {
      this.#fail("header: 'startedAt' must be a date in ISO 8601")
    }
    if (typeof header.seed !== 'string' && typeof header.seed !== 'number') {
      this.#fail("header: 'seed' must be a text or a number")
    }
    const { digits } = header
    if (!isCount(digits, 1) || (digits as number) > mostDigits) {
      this.#fail(`header: 'digits' must be a number from 1 to ${mostDigits}`)
    }
    if (header.digest !== undefined && !isDigest(header.digest, header.written)) {
      this.#fail("header: 'digest' must be an object of digests by address")
    }
    const known = header as unknown as LogHeader
    this.#upcasting = new Upcasting(known, this.#options.upcasters ?? [])
    this.#header = this.#upcasting.header(known)
    return []
  }

  #checkpoint(text: string): CheckpointLine {
    const end = text.indexOf(',')
    const seq = Number(text.slice(checkpointStart.length, end))
    const expected = this.#seq
    if (!isCount(seq, 0) || (expected !== undefined && seq !== expected)) {
      this.#fail(`'checkpoint' must be ${expected ?? 'the number of an entry'}, not ${seq}`)
    }
    this.#seq = seq
    return { seq, line: this.upcasting.isDue ? this.#upcastCheckpoint(text) : text }
  }

  #upcastCheckpoint(text: string): string {
    const checkpoint = this.#decode(this.#parse(text)) as unknown as Checkpoint
    try {
      return encodeLine(this.upcasting.checkpoint(checkpoint))
    } catch (error) {
      return this.#fail(`the checkpoint cannot be upcast (${(error as Error).message})`)
    }
  }

  #entry(line: Json): LogEntry {
    let entry = line
    for (const upcaster of this.#formats) entry = upcaster.entry(entry)
    entry = this.#decode(entry)
    const { seq, at, to, from, timer, within, half, digest } = entry
    if (!isCount(seq, 0) || seq === undefined) this.#fail("'seq' must be a number, 0 or more")
    const next = this.#seq === undefined || half !== undefined ? this.#seq : this.#seq + 1
    if (next !== undefined && seq !== next) {
      this.#fail(`'seq' must be ${next}, not ${seq as number}`)
    }
    if (typeof at !== 'number' || !(at >= this.#at)) {
      this.#fail(`'at' must be a number of ms, at least ${this.#at}`)
    }
    if (typeof to !== 'string' || to === '') this.#fail("'to' must be an actor's address")
    if (from !== undefined && typeof from !== 'string')
      this.#fail("'from' must be an actor's address")
    if (!isCount(timer, 0)) this.#fail("'timer' must be a number of a timer, 0 or more")
    if (!isCount(half, 2)) this.#fail("'half' must be a number, 2 or more")
    if (!isWithin(within)) this.#fail("'within' must be a list that names an effect")
    if (!('event' in entry)) this.#fail("'event' must be there")
    if (digest !== undefined && !isDigest(digest, this.#header?.written)) {
      this.#fail("'digest' must be an object of digests by address")
    }
    this.#seq = seq as number
    this.#at = at
    return entry as unknown as LogEntry
  }
}

/** Whether the text is one whole JSON value, as against a line that was cut off. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null
}

function isCount(value: unknown, least: number): boolean {
  return value === undefined || (Number.isInteger(value) && (value as number) >= least)
}

function isWithin(value: unknown): boolean {
  if (value === undefined) return true
  if (!Array.isArray(value) || value.length > 4) return false
  const [address = '', name = '', count = 1, action = 0] = value
  const areTexts = typeof address === 'string' && typeof name === 'string'
  return areTexts && isCount(count, 1) && isCount(action, 0)
}

/** One hash an actor in version 1, an object of parts in version 2. */
function isDigest(value: unknown, written: unknown): boolean {
  const isActor = (parts: unknown) => (written === 1 ? typeof parts === 'string' : isParts(parts))
  return isRecord(value) && Object.values(value).every(isActor)
}

function isParts(value: unknown): boolean {
  const isText = (part: unknown) => typeof part === 'string'
  return (
    isRecord(value) &&
    Object.values(value).every(
      (part) => isText(part) || (Array.isArray(part) && part.every(isText)),
    )
  )
}
