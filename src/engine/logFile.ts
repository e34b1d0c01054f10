import type { LogHeader } from './format.ts'
import { isJson } from './lineChecks.ts'
import { EventLog } from './log.ts'
import { LogError } from './logError.ts'
import { readLog } from './read.ts'
import type { ReadOptions } from './readOptions.ts'

/** The bytes of a log, to be read anywhere: those of a file, of a Blob, or in memory. */
export interface LogBytes {
  readonly size: number
  /** @returns the bytes from `start` up to, but not including, `end`, which is `size` at most */
  read(start: number, end: number): Promise<Uint8Array>
}

/** A part of a log at whose start a replay may begin. */
export interface Segment {
  /** The number of the entry after which its checkpoint was taken; 0 for the app's start. */
  from: number
  /** Its size, with its checkpoint. */
  bytes: number
  /** Where it begins in the log, in bytes. */
  start: number
}

/** The line of a checkpoint. */
interface Mark {
  seq: number
  /** Where it begins in the log, in bytes. */
  start: number
}

/** So many bytes are read at once. */
const defaultChunk = 2 ** 18
/** So many when a single line is read. */
const lineChunk = 2 ** 12
/** Longer than the beginning of a checkpoint's line can be, up to the comma. */
const markSize = 40
const lineBreak = 10
/** One character a byte: places in the text are places in the log. */
const latin1 = new TextDecoder('latin1')
const utf8 = new TextDecoder()

/** A log that is read from one of its checkpoints on, never as a whole unless it has none. */
export class LogFile {
  readonly header: LogHeader
  readonly #bytes: LogBytes
  readonly #options: ReadOptions
  readonly #chunk: number
  /** The header's line, with its line break. */
  readonly #head: Uint8Array

  private constructor(
    header: LogHeader,
    head: Uint8Array,
    bytes: LogBytes,
    options: ReadOptions,
    chunk: number,
  ) {
    this.header = header
    this.#head = head
    this.#bytes = bytes
    this.#options = options
    this.#chunk = chunk
  }

  /**
   * Opens a log; no more than its header is read.
   * @param bytes UTF-8 NDJSON
   * @param chunk how many bytes are read at once
   * @throws LogError for an empty log, a first line that is no header, a newer version of the format
   */
  static async open(
    bytes: LogBytes,
    options: ReadOptions = {},
    chunk: number = defaultChunk,
  ): Promise<LogFile> {
    const head = await lineAt(bytes, 0, chunk)
    const { header } = await readLog(streamOf([head]), options)
    return new LogFile(header, head, bytes, options, chunk)
  }

