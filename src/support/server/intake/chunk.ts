import { createHash, timingSafeEqual } from 'node:crypto'
import { eventsVersion } from '../../../../machines/core/eventsVersion.ts'
import { intakeLimits as limits } from '../../../../machines/support/report/intake.shapes.ts'
import { logVersion } from '../../../engine/format.ts'
import { isCheckpoint, LineReader, LogError } from '../../../engine/index.ts'
import { Refused } from '../refused.ts'
import { unpackChunk } from './unpack.ts'

/** What a chunk holds. */
export interface Chunk {
  /** SHA-256 of its bytes. */
  digest: Buffer
  entries: number
  /** The number of the entry before its first line, and that of its last; null when it has only the header. */
  after: number | null
  last: number | null
}

/** Where a chunk belongs. */
export interface ChunkPlace {
  session: string
  log: string
  n: number
}

/** Paths of what a line of a log holds that redaction would still change; never what stands there. */
export type LeaksOf = (line: string) => readonly string[]

/** Logs of this version were the first that pages reported. */
const oldestReported = 2

/**
 * Compares bytes with their `Content-Digest` (RFC 9530).
 * @returns their SHA-256
 * @throws Refused with `malformed` when something was lost on the way
 */
export function readDigest(bytes: Uint8Array, header: string | undefined): Buffer {
  const digest = createHash('sha256').update(bytes).digest()
  const [, claimed] = /(?:^|,)\s*sha-256=:([\w+/=]+):/.exec(header ?? '') ?? []
  if (claimed === undefined)
    throw new Refused('malformed', 'Content-Digest must be there, as sha-256=:BASE64:')
  const expected = Buffer.from(claimed, 'base64')
  if (expected.length !== digest.length || !timingSafeEqual(expected, digest))
    throw new Refused('malformed', 'the chunk is not what its Content-Digest says: send it again')
  return digest
}

/**
 * Reads a chunk of a log: unpacked no further than the limit, whole lines, numbers that go on, nothing in
 * it that redaction would still change.
 * @throws Refused saying the line and what is wrong with it
 */
export async function readChunk(
  bytes: Uint8Array,
  place: ChunkPlace,
  leaksOf: LeaksOf,
): Promise<Omit<Chunk, 'digest'>> {
  const lines = linesOf(await unpack(bytes))
  if (place.n === 0) checkHeader(lines[0] ?? '', place)
  const reader = new LineReader({})
  if (place.n > 0) reader.line(standIn)
  let entries = 0
  let after: number | null = null
  let last: number | null = null
  for (const [index, line] of lines.entries()) {
    try {
      checkDepth(line)
      const [record] = reader.line(line)
      if (record) {
        const isLine = isCheckpoint(record)
        if (isLine) JSON.parse(line)
        else entries++
        after ??= isLine ? record.seq : record.seq - 1
        last = record.seq
      }
    } catch (error) {
      throw new Refused('malformed', `line ${index + 1} of the chunk: ${problemOf(error)}`)
    }
    const [leak] = leaksOf(line)
    if (leak !== undefined)
      throw new Refused(
        'not-redacted',
        `line ${index + 1} of the chunk: ${leak} is not redacted; logs are redacted before they leave the page`,
      )
  }
  return { entries, after, last }
}

/** Stands for the header in front of the lines of a later chunk. */
const standIn = JSON.stringify({
  log: logVersion,
  id: '',
  session: '',
  build: '',
  startedAt: new Date(0).toISOString(),
  seed: 0,
})

function problemOf(error: unknown): string {
  // the reader counts the header that stands in for the real one
  if (error instanceof LogError) return error.message.replace(/^line \d+: /, '')
  return error instanceof SyntaxError ? 'not JSON' : (error as Error).message
}

async function unpack(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await unpackChunk(bytes, limits.unpackedBytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Refused(
        'too-large',
        `the chunk has more than ${limits.unpackedBytes} bytes unpacked`,
      )
    throw new Refused(
      'malformed',
      'the chunk is neither one whole gzip member nor lines in columns',
    )
  }
}

function linesOf(unpacked: Buffer): string[] {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(unpacked)
  } catch {
    throw new Refused('malformed', 'the chunk is not UTF-8')
  }
  if (!text.endsWith('\n')) throw new Refused('malformed', 'the chunk ends within a line')
  const lines = text.slice(0, -1).split('\n', limits.chunkLines + 1)
  if (lines.length > limits.chunkLines)
    throw new Refused('too-large', `the chunk has more than ${limits.chunkLines} lines`)
  return lines
}

function checkHeader(line: string, { session, log }: ChunkPlace): void {
  const refusalOf = (problem: string) => new Refused('malformed', `line 1 of the chunk: ${problem}`)
  let header: Record<string, unknown>
  try {
    checkDepth(line)
    header = Object(JSON.parse(line))
  } catch (error) {
    throw refusalOf(problemOf(error))
  }
  const { log: version, events = 0 } = header
  if (!Number.isInteger(version) || !Number.isInteger(events))
    throw refusalOf('it must be the header, with the versions of format and events')
  if ((version as number) > logVersion || (version as number) < oldestReported)
    throw new Refused(
      'unknown-version',
      `the log has version ${version} of the format, this store reads ${oldestReported} to ${logVersion}`,
    )
  if ((events as number) > eventsVersion)
    throw new Refused(
      'unknown-version',
      `the log has version ${events} of the events, this store knows up to ${eventsVersion}`,
    )
  if (header.id !== log) throw refusalOf("'id' is not that of the log")
  if (String(header.session).toLowerCase() !== session)
    throw refusalOf("'session' is not that of the report")
  if (header.texts !== 'shape')
    throw new Refused(
      'not-redacted',
      "line 1 of the chunk: 'texts' must be shape, as in a redacted log",
    )
}

const [quote, backslash, openers, closers] = [34, 92, [91, 123], [93, 125]] as const

/** Counts brackets, without making anything of them: what is nested too deep would end whoever walks it. */
function checkDepth(line: string): void {
  let depth = 0
  let isText = false
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at)
    if (isText) {
      if (code === backslash) at++
      else if (code === quote) isText = false
    } else if (code === quote) isText = true
    else if (openers.includes(code as never)) {
      if (++depth > limits.depth) throw new Error(`nested deeper than ${limits.depth}`)
    } else if (closers.includes(code as never)) depth--
  }
}
