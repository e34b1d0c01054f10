import { expect, test } from 'vitest'
import { isPlain } from './plainMessage.ts'

test.each([
  ['a text counts its length and one', 'abc', 4],
  ['a number counts one', 12_345, 1],
  ['nothing counts one', null, 1],
  ['a list counts one and its values', [1, 2, 3], 4],
  ['an object counts one, its names and its values', { ab: 1, c: 'de' }, 8],
  ['what lies within counts as well', { a: [true, { b: 'cd' }] }, 9],
])('%s', (_what, data, size) => {
  expect(isPlain(data, size)).toBe(true)
  expect(isPlain(data, size - 1)).toBe(false)
})

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { a: nested(depth - 1) }
}

test('32 objects may lie in each other', () => {
  expect(isPlain(nested(32), 1_000)).toBe(true)
  expect(isPlain(nested(33), 1_000)).toBe(false)
})

test.each([
  ['a function', () => 1],
  ['a large number', 1n],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['an object of a class', new (class Money {})()],
  ['a name that reaches for prototypes', JSON.parse('{"a":{"__proto__":{}}}')],
  ['a name that reaches for a class', { constructor: 1 }],
])('%s is no plain data', (_what, data) => {
  expect(isPlain(data, 1_000)).toBe(false)
  expect(isPlain([data], 1_000)).toBe(false)
})

test('an object without a prototype is plain data', () => {
  expect(isPlain(Object.assign(Object.create(null), { a: 1 }), 10)).toBe(true)
})
