import { describe, expect, test } from 'vitest'
import { assign, createMachine, emit, setup } from 'xstate'
import { EventLog, record } from './index.ts'
import { ran, throughText } from './testing/both.ts'

const keeper = createMachine({
  id: 'keeper',
  types: {} as { context: { kept: unknown } },
  context: { kept: null },
  on: { kept: { actions: assign({ kept: ({ event }) => event.value }) } },
})

describe('what cannot be read', () => {
  const thrower = () =>
    Object.defineProperty({ fine: 1 }, 'bad', {
      enumerable: true,
      get() {
        throw new Error('no')
      },
    })
  const revoked = () => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    return proxy
  }
  const values: [string, () => unknown][] = [
    ['a throwing getter', thrower],
    ['a revoked proxy', revoked],
    ['a list that holds one', () => [1, revoked()]],
    ['a Map that holds one', () => new Map([['a', thrower()]])],
    [
      'an error with one',
      () => Object.assign(new Error('a'), { cause: revoked(), own: thrower() }),
    ],
    [
      'an instance whose toJSON throws',
      () => ({
        toJSON() {
          throw new Error('no')
        },
      }),
    ],
    [
      'an instance whose toJSON is itself',
      () => ({
        toJSON() {
          return this
        },
      }),
    ],
    [
      'an error whose getter throws',
      () =>
        Object.defineProperty(new Error('a'), 'bad', {
          enumerable: true,
          get() {
            throw new Error('no')
          },
        }),
    ],
    [
      'an error whose message throws',
      () =>
        Object.defineProperty(new Error('a'), 'message', {
          get() {
            throw new Error('no')
          },
        }),
    ],
    [
      'a list whose iterator throws',
      () =>
        Object.assign([1], {
          [Symbol.iterator]() {
            throw new Error('no')
          },
        }),
    ],
    [
      'a Set whose iterator throws',
      () =>
        Object.assign(new Set([1]), {
          [Symbol.iterator]() {
            throw new Error('no')
          },
        }),
    ],
  ]

  test.each(values)('in an event costs neither the log nor the app: %s', (_, make) => {
    const recording = record(keeper)
    recording.actor.start()
    recording.actor.send({ type: 'kept', value: make() })
    recording.actor.send({ type: 'other' })
    recording.actor.send({ type: 'kept', value: 'after' })
    expect(recording.log.entries.map(({ event }) => event.type)).toEqual(['kept', 'other', 'kept'])
    const log = throughText(recording)
    expect(log.entries.map(({ event }) => event.type)).toEqual(['kept', 'other', 'kept'])
    for (const each of [recording.log, log]) {
      const replayed = ran(keeper, each)
      expect(replayed.divergence).toBeUndefined()
      expect(replayed.actor.getSnapshot().context.kept).toBe('after')
    }
    expect(() => recording.stop()).not.toThrow()
  })

  test.each(values)(
    'in a context, an input, a checkpoint, an emitted event or parameters: %s',
    (_, make) => {
      const machine = setup({
        types: {
          context: {} as { given: unknown; held: unknown },
          input: {} as unknown,
          emitted: {} as { type: 'out'; value: unknown },
        },
        actions: { note: (_args, _params: { value: unknown }) => {} },
      }).createMachine({
        id: 'm',
        context: ({ input }) => ({ given: input, held: 0 }),
        on: {
          held: { actions: assign({ held: () => make() }) },
          emitted: { actions: emit(() => ({ type: 'out' as const, value: make() })) },
          noted: { actions: { type: 'note', params: () => ({ value: make() }) } },
        },
      })
      const errors: unknown[] = []
      const lines: string[] = []
      const recording = record(machine, { input: make(), sink: (some) => void lines.push(...some) })
      recording.actor.subscribe({ error: (error) => errors.push(error) })
      recording.actor.start()
      for (const type of ['held', 'emitted', 'noted', 'held', 'other'])
        recording.actor.send({ type })
      const line = recording.checkpoint()
      recording.flush()
      expect(errors).toEqual([])
      expect(() => JSON.parse(line)).not.toThrow()
      expect(lines).toHaveLength(6)
      const replayed = ran(machine, EventLog.parse(lines.join('')))
      expect(replayed.divergence).toBeUndefined()
      expect(() => recording.stop()).not.toThrow()
    },
  )
})
