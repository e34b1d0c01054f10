import { compress, decompress, gunzip } from './gzip.ts'
import { type Streams, streamNames } from './packedColumns.ts'
import { LinePacker } from './packLines.ts'
import { unpackLines } from './unpackLines.ts'

/** How lines in columns begin: `LLC1`. What begins otherwise is a gzip member of lines. */
const magic = [0x4c, 0x4c, 0x43, 0x31]
const numberBytes = 4
/** The number of lines, and of each stream its length. */
const headBytes = magic.length + numberBytes * (1 + streamNames.length)
/** So many lines are packed in a row; then others have their turn. */
const batch = 64

/** Lines in columns, each of the streams compressed (`deflate-raw`). */
export interface PackedLines {
  /** How many lines there are. */
  count: number
  streams: Readonly<Record<keyof Streams, Uint8Array<ArrayBuffer>>>
}

/**
 * Packs lines of a log, in slices, so that the page goes on meanwhile.
 * @param lines each with its line break
 * @returns a chunk: the number of lines and the lengths of the streams, four bytes each, then the streams
 */
export async function chunkOf(lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const packer = new LinePacker()
  for (const [index, line] of lines.entries()) {
    if (index % batch === batch - 1) await new Promise<void>((resolve) => setTimeout(resolve))
    packer.add(line.slice(0, -1))
  }
  const columns = packer.finish()
  const streams = await Promise.all(
    streamNames.map((name) => compress(columns[name], 'deflate-raw')),
  )
  const chunk = new Uint8Array(streams.reduce((sum, { length }) => sum + length, headBytes))
  chunk.set(magic)
  const head = new DataView(chunk.buffer)
  let at = magic.length
  for (const number of [lines.length, ...streams.map(({ length }) => length)]) {
    head.setUint32(at, number)
    at += numberBytes
  }
  for (const stream of streams) {
    chunk.set(stream, at)
    at += stream.length
  }
  return chunk
}

/** The media type of a chunk. */
export function typeOfChunk(chunk: Uint8Array<ArrayBuffer>): string {
  return isInColumns(chunk) ? 'application/octet-stream' : 'application/gzip'
}

function isInColumns(chunk: Uint8Array<ArrayBuffer>): boolean {
  return magic.every((byte, index) => chunk[index] === byte)
}

/**
 * Takes a chunk apart.
 * @returns null for what is no lines in columns
 * @throws Error when it is cut off, or has more than its streams
 */
export function partsOf(chunk: Uint8Array<ArrayBuffer>): PackedLines | null {
  if (!isInColumns(chunk)) return null
  if (chunk.length < headBytes) throw new Error('the chunk is cut off')
  const head = new DataView(chunk.buffer, chunk.byteOffset)
  const numberAt = (index: number) => head.getUint32(magic.length + index * numberBytes)
  let at = headBytes
  const streams = streamNames.map((name, index) => {
    const begin = at
    at += numberAt(index + 1)
    return [name, chunk.subarray(begin, at)] as const
  })
  if (at !== chunk.length) throw new Error('the chunk is not as long as it says')
  return { count: numberAt(0), streams: Object.fromEntries(streams) as PackedLines['streams'] }
}

/**
 * The text of a chunk that this browser packed, lines in columns or a gzip member.
 * @throws Error for what is neither
 */
export async function textOfChunk(chunk: Uint8Array<ArrayBuffer>): Promise<string> {
  const parts = partsOf(chunk)
  if (!parts) return gunzip(chunk)
  const streams = await Promise.all(
    streamNames.map(
      async (name) => [name, await decompress(parts.streams[name], 'deflate-raw')] as const,
    ),
  )
  return unpackLines(Object.fromEntries(streams) as Streams, parts.count).join('')
}