  /**
   * Looks for the checkpoints, from the log's start to its end; entries are not read.
   * @returns the parts into which they divide the log, in order; one that a crash tore is none
   */
  async segments(): Promise<Segment[]> {
    const { size } = this.#bytes
    const begin = this.#head.length
    const marks: Mark[] = []
    for (let start = begin - 1; start < size; start += this.#chunk) {
      const { marks: found } = await this.#window(start, Math.min(start + this.#chunk, size))
      marks.push(...found)
    }
    const last = marks.at(-1)
    if (last && (await this.#isTorn(last))) marks.pop()
    if (marks[0]?.start !== begin) marks.unshift({ seq: 0, start: begin })
    return marks.map(({ seq, start }, index) => {
      const end = marks[index + 1]?.start ?? size
      return { from: seq, bytes: end - start, start }
    })
  }

  /**
   * The log from a checkpoint to its end; nothing that stands before it is read.
   * @param seq the number of the entry after which the checkpoint was taken; 0 for the app's start
   * @throws RangeError when there is no such checkpoint, LogError for a line that is wrong
   */
  async from(seq: number): Promise<EventLog> {
    let first: Mark | undefined
    for await (const { mark, rest } of this.#backwards()) {
      if (mark.seq === seq) return this.#readFrom(mark, rest())
      if (mark.seq < seq) break
      first = mark
    }
    if (seq === 0 && first?.start !== this.#head.length) return this.#readAll()
    throw new RangeError(`the log has no checkpoint after entry ${seq}`)
  }

  /**
   * The log from its last whole checkpoint to its end, or all of it when it has none. What stands
   * before is not read, except for the header.
   * @throws LogError for a line that is wrong
   */
  async last(): Promise<EventLog> {
    for await (const { mark, rest } of this.#backwards()) return this.#readFrom(mark, rest())
    return this.#readAll()
  }

  /** The checkpoints from the log's end on, and what `rest` of the log each begins. */
  async *#backwards(): AsyncGenerator<{ mark: Mark; rest(): Uint8Array[] }> {
    const begin = this.#head.length - 1
    const pieces: Uint8Array[] = []
    let isNewest = true
    for (let end = this.#bytes.size; end > begin; ) {
      const start = Math.max(begin, end - this.#chunk)
      const { piece, marks } = await this.#window(start, end)
      pieces.push(piece)
      for (const mark of marks.reverse()) {
        const isTorn: boolean = isNewest && (await this.#isTorn(mark))
        isNewest = false
        if (isTorn) continue
        const skipped = mark.start - start
        const rest = () => [piece.subarray(skipped), ...pieces.slice(0, -1).reverse()]
        yield { mark, rest }
      }
      end = start
    }
  }

  /** What stands between two places, and the checkpoints whose line break is there. */
  async #window(start: number, end: number): Promise<{ piece: Uint8Array; marks: Mark[] }> {
    const bytes = await this.#bytes.read(start, Math.min(end + markSize, this.#bytes.size))
    const marks: Mark[] = []
    for (const { index, 1: seq } of latin1.decode(bytes).matchAll(/\n\{"checkpoint":(\d+),/g)) {
      if (index < end - start) marks.push({ seq: Number(seq), start: start + index + 1 })
    }
    return { piece: bytes.subarray(0, end - start), marks }
  }

  /** Whether the log ends within the line. */
  async #isTorn({ start }: Mark): Promise<boolean> {
    const { size } = this.#bytes
    const [last] = await this.#bytes.read(size - 1, size)
    if (last === lineBreak) return false
    const line = await lineAt(this.#bytes, start, this.#chunk)
    return line.at(-1) !== lineBreak && !isJson(utf8.decode(line))
  }

  #readAll(): Promise<EventLog> {
    return EventLog.read(chunksOf(this.#bytes, 0, this.#chunk), this.#options)
  }

  /** Lines count from the checkpoint: how many stand before it is not known. */
  async #readFrom({ seq }: Mark, rest: readonly Uint8Array[]): Promise<EventLog> {
    const placed = (message: string) =>
      message.replace(
        /^line (\d+)/,
        (_, line) => `line ${Number(line) - 1} from the checkpoint after entry ${seq}`,
      )
    try {
      const log = await EventLog.read(streamOf([this.#head, ...rest]), this.#options)
      const { header, entries, checkpoints, renames, options } = log
      const warnings = log.warnings.map(placed)
      return new EventLog(header, entries, { checkpoints, warnings, renames, options })
    } catch (error) {
      throw error instanceof LogError ? new LogError(undefined, placed(error.message)) : error
    }
  }
}

async function* streamOf(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}

async function* chunksOf(bytes: LogBytes, from: number, chunk: number): AsyncGenerator<Uint8Array> {
  for (let start = from; start < bytes.size; start += chunk) {
    yield await bytes.read(start, Math.min(start + chunk, bytes.size))
  }
}

/** The line that begins at a place, with its line break unless the log ends without one. */
async function lineAt(bytes: LogBytes, start: number, chunk: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of chunksOf(bytes, start, Math.min(chunk, lineChunk))) {
    const end = piece.indexOf(lineBreak)
    pieces.push(end < 0 ? piece : piece.subarray(0, end + 1))
    if (end >= 0) break
  }
  const line = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    line.set(piece, at)
    at += piece.length
  }
  return line
}
