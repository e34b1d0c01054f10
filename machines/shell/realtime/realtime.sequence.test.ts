import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acknowledge, advance, newSequence, noteGap, orderOf } from './realtime.sequence.ts'

const maxGapCloses = 3

/** A server of one session that numbers its frames, seen through a network that mangles them. */
function receive(network: readonly number[][], total: number) {
  let sequence = acknowledge(newSequence, false, 0)
  const applied: number[] = []
  for (const connection of network) {
    for (const seq of connection) {
      const order = orderOf(sequence, seq)
      if (order === 'next') {
        sequence = advance(sequence, seq)
        applied.push(seq)
      }
      if (order === 'gap') {
        sequence = noteGap(sequence)
        break
      }
    }
    if (sequence.lastSeq === null) break
    sequence = acknowledge(sequence, true)
  }
  const missing = Array.from({ length: total }, (_, index) => index + 1).slice(applied.length)
  return { applied, missing, sequence }
}

describe('numbering', () => {
  test('applies no frame twice, none out of order and none after a gap', () => {
    const total = 20
    const frames = fc.array(fc.integer({ min: 1, max: total }), { maxLength: 40 })
    fc.assert(
      fc.property(fc.array(frames, { maxLength: 8 }), (network) => {
        const { applied } = receive(network, total)
        expect(applied).toEqual(applied.map((_, index) => index + 1))
      }),
    )
  })

  test('applies every frame once the network delivers what is missing', () => {
    const total = 20
    const frames = fc.array(fc.integer({ min: 1, max: total }), { maxLength: 40 })
    fc.assert(
      fc.property(fc.array(frames, { maxLength: maxGapCloses - 1 }), (network) => {
        const { missing } = receive(network, total)
        const { applied } = receive([...network, missing], total)
        expect(applied).toHaveLength(total)
      }),
    )
  })

  test('unnumbered frames are always next and move nothing', () => {
    const sequence = { lastSeq: 7, gapCloses: 1 }
    expect(orderOf(sequence, undefined)).toBe('next')
    expect(advance(sequence, undefined)).toEqual(sequence)
  })

  test('tells next, seen and gap apart', () => {
    const sequence = { lastSeq: 7, gapCloses: 0 }
    expect([6, 7, 8, 9].map((seq) => orderOf(sequence, seq))).toEqual([
      'seen',
      'seen',
      'next',
      'gap',
    ])
  })

  test('gives up after three gaps without progress, and progress forgives them', () => {
    const twice = noteGap(noteGap({ lastSeq: 7, gapCloses: 0 }))
    expect(twice.lastSeq).toBe(7)
    expect(noteGap(twice).lastSeq).toBeNull()
    expect(noteGap(advance(twice, 8)).lastSeq).toBe(8)
  })
})

describe('acknowledgement', () => {
  test('a resumed session goes on, its own number included', () => {
    const sequence = { lastSeq: 7, gapCloses: 1 }
    expect(acknowledge(sequence, true)).toEqual(sequence)
    expect(acknowledge(sequence, true, 8).lastSeq).toBe(8)
    expect(acknowledge(sequence, true, 12).lastSeq).toBe(7)
    expect(acknowledge(sequence, true, 3).lastSeq).toBe(7)
  })

  test('the first frame of another session says where its numbering stands', () => {
    const sequence = acknowledge({ lastSeq: 7, gapCloses: 2 }, false)
    expect(sequence).toEqual(newSequence)
    expect(orderOf(sequence, 3)).toBe('next')
    expect(orderOf(advance(sequence, 40), 42)).toBe('gap')
    expect(acknowledge({ lastSeq: 7, gapCloses: 0 }, false, 3).lastSeq).toBe(3)
  })
})
