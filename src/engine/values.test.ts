import { describe, expect, test } from 'vitest'
import { assign, createMachine } from 'xstate'
import { EventLog, record } from './index.ts'
import { ran, throughText } from './testing/both.ts'

const keeper = createMachine({
  id: 'keeper',
  types: {} as { context: { kept: unknown } },
  context: { kept: null },
  on: { kept: { actions: assign({ kept: ({ event }) => event.value }) } },
})

describe('values that look like others', () => {
  class Money {
    readonly #cents: number
    readonly currency = 'EUR'
    constructor(cents: number) {
      this.#cents = cents
    }
    toJSON() {
      return { cents: this.#cents, currency: this.currency }
    }
  }
  const values: [string, () => unknown][] = [
    [
      'an own key _processingStatus',
      () => ({ _processingStatus: 1, id: 'a', sessionId: 'x:0', send: 'no' }),
    ],
    ['an own toJSON', () => ({ a: 1, toJSON: () => ({ id: 7 }) })],
    ['an own toJSON that gives a text', () => ({ a: 1, toJSON: () => 'seven' })],
    ['an own toJSON that gives nothing', () => ({ a: 1, toJSON: () => undefined })],
    ['a toJSON that is no function', () => ({ toJSON: 5 })],
    ['an instance with toJSON and private fields', () => new Money(5)],
    ['a function', () => () => 1],
    ['a symbol', () => Symbol('a')],
    ['a list of both', () => [() => 1, Symbol('a'), { run() {} }]],
    ['a Map with both', () => new Map<unknown, unknown>([[Symbol('a'), () => 1]])],
    ['a key that is a symbol', () => ({ [Symbol('a')]: 1, b: 2 })],
    ['a class', () => Money],
    ['a File', () => new File(['a'], 'a.txt')],
    ['a Blob in a list', () => [new Blob(['a'])]],
    ['Headers', () => new Headers({ a: 'b' })],
    ['search parameters', () => new URLSearchParams('a=1')],
    ['a promise', () => Promise.resolve(1)],
    ['a WeakMap', () => new WeakMap()],
    ['an abort signal', () => new AbortController().signal],
    ['a boxed number', () => Object(5)],
    ['a boxed text', () => Object('abc')],
    ['a boxed boolean', () => Object(true)],
    ['a boxed bigint', () => Object(5n)],
    [
      'a generator',
      () =>
        (function* () {
          yield 1
        })(),
    ],
    ['a list with holes', () => Array(3)],
    ['a list with keys of its own', () => Object.assign([1], { extra: 1 })],
    ['an object whose keys are numbers', () => ({ 2: 'b', 1: 'a' })],
    ['an inherited field', () => Object.assign(Object.create({ inherited: 1 }), { own: 2 })],
    ['a hidden field', () => Object.defineProperty({ a: 1 }, 'hidden', { value: 2 })],
    ['a big Float64Array', () => new Float64Array(5).fill(Number.NaN)],
    ['negative zero in a typed array', () => new Float32Array([-0, 1.1])],
    ['a Map in a Map', () => new Map([[new Map([[1, 2]]), new Set([new Date(1)])]])],
    ['a key with dots', () => ({ 'a.b': undefined, '': new Date(2) })],
    [
      'the key __proto__',
      () => JSON.parse('{"__proto__": {"a": 1}, "constructor": 2, "hasOwnProperty": 3}'),
    ],
    ['the key types', () => ({ types: [[['event'], 'Date']], checkpoint: 1 })],
    ['a lone surrogate', () => '\ud800 \u2028 \0'],
  ]

  test.each(values)('give no divergence, in memory and through text: %s', (_, make) => {
    const recording = record(keeper)
    recording.actor.start()
    recording.actor.send({ type: 'kept', value: make() })
    recording.actor.send({ type: 'kept', value: { within: [make()] } })
    recording.actor.send({ type: 'none' })
    const read = throughText(recording)
    for (const log of [recording.log, read]) {
      expect(ran(keeper, log).differences).toEqual([])
    }
    expect(EventLog.parse(read.toNDJSON()).toNDJSON()).toBe(read.toNDJSON())
  })

  test.each(values)('give none in a context that a checkpoint holds: %s', (_, make) => {
    const recording = record(keeper, { checkpointEvery: { entries: 0 }, soon: (run) => run() })
    recording.actor.start()
    recording.actor.send({ type: 'kept', value: make() })
    recording.actor.send({ type: 'none' })
    recording.actor.send({ type: 'kept', value: 1 })
    expect(recording.log.warnings).toEqual([])
    for (const { seq } of recording.log.checkpoints) {
      expect(ran(keeper, throughText(recording), { from: seq }).differences).toEqual([])
    }
    expect(recording.log.checkpoints).not.toEqual([])
  })
})
