import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { assign, createMachine, fromCallback, stopChild } from 'xstate'
import { Hasher } from './hash.ts'
import { emptyNode } from './hashNode.ts'
import { EventLog, record, replay } from './index.ts'
import { beginCost } from './testing/cost.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const megabyte = 2 ** 20

function heldBytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

const child = createMachine({ id: 'child', context: { filler: 1 } })

const lister = createMachine({
  id: 'lister',
  types: {} as { context: { list: { id: number }[] } },
  context: { list: [] },
  on: {
    added: {
      actions: assign({ list: ({ context, event }) => [...context.list, { id: event.id }] }),
    },
  },
})

const entering = createMachine({
  id: 'm',
  initial: 'on',
  states: {
    on: {
      invoke: { id: 'child', src: child },
      on: { again: { target: 'on', reenter: true } },
    },
  },
})

const spawning = createMachine({
  id: 'm',
  types: {} as { context: { last: string } },
  context: { last: '' },
  on: {
    spawned: {
      actions: [
        assign({
          last: ({ spawn }) => spawn(fromCallback(() => {})).id,
        }),
        stopChild(({ context }) => context.last),
      ],
    },
  },
})

describe('memory', () => {
  test('of a replay of a list that is updated immutably grows with the log alone', () => {
    const { actor, log } = record(lister)
    actor.start()
    for (let id = 0; id < 2_000; id++) actor.send({ type: 'added', id })
    void log.entries
    const before = heldBytes()
    const replayed = replay(lister, log)
    expect(heldBytes() - before).toBeLessThan(8 * megabyte)
    replayed.run()
    expect(replayed.actor.getSnapshot().context.list).toHaveLength(2_000)
    expect(replayed.divergence).toBeUndefined()
  })

  test('of a replay holds nothing of 8,000 actors that came and went at one address', () => {
    const { actor, log } = record(entering, { keep: {} })
    actor.start()
    for (let i = 0; i < 8_000; i++) actor.send({ type: 'again' })
    void log.entries
    const before = heldBytes()
    const replayed = replay(entering, log)
    expect(heldBytes() - before).toBeLessThan(8 * megabyte)
    expect(replayed.divergence).toBeUndefined()
  })

  test.each([
    ['spawning', spawning, 'spawned'],
    ['entering', entering, 'again'],
  ] as const)(
    'of a page holds nothing of 8,000 actors that came and went: %s',
    (_, machine, type) => {
      let count = 0
      const { actor, stop } = record(machine as never, {
        sink: (some) => {
          count += some.length
        },
      })
      actor.start()
      const send = (times: number) => {
        for (let i = 0; i < times; i++) actor.send({ type } as never)
      }
      send(2_000)
      const before = heldBytes()
      send(8_000)
      expect(heldBytes() - before).toBeLessThan(4 * megabyte)
      stop()
      const after = heldBytes()
      send(8_000)
      expect(heldBytes() - after).toBeLessThan(4 * megabyte)
      expect(
        Object.keys((actor.getSnapshot() as { children: object }).children).length,
      ).toBeLessThan(2)
      expect(count).toBe(10_001)
    },
  )
})

test('keeps nothing of the parts of items that never change', () => {
  const hasher = new Hasher(() => '', {})
  const list = Array.from({ length: 1_000 }, (_, id) => ({ id, texts: ['a', 'b'] }))
  const node = emptyNode()
  const before = hasher.of(node, list)
  const changed = list.map((item, at) => (at === 7 ? { ...item, id: -1 } : item))
  expect(hasher.of(node, changed)).not.toBe(before)
  const withParts = node.items?.flatMap(({ keys }, at) => (keys ? [at] : []))
  expect(withParts).toEqual([7])
  const anew = list.map((item) => ({ ...item }))
  expect(hasher.of(node, anew)).toBe(before)
})

describe('time that grows with the size alone', () => {
  test('reading a line of 32 MB in chunks of 64 kB', async () => {
    const { actor, log } = record(lister)
    actor.start()
    actor.send({ type: 'other', text: 'x'.repeat(32 * megabyte) } as never)
    const bytes = new TextEncoder().encode(log.toNDJSON())
    async function* chunks() {
      for (let i = 0; i < bytes.length; i += 65_536) yield bytes.subarray(i, i + 65_536)
    }
    const cost = beginCost()
    const read = await EventLog.read(chunks())
    expect(cost()).toBeLessThan(140)
    expect(read.entries[0]?.event.text).toHaveLength(32 * megabyte)
  })

  test.each([
    ['every other item of a list removed', (list: object[]) => list.filter((_, i) => i % 2 === 0)],
    ['all but every seventh', (list: object[]) => list.filter((_, i) => i % 7 === 0)],
    ['the list reversed', (list: object[]) => list.toReversed()],
    ['its first half removed', (list: object[]) => list.slice(list.length / 2)],
  ])('hashing %s', (_, alter) => {
    const hasher = new Hasher(() => '', {})
    const list = Array.from({ length: 100_000 }, (_, id) => ({ id }))
    const node = emptyNode()
    expect(hasher.of(node, list)).not.toBeNaN()
    const altered = alter(list)
    const cost = beginCost()
    const hash = hasher.of(node, altered)
    expect(cost()).toBeLessThan(35)
    expect(hash).toBe(hasher.once(alter(list)))
  })

  test('hashing an object of 10,000 keys of which every other is removed', () => {
    const hasher = new Hasher(() => '', {})
    const entries = Array.from({ length: 10_000 }, (_, id) => [`k${id}`, { id }] as const)
    const node = emptyNode()
    hasher.of(node, Object.fromEntries(entries))
    const rest = Object.fromEntries(entries.filter((_, i) => i % 2 === 0))
    const cost = beginCost()
    const hash = hasher.of(node, rest)
    expect(cost()).toBeLessThan(35)
    expect(hash).toBe(hasher.once(rest))
  })

  test('going through thousands of actors that have ended', () => {
    const { actor, log } = record(spawning)
    actor.start()
    for (let i = 0; i < 3_000; i++) actor.send({ type: 'spawned' })
    const replayed = replay(spawning, log)
    const cost = beginCost()
    while (replayed.step()) void 0
    for (let i = 0; i < 10; i++) replayed.seek((i * 1_237) % 3_000)
    expect(cost()).toBeLessThan(200)
    expect(replayed.divergence).toBeUndefined()
  })
})
