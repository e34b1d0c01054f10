import { beforeAll, describe, expect, test } from 'vitest'
import { EventLog, replay, stateOf } from '../../engine/index.ts'
import { recordDay, recordLong } from '../example/recorded.fixtures.ts'
import { shopMachine } from '../example/shop.machine.ts'
import type { Aim, Breakpoint } from '../replica.types.ts'
import { type Asked, at, openText } from './asked.fixtures.ts'

const order = 'shop/order-1'
const courier = `${order}/courier`

let asked: Asked
let text: string

beforeAll(async () => {
  const { recording } = await recordDay()
  text = recording.log.toNDJSON()
  asked = await openText(text)
})

/** All positions at which an aim is met, on the way forward and on the way back. */
async function met(aim: Aim) {
  const { ask, opened } = asked
  const forward: number[] = []
  for (let from: number | null = 0; from !== null; ) {
    from = await ask('travel', 'log', from, 1, aim)
    if (from !== null) forward.push(from)
  }
  const back: number[] = []
  for (let from: number | null = opened.length + 1; from !== null; ) {
    from = await ask('travel', 'log', from, -1, aim)
    if (from !== null) back.push(from)
  }
  expect(back.toReversed()).toEqual(forward)
  return forward
}

const breaksAt = (breakpoint: Breakpoint) => met({ kind: 'breakpoints', breakpoints: [breakpoint] })

