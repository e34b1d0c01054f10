import { expect, test } from 'vitest'
import { onOneLine, toJson } from './output.ts'

test('writes as JSON what JSON lacks', () => {
  const state = {
    error: new TypeError('offline'),
    map: new Map([['a', new Set([1n])]]),
    at: new Date(0),
    missing: undefined,
  }
  expect(JSON.parse(toJson(state))).toEqual({
    error: { name: 'TypeError', message: 'offline' },
    map: [['a', ['1']]],
    at: '1970-01-01T00:00:00.000Z',
  })
  expect(toJson({ a: 1 }, 2)).toBe('{\n  "a": 1\n}')
})

test('lets nothing that was written elsewhere begin a line or colour it', () => {
  expect(onOneLine('first\r\nsecond \u001b[31mred')).toBe('first second  [31mred')
})
