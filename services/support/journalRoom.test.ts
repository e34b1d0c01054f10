import { expect, test } from 'vitest'
import type { StoredLog } from './journalDatabase.ts'
import { journalLimits, logsToDrop, segmentsToDrop } from './journalRoom.ts'

const mebibyte = 1_048_576
const day = 86_400_000

/** Segments of which each begins with a checkpoint. */
const segmentsOf = (...sizes: number[]) =>
  sizes.map((bytes, n) => ({ n, begins: true, entries: 1, bytes }))

test('of one log 8 MiB stay on the disk', () => {
  const { logBytes } = journalLimits
  const segments = segmentsOf(1, mebibyte, 7 * mebibyte)
  expect(segmentsToDrop(segments.slice(1), 8 * mebibyte, logBytes, true)).toBe(0)
  expect(segmentsToDrop(segments, 8 * mebibyte + 1, logBytes, true)).toBe(1)
})

test('all logs take 32 MiB, and none is kept for longer than a week', () => {
  const log = (id: string, seenAt: number, openBytes: number) =>
    ({ id, seenAt, segments: [], openBytes }) as unknown as StoredLog
  const drop = (...logs: StoredLog[]) => logsToDrop(logs, 7 * day, () => false, journalLimits)
  expect(drop(log('a', 0, mebibyte), log('b', 1, 31 * mebibyte))).toEqual([])
  expect(drop(log('a', 0, mebibyte), log('b', 1, 31 * mebibyte + 1))).toEqual(['a'])
  expect(drop(log('a', -1, mebibyte), log('b', 0, mebibyte))).toEqual(['a'])
})
