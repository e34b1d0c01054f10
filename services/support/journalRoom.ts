import type { ClosedSegment, StoredLog } from './journalDatabase.ts'

/** What logs may take of the disk. */
export const journalLimits = {
  /** Of one log, in bytes. */
  logBytes: 8 * 2 ** 20,
  /** Of all logs together. */
  allBytes: 32 * 2 ** 20,
  /** How long a log is kept after its last line, in ms. */
  age: 7 * 24 * 60 * 60_000,
}
export type JournalLimits = typeof journalLimits

/** How many bytes of the disk a log takes. */
export function bytesOf({
  segments,
  openBytes,
}: Pick<StoredLog, 'segments' | 'openBytes'>): number {
  return segments.reduce((sum, { bytes }) => sum + bytes, openBytes)
}

/**
 * How many of the oldest segments go so that the others take little enough: never a part of what follows a
 * checkpoint without that checkpoint.
 * @param openBegins a checkpoint is the first of the lines that are not packed yet
 * @returns null when nothing may go because there is no checkpoint to begin from
 */
export function segmentsToDrop(
  segments: readonly ClosedSegment[],
  bytes: number,
  most: number,
  openBegins: boolean,
): number | null {
  if (bytes <= most) return 0
  let left = bytes
  let last: number | null = null
  for (const [at, { bytes: own, begins }] of segments.entries()) {
    if (begins && at > 0) {
      last = at
      if (left <= most) return at
    }
    left -= own
  }
  return openBegins && segments.length > 0 ? segments.length : last
}

/**
 * The logs that go: those that are too old, then the oldest of all that no page writes, until the rest takes little
 * enough.
 * @param isLiving whether a page writes the log
 */
export function logsToDrop(
  logs: readonly StoredLog[],
  now: number,
  isLiving: (log: StoredLog) => boolean,
  { age, allBytes }: JournalLimits,
): string[] {
  const dropped: string[] = []
  let left = logs.reduce((sum, log) => sum + bytesOf(log), 0)
  for (const log of logs.toSorted((one, other) => one.seenAt - other.seenAt)) {
    if (isLiving(log) || (left <= allBytes && now - log.seenAt <= age)) continue
    dropped.push(log.id)
    left -= bytesOf(log)
  }
  return dropped
}
