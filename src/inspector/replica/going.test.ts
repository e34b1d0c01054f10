import { beforeAll, describe, expect, test } from 'vitest'
import { recordDay, recordLong } from '../example/recorded.fixtures.ts'
import type { Aim, Breakpoint } from '../replica.types.ts'
import { type Asked, at, openText } from './asked.fixtures.ts'

const order = 'shop/order-1'
const courier = `${order}/courier`

let asked: Asked

beforeAll(async () => {
  const { recording } = await recordDay()

  asked = await openText(recording.log.toNDJSON())
})

/** All positions at which an aim is met, on the way forward and on the way back. */
async function met(aim: Aim) {
  const { ask, opened } = asked
  const forward: number[] = []
  for (let from: number | null = 0; from !== null; ) {
    from = await ask('travel', 'log', from, 1, aim, 'test')
    if (from !== null) forward.push(from)
  }
  const back: number[] = []
  for (let from: number | null = opened.length + 1; from !== null; ) {
    from = await ask('travel', 'log', from, -1, aim, 'test')
    if (from !== null) back.push(from)
  }
  expect(back.toReversed()).toEqual(forward)
  return forward
}

const breaksAt = (breakpoint: Breakpoint) => met({ kind: 'breakpoints', breakpoints: [breakpoint] })

describe('a way through the log', () => {
  test('leads to every event of a type, forward and back', async () => {
    const rows = await asked.ask('rows', 'log', { types: ['order.placed'] }, 0, 100)
    expect(await breaksAt({ kind: 'event', type: 'order.placed' })).toEqual(
      rows.map((row) => row.position),
    )
    expect(await breaksAt({ kind: 'event', type: 'order.p*' })).toHaveLength(3)
    expect(await breaksAt({ kind: 'event', type: 'no.such' })).toEqual([])
  })

  test('leads from an entry to the others of its type, forward and back', async () => {
    const rows = await asked.ask('rows', 'log', { types: ['order.placed'] }, 0, 100)
    const [first = 0, second = 0, third = 0] = rows.map(({ position }) => position)
    const alike = (from: number, direction: 1 | -1) =>
      asked.ask('travel', 'log', from, direction, { kind: 'alike' }, 'test')
    expect(await alike(first, 1)).toBe(second)
    expect(await alike(third, -1)).toBe(second)
    expect(await alike(third, 1)).toBe(null)
    expect(await alike(0, 1)).toBe(null)
  })

  test('leads to events that actors send each other', async () => {
    const [delivered] = await breaksAt({ kind: 'event', type: 'shop.orderDelivered' })
    const [row] = await asked.ask('rows', 'log', {}, (delivered ?? 0) - 1, 1)
    expect(row?.type).toBe('xstate.after.5000.courier.resting')
  })

  test('leads to where a value changed', async () => {
    const positions = await met({ kind: 'change', actor: order, path: 'context.dishes' })
    const rows = await asked.ask('rows', 'log', { types: ['order.dishAdded'] }, 0, 100)
    expect(positions.slice(1)).toEqual(rows.map(({ position }) => position))
    expect(await met({ kind: 'change', actor: courier, path: 'context.stops' })).toHaveLength(5)
    expect(await met({ kind: 'change', actor: order, path: 'context.dishes[1].price' })).toEqual([
      rows[1]?.position,
    ])
  })

  test('stops where a state is entered, by its id or as it stands in the value', async () => {
    const positions = await breaksAt({ kind: 'state', actor: courier, state: 'courier.resting' })
    expect(positions).toHaveLength(3)
    expect(await breaksAt({ kind: 'state', actor: courier, state: 'resting' })).toEqual(positions)
    expect(await breaksAt({ kind: 'state', actor: courier, state: 'rest' })).toEqual([])
  })

  test('stops where an event reaches an actor', async () => {
    const all = await breaksAt({ kind: 'event', type: 'route.progressed' })
    expect(all).toHaveLength(4)
    expect(await breaksAt({ kind: 'event', type: 'route.progressed', actor: 'shop/bell' })).toEqual(
      [],
    )
  })

  test('stops where an expression becomes true', async () => {
    const expression = 'context.dishes.exists(dish, dish.price > 15) && context.number % 2 == 1'
    const [position, ...others] = await breaksAt({ kind: 'expression', actor: order, expression })
    const rows = await asked.ask('rows', 'log', { types: ['order.dishAdded'] }, 0, 100)
    expect([position, others]).toEqual([rows[1]?.position, []])
    expect(
      await breaksAt({ kind: 'expression', actor: order, expression: 'value == "checking"' }),
    ).toHaveLength(1)
    expect(
      await breaksAt({
        kind: 'expression',
        actor: order,
        expression: 'event.street == "Long Lane 4"',
      }),
    ).toHaveLength(1)
  })

  test('takes what an expression asks for in vain as false', async () => {
    const expression = 'context.nothing.at.all == 1'
    expect(await asked.ask('check', { kind: 'expression', actor: order, expression })).toBeNull()
    expect(await breaksAt({ kind: 'expression', actor: order, expression })).toEqual([])
  })

  test.each([
    ['context.count >', 'Unexpected token: EOF at character 16.'],
    ['contxt.count > 1', 'Unknown variable: contxt at character 1.'],
    ['1 + 2', 'An expression must be true or false; this one is a int.'],
  ])('says what is wrong with %s, and where', async (expression, problem) => {
    expect(await asked.ask('check', { kind: 'expression', actor: order, expression })).toBe(problem)
  })

  test('ends when its asker begins another, and no other asker', async () => {
    const { recording } = recordLong(4_000)
    const { ask } = await openText(recording.log.toNDJSON())
    await ask('actors', at(4_000))
    const aim: Aim = { kind: 'change', actor: 'shop', path: 'context.nothing' }
    const first = ask('travel', 'log', 0, 1, aim, 'a')
    const others = ask('travel', 'log', 0, 1, aim, 'b')
    const opened: Aim = {
      kind: 'breakpoints',
      breakpoints: [{ kind: 'event', type: 'shop.opened' }],
    }
    const second = ask('travel', 'log', 0, 1, opened, 'a')
    await expect(first).rejects.toThrow('Another way was begun.')
    expect(await second).toBe(1)
    expect(await others).toBe(null)
  })
})

