import { beforeAll, describe, expect, test } from 'vitest'
import { recordDay } from '../example/recorded.fixtures.ts'
import { type Asked, at, openText } from './asked.fixtures.ts'

let asked: Asked

beforeAll(async () => {
  const { recording } = await recordDay()
  asked = await openText(recording.log.toNDJSON())
})

const order = 'shop/order-1'

/** The position of the n-th entry of a type. */
async function positionOf(type: string, count = 1): Promise<number> {
  const [row] = (await asked.ask('rows', 'log', { types: [type] }, count - 1, 1)) ?? []
  return row?.position ?? expect.unreachable(`no ${type}`)
}

describe('a chart', () => {
  test('has the states of its definition, of every kind', async () => {
    const { root } = await asked.ask('chart', 'order')
    expect(root.states.map(({ key, type }) => [key, type])).toEqual([
      ['choosing', 'atomic'],
      ['checking', 'atomic'],
      ['cooking', 'parallel'],
      ['delivering', 'atomic'],
      ['delivered', 'final'],
      ['cancelled', 'final'],
    ])
    const { root: shop } = await asked.ask('chart', 'shop')
    const open = shop.states[0]?.states[1]
    expect(open?.states.map(({ type, history }) => [type, history])).toEqual([
      ['atomic', null],
      ['atomic', null],
      ['history', 'shallow'],
    ])
  })

  test('tells guards, delays, actions and invoked actors', async () => {
    const { root, size } = await asked.ask('chart', 'order')
    expect(size).toBe(13)
    const [choosing, checking, cooking] = root.states
    expect(choosing?.transitions.find(({ event }) => event === 'order.placed')).toMatchObject({
      id: 'order.choosing:order.placed:0',
      guard: 'isComplete = and(hasDishes, hasAddress, or(isDear, hasVoucher))',
      targets: ['order.checking'],
    })
    expect(choosing?.transitions.find(({ kind }) => kind === 'always')?.guard).toBe('isTooLarge')
    expect(choosing?.transitions.find(({ kind }) => kind === 'after')?.delay).toBe('after 60000 ms')
    expect(choosing?.entry).toEqual([])
    expect(checking?.invokes).toEqual([{ id: 'stock', src: 'checkStock' }])
    expect(cooking?.entry).toEqual(['ringBell'])
    const [waiting] = cooking?.states[0]?.states ?? []
    expect(waiting?.transitions[0]?.delay).toBe('cooking')
  })

  test('that is not there is refused by name', async () => {
    await expect(asked.ask('chart', 'nothing')).rejects.toThrow("no machine is called 'nothing'")
  })
})

describe('what an actor is', () => {
  test('is told by its active states, and by what it took last', async () => {
    const standing = await asked.ask('standing', at(await positionOf('shop.rushBegan')), 'shop')
    expect(standing.active).toEqual([
      'shop',
      'shop.door',
      'shop.door.open',
      'shop.door.open.busy',
      'shop.service',
    ])
    expect(standing.taken).toEqual(['shop.door.open.quiet:shop.rushBegan:0'])
  })

  test('says why nothing happened, part by part of the guard', async () => {
    const { taken, refused } = await asked.ask(
      'standing',
      at(await positionOf('order.placed')),
      order,
    )
    expect(taken).toEqual([])
    expect(refused[0]).toEqual({
      transition: 'order.choosing:order.placed:0',
      event: 'order.placed',
      guard: 'isComplete = and(hasDishes, hasAddress, or(isDear, hasVoucher))',
      verdict: 'isComplete = and(hasDishes: no, hasAddress: no, or(isDear: no, hasVoucher: no))',
    })
  })

  test('is nothing for an actor that is not there at that moment', async () => {
    expect(await asked.ask('standing', at(1), order)).toEqual({
      active: [],
      taken: [],
      refused: [],
    })
    expect(await asked.ask('value', at(1), order, 'context', [])).toBeNull()
  })
})

