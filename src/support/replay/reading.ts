import { upcasters } from '../../../machines/core/upcasters.ts'
import {
  type CheckpointLine,
  EventLog,
  isCheckpoint,
  type LogEntry,
  readLog,
} from '../../engine/index.ts'
import { unpackWaypoints } from '../waypoints.ts'
import { nextTurn } from './nextTurn.ts'
import { ReadableCheckpoints } from './readable.ts'

/** So long is read at once, in ms; then it is the page's turn. */
const slice = 12
/** A log is unpacked no further, in bytes: what is small and unpacks to more was made to do harm. */
const mostBytes = 96 * 2 ** 20

/**
 * Reads a log of the app, a little in each of many tasks.
 * @param file NDJSON, or that compressed by gzip
 * @param waypoints of the log on this build, packed alike; its places are gone to from these
 * @param note is told each entry as soon as it is read
 * @returns the log up to its end, or up to the first line that is wrong, which its warnings name,
 * as they do checkpoints that cannot be read
 * @throws Error for what is no log at all, is another app's, is too large, or has nothing to begin with
 */
export async function readSession(
  file: Blob,
  waypoints: Blob | null = null,
  note: (entry: LogEntry) => void = () => {},
): Promise<EventLog> {
  const options = { upcasters }
  const { header, warnings, upcasting, records } = await readLog(await unpacked(file), options)
  const entries: LogEntry[] = []
  const checkpoints = new ReadableCheckpoints()
  const told: string[] = []
  let line = 1
  let begun = performance.now()
  try {
    for await (const record of records) {
      // What an upcaster made of one entry stands on one line
      if (isCheckpoint(record) || record.half === undefined) line++
      if (isCheckpoint(record)) checkpoints.add(record, line)
      else {
        entries.push(record)
        note(record)
      }
      if (performance.now() - begun < slice) continue
      await nextTurn()
      begun = performance.now()
    }
  } catch (error) {
    if (entries.length === 0) throw error
    told.push(`${(error as Error).message}. What stands before it is shown.`)
  }
  const isApp = header.systemId === 'app' || entries[0]?.to.split('/')[0] === 'app'
  if (!isApp) throw new Error('This log is of another app: nothing of it can be shown.')
  if (entries.length === 0) throw new Error('This log is empty: nothing happened in it.')
  const { shown, warnings: unread } = checkpoints.leadTo(entries)
  return new EventLog(header, shown, {
    checkpoints: await placesToBegin(checkpoints.list, entries, waypoints),
    options,
    renames: upcasting.renames,
    warnings: [...warnings, ...unread, ...told],
  })
}

/**
 * From where the places of a log are folded: what it begins with, and its waypoints, which are as this build folds it; its own
 * checkpoints where it has no waypoints, or some that cannot be read.
 */
async function placesToBegin(
  own: readonly CheckpointLine[],
  [first]: readonly LogEntry[],
  waypoints: Blob | null,
): Promise<readonly CheckpointLine[]> {
  if (!waypoints) return own
  try {
    let text = ''
    const decoder = new TextDecoder()
    for await (const part of await unpacked(waypoints))
      text += decoder.decode(part, { stream: true })
    const made = unpackWaypoints(text)
    return made.length === 0 ? own : [...own.filter(({ seq }) => first && seq < first.seq), ...made]
  } catch {
    return own
  }
}

async function unpacked(file: Blob): Promise<AsyncIterable<Uint8Array>> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isPacked = first === 0x1f && second === 0x8b
  const stream = file.stream()
  return bounded(isPacked ? stream.pipeThrough(new DecompressionStream('gzip')) : stream)
}

async function* bounded(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    size += value.length
    if (size > mostBytes) {
      await reader.cancel()
      throw new Error(`This log is larger than ${mostBytes / 2 ** 20} MB unpacked`)
    }
    yield value
  }
}
