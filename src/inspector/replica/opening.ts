import {
  type CheckpointLine,
  EventLog,
  isCheckpoint,
  type LogBytes,
  type LogEntry,
  LogError,
  LogFile,
  type LogHeader,
  readLog,
} from '../../engine/index.ts'
import type { Part, Progress } from '../replica.types.ts'
import { Slices } from './slices.ts'
import { messageOf } from './strand.ts'
import type { InspectedSystem, SystemParts } from './system.ts'

/** More of a log is not held at once, in bytes of its text. */
const maxBytes = 96 * 2 ** 20
/** So much is read at once. */
const chunk = 2 ** 18
const lineBreak = 10
/** So many entries are shown to a system that is asked whether it made a log. */
export const firstEntries = 20

/** A log that was read, as far as it could be. */
export interface Read {
  log: EventLog
  system: InspectedSystem | undefined
  parts: SystemParts | undefined
  /** Those of a log that is too large to be held whole. */
  segments: readonly Part[]
  part: number
  problem: string | null
}

export type OnProgress = (progress: Progress) => void

/**
 * Reads a log, of which no more is held than fits.
 * @param source NDJSON, or that compressed by gzip
 * @param part the number of the entry after which the part begins that is wanted; the last by default
 * @param most how many bytes are held
 * @returns what could be read; what is wrong is said in `problem`, never thrown
 */
export async function readSource(
  source: Blob,
  systems: readonly InspectedSystem[],
  onProgress: OnProgress,
  part?: number,
  most: number = maxBytes,
): Promise<Read> {
  try {
    const blob = await unpacked(source)
    const bytes = bytesOf(blob)
    const { header, entries } = await beginningOf(bytes)
    const system = systems.find((each) => each.matches(header, entries))
    const parts = await system?.load()
    const read = await readPart(bytes, parts, onProgress, part, most)
    return { parts, ...read, system, problem: problemsOf(read.problem, systemProblem(system)) }
  } catch (error) {
    return { ...unreadable, problem: sentenceOf(error) }
  }
}

/** Why a log of an unknown system shows no states. */
export function systemProblem(system: InspectedSystem | undefined): string | null {
  return system
    ? null
    : 'This log is not of a system that is known here: its entries are listed, but no states.'
}

export function problemsOf(...problems: readonly (string | null)[]): string | null {
  return problems.filter(Boolean).join(' ') || null
}

const noHeader: LogHeader = {
  log: 2,
  id: '',
  session: '',
  build: '',
  startedAt: new Date(0).toISOString(),
  seed: 0,
}

const unreadable: Omit<Read, 'problem'> = {
  log: new EventLog(noHeader, []),
  system: undefined,
  parts: undefined,
  segments: [],
  part: 0,
}

/** A sentence about what cannot be read, that says where. */
export function sentenceOf(error: unknown): string {
  const text = messageOf(error)
  const sentence = error instanceof LogError ? `The log cannot be read: ${text}` : text
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}

async function unpacked(blob: Blob): Promise<Blob> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer())
  if (first !== 0x1f || second !== 0x8b) return blob
  try {
    return await new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).blob()
  } catch (error) {
    throw new Error(`The file is compressed, but not whole: ${messageOf(error)}`)
  }
}

function bytesOf(blob: Blob): LogBytes {
  return {
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
  }
}

async function* chunksOf(bytes: LogBytes, start: number, end: number): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; at += chunk) yield bytes.read(at, Math.min(at + chunk, end))
}

/** Header and first entries, as they were written. */
async function beginningOf(bytes: LogBytes): Promise<{ header: LogHeader; entries: LogEntry[] }> {
  const { header, entries: all } = await readLog(chunksOf(bytes, 0, bytes.size))
  const entries: LogEntry[] = []
  try {
    for await (const entry of all) if (entries.push(entry) >= firstEntries) break
  } catch {
    // Said where the log is read
  }
  return { header, entries }
}

type PartRead = Pick<Read, 'log' | 'segments' | 'part' | 'problem'> & { parts?: undefined }

