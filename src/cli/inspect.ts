import { stat } from 'node:fs/promises'
import { type CheckpointLine, type LogEntry, readLog, type Segment } from '../engine/index.ts'
import { readFile } from './input.ts'
import { type Output, onOneLine, toJson } from './output.ts'

interface Contents {
  entries: number
  duration: number
  byActor: Map<string, Map<string, number>>
  checkpoints: number
  segments: (Segment & { entries: number })[]
}

/**
 * Prints what is in a log file: header, duration, size, entries by segment, by actor and kind. The
 * file is read as a stream and never held.
 * @returns the exit code, 0
 * @throws InputError for a file that cannot be read
 */
export async function inspect(file: string, { print, complain }: Output): Promise<number> {
  const { header, contents, warnings } = await readFile(file, async (bytes) => {
    const lines = new Lines(bytes)
    const { header, records, warnings } = await readLog(lines)
    return { header, contents: await contentsOf(records, lines), warnings }
  })
  const { size } = await stat(file)
  for (const warning of warnings) complain(`${file}, ${warning}`)
  for (const [key, value] of Object.entries(header)) {
    const text = typeof value === 'string' ? value : toJson(value)
    print(`${key.padEnd(10)} ${onOneLine(text)}`)
  }
  print(`${'duration'.padEnd(10)} ${(contents.duration / 1000).toFixed(3)} s`)
  print(`${'size'.padEnd(10)} ${size} bytes`)
  print(`${'entries'.padEnd(10)} ${contents.entries}`)
  for (const line of segmentLines(contents)) print(line)
  for (const [actor, kinds] of sorted(contents.byActor, total)) {
    print(`\n${String(total(kinds)).padStart(8)}  ${onOneLine(actor)}`)
    for (const [kind, count] of sorted(kinds, (number) => number)) {
      print(`${String(count).padStart(8)}    ${onOneLine(kind)}`)
    }
  }
  return 0
}

/** The lines of a file, one at a time: who has taken one knows where it stands. */
class Lines {
  /** Where the line that was given last begins, in bytes. */
  start = 0
  /** How many bytes were given. */
  end = 0
  readonly #chunks: AsyncIterable<Uint8Array>

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    let isBegun = false
    for await (const chunk of this.#chunks) {
      for (let start = 0, end = 0; start < chunk.length; start = end) {
        end = chunk.indexOf(lineBreak, start) + 1 || chunk.length
        if (!isBegun) this.start = this.end
        this.end += end - start
        isBegun = chunk[end - 1] !== lineBreak
        yield chunk.subarray(start, end)
      }
    }
  }
}

const lineBreak = 10

async function contentsOf(
  records: AsyncIterable<LogEntry | CheckpointLine>,
  lines: Lines,
): Promise<Contents> {
  const byActor: Contents['byActor'] = new Map()
  const contents: Contents = { entries: 0, duration: 0, byActor, checkpoints: 0, segments: [] }
  const { segments } = contents
  for await (const record of records) {
    const isCheckpoint = 'line' in record
    if (isCheckpoint || segments.length === 0) {
      const from = isCheckpoint ? record.seq : 0
      segments.push({ from, start: lines.start, bytes: 0, entries: 0 })
    }
    if (isCheckpoint) contents.checkpoints++
    else countEntry(record, contents)
  }
  for (const [index, segment] of segments.entries()) {
    segment.bytes = (segments[index + 1]?.start ?? lines.end) - segment.start
  }
  return contents
}

function countEntry({ at, to, event }: LogEntry, contents: Contents): void {
  contents.entries++
  contents.duration = at
  const segment = contents.segments.at(-1)
  if (segment) segment.entries++
  const kinds = contents.byActor.get(to) ?? new Map<string, number>()
  kinds.set(event.type, (kinds.get(event.type) ?? 0) + 1)
  contents.byActor.set(to, kinds)
}

function segmentLines({ checkpoints, segments }: Contents): string[] {
  if (checkpoints === 0) return []
  const columns = segments.map(({ from, bytes, entries }) => {
    const where = from === 0 ? 'the start' : `the checkpoint after entry ${from}`
    return `${String(entries).padStart(8)} entries${String(bytes).padStart(12)} bytes  from ${where}`
  })
  return ['\nsegments', ...columns]
}

function total(kinds: Map<string, number>): number {
  return [...kinds.values()].reduce((sum, count) => sum + count, 0)
}

function sorted<T>(map: Map<string, T>, weigh: (value: T) => number): [string, T][] {
  return [...map].sort(([, a], [, b]) => weigh(b) - weigh(a))
}
