import { describe, expect, test, vi } from 'vitest'
import { createMachine, fromPromise } from 'xstate'
import { ownOf } from './encode.ts'
import { record } from './index.ts'
import { ran, throughText } from './testing/both.ts'

class PaymentError extends Error {
  override readonly name: string = 'PaymentError'
  readonly reasons = new Set(['declined'])
}
class CardError extends PaymentError {
  override readonly name = 'CardError'
}
class Nameless extends TypeError {}

const errors = { PaymentError, CardError, Nameless }

const cases: [string, () => Error, string][] = [
  ['TypeError', () => new TypeError('t'), 'type'],
  ['RangeError', () => new RangeError('r'), 'range'],
  ['SyntaxError', () => new SyntaxError('s'), 'other'],
  ['AggregateError', () => new AggregateError([new TypeError('inner'), 'x'], 'all'), 'aggregate'],
  ['PaymentError', () => new PaymentError('p'), 'payment'],
  ['CardError', () => new CardError('c'), 'payment'],
  ['one that keeps the name of its parent', () => new Nameless('n'), 'type'],
  ['one with a cause', () => new Error('o', { cause: new PaymentError('p') }), 'caused'],
  ['plain', () => new Error('e'), 'other'],
  ['DOMException', () => new DOMException('stopped', 'AbortError'), 'abort'],
]

const paying = (fail: () => Error) =>
  createMachine({
    id: 'm',
    initial: 'paying',
    states: {
      paying: {
        invoke: {
          id: 'pay',
          src: fromPromise(async () => {
            throw fail()
          }),
          onError: [
            { guard: ({ event }) => event.error instanceof PaymentError, target: 'payment' },
            {
              guard: ({ event }) =>
                event.error instanceof AggregateError && event.error.errors[0] instanceof TypeError,
              target: 'aggregate',
            },
            { guard: ({ event }) => event.error instanceof TypeError, target: 'type' },
            { guard: ({ event }) => event.error instanceof RangeError, target: 'range' },
            {
              guard: ({ event }) => (event.error as Error).cause instanceof PaymentError,
              target: 'caused',
            },
            { guard: ({ event }) => (event.error as Error).name === 'AbortError', target: 'abort' },
            { target: 'other' },
          ],
        },
      },
      payment: {},
      type: {},
      range: {},
      aggregate: {},
      caused: {},
      abort: {},
      other: {},
    },
  })

describe('an error', () => {
  test.each(cases)('takes the same branch on replay: %s', async (_, fail, branch) => {
    const machine = paying(fail)
    const recording = record(machine)
    recording.actor.start()
    await vi.waitFor(() => expect(recording.actor.getSnapshot().value).toBe(branch), {
      timeout: 60_000,
    })
    for (const log of [recording.log, throughText(recording, { errors })]) {
      const replayed = ran(machine, log)
      expect(replayed.differences).toEqual([])
      expect(replayed.actor.getSnapshot().value).toBe(branch)
    }
  })

  test.each(cases)('keeps class, message, cause and own fields through text: %s', (_, fail) => {
    const machine = createMachine({ id: 'm' })
    const recording = record(machine)
    recording.actor.start()
    const error = fail()
    recording.actor.send({ type: 'failed', error } as never)
    const read = throughText(recording, { errors }).entries[0]?.event.error
    if (!(error instanceof DOMException)) {
      expect(Object.getPrototypeOf(read)).toBe(Object.getPrototypeOf(error))
    }
    expect(read.name).toBe(error.name)
    expect(read.message).toBe(error.message)
    expect(read.stack).toBe(error.stack)
    expect(String(read.cause)).toBe(String(error.cause))
    expect(ownOf(read)).toEqual(ownOf(error))
    expect((read as AggregateError).errors).toEqual((error as AggregateError).errors)
  })

  test('that a machine ends with is the same state on replay, with its class', () => {
    const machine = createMachine({
      id: 'm',
      on: {
        explode: {
          actions: () => {
            throw new CardError('boom')
          },
        },
      },
    })
    const recording = record(machine)
    recording.actor.subscribe({ error: () => {} })
    recording.actor.start()
    recording.actor.send({ type: 'explode' })
    for (const log of [recording.log, throughText(recording, { errors })]) {
      const replayed = ran(machine, log)
      expect(replayed.differences).toEqual([])
      expect((replayed.actor.getSnapshot() as { error: unknown }).error).toBeInstanceOf(CardError)
    }
  })

  test('of a class that is not given is an error all the same', () => {
    const recording = record(createMachine({ id: 'm' }))
    recording.actor.start()
    recording.actor.send({ type: 'failed', error: new CardError('c') } as never)
    const read = throughText(recording).entries[0]?.event.error
    expect(read).toBeInstanceOf(Error)
    expect([read.name, read.message]).toEqual(['CardError', 'c'])
  })

  test('in an aggregate tells two states apart', () => {
    const machine = (inner: string) =>
      createMachine({
        id: 'm',
        context: () => ({ error: new AggregateError([new Error(inner)], 'all') }),
      })
    const recording = record(machine('a'))
    recording.actor.start()
    recording.actor.send({ type: 'any' })
    expect(ran(machine('a'), recording.log).differences).toEqual([])
    expect(ran(machine('b'), recording.log).divergence).toMatchObject({ part: '.error' })
  })
})