async function readPart(
  bytes: LogBytes,
  parts: SystemParts | undefined,
  onProgress: OnProgress,
  wanted: number | undefined,
  most: number,
): Promise<PartRead> {
  const { upcasters = [] } = parts ?? {}
  if (bytes.size <= most) {
    const read = await readLines(chunksOf(bytes, 0, bytes.size), bytes.size, upcasters, onProgress)
    return { ...read, segments: [], part: 0 }
  }
  const file = await LogFile.open(bytes, { upcasters })
  const all = await file.segments()
  const segments = all.map(({ from, bytes: size }) => ({ from, bytes: size }))
  const first = all[0]?.start ?? 0
  const begin =
    all.find(({ from }) => from === wanted) ??
    all.find(({ start }) => bytes.size - start <= most) ??
    all.at(-1)
  const { from = 0, start: at = first } = begin ?? {}
  const checkpoint = at > first || from > 0 ? await lineLengthAt(bytes, at) : 0
  const isTooLong = checkpoint >= most
  const start = isTooLong ? at + checkpoint : at
  const end = Math.min(bytes.size, start + most)
  async function* chunks() {
    yield await bytes.read(0, first)
    yield* chunksOf(bytes, start, end)
  }
  const read = await readLines(chunks(), end - start, upcasters, onProgress)
  const problem = problemsOf(
    shownOf(bytes.size, segments.length, from, read.log.entries.at(-1)?.seq),
    isTooLong ? unfoldedOf(from, checkpoint) : null,
    read.problem,
  )
  const { header, entries, checkpoints, options: readOptions, renames } = read.log
  const log =
    end < bytes.size
      ? new EventLog(header, entries, { checkpoints, options: readOptions, renames })
      : read.log
  return { log, segments, part: from, problem, ...(isTooLong && { parts: undefined }) }
}

function shownOf(size: number, parts: number, from: number, last: number | undefined): string {
  const all = `The log has ${megabytes(size)}, too many to be held at once:`
  if (last === undefined) {
    return `${all} nothing is shown of this part, for entry ${from + 1} alone is more than that.`
  }
  const others = parts > 1 ? `, one of its ${parts} parts or some of them` : ''
  return `${all} entries ${from + 1} to ${last} are shown${others}.`
}

function unfoldedOf(from: number, bytes: number): string {
  return `What was known after entry ${from} takes ${megabytes(bytes)} and cannot be held, so that these entries are listed without states. Another part may show some.`
}

async function lineLengthAt(bytes: LogBytes, start: number): Promise<number> {
  let length = 0
  for await (const piece of chunksOf(bytes, start, bytes.size)) {
    const end = piece.indexOf(lineBreak)
    if (end >= 0) return length + end + 1
    length += piece.length
  }
  return length
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`
}

/** Reads lines to their end, or up to the first that is wrong. */
async function readLines(
  chunks: AsyncIterable<Uint8Array>,
  total: number,
  upcasters: NonNullable<SystemParts['upcasters']>,
  onProgress: OnProgress,
): Promise<{ log: EventLog; problem: string | null }> {
  let done = 0
  const slices = new Slices()
  async function* counted() {
    for await (const bytes of chunks) {
      done += bytes.length
      yield bytes
    }
  }
  const options = { upcasters }
  const { header, warnings, upcasting, records } = await readLog(counted(), options)
  const entries: LogEntry[] = []
  const checkpoints: CheckpointLine[] = []
  let problem: string | null = null
  try {
    let count = 0
    for await (const record of records) {
      if (isCheckpoint(record)) checkpoints.push(record)
      else entries.push(record)
      if (++count % 64 !== 0 || !slices.isOver) continue
      onProgress({ work: 'reading', done: Math.min(done, total), total })
      await slices.rest()
    }
  } catch (error) {
    const last = entries.at(-1)?.seq
    const before =
      last === undefined
        ? 'Nothing stands before it.'
        : `What stands before it is shown, up to entry ${last}.`
    problem = `${sentenceOf(error)} ${before}`
  }
  onProgress({ work: 'reading', done: total, total })
  const { renames } = upcasting
  return {
    log: new EventLog(header, entries, { checkpoints, warnings, renames, options }),
    problem,
  }
}
