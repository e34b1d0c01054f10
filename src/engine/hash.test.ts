import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyNode, Hasher } from './hash.ts'

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
