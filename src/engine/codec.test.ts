import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ActorAddress } from './addresses.ts'
import { decodeLine } from './decode.ts'
import { encodeLine } from './encode.ts'
import { Hasher } from './hash.ts'
import { beginCost } from './testing/cost.ts'

const lineOf = (value: unknown) => JSON.parse(encodeLine({ value }))
const throughText = (value: unknown) => decodeLine(lineOf(value)).value

const leaf = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0),
  fc.bigInt(),
  fc.date({ noInvalidDate: false }),
  fc.constantFrom(/a.b/gi, /\/"/u, new URL('https://limelight.example/en/?a=1#b')),
  fc.string().map((address) => new ActorAddress(address)),
  fc.oneof(fc.uint8Array(), fc.float64Array(), fc.bigInt64Array()),
  fc.uint8Array().map((bytes) => bytes.slice().buffer),
)

const key = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'types', 'a.b', '0'))

/** Whatever an event may hold, the one within the other in any way. */
const { mixture } = fc.letrec<{ mixture: unknown }>((within) => ({
  mixture: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.array(within('mixture')),
    fc
      .array(fc.tuple(key, within('mixture')))
      .map((entries) => Object.fromEntries(entries) as unknown),
    fc.array(fc.tuple(within('mixture'), within('mixture'))).map((entries) => new Map(entries)),
    fc.array(within('mixture')).map((items) => new Set(items)),
    fc
      .tuple(fc.string(), fc.string(), within('mixture'), within('mixture'))
      .map(([message, name, cause, detail]) =>
        Object.assign(new RangeError(message, { cause }), { name, detail }),
      ),
  ),
}))

/** A value as a tree of names and texts: what two values are the same by, errors included. */
function portrait(value: unknown): unknown {
  if (value instanceof Error) {
    const { name, message, stack, cause, ...own } = value
    return ['Error', value.name, value.message, value.stack, portrait(value.cause), portrait(own)]
  }
  if (value instanceof Map) return ['Map', [...value].map(portrait)]
  if (value instanceof Set) return ['Set', [...value].map(portrait)]
  if (Array.isArray(value)) return value.map(portrait)
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return ['object', ...Object.entries(value).map(([name, part]) => [name, portrait(part)])]
}

describe('a value on its way through text', () => {
  test('stays the same, whatever lies within what', () => {
    fc.assert(
      fc.property(mixture, (value) => {
        expect(portrait(throughText(value))).toStrictEqual(portrait(value))
      }),
      { numRuns: 400 },
    )
  })

  test('is digested like what it was, so that a replay finds the same state', () => {
    const hash = (value: unknown) => new Hasher(() => '', { texts: 'shape' }).once(value)
    fc.assert(
      fc.property(mixture, (value) => {
        expect(hash(throughText(value))).toBe(hash(value))
      }),
      { numRuns: 400 },
    )
    class Named extends Error {
      override readonly name = 'Named'
      readonly code = 'unreachable'
    }
    const [error, other] = [new Named('gone'), Object.assign(new Named('gone'), { code: 'two' })]
    expect(hash(throughText(error))).toBe(hash(error))
    expect(hash(other)).not.toBe(hash(error))
  })

  test('stays as it was for the sender too', () => {
    const value = { list: [1, undefined, { at: new Date(5) }], own: new Map([[1n, /x/]]) }
    const copy = structuredClone(value)
    lineOf(value)
    expect(value).toStrictEqual(copy)
  })

  test('is described by path and type, the whole before its parts', () => {
    expect(lineOf({ when: new Map([['a', new Date(6)]]) })).toEqual({
      value: { when: [['a', '1970-01-01T00:00:00.006Z']] },
      types: [
        [['value', 'when'], 'Map'],
        [['value', 'when', 0, 1], 'Date'],
      ],
    })
  })

  test('keeps what is its own of an instance of some class', () => {
    class Place {
      readonly found = new Date(5)
      readonly city = 'Berlin'
    }
    expect(throughText(new Place())).toEqual({ found: new Date(5), city: 'Berlin' })
  })

  test('is what its own toJSON makes of it, wherever it lies', () => {
    const event = { when: new Date(5), toJSON: () => ({ id: 7 }) }
    expect(throughText([event, new Date(6)])).toEqual([{ id: 7 }, new Date(6)])
  })

  test('is refused when it is a cycle, at once', () => {
    const hub: { spokes: unknown[] } = { spokes: [] }
    for (let i = 0; i < 1000; i++) hub.spokes.push(new Map([[i, hub]]))
    const looped = new Error('looped')
    looped.cause = looped
    const cost = beginCost()
    expect(() => encodeLine({ hub })).toThrow('a cycle')
    expect(() => encodeLine({ looped })).toThrow('a cycle')
    expect(cost()).toBeLessThan(25)
  })
})

