import { expect, test } from 'vitest'
import { shapeOf } from './shapes.ts'

test.each([
  ['hello', { type: 'string' }],
  [4, { type: 'number' }],
  [true, { type: 'boolean' }],
  [null, { type: 'null' }],
  [[], { type: 'array' }],
  [undefined, { type: 'any' }],
])('of %j is %j', (value, shape) => {
  expect(shapeOf([value])).toEqual(shape)
})

test('of values of several types is any, and so is that of none', () => {
  expect(shapeOf([1, 'one'])).toEqual({ type: 'any' })
  expect(shapeOf([null, {}])).toEqual({ type: 'any' })
  expect(shapeOf([])).toEqual({ type: 'any' })
})

test('has every field that one has, and requires those that all have', () => {
  const shape = shapeOf([
    { type: 'x', price: 3 },
    { type: 'x', price: 4, note: 'warm' },
  ])
  expect(Object.keys(shape.properties ?? {})).toEqual(['type', 'price', 'note'])
  expect(shape.required).toEqual(['type', 'price'])
  expect(shape.properties?.price).toEqual({ type: 'number' })
})

test('has an own field that is called as one that every object has', () => {
  const { properties, required } = shapeOf([JSON.parse('{"constructor":1}'), {}])
  expect(properties?.constructor).toEqual({ type: 'number' })
  expect(required).toEqual([])
})

test('looks into objects and into all lists together', () => {
  expect(shapeOf([{ to: { ids: [1] } }, { to: { ids: [] } }])).toEqual({
    type: 'object',
    required: ['to'],
    properties: {
      to: {
        type: 'object',
        required: ['ids'],
        properties: { ids: { type: 'array', items: { type: 'number' } } },
      },
    },
  })
})

test('takes few words that were met again and again for a choice', () => {
  expect(shapeOf(['calm', 'wild', 'calm', 'wild']).enum).toEqual(['calm', 'wild'])
  expect(shapeOf(['calm', 'wild', 'calm']).enum).toBeUndefined()
  const nine = [...Array(9).keys()].map((number) => `word${number}`)
  expect(shapeOf([...nine, ...nine]).enum).toBeUndefined()
  expect(shapeOf([...nine.slice(1), ...nine.slice(1)]).enum).toHaveLength(8)
})

test('takes sentences and numbers for no choice, however often they were met', () => {
  expect(shapeOf(['Good evening', 'Good evening']).enum).toBeUndefined()
  expect(shapeOf(['', '']).enum).toBeUndefined()
  expect(shapeOf([1, 1, 1])).toEqual({ type: 'number' })
})
