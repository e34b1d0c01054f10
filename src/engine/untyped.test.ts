import { beforeEach, describe, expect, test, vi } from 'vitest'
import { assign, createMachine, fromCallback, fromTransition } from 'xstate'
import { record } from './index.ts'
import { expectSame } from './testing/both.ts'

beforeEach(() => {
  // XState warns in development of events sent to actors already gone.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe('events without a textual type', () => {
  const odd: [string, unknown][] = [
    ['{}', {}],
    ['{type: 5}', { type: 5 }],
    ['{type: null}', { type: null }],
    ['a list', []],
    ['a symbol as type', { type: Symbol('a') }],
  ]
  const counting = createMachine({
    id: 'm',
    types: {} as { context: { count: number } },
    context: { count: 0 },
    on: { '*': { actions: assign({ count: ({ context }) => context.count + 1 }) } },
  })

  test.each(odd)('are recorded, written, read and replayed: %s', (_, event) => {
    const recording = record(counting)
    recording.actor.subscribe({ error: () => {} })
    recording.actor.start()
    recording.actor.send(event as never)
    recording.actor.send({ type: 'after' })
    expectSame(counting, recording)
  })

  test.each([
    ...odd,
    ['nothing', undefined],
    ['null', null],
    ['a text', 'text'],
    ['a number', 5],
  ] as [string, unknown][])('also when a callback sends them back: %s', (_, event) => {
    const machine = createMachine({
      id: 'm',
      types: {} as { context: { count: number } },
      context: { count: 0 },
      invoke: {
        id: 'voice',
        src: fromCallback(({ sendBack, receive }) => receive(() => sendBack(event as never))),
      },
      on: {
        '*': { actions: assign({ count: ({ context }) => context.count + 1 }) },
      },
    })
    const recording = record(machine)
    recording.actor.subscribe({ error: () => {} })
    recording.actor.start()
    recording.actor.getSnapshot().children.voice?.send({ type: 'speak' })
    recording.actor.send({ type: 'after' })
    recording.actor.getSnapshot().children.voice?.send({ type: 'speak' })
    expectSame(machine, recording)
  })

  test.each(odd)('also by logic that goes on with them: %s', (_, event) => {
    const logic = fromTransition((count: number) => count + 1, 0)
    const recording = record(logic)
    recording.actor.start()
    recording.actor.send(event as never)
    recording.actor.send({ type: 'after' })
    expect(recording.actor.getSnapshot().context).toBe(2)
    expectSame(logic, recording)
  })
})
