import { describe, expect, test } from 'vitest'
import { type AnyActorRef, assign, createMachine, sendTo } from 'xstate'
import { EventLog, record, replay, replayOnDemand, stateOf } from './index.ts'

const counter = createMachine({
  id: 'counter',
  types: {} as { context: { count: number } },
  context: { count: 0 },
  on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})

const house = createMachine({
  id: 'house',
  types: {} as { context: { count: number } },
  context: { count: 0 },
  invoke: { id: 'counter', src: counter, systemId: 'counter' },
  initial: 'empty',
  on: {
    add: {
      actions: [
        assign({ count: ({ context }) => context.count + 1 }),
        sendTo('counter', { type: 'add' }),
      ],
    },
  },
  states: {
    empty: { on: { toggle: 'full' } },
    full: {
      invoke: { id: 'guest', systemId: 'guest', src: counter },
      after: { 60000: 'empty' },
      on: { toggle: 'empty' },
    },
  },
})

const inputs = 60

/** A log with a checkpoint after every seventh entry, what the whole of it folds to, and it on demand. */
function days() {
  const recording = record(house, { checkpointEvery: { entries: 7 }, soon: (run) => run() })
  recording.actor.start()
  for (let count = 0; count < inputs; count++)
    recording.actor.send({ type: count % 2 === 0 ? 'add' : 'toggle' })
  const log = EventLog.parse(recording.log.toNDJSON())
  return { log, whole: replay(house, log), lazy: replayOnDemand(house, log, { momentEvery: 4 }) }
}

const childOf = (actor: AnyActorRef, id: string) => actor.getSnapshot().children[id] as AnyActorRef

/** The same order at every run, to and fro. */
const scrambled = Array.from({ length: inputs + 1 }, (_, n) => (n * 23) % (inputs + 1))

describe('a replay on demand', () => {
  test('is everywhere as the fold of the whole log is, whence ever one comes', () => {
    const { log, whole, lazy } = days()
    expect(log.checkpoints.length).toBeGreaterThan(6)
    for (const position of [...scrambled, ...scrambled.toReversed()]) {
      whole.seek(position)
      lazy.seek(position)
      expect(stateOf(lazy.actor)).toEqual(stateOf(whole.actor))
      expect(lazy.actors.map(({ address }) => address)).toEqual(
        whole.actors.map(({ address }) => address),
      )
      expect(lazy.timers).toEqual(whole.timers)
      expect(lazy.actor.system.get('guest')).toBe(childOf(lazy.actor, 'guest'))
    }
  })

  test('has the same actors at every position where they live', () => {
    const { lazy } = days()
    const { actor } = lazy
    const child = childOf(actor, 'counter')
    const seen: number[] = []
    child.subscribe((snapshot) => seen.push(snapshot.context.count))
    for (const position of scrambled) {
      lazy.seek(position)
      expect(lazy.actor).toBe(actor)
      expect(childOf(actor, 'counter')).toBe(child)
      expect(child.getSnapshot().context.count).toBe(Math.ceil(position / 2))
      if (position > 0) expect(seen.at(-1)).toBe(Math.ceil(position / 2))
    }
  })

  test('folds no more than lies between a checkpoint and where one goes, nor that a second time', () => {
    const { lazy } = days()
    const stepsTo = (position: number) => [...lazy.seekInSteps(position)].length
    expect(stepsTo(inputs)).toBeLessThan(7)
    expect(stepsTo(3)).toBe(3)
    expect(stepsTo(27)).toBeLessThan(7)
    stepsTo(inputs)
    expect(stepsTo(27)).toBeLessThan(4)
  })

  test('tells nobody of a place on the way, and goes elsewhere from there', () => {
    const { lazy, whole } = days()
    lazy.seek(0)
    const seen: number[] = []
    lazy.actor.subscribe((snapshot) => seen.push(snapshot.context.count))
    const steps = lazy.seekInSteps(6)
    for (let count = 0; count < 3; count++) steps.next()
    expect(seen).toEqual([])
    expect(lazy.position).toBe(0)
    lazy.seek(45)
    whole.seek(45)
    expect(seen).toEqual([23])
    expect(stateOf(lazy.actor)).toEqual(stateOf(whole.actor))
  })

  test('compares nothing', () => {
    const { log } = days()
    const { divergence, differences } = replayOnDemand(counter, log)
    expect([divergence, differences]).toEqual([undefined, []])
  })

  test('stays where it is when the checkpoint on the way cannot be read', () => {
    const { log } = days()
    const [first, second, ...others] = log.checkpoints
    const broken = new EventLog(log.header, log.entries, {
      checkpoints: [first, { seq: second?.seq ?? 0, line: '{' }, ...others].flatMap(
        (one) => one ?? [],
      ),
    })
    const lazy = replayOnDemand(house, broken)
    lazy.seek(5)
    expect(() => lazy.seek((second?.seq ?? 0) + 1)).toThrow(`after entry ${second?.seq}`)
    expect([lazy.position, lazy.actor.getSnapshot().context.count]).toEqual([5, 3])
    lazy.seek(inputs)
    expect(lazy.actor.getSnapshot().context.count).toBe(30)
  })
})

