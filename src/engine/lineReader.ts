import type { Checkpoint } from './checkpoint.ts'
import { decodeLine } from './decode.ts'
import { mostDigits } from './digest.ts'
import { encodeLine } from './encode.ts'
import { type LogEntry, type LogHeader, logVersion } from './format.ts'
import { isCount, isDigest, isJson, isWithin } from './lineChecks.ts'
import { LogError } from './logError.ts'
import type { FormatUpcaster, Json, ReadOptions } from './readOptions.ts'
import type { CheckpointLine } from './recordedLog.ts'
import { Upcasting } from './upcast.ts'
import { version1 } from './version1.ts'

const formats: Readonly<Record<number, FormatUpcaster>> = { 1: version1 }

/** How the lines of checkpoints begin. */
const checkpointStart = '{"checkpoint":'

/** What a line after the header holds. */
export type LogRecord = LogEntry | CheckpointLine

/** Tells entries from checkpoints. */
export function isCheckpoint(record: LogRecord): record is CheckpointLine {
  return 'line' in record
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
