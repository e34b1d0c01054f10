import { expect, test } from 'vitest'
import type { Shape } from '../../replica.value.types.ts'
import { emptyOf, firstText, problemOf, withPart } from './payload.ts'

const shape: Shape = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    to: { type: 'object', properties: { id: { type: 'number' } } },
    mood: { type: 'string', enum: ['calm', 'wild'] },
    note: { type: 'string' },
  },
  required: ['type', 'to', 'mood'],
}

test('begins with the latest payload that was seen, else with one of the shape', () => {
  expect(JSON.parse(firstText('x', shape, ['{"type":"x","to":{"id":4}}']))).toEqual({
    type: 'x',
    to: { id: 4 },
  })
  expect(JSON.parse(firstText('x', shape, []))).toEqual({ type: 'x', to: { id: 0 }, mood: 'calm' })
  expect(emptyOf({ type: 'any' })).toBe(null)
})

test('sets a part and leaves the others', () => {
  const text = '{"type":"x","to":{"id":1,"name":"a"}}'
  expect(JSON.parse(withPart(text, ['to', 'id'], 7))).toEqual({
    type: 'x',
    to: { id: 7, name: 'a' },
  })
})

test('says what is wrong with a text', () => {
  expect(problemOf('{')).toMatch(/not JSON/)
  expect(problemOf('[]')).toMatch(/is an object/)
  expect(problemOf('{}')).toMatch(/"type"/)
  expect(problemOf('{"type":"x"}')).toBe(null)
})