describe('what an actor takes', () => {
  test('is told with samples, the shape of what it takes, and why it refuses', async () => {
    const list = await asked.ask('accepts', at(9), order)
    const added = list.find(({ type }) => type === 'order.dishAdded')
    expect(added).toMatchObject({
      isAccepted: true,
      shape: {
        type: 'object',
        properties: {
          dish: { properties: { name: { type: 'string' }, price: { type: 'number' } } },
        },
        required: ['type', 'dish'],
      },
    })
    expect(added?.samples.map((sample) => JSON.parse(sample).dish.name)).toEqual(['Stew', 'Soup'])
    const placed = list.find(({ type }) => type === 'order.placed')
    expect(placed?.isAccepted).toBe(false)
    expect(placed?.refused[0]?.verdict).toContain('or(isDear: no, hasVoucher: no)')
  })

  test('may be tried out without being done', async () => {
    const explain = (position: number, event: object) =>
      asked.ask('explain', at(position), order, JSON.stringify(event))
    expect(await explain(11, { type: 'order.placed' })).toEqual({
      isTaken: true,
      transitions: ['order.choosing:order.placed:0'],
      refused: [],
      sentence: 'order.placed leads to order.checking.',
    })
    expect((await explain(9, { type: 'order.placed' })).sentence).toBe(
      'Nothing happens: isComplete = and(hasDishes: yes, hasAddress: yes, or(isDear: no, hasVoucher: no)).',
    )
    expect((await explain(14, { type: 'order.placed' })).sentence).toBe(
      'Nothing happens: no active state takes order.placed, another one does.',
    )
    expect((await explain(9, { type: 'shop.closed' })).sentence).toBe(
      'Nothing happens: no state of order takes shop.closed.',
    )
    expect((await asked.ask('explain', at(9), order, '{"type"')).sentence).toMatch(
      /^The event is not JSON: /,
    )
    expect((await asked.ask('explain', at(1), order, '{"type":"a"}')).sentence).toBe(
      'There is no actor shop/order-1 at this moment.',
    )
  })
})