describe('the steps of an input', () => {
  test('go from actor to actor, with what each took and did', async () => {
    const steps = await asked.ask('microsteps', 'log', await positionOf('xstate.promise.resolve'))
    expect(steps.map(({ actor, event, from }) => [actor, event, from])).toEqual([
      [`${order}/stock`, 'xstate.promise.resolve', `${order}/stock`],
      [order, 'xstate.done.actor.stock', `${order}/stock`],
    ])
    expect(steps[0]).toMatchObject({ valueBefore: 'active', valueAfter: 'done' })
    expect(steps[1]).toMatchObject({
      taken: ['order.checking:xstate.done.actor.stock:0'],
      valueBefore: 'checking',
      valueAfter: 'cooking.(dishes.waiting, drinks.waiting)',
    })
    expect(steps[1]?.actions).toContain('ringBell')
  })

  test('without an event are steps of their own', async () => {
    const steps = await asked.ask(
      'microsteps',
      'log',
      await positionOf('xstate.after.5000.courier.resting', 2),
    )
    const courier = steps.filter(({ actor }) => actor === `${order}/courier`)
    expect(courier.map(({ taken, valueAfter }) => [taken[0], valueAfter])).toEqual([
      ['courier.resting:xstate.after.5000.courier.resting:0', 'riding.street'],
      ['courier.riding:always:0', 'arrived'],
    ])
    expect(steps.map(({ actor, event }) => `${actor} ${event}`)).toContain(
      'shop shop.orderDelivered',
    )
  })

  test('come from nobody when the input did', async () => {
    const [step] = await asked.ask('microsteps', 'log', await positionOf('shop.opened'))
    expect(step).toMatchObject({ actor: 'shop', from: null })
  })

  test('show the states in between', async () => {
    const position = await positionOf('xstate.after.5000.courier.resting', 2)
    const courier = `${order}/courier`
    const valueAt = async (microstep: number) =>
      (await asked.ask('actors', at(position - 1, microstep))).find(({ path }) => path === courier)
    expect((await valueAt(0))?.value).toBe('resting')
    expect((await valueAt(1))?.value).toBe('riding.street')
    expect((await valueAt(2))?.value).toBe('arrived')
    expect((await asked.ask('standing', at(position - 1, 2), courier)).taken).toEqual([
      'courier.riding:always:0',
    ])
  })

  test('of what was taken within another input are its own', async () => {
    const position = await positionOf('shop.bellRang')
    const steps = await asked.ask('microsteps', 'log', position)
    expect(steps.map(({ actor, event }) => [actor, event])).toEqual([['shop', 'shop.bellRang']])
    const outer = await asked.ask('microsteps', 'log', position - 1)
    expect(outer.map(({ actor, event }) => [actor, event])).toEqual([
      ['shop', 'shop.ringRequested'],
      ['shop/bell', 'ring'],
    ])
  })
})

describe('cause and effect', () => {
  test('of what was taken within another input is that input', async () => {
    const rang = await positionOf('shop.bellRang')
    expect((await asked.ask('causes', 'log', rang)).causes).toEqual([rang - 1])
    expect((await asked.ask('causes', 'log', rang - 1)).effects).toEqual([rang])
  })

  test('of a timer is the entry that set it', async () => {
    const set = await positionOf('shop.rushBegan')
    const fired = await positionOf('xstate.after.10000.shop.door.open.busy')
    expect(await asked.ask('causes', 'log', fired)).toEqual({ causes: [set], effects: [] })
    const resolved = await positionOf('xstate.promise.resolve')
    const poured = await positionOf('xstate.after.pouring.order.cooking.drinks.waiting')
    expect((await asked.ask('causes', 'log', poured)).causes[0]).toBe(resolved)
  })

  test('of an answer is the entry that started the effect, and so on to the first', async () => {
    const placed = await positionOf('order.placed', 3)
    const resolved = await positionOf('xstate.promise.resolve')
    const cooked = await positionOf('xstate.after.cooking.order.cooking.dishes.waiting')
    expect((await asked.ask('causes', 'log', cooked)).causes).toEqual([resolved, placed])
    expect((await asked.ask('causes', 'log', placed)).effects).toEqual(
      expect.arrayContaining([resolved, cooked]),
    )
  })

  test('shows as arrows, those of timers with where they were set', async () => {
    const fired = await positionOf('xstate.after.10000.shop.door.open.busy')
    const arrows = await asked.ask('arrows', 'log', 1, fired)
    expect(arrows.find(({ position }) => position === fired)).toMatchObject({
      to: 'shop',
      isInput: true,
      timerSetAt: await positionOf('shop.rushBegan'),
    })
    expect(arrows.find(({ type }) => type === 'ring')).toMatchObject({
      from: 'shop',
      to: 'shop/bell',
      isInput: false,
    })
    expect(arrows.filter(({ isInput }) => isInput).map(({ position }) => position)).toEqual(
      Array.from({ length: fired }, (_, index) => index + 1),
    )
    expect(arrows.find(({ type }) => type === 'shop.opened')?.from).toBeNull()
  })
})

describe('timers', () => {
  test('are told with when they are due and where they were set', async () => {
    const resolved = await positionOf('xstate.promise.resolve')
    const timers = await asked.ask('timers', at(resolved))
    expect(
      timers.map(({ actor, type, due, delay, setAt }) => [actor, type, due, delay, setAt]),
    ).toEqual([
      [order, 'xstate.after.pouring.order.cooking.drinks.waiting', 500, 500, resolved],
      [order, 'xstate.after.cooking.order.cooking.dishes.waiting', 2_000, 2_000, resolved],
      ['shop', 'xstate.after.10000.shop.door.open.busy', 10_000, 10_000, 2],
    ])
  })
})

describe('coverage', () => {
  test('counts what was entered and taken, in the background', async () => {
    await expect
      .poll(async () => (await asked.ask('coverage', 'log', 'order')).done)
      .toBe(asked.opened.length)
    const { states, transitions } = await asked.ask('coverage', 'log', 'order')
    expect(states).toMatchObject({ order: 1, 'order.choosing': 1, 'order.delivered': 1 })
    expect(states['order.cancelled']).toBeUndefined()
    expect(transitions['order.choosing:order.dishAdded:0']).toBe(2)
    const shop = await asked.ask('coverage', 'log', 'shop')
    expect(shop.states).toMatchObject({ 'shop.door.closed': 2, 'shop.door.open.busy': 1 })
  })
})
