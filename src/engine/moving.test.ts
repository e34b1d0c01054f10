import { describe, expect, test } from 'vitest'
import { type AnyActorRef, assign, createMachine, sendTo } from 'xstate'
import { record, replay } from './index.ts'
import { throughText } from './testing/both.ts'

const counter = createMachine({
  id: 'counter',
  types: {} as { context: { count: number } },
  context: { count: 0 },
  on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})

const parent = createMachine({
  id: 'parent',
  types: {} as { context: { count: number } },
  context: { count: 0 },
  invoke: { id: 'counter', src: counter },
  initial: 'out',
  on: {
    add: {
      actions: [
        assign({ count: ({ context }) => context.count + 1 }),
        sendTo('counter', { type: 'add' }),
      ],
    },
  },
  states: {
    out: { on: { toggle: 'in' } },
    in: { invoke: { id: 'guest', systemId: 'guest', src: counter }, on: { toggle: 'out' } },
  },
})

function recordedDays() {
  const recording = record(parent)
  recording.actor.start()
  for (let i = 0; i < 40; i++) {
    recording.actor.send({ type: 'add' })
    recording.actor.send({ type: 'toggle' })
  }
  return recording
}

const childOf = (actor: AnyActorRef, id: string) => actor.getSnapshot().children[id] as AnyActorRef

describe.each([
  ['in memory', () => recordedDays().log],
  ['through text', () => throughText(recordedDays())],
])('moving through a replay %s', (_, logOf) => {
  test('the registry is that of the position, forward and back', () => {
    const replayed = replay(parent, logOf(), { momentEvery: 7 })
    for (const position of [0, 2, 80, 3, 4, 79, 1, 50, 0, 51, 52, 53, 54]) {
      replayed.seek(position)
      const isIn = Math.floor(position / 2) % 2 === 1
      const guest = replayed.actor.system.get('guest')
      expect(guest !== undefined).toBe(isIn)
      if (isIn) expect(guest).toBe(childOf(replayed.actor, 'guest'))
    }
  })

  test('all who watch see the same position, each told once', () => {
    const replayed = replay(parent, logOf(), { momentEvery: 5 })
    const child = childOf(replayed.actor, 'counter')
    const seen: [string, number, number][] = []
    const look = (who: string) => () =>
      seen.push([
        who,
        replayed.actor.getSnapshot().context.count,
        childOf(replayed.actor, 'counter').getSnapshot().context.count,
      ])
    replayed.actor.subscribe(look('parent'))
    child.subscribe(look('child'))
    for (const position of [31, 8, 80, 0]) {
      seen.length = 0
      replayed.seek(position)
      const count = Math.ceil(position / 2)
      expect(seen).toEqual([
        ['parent', count, count],
        ['child', count, count],
      ])
      expect(child.getSnapshot().context.count).toBe(count)
    }
  })

  test('who moves it on while told leaves all at the same position', () => {
    const replayed = replay(parent, logOf(), { momentEvery: 5 })
    const seen: number[] = []
    let isMoved = false
    replayed.actor.subscribe(() => {
      if (isMoved) return
      isMoved = true
      replayed.seek(11)
    })
    childOf(replayed.actor, 'counter').subscribe((snapshot) => seen.push(snapshot.context.count))
    replayed.seek(60)
    expect(replayed.position).toBe(11)
    expect(replayed.actor.getSnapshot().context.count).toBe(6)
    expect(childOf(replayed.actor, 'counter').getSnapshot().context.count).toBe(6)
    expect(seen.at(-1)).toBe(6)
  })

  test('a subscriber that throws does not leave it between two positions', () => {
    const replayed = replay(parent, logOf(), { momentEvery: 5 })
    const seen: number[] = []
    replayed.actor.subscribe(() => {
      throw new Error('view')
    })
    childOf(replayed.actor, 'counter').subscribe((snapshot) => seen.push(snapshot.context.count))
    for (const position of [60, 9, 30]) {
      try {
        replayed.seek(position)
      } catch (error) {
        expect(String(error)).toBe('Error: view')
      }
      const count = Math.ceil(position / 2)
      expect(replayed.position).toBe(position)
      expect(replayed.actor.getSnapshot().context.count).toBe(count)
      expect(seen.at(-1)).toBe(count)
    }
  })

  test('what looks on and sends, also as an inspector, changes nothing', () => {
    const log = logOf()
    const told: AnyActorRef[] = []
    let isSending = false
    const replayed = replay(parent, log, {
      momentEvery: 5,
      inspect: (event) => {
        if (isSending) return
        isSending = true
        const actor = event.actorRef as AnyActorRef
        if (told.length < 3) told.push(actor)
        actor.send({ type: 'add' })
        for (const each of told) each.send({ type: 'toggle' })
        isSending = false
      },
    })
    expect(told).not.toEqual([])
    expect(replayed.differences).toEqual([])
    replayed.run()
    expect(replayed.actor.getSnapshot().context.count).toBe(40)
  })
})
