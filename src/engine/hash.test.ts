import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HashRules } from './format.ts'
import { Hasher } from './hash.ts'
import { emptyNode } from './hashNode.ts'

const hasher = new Hasher(() => '', { texts: 'shape' })
const fresh = (value: unknown) => hasher.once(value)

/** A place that is hashed again and again. */
const placeOf = () => {
  const node = emptyNode()
  return (value: unknown) => hasher.of(node, value)
}

/** A list as one state after another has it: the same objects, some of them put in, out or elsewhere. */
const histories = fc
  .array(fc.record({ name: fc.string(), count: fc.nat() }), { minLength: 1, maxLength: 12 })
  .chain((objects) =>
    fc.array(fc.array(fc.constantFrom(...objects, 1, 'text'), { maxLength: 14 }), {
      minLength: 2,
      maxLength: 8,
    }),
  )

describe('a place that is hashed again and again', () => {
  test('has the hash that it would have had at once, whatever stood there before', () => {
    fc.assert(
      fc.property(histories, (states) => {
        const place = placeOf()
        for (const state of states) {
          expect(place(state)).toBe(fresh(state))
          expect(place({ list: state })).toBe(fresh({ list: state }))
        }
      }),
      { numRuns: 500 },
    )
  })

  test('of a list, reads only what was put in when something comes, goes or moves to the front', () => {
    let read = 0
    const counted = (id: number) =>
      Object.defineProperty({}, 'id', {
        enumerable: true,
        get() {
          read++
          return id
        },
      })
    const [one, two, three, four] = [1, 2, 3, 4].map(counted) as [object, object, object, object]
    const changed = counted(5)
    const place = placeOf()
    const readFor = (list: readonly object[]) => {
      read = 0
      expect(place(list)).not.toBe(0)
      return read
    }
    expect(readFor([one, two, three])).toBe(3)
    expect(readFor([four, one, two, three])).toBe(1)
    expect(readFor([four, two, three])).toBe(0)
    expect(readFor([changed, four, two])).toBe(1)
    expect(readFor([changed, four])).toBe(0)
  })
})

describe('by the rules of a log', () => {
  const hashOf = (rules: HashRules, value: unknown) => new Hasher(() => '', rules).once(value)

  test('keys count by their shape, each by itself without that', () => {
    const [anna, bert] = [{ anna: 1 }, { bert: 1 }]
    expect(hashOf({ keys: 'shape' }, anna)).toBe(hashOf({ keys: 'shape' }, bert))
    expect(hashOf({ keys: 'shape' }, anna)).not.toBe(hashOf({ keys: 'shape' }, { anna_: 1 }))
    expect(hashOf({}, anna)).not.toBe(hashOf({}, bert))
  })

  test('what was hashed before has no part in it, in whatever order its keys came, and however many', () => {
    const hasher = new Hasher(() => '', {})
    const isAsAtFirst = (value: unknown): void => {
      expect(hasher.once(value)).toBe(hashOf({}, value))
    }
    const keyed = (part: fc.Arbitrary<unknown>) =>
      fc.dictionary(fc.constantFrom('anna', 'bert', 'cleo', 'dora'), part)
    fc.assert(fc.property(keyed(fc.oneof(fc.nat(9), keyed(fc.nat(9)))), isAsAtFirst))
    for (let at = 0; at < 2_500; at++) isAsAtFirst({ anna: at, [`key ${at}`]: { bert: at } })
    isAsAtFirst({ 'key 1': 1, 'key 2': 2, anna: 3 })
  })

  test('numbers and flags within what is untold count by their shape alone, also as they change', () => {
    const rules = { untold: ['likes'] }
    const state = (years: number, isOld: boolean) => ({ likes: { years, isOld }, years: 7 })
    expect(hashOf(rules, state(42, true))).toBe(hashOf(rules, state(10, false)))
    expect(hashOf(rules, state(42, true))).not.toBe(hashOf(rules, state(142, true)))
    expect(hashOf(rules, { years: 42 })).not.toBe(hashOf(rules, { years: 10 }))
    const hasher = new Hasher(() => '', rules)
    const node = emptyNode()
    const first = hasher.of(node, { years: 42 }, 'likes')
    expect(hasher.of(node, { years: 10 }, 'likes')).toBe(first)
    expect(hasher.of(node, { years: 10 })).not.toBe(hasher.of(emptyNode(), { years: 11 }))
  })
})
