import { describe, expect, test } from 'vitest'
import { assign, createMachine } from 'xstate'
import { ownOf } from './encode.ts'
import { record } from './index.ts'
import { expectSame, ran, throughText } from './testing/both.ts'

const keeper = createMachine({
  id: 'keeper',
  types: {} as { context: { kept: unknown } },
  context: { kept: null },
  on: { kept: { actions: assign({ kept: ({ event }) => event.value }) } },
})

/** Takes a copy of what it is told, as text, so that later changes to it do not show. */
const writer = createMachine({
  id: 'writer',
  types: {} as { context: { text: string } },
  context: { text: '' },
  on: { kept: { actions: assign({ text: ({ event }) => textOf(event.value) }) } },
})

function textOf(value: unknown): string {
  if (value instanceof Uint8Array) return value.join()
  return JSON.stringify(value, (_, part) => {
    if (part instanceof Map || part instanceof Set) return [...part]
    if (ArrayBuffer.isView(part)) {
      return [...new Uint8Array(part.buffer, part.byteOffset, part.byteLength)]
    }
    if (part instanceof ArrayBuffer) return [...new Uint8Array(part)]
    return part instanceof Error ? [part.message, ownOf(part), part.cause] : part
  })
}

describe('an event that is changed after it was taken', () => {
  class Place {
    city = 'Berlin'
    streets = ['A']
  }
  const changes: [name: string, make: () => unknown, change: (value: never) => void][] = [
    ['an object', () => ({ a: 1 }), (value: { a: number }) => value.a++],
    [
      'a nested one',
      () => ({ a: { b: [{ c: 1 }] } }),
      (v: { a: { b: { c: number }[] } }) => (v.a.b[0] as { c: number }).c++,
    ],
    ['a list', () => [1, [2]], (value: unknown[][]) => value[1]?.push(3)],
    [
      'a Map',
      () => new Map([['a', { n: 1 }]]),
      (value: Map<string, { n: number }>) => (value.get('a') as { n: number }).n++,
    ],
    [
      'the keys of a Map',
      () => new Map([['a', 1]]),
      (value: Map<string, number>) => value.set('b', 2),
    ],
    ['a Set', () => new Set([1]), (value: Set<number>) => value.add(2)],
    ['a Date', () => new Date(5), (value: Date) => value.setTime(6)],
    ['a typed array', () => new Uint16Array([1, 2]), (value: Uint16Array) => value.fill(9)],
    ['a Node buffer', () => Buffer.from([1, 2]), (value: Buffer) => value.fill(9)],
    [
      'a part of a buffer',
      () => new Uint8Array([1, 2, 3]).subarray(1),
      (value: Uint8Array) => value.fill(9),
    ],
    [
      'an ArrayBuffer',
      () => new Uint8Array([1, 2]).buffer,
      (value: ArrayBuffer) => new Uint8Array(value).fill(9),
    ],
    [
      'a DataView',
      () => new DataView(new Uint8Array([1, 2]).buffer),
      (value: DataView) => value.setUint8(0, 9),
    ],
    ['an instance', () => new Place(), (value: Place) => value.streets.push('B')],
    [
      'an object without prototype',
      () => Object.assign(Object.create(null), { a: 1 }),
      (value: { a: number }) => value.a++,
    ],
    [
      'a URL',
      () => new URL('https://a.example/'),
      (value: URL) => {
        value.pathname = '/b'
      },
    ],
    [
      'an error',
      () => Object.assign(new Error('a', { cause: { n: 1 } }), { code: { n: 1 } }),
      (value: Error & { code: { n: number } }) => {
        value.message = 'b'
        value.code.n++
        ;(value.cause as { n: number }).n++
      },
    ],
  ]

  test.each(changes)('stays in the log as it was: %s', (_, make, alter) => {
    const value = make()
    const recording = record(writer)
    recording.actor.start()
    recording.actor.send({ type: 'kept', value })
    alter(value as never)
    expect(recording.actor.getSnapshot().context.text).toBe(textOf(make()))
    expect(recording.log.entries[0]?.event.value).toEqual(make())
    expectSame(writer, recording)
  })

  test.each(changes)('stays with the live machine as the sender gave it: %s', (_, make) => {
    const value = make()
    const recording = record(keeper)
    recording.actor.start()
    recording.actor.send({ type: 'kept', value })
    expect(recording.actor.getSnapshot().context.kept).toBe(value)
    for (const log of [recording.log, throughText(recording)]) {
      expect(ran(keeper, log).differences).toEqual([])
    }
  })
})
