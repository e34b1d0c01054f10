import { describe, expect, test, vi } from 'vitest'
import { assign, createMachine, fromCallback, fromPromise, setup } from 'xstate'
import { record } from './index.ts'
import { expectSame } from './testing/both.ts'

const counter = createMachine({
  id: 'counter',
  types: {} as { context: { count: number; at: Date } },
  context: { count: 0, at: new Date(5) },
  initial: 'a',
  states: {
    a: {
      on: { add: { target: 'b', actions: assign({ count: ({ context }) => context.count + 1 }) } },
    },
    b: { on: { add: 'hist' } },
    hist: { type: 'history' },
  },
})

const settled: ((value: number) => void)[] = []

const app = setup({
  types: { context: {} as { count: number; loaded: number[] } },
  actors: {
    counter,
    load: fromPromise<number>(() => new Promise((resolve) => settled.push(resolve))),
    voice: fromCallback<{ type: 'speak' }>(({ sendBack, receive }) => {
      sendBack({ type: 'opened' })
      receive(() => sendBack({ type: 'spoken' }))
    }),
  },
}).createMachine({
  id: 'app',
  context: { count: 0, loaded: [] },
  invoke: [
    { id: 'counter', src: 'counter', systemId: 'shared' },
    {
      id: 'load',
      src: 'load',
      onDone: {
        actions: assign({ loaded: ({ context, event }) => [...context.loaded, event.output] }),
      },
    },
    { id: 'voice', src: 'voice' },
  ],
  on: {
    add: {
      actions: [
        assign({ count: ({ context }) => context.count + 1 }),
        ({ system }) => system.get('shared')?.send({ type: 'add' }),
      ],
    },
    opened: { actions: assign({ count: ({ context }) => context.count + 10 }) },
    spoken: { actions: assign({ count: ({ context }) => context.count + 100 }) },
    spawn: {
      actions: assign(({ spawn, context }) => {
        spawn('counter', { id: 'second' })
        return context
      }),
    },
  },
  initial: 'short',
  states: { short: { after: { 60000: 'long' } }, long: {} },
})

describe('a recording of an app that is restored', () => {
  test('begins with its snapshot, with its children and promises that run again', async () => {
    settled.length = 0
    const earlier = record(app)
    earlier.actor.start()
    earlier.actor.send({ type: 'add' })
    earlier.actor.send({ type: 'spawn' })
    const snapshot = earlier.actor.getPersistedSnapshot()
    earlier.actor.stop()
    const recording = record(app, { snapshot })
    recording.actor.start()
    recording.actor.send({ type: 'add' })
    const { children } = recording.actor.getSnapshot()
    expect(Object.keys(children).sort()).toEqual(['counter', 'load', 'second', 'voice'])
    ;(children as Record<string, typeof children.voice>).voice?.send({ type: 'speak' })
    ;(children as Record<string, { send(event: object): void }>).second?.send({ type: 'add' })
    expect(settled).toHaveLength(2)
    settled[1]?.(7)
    await vi.waitFor(() => expect(recording.actor.getSnapshot().context.loaded).toEqual([7]), {
      timeout: 60_000,
    })
    expect(recording.actor.getSnapshot().context.count).toBe(122)
    expectSame(app, recording)
  })

  test('from JSON text, twice in a row', () => {
    settled.length = 0
    const first = record(app)
    first.actor.start()
    first.actor.send({ type: 'spawn' })
    const text = JSON.stringify(first.actor.getPersistedSnapshot())
    const second = record(app, { snapshot: JSON.parse(text) })
    second.actor.start()
    second.actor.send({ type: 'add' })
    expectSame(app, second)
    const snapshot = second.actor.getPersistedSnapshot()
    const third = record(app, { snapshot })
    third.actor.start()
    third.actor.send({ type: 'add' })
    expect(third.actor.getSnapshot().context.count).toBe(32)
    for (const replayed of expectSame(app, third)) {
      replayed.seek(0)
      replayed.run()
      expect(replayed.actor.getSnapshot().context.count).toBe(32)
    }
    expect(snapshot).toEqual(second.actor.getPersistedSnapshot())
  })

  test('that had ended or failed is restored as it was', async () => {
    const done = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { type: 'final' } },
      output: 5,
    })
    const earlier = record(done)
    earlier.actor.start()
    earlier.actor.send({ type: 'go' })
    const recording = record(done, { snapshot: earlier.actor.getPersistedSnapshot() })
    recording.actor.start()
    expect(recording.actor.getSnapshot().output).toBe(5)
    expectSame(done, recording)
  })

  test('writes a checkpoint from which it replays', () => {
    settled.length = 0
    const earlier = record(app)
    earlier.actor.start()
    const recording = record(app, {
      snapshot: earlier.actor.getPersistedSnapshot(),
      checkpointEvery: { entries: 1 },
      soon: (run) => run(),
    })
    recording.actor.start()
    for (let i = 0; i < 6; i++) recording.actor.send({ type: 'add' })
    expect(recording.log.warnings).toEqual([])
    expect(recording.log.checkpoints.length).toBeGreaterThan(1)
    for (const { seq } of recording.log.checkpoints) expectSame(app, recording, { from: seq })
  })
})