describe('types that do not fit', () => {
  const value = { list: [1], text: 'x', own: JSON.parse('{"__proto__":{"when":"x"}}') }

  test.each<[types: unknown, problem: string]>([
    [{ values: {} }, 'types is no list'],
    [['value'], 'not of this type'],
    [[[['value', 'text'], 'Date', 1]], 'not of this type'],
    [[[[], 'Date']], 'a path is empty'],
    [[[['value', 'text'], 'Curtain']], 'value.text is of the unknown type "Curtain"'],
    [[[['value', 'text'], 'constructor']], 'value.text is of the unknown type "constructor"'],
    [[[['value', 'gone'], 'Date']], 'nothing stands at value.gone'],
    [[[['value', 'text', 'length'], 'number']], 'nothing stands at value.text.length'],
    [[[['value', 'list', 'length'], 'undefined']], 'nothing stands at value.list.length'],
    [[[['value', 'list', '0'], 'bigint']], 'nothing stands at value.list.0'],
    [[[['value', '__proto__', 'polluted'], 'undefined']], 'nothing stands at value.__proto__'],
    [[[['__proto__'], 'undefined']], 'nothing stands at __proto__'],
    [[[['value', 'constructor', 'prototype'], 'undefined']], 'nothing stands at value.constructor'],
    [[[['value', 'own', '__proto__', 'when'], 'Date']], 'value.own.__proto__.when is no Date'],
    ...['undefined', 'number', 'Date', 'URL', 'bigint', 'Map', 'Set', 'Error', 'RegExp'].map(
      (type): [unknown, string] => [[[['value', 'text'], type]], `value.text is no ${type}`],
    ),
    ...['Map', 'RegExp', 'Actor', 'BigInt64Array', 'Error'].map((type): [unknown, string] => [
      [[['value', 'list'], type]],
      `value.list is no ${type}`,
    ]),
    [
      [
        [['value', 'list'], 'Set'],
        [['value', 'list'], 'Set'],
      ],
      'value.list is no Set',
    ],
    [
      [
        [['value', 'list', 0], 'Date'],
        [['value', 'list'], 'Set'],
      ],
      'nothing stands at value.list.0',
    ],
  ])('are refused by name: %j', (types, problem) => {
    const line = JSON.parse(JSON.stringify({ value, types }))
    expect(() => decodeLine(line)).toThrow(problem)
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  test.each([
    ['Uint8Array', [1, 256]],
    ['Uint8Array', ['1']],
    ['ArrayBuffer', [-1]],
    ['Int16Array', [0.5]],
  ])('are refused when an item is none of %s: %j', (type, items) => {
    expect(() => decodeLine({ items, types: [[['items'], type]] })).toThrow(`items is no ${type}`)
  })

  test('never lead to a prototype', () => {
    const own = JSON.parse('{"name":"a","message":"b","own":{"__proto__":{"polluted":true}}}')
    const { error } = decodeLine({ error: own, types: [[['error'], 'Error']] })
    expect(Object.getPrototypeOf(error)).toBe(Error.prototype)
  })
})