describe('a way through the log', () => {
  test('leads to every event of a type, forward and back', async () => {
    const rows = await asked.ask('rows', 'log', { types: ['order.placed'] }, 0, 100)
    expect(await met({ kind: 'type', type: 'order.placed' })).toEqual(
      rows.map((row) => row.position),
    )
    expect(await met({ kind: 'type', type: 'order.p*' })).toHaveLength(3)
    expect(await met({ kind: 'type', type: 'no.such' })).toEqual([])
  })

  test('leads to events that actors send each other', async () => {
    const [delivered] = await met({ kind: 'type', type: 'shop.orderDelivered' })
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

  test('stops where a state is entered', async () => {
    const positions = await breaksAt({ kind: 'state', actor: courier, state: 'courier.resting' })
    expect(positions).toHaveLength(3)
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

  test('ends when another is begun', async () => {
    const { recording } = recordLong(4_000)
    const { ask } = await openText(recording.log.toNDJSON())
    await ask('actors', at(4_000))
    const aim: Aim = { kind: 'change', actor: 'shop', path: 'context.nothing' }
    const first = ask('travel', 'log', 0, 1, aim)
    const second = ask('travel', 'log', 0, 1, { kind: 'type', type: 'shop.opened' })
    await expect(first).rejects.toThrow('Another way was begun.')
    expect(await second).toBe(1)
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

describe('what if', () => {
  test('a branch goes on with other events, and the log stays as it is', async () => {
    const { ask, opened } = await openText(text)
    const branch = await ask('fork', 'log', 10)
    expect(
      await ask('invent', branch, order, '{"type":"order.cancelled","reason":"tooSlow"}'),
    ).toBe(11)
    const value = async (moment: Parameters<typeof ask<'actors'>>[1]) =>
      (await ask('actors', moment)).find(({ path }) => path === order)?.value
    expect(await value({ branch, position: 11, microstep: 0 })).toBe('cancelled')
    expect(await value({ branch, position: 10, microstep: 0 })).toBe('choosing')
    expect(await value(at(11))).toBe('choosing')
    const rows = await ask('rows', branch, {}, 9, 10)
    expect(rows.map(({ seq, type, isInvented }) => [seq, type, isInvented])).toEqual([
      [10, 'order.placed', false],
      [11, 'order.cancelled', true],
    ])
    const { list } = await ask(
      'changes',
      at(opened.length),
      { branch, position: 11, microstep: 0 },
      order,
    )
    expect(list.map(({ path, after }) => [path, after?.text])).toContainEqual([
      'value',
      'cancelled',
    ])
    expect((await ask('microsteps', branch, 11))[0]?.taken).toEqual(['order:order.cancelled:0'])
  })

  test('timers fire when they are due, and time goes on until then', async () => {
    const { ask } = await openText(text)
    const branch = await ask('fork', 'log', 10)
    const timers = await ask('timers', { branch, position: 10, microstep: 0 })
    const [timer] = timers.filter(({ actor }) => actor === order)
    if (!timer) expect.unreachable('there is one')
    const length = await ask('inventTimer', branch, timer)
    const [row] = await ask('rows', branch, {}, length - 1, 1)
    expect(row).toMatchObject({ at: 60_000, kind: 'timer', isInvented: true })
    expect((await ask('causes', branch, length)).causes).toEqual([timer.setAt])
    const actors = await ask('actors', { branch, position: length, microstep: 0 })
    expect(actors.find(({ path }) => path === order)?.value).toBe('cancelled')
    await expect(ask('inventTimer', branch, timer)).rejects.toThrow('no such timer')
  })

  test('a branch may go on with what followed in the log', async () => {
    const { ask, opened } = await openText(text)
    const branch = await ask('fork', 'log', 10)
    await ask('invent', branch, order, '{"type":"order.dishAdded","dish":{"name":"Pie","price":5}}')
    expect(await ask('goOn', branch, 3)).toBe(14)
    expect(await ask('goOn', branch, 1_000)).toBe(opened.length + 1)
    const end = { branch, position: opened.length + 1, microstep: 0 }
    const { list } = await ask('changes', at(opened.length), end, order)
    expect(list.map(({ path }) => path)).toContain('context.dishes[2]')
    expect(await ask('goOn', branch, 5)).toBe(opened.length + 1)
  })

  test('a branch of a branch knows both', async () => {
    const { ask } = await openText(text)
    const first = await ask('fork', 'log', 10)
    await ask('invent', first, order, '{"type":"order.voucherEntered","code":"A"}')
    const second = await ask('fork', first, 11)
    await ask('invent', second, order, '{"type":"order.placed"}')
    const at12 = { branch: second, position: 12, microstep: 0 }
    expect((await ask('actors', at12)).find(({ path }) => path === order)?.value).toBe('checking')
    expect((await ask('standing', { ...at12, position: 11 }, order)).taken).toEqual([
      'order.choosing:order.voucherEntered:0',
    ])
    expect(
      await ask('travel', second, 0, 1, { kind: 'change', actor: order, path: 'context.voucher' }),
    ).toBe(5)
    expect(
      await ask('travel', second, 5, 1, { kind: 'change', actor: order, path: 'context.voucher' }),
    ).toBe(11)
    await ask('drop', first)
    await expect(ask('types', first)).rejects.toThrow("there is no branch 'branch-1' any more")
  })

  test('is saved as a log of its own, which replays to the same end', async () => {
    const { ask, opened } = await openText(text)
    const branch = await ask('fork', 'log', 10)
    await ask('invent', branch, order, '{"type":"order.voucherEntered","code":"A"}')
    const length = await ask('goOn', branch, 6)
    const saved = EventLog.parse(await ask('save', branch, length))
    expect(saved.header.id).not.toBe(opened.id)
    const replayed = replay(shopMachine, saved)
    replayed.run()
    expect(replayed.differences).toEqual([])
    const { [order]: state } = stateOf(replayed.actor)
    const actors = await ask('actors', { branch, position: length, microstep: 0 })
    expect(state?.value).toBe(actors.find(({ path }) => path === order)?.value)
    const log = EventLog.parse(await ask('save', 'log', 12))
    expect([log.header.id, log.entries.length]).toEqual([opened.id, 12])
  })

  test('the log itself is not changed', async () => {
    const { ask } = asked
    await expect(ask('invent', 'log', order, '{"type":"order.placed"}')).rejects.toThrow(
      'fork it first',
    )
    await expect(ask('fork', 'log', 1_000)).rejects.toThrow('up to 28')
    const branch = await ask('fork', 'log', 3)
    await expect(ask('invent', branch, order, '{"type":"a"}')).rejects.toThrow(
      'no actor shop/order-1',
    )
    expect(await ask('count', branch, {})).toEqual({ total: 4, index: -1 })
  })

  test('begins at a checkpoint when that spares much', async () => {
    const { recording } = recordLong(9_000, {
      checkpointEvery: { entries: 2_000 },
      soon: (run) => run(),
    })
    const { ask, opened } = await openText(recording.log.toNDJSON())
    const branch = await ask('fork', 'log', opened.length - 10)
    const length = await ask('invent', branch, 'shop', '{"type":"shop.noteWritten","note":"hello"}')
    const moment = { branch, position: length, microstep: 0 }
    const notes = (await ask('parts', moment, 'shop', 'context', [3], 99, 1))[0]
    expect(notes?.value.text).toBe('"hello"')
    const { list } = await ask(
      'changes',
      { ...moment, position: length - 1 },
      at(opened.length - 10),
    )
    expect(list).toEqual([])
  })
})
