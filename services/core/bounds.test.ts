import * as v from 'valibot'
import { expect, test } from 'vitest'
import { count, id, list, moment, number, quantities, text, time, whole, within } from './bounds.ts'

const half = '\ud83d'

/** Of each what is taken at its edges, and what lies next to them and is not. */
const edges: [string, v.GenericSchema, taken: unknown[], refused: unknown[]][] = [
  ['a text', text, ['', 'a'.repeat(20_000)], ['a'.repeat(20_001), 1, null]],
  [
    'an id',
    id,
    ['0', 'a'.repeat(255), '🌙'],
    ['', 'a'.repeat(256), half, `${half}a`, `a${half}`, `a${half}a`, 7],
  ],
  ['a number', number, [-1e12, 0.5, 1e12], [-1e12 - 1, 1e12 + 1, Number.NaN, '1']],
  ['what is whole', whole, [-(2 ** 53 - 1), 0, 2 ** 53 - 1], [0.5, 2 ** 53]],
  ['a count', count, [0, 1e9], [-1, 1e9 + 1, 1.5]],
  ['a time', time, [0, 253_402_300_799_999], [-1, 253_402_300_800_000]],
  ['what has a least', v.pipe(v.number(), within(1)), [1, Number.POSITIVE_INFINITY], [0]],
  ['quantities', quantities, [{}, { rose: 0 }], [{ rose: -1 }, { '': 1 }]],
  [
    'a list',
    list(count),
    [[], Array.from({ length: 10_000 }, () => 1)],
    [Array.from({ length: 10_001 }, () => 1), [-1]],
  ],
]

test.each(edges)('%s is taken up to its edges, and not beyond', (_, schema, taken, refused) => {
  expect(taken.filter((given) => !v.is(schema, given))).toEqual([])
  expect(refused.filter((given) => v.is(schema, given))).toEqual([])
})

test('half a character in a text becomes the sign for one that is none', () => {
  expect(v.parse(text, `${half}a${half}`)).toBe('\ufffda\ufffd')
  expect(v.parse(text, '🌙')).toBe('🌙')
})

test('a moment is read as ms since the epoch, and what is none is refused', () => {
  expect(v.parse(moment, '1970-01-01T00:00:01Z')).toBe(1_000)
  for (const given of ['tomorrow', '1969-12-31T23:59:59Z', ''])
    expect(v.is(moment, given), given).toBe(false)
})
