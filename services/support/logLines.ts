import { intakeLimits } from '../../machines/support/report/intake.shapes.ts'
import { chunkOf } from './logChunk.ts'

/** Some lines of a log, packed: one chunk of a report as it is. */
export interface Packed {
  bytes: Uint8Array<ArrayBuffer>
  entries: number
}

/** A text by its lines, each with its line break; what a crash tore off at the end is left out. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n/g) ?? []
}

export function isCheckpoint(line: string): boolean {
  return line.startsWith('{"checkpoint":')
}

/** Number and time of an entry, in ms since the log began; null for any other line. */
export function entryOf(line: string): { seq: number; at: number } | null {
  const [, seq, at] = /^\{"seq":(\d+),"at":(\d+)/.exec(line) ?? []
  return seq === undefined ? null : { seq: Number(seq), at: Number(at) }
}

/** The last entry of some lines; null when there is none. */
export function lastEntryOf(lines: readonly string[]): { seq: number; at: number } | null {
  const line = lines.findLast((each) => entryOf(each) !== null)
  return line === undefined ? null : entryOf(line)
}

/** Lines of one segment: what follows a checkpoint, or as much as is packed at once. */
export interface Part {
  segment: number
  /** A checkpoint is its first line, and nothing of the segment stands before it. */
  begins: boolean
  text: string
}

/**
 * Cuts lines into what belongs to one segment each.
 * @param segment the one that is being written, and how many bytes it has
 * @param most a segment that has so many bytes gets no more
 */
export function cut(
  lines: readonly string[],
  segment: { n: number; bytes: number },
  most: number,
): Part[] {
  const parts: Part[] = []
  let { n, bytes } = segment
  for (const line of lines) {
    const begins = isCheckpoint(line)
    if (bytes > 0 && (begins || bytes >= most)) {
      n++
      bytes = 0
    }
    const part = parts.at(-1)
    if (part?.segment === n) part.text += line
    else parts.push({ segment: n, begins: begins && bytes === 0, text: line })
    bytes += line.length
  }
  return parts
}

/** A line that no chunk can hold. */
export class LineTooLong extends Error {
  override name = 'LineTooLong'
}

/**
 * Packs lines into chunks, each of whole lines.
 * @returns as few as there may be, in order
 * @throws LineTooLong when a single line does not fit into a chunk
 */
export async function pack(lines: readonly string[]): Promise<Packed[]> {
  if (lines.length === 0) return []
  const bytes = await chunkOf(lines)
  const entries = lines.filter((line) => entryOf(line) !== null).length
  if (bytes.length <= intakeLimits.chunkBytes) return [{ bytes, entries }]
  if (lines.length === 1) throw new LineTooLong()
  const middle = lines.length >> 1
  return [...(await pack(lines.slice(0, middle))), ...(await pack(lines.slice(middle)))]
}