describe('a checkpoint of a replay', () => {
  test('leads where the log leads, wherever it was written', () => {
    const { log, whole } = days()
    for (const position of scrambled) {
      whole.seek(position)
      const checkpoints = [whole.checkpoint()]
      expect(checkpoints[0]?.seq).toBe(position)
      const begun = new EventLog(log.header, log.entries, { checkpoints })
      const rest = replay(house, begun, { from: position })
      rest.seek(position)
      expect(stateOf(rest.actor)).toEqual(stateOf(whole.actor))
      rest.run()
      whole.run()
      expect(stateOf(rest.actor)).toEqual(stateOf(whole.actor))
      expect(rest.differences).toEqual([])
    }
  })

  test('is none within an input', () => {
    const recording = record(
      createMachine({
        initial: 'a',
        entry: ({ self }) => self.subscribe(() => {}),
        states: { a: { entry: ({ self }) => self.send({ type: 'go' }), on: { go: 'b' } }, b: {} },
      }),
    )
    recording.actor.start()
    const { log } = recording
    const within = log.entries.findIndex((entry) => entry.within)
    expect(within).toBeGreaterThanOrEqual(0)
    const replayed = replay(recording.actor.logic, log)
    replayed.seek(within)
    expect(() => replayed.checkpoint()).toThrow(RangeError)
  })
})

describe('what is the same at two places of a replay on demand', () => {
  const shop = createMachine({
    id: 'shop',
    types: {} as { context: { goods: object[]; shown: object; count: number } },
    context: () => {
      const goods = [{ id: 'a' }, { id: 'b' }]
      return { goods, shown: goods, count: 0 }
    },
    invoke: { id: 'counter', src: counter },
    on: {
      add: { actions: assign({ count: ({ context }) => context.count + 1 }) },
      show: { actions: assign({ shown: () => [{ id: 'a' }, { id: 'b' }] }) },
    },
  })

  function visits() {
    const recording = record(shop, { checkpointEvery: { entries: 7 }, soon: (run) => run() })
    recording.actor.start()
    for (let count = 0; count < 40; count++)
      recording.actor.send({ type: count === 20 ? 'show' : 'add' })
    return replayOnDemand(shop, EventLog.parse(recording.log.toNDJSON()))
  }

  test('is the very same object, and nobody is told of it', () => {
    const lazy = visits()
    lazy.seek(2)
    const { goods } = lazy.actor.getSnapshot().context
    const child = childOf(lazy.actor, 'counter')
    const seen: unknown[] = []
    child.subscribe((snapshot) => seen.push(snapshot))
    for (const position of [38, 9, 30, 16]) {
      lazy.seek(position)
      expect(lazy.actor.getSnapshot().context.goods).toBe(goods)
    }
    expect(seen).toEqual([])
  })

  test('what is one object there is one, what is two is two', () => {
    const lazy = visits()
    for (const position of [2, 38, 9, 30, 16, 40, 0]) {
      lazy.seek(position)
      const { goods, shown } = lazy.actor.getSnapshot().context
      expect(shown).toEqual(goods)
      expect(shown === goods).toBe(position < 21)
    }
  })
})
