import { describe, expect, test } from 'vitest'
import { assign, createMachine, setup } from 'xstate'
import { record } from '../../engine/index.ts'
import { recordDay } from '../example/recorded.fixtures.ts'
import { at, openText } from './asked.fixtures.ts'
import type { InspectedSystem } from './system.ts'

const order = 'shop/order-1'

/** A machine whose context is what an event brings, or makes. */
function systemOf(machine: Parameters<typeof record>[0]): InspectedSystem {
  return { name: 'own', matches: () => true, load: async () => ({ logic: machine }) }
}

const many = 1_000_000

const odd = setup({ types: {} as { context: Record<string, unknown> } }).createMachine({
  id: 'odd',
  context: () => ({
    date: new Date(5),
    map: new Map<unknown, unknown>([
      ['a', 1],
      [{ k: 1 }, 2],
    ]),
    set: new Set([1, 2]),
    url: new URL('https://example.org/a'),
    pattern: /a+/g,
    bytes: new Uint8Array([1, 2, 3]),
    error: new TypeError('no'),
    big: 5n,
    nothing: undefined,
    zero: -0,
    run: () => 1,
    mark: Symbol('m'),
  }),
  on: {
    large: {
      actions: assign({ items: () => Array.from({ length: many }, (_, index) => ({ index })) }),
    },
    cycle: {
      actions: assign(() => {
        const node: Record<string, unknown> = { name: 'a' }
        node.self = node
        return { node }
      }),
    },
    thrown: {
      actions: () => {
        throw new Error('broken')
      },
    },
  },
})

function openOdd(...types: string[]) {
  const recording = record(odd)
  recording.actor.subscribe({ error: () => undefined })
  recording.actor.start()
  for (const type of types) recording.actor.send({ type } as never)
  return openText(recording.log.toNDJSON(), [systemOf(odd)])
}

describe('values', () => {
  test('are looked into part by part, each by its place', async () => {
    const { recording } = await recordDay()
    const { ask } = await openText(recording.log.toNDJSON())
    const parts = await ask('parts', at(9), order, 'context', [], 0, 100)
    expect(parts.map(({ key, value }) => `${key} ${value.kind}`)).toEqual([
      'number number',
      'dishes list',
      'address object',
      'voucher null',
      'missing list',
      'minutes null',
    ])
    const [, soup] = await ask('parts', at(9), order, 'context', [1, 0], 0, 100)
    expect(soup).toEqual({ index: 1, key: 'price', value: { kind: 'number', text: '8', size: 0 } })
    expect(await ask('value', at(9), order, 'event', [])).toMatchObject({ kind: 'object' })
    expect(await ask('value', at(9), order, 'input', [0])).toMatchObject({ text: '1' })
    expect(await ask('value', at(9), order, 'context', [99])).toBeNull()
  })

  test('that JSON lacks are shown as what they are', async () => {
    const { ask } = await openOdd()
    const parts = await ask('parts', at(0), 'odd', 'context', [], 0, 100)
    expect(
      Object.fromEntries(parts.map(({ key, value }) => [key, [value.kind, value.text]])),
    ).toEqual({
      date: ['date', '1970-01-01T00:00:00.005Z'],
      map: ['map', 'Map {"a" → 1, {k: 1} → 2}'],
      set: ['set', 'Set [1, 2]'],
      url: ['url', 'https://example.org/a'],
      pattern: ['regexp', '/a+/g'],
      bytes: ['bytes', '3 bytes'],
      error: ['error', 'TypeError: no'],
      big: ['bigint', '5n'],
      nothing: ['undefined', 'undefined'],
      zero: ['number', '-0'],
      run: ['function', 'function'],
      mark: ['symbol', 'Symbol(m)'],
    })
    const map = await ask('parts', at(0), 'odd', 'context', [1], 0, 100)
    expect(map.map(({ key }) => key)).toEqual(['"a"', '{k: 1}'])
  })

  test('of a million items are given some at a time', async () => {
    const { ask } = await openOdd('large')
    const context = await ask('parts', at(1), 'odd', 'context', [], 12, 1)
    expect(context[0]?.value).toMatchObject({ kind: 'list', size: many })
    expect(context[0]?.value.text.length).toBeLessThanOrEqual(120)
    const items = await ask('parts', at(1), 'odd', 'context', [12], many - 2, 100)
    expect(items.map(({ key, value }) => [key, value.text])).toEqual([
      [`${many - 2}`, `{index: ${many - 2}}`],
      [`${many - 1}`, `{index: ${many - 1}}`],
    ])
  })

  test('that hold themselves are told as cycles and end there', async () => {
    const { ask } = await openOdd('cycle')
    const parts = await ask('parts', at(1), 'odd', 'context', [12], 0, 100)
    expect(parts.map(({ key, value }) => [key, value.kind])).toEqual([
      ['name', 'text'],
      ['self', 'cycle'],
    ])
    expect(await ask('parts', at(1), 'odd', 'context', [12, 1], 0, 100)).toEqual([])
    expect(await ask('value', at(1), 'odd', 'context', [12, 1, 1])).toBeNull()
    const { list } = await ask('changes', at(0), at(1), 'odd')
    expect(list.map(({ path, kind }) => [path, kind])).toEqual([['context.node', 'added']])
  })

  test('of an actor that an event made throw are told, with its error', async () => {
    const { ask, opened } = await openOdd('thrown')
    expect(opened).toMatchObject({ length: 2, divergence: null })
    const [actor] = await ask('actors', at(2))
    expect(actor).toMatchObject({ path: 'odd', status: 'error' })
    expect(await ask('value', at(2), 'odd', 'error', [])).toMatchObject({ text: 'Error: broken' })
    expect((await ask('explain', at(2), 'odd', '{"type":"cycle"}')).sentence).toBe(
      'odd is ended by an error and takes no events any more.',
    )
  })
})

