import { describe, expect, test } from 'vitest'
import { assign, createMachine } from 'xstate'
import { EventLog, record } from './index.ts'
import { ran, throughText } from './testing/both.ts'
import { beginCost } from './testing/cost.ts'

interface Knot {
  links: unknown[]
  name?: number
}

/** Every one refers to every other. */
function clique(size: number): Knot[] {
  const all: Knot[] = Array.from({ length: size }, (_, name) => ({ links: [], name }))
  for (const each of all) each.links.push(...all)
  return all
}

/** Every one refers twice to the next: 2 to the power of its length paths. */
function ladder(length: number): Knot {
  let knot: Knot = { links: [] }
  for (let i = 0; i < length; i++) knot = { links: [knot, knot], name: i }
  return knot
}

function mapLadder(length: number): unknown {
  let knot: unknown = 'end'
  for (let i = 0; i < length; i++)
    knot = new Map([
      ['a', knot],
      ['b', knot],
    ])
  return knot
}

function errorLadder(length: number): unknown {
  let knot: unknown = 'end'
  for (let i = 0; i < length; i++) knot = Object.assign(new Error('a', { cause: knot }), { knot })
  return knot
}

function ring(length: number): Knot {
  const first: Knot = { links: [] }
  let last = first
  for (let i = 1; i < length; i++) {
    const next: Knot = { links: [] }
    last.links.push(next)
    last = next
  }
  last.links.push(first)
  return first
}

const tangles: [string, () => unknown][] = [
  ['nine objects that all refer to each other', () => clique(9)],
  ['forty objects that all refer to each other', () => clique(40)],
  ['a chain of 21 with two arms each', () => ladder(21)],
  ['a chain of 150 with two arms each', () => ladder(150)],
  ['a chain of 21 Maps', () => mapLadder(21)],
  ['a chain of 12 errors', () => errorLadder(12)],
  ['a ring of 1,000', () => ring(1_000)],
]

const holder = createMachine({
  id: 'holder',
  types: {} as { context: { held: unknown; count: number } },
  context: { held: null, count: 0 },
  on: {
    hold: {
      actions: assign({
        held: ({ event }) => event.value,
        count: ({ context }) => context.count + 1,
      }),
    },
    make: {
      actions: assign({
        held: ({ event }) => (tangles[event.index] as (typeof tangles)[0])[1](),
        count: ({ context }) => context.count + 1,
      }),
    },
  },
})

const inputs = 10

describe.each(tangles)('%s', (name, make) => {
  test('in a context do not hold up the app, and replay without divergence', () => {
    const recording = record(holder)
    recording.actor.start()
    const index = tangles.findIndex(([other]) => other === name)
    const cost = beginCost()
    for (let i = 0; i < inputs; i++) recording.actor.send({ type: 'make', index })
    expect(cost()).toBeLessThan(70)
    const replayed = ran(holder, throughText(recording))
    expect(replayed.divergence).toBeUndefined()
    expect(replayed.actor.getSnapshot().context.count).toBe(inputs)
  })

  test('in an event do not either, and can be written and read again', () => {
    const recording = record(holder)
    recording.actor.start()
    const value = make()
    const cost = beginCost()
    for (let i = 0; i < inputs; i++) recording.actor.send({ type: 'hold', value })
    expect(cost()).toBeLessThan(70)
    expect(ran(holder, recording.log).divergence).toBeUndefined()
    const text = recording.log.toNDJSON()
    expect(text.length).toBeLessThan(inputs * 50_000)
    expect(ran(holder, EventLog.parse(text)).divergence).toBeUndefined()
  })

  test('in a checkpoint leave it readable', () => {
    const recording = record(holder)
    recording.actor.start()
    recording.actor.send({ type: 'hold', value: make() })
    const line = recording.checkpoint()
    const [header] = recording.log.toNDJSON().split('\n')
    recording.actor.send({ type: 'hold', value: make() })
    const entry = recording.log.toNDJSON().trimEnd().split('\n').at(-1)
    const log = EventLog.parse(`${header}\n${line}\n${entry}\n`)
    const replayed = ran(holder, log)
    expect(replayed.divergence).toBeUndefined()
    expect(replayed.actor.getSnapshot().context.count).toBe(2)
  })
})
