import { expect, test } from 'vitest'
import type { Ask } from '../asking.ts'
import { positionOf } from './usePositions.ts'

/** A log that goes on after entry 10, in which an upcaster made two of entry 12. */
const seqs = [11, 12, 12, 13, 14]
const ask = (async (_question: string, _branch: string, _filter: object, from: number) => {
  const seq = seqs[from]
  return seq === undefined ? [] : [{ seq, position: from + 1 }]
}) as unknown as Ask

test('finds an entry by its number, the last of those that have it', async () => {
  const positions = await Promise.all(
    [11, 12, 13, 14].map((seq) => positionOf(ask, seq, seqs.length)),
  )
  expect(positions).toEqual([1, 3, 4, 5])
})