describe('changes', () => {
  test('name what is otherwise, each by its way', async () => {
    const { recording } = await recordDay()
    const { ask } = await openText(recording.log.toNDJSON())
    const { list, more } = await ask('changes', at(6), at(9))
    expect(more).toBe(0)
    expect(list.map(({ actor, path, kind }) => [actor, path, kind])).toEqual([
      [order, 'context.dishes[0]', 'added'],
      [order, 'context.dishes[1]', 'added'],
      [order, 'context.address', 'changed'],
    ])
    const { list: back } = await ask('changes', at(9), at(8), order)
    expect(back).toEqual([
      {
        actor: order,
        path: 'context.address',
        kind: 'changed',
        before: { kind: 'object', text: '{street: "Long Lane 4", floor: 2}', size: 2 },
        after: { kind: 'null', text: 'null', size: 0 },
      },
    ])
    const { list: made } = await ask('changes', at(4), at(5))
    expect(made.map(({ actor, path, kind }) => [actor, path, kind])).toContainEqual([
      order,
      'status',
      'added',
    ])
    const { list: rushed } = await ask('changes', at(1), at(2))
    expect(rushed.map(({ path, before, after }) => [path, before?.text, after?.text])).toEqual([
      ['value', 'door.open.quiet, service', 'door.open.busy, service'],
    ])
  })

  test('of an input show step by step', async () => {
    const { recording } = await recordDay()
    const { ask } = await openText(recording.log.toNDJSON())
    const { list } = await ask('changes', at(12), at(12, 2))
    expect(list.map(({ actor, path }) => [actor, path])).toEqual([
      [order, 'value'],
      [`${order}/stock`, 'status'],
      [`${order}/stock`, 'output'],
    ])
  })

  test('beyond a thousand are counted, not listed', async () => {
    const counting = createMachine({
      id: 'counting',
      context: { items: [] as number[] },
      on: {
        fill: { actions: assign({ items: () => Array.from({ length: 5_000 }, (_, i) => i) }) },
      },
    })
    const recording = record(counting)
    recording.actor.start()
    recording.actor.send({ type: 'fill' })
    const { ask } = await openText(recording.log.toNDJSON(), [systemOf(counting)])
    const { list, more } = await ask('changes', at(0), at(1))
    expect([list.length, more]).toEqual([1_000, 4_000])
  })

  test('do not come of an actor that was only folded again', async () => {
    const { recording } = await recordDay()
    const { ask, opened } = await openText(recording.log.toNDJSON())
    await ask('actors', at(opened.length))
    await ask('actors', at(0))
    expect(await ask('changes', at(opened.length), at(opened.length))).toEqual({
      list: [],
      more: 0,
    })
  })
})
