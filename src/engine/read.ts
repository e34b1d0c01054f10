import { decodeLine } from './decode.ts'
import { type LogEntry, type LogHeader, logVersion } from './format.ts'

/** A log that cannot be read; the message says where and what to do. */
export class LogError extends Error {
  override readonly name = 'LogError'
  /** 1 for the header. */
  readonly line: number

  constructor(line: number, problem: string) {
    super(`line ${line}: ${problem}`)
    this.line = line
  }
}

type Json = Record<string, unknown>

/** Makes lines of one version of the format into lines of the next. */
export interface Upcaster {
  header(header: Json): Json
  entry(entry: Json): Json
}

export interface ReadOptions {
  /** The version that this build reads; a test may pretend to be a later one. */
  version?: number
  /** By the version that they read. */
  upcasters?: Readonly<Record<number, Upcaster>>
}

/** A log while it is being read: entries come as the stream does. */
export interface LogReading {
  header: LogHeader
  /** Complete once all entries were read. */
  warnings: readonly string[]
  entries: AsyncGenerator<LogEntry>
}

/** Reads whole text. @throws LogError */
export function readText(text: string, options: ReadOptions = {}) {
  const reader = new LineReader(options)
  const entries: LogEntry[] = []
  const take = (entry: LogEntry | undefined) => entry && entries.push(entry)
  let start = text.startsWith('\uFEFF') ? 1 : 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    take(reader.line(text.slice(start, end)))
    start = end + 1
  }
  take(reader.last(text.slice(start)))
  return { header: reader.header, entries, warnings: reader.warnings }
}

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
  const entries = readEntries(chunks, reader)
  const first = await entries.next()
  async function* all() {
    if (first.done) return
    yield first.value
    yield* entries
  }
  return { header: reader.header, warnings: reader.warnings, entries: all() }
}

async function* readEntries(
  chunks: AsyncIterable<string | Uint8Array>,
  reader: LineReader,
): AsyncGenerator<LogEntry> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const chunk of chunks) {
    rest +=
      typeof chunk === 'string' ? chunk : reader.text(() => decoder.decode(chunk, { stream: true }))
    let start = 0
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
      const entry = reader.line(rest.slice(start, end))
      if (entry) yield entry
      start = end + 1
    }
    rest = rest.slice(start)
  }
  const entry = reader.last(rest)
  if (entry) yield entry
}

/** Takes one line after the other and knows what it expects next. */
class LineReader {
  readonly warnings: string[] = []
  readonly #version: number
  readonly #upcasters: Upcaster[] = []
  readonly #options: ReadOptions
  #header: LogHeader | undefined
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

  /** @returns the entry on the line, undefined for the header */
  line(text: string): LogEntry | undefined {
    this.#line++
    const parsed = this.#parse(text)
    return this.#header ? this.#entry(parsed) : this.#takeHeader(parsed)
  }

  /** The end of the text, which a crash may have torn. */
  last(text: string): LogEntry | undefined {
    if (text.trim() === '') return void this.header
    if (this.#header && !isJson(text)) {
      this.warnings.push(`line ${this.#line + 1}: torn off (${text.length} characters), dropped`)
      return undefined
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
      return decodeLine(line)
    } catch (error) {
      this.#fail(`its types do not fit its values (${(error as Error).message})`)
    }
  }

  #takeHeader(line: Json): undefined {
    const { log: version } = line
    if (!Number.isInteger(version)) this.#fail("not a header: 'log' must be the format's version")
    if ((version as number) > this.#version) {
      this.#fail(
        `the log has version ${version} of the format, this build reads up to ${this.#version}; use a newer build`,
      )
    }
    let header = line
    for (let from = version as number; from < this.#version; from++) {
      const upcaster = this.#options.upcasters?.[from]
      if (!upcaster) this.#fail(`version ${from} of the format cannot be read`)
      this.#upcasters.push(upcaster)
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
    this.#header = header as unknown as LogHeader
    return undefined
  }

  #entry(line: Json): LogEntry {
    let entry = line
    for (const upcaster of this.#upcasters) entry = upcaster.entry(entry)
    entry = this.#decode(entry)
    const { seq, at, to, from, timer, within, event, digest } = entry
    if (!isCount(seq, 0) || seq === undefined) this.#fail("'seq' must be a number, 0 or more")
    if (this.#seq !== undefined && seq !== this.#seq + 1) {
      this.#fail(`'seq' must be ${this.#seq + 1}, not ${seq as number}`)
    }
    if (typeof at !== 'number' || !(at >= this.#at)) {
      this.#fail(`'at' must be a number of ms, at least ${this.#at}`)
    }
    if (typeof to !== 'string' || to === '') this.#fail("'to' must be an actor's address")
    if (from !== undefined && typeof from !== 'string')
      this.#fail("'from' must be an actor's address")
    if (!isCount(timer, 1)) this.#fail("'timer' must be a number of a timer, 1 or more")
    if (!isCount(within, 0)) this.#fail("'within' must be a number of steps, 0 or more")
    if (!isRecord(event) || typeof event.type !== 'string') {
      this.#fail("'event' must be an object with a 'type'")
    }
    if (digest !== undefined && !isDigest(digest)) {
      this.#fail("'digest' must be an object of digests by address")
    }
    this.#seq = seq as number
    this.#at = at
    return entry as unknown as LogEntry
  }
}

function isJson(text: string): boolean {
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

function isDigest(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
}
