import { expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { EventLog, record, replay } from '../engine/index.ts'
import { minimise, minimiseLog, outcomeOf } from './minimise.ts'

type TillEvent =
  | { type: 'till.sold'; cents: number }
  | { type: 'till.drawerOpened' }
  | { type: 'till.drawerClosed' }
  | { type: 'till.paidOut'; cents: number }

/** A till that fails when it pays out while its drawer is open, right after a sale of 700. */
const tillMachine = setup({
  types: {} as { context: { cents: number; lastSale: number }; events: TillEvent },
}).createMachine({
  id: 'till',
  context: { cents: 0, lastSale: 0 },
  initial: 'closed',
  on: {
    'till.sold': {
      actions: assign(({ context, event }) => ({
        cents: context.cents + event.cents,
        lastSale: event.cents,
      })),
    },
  },
  states: {
    closed: { on: { 'till.drawerOpened': 'open' } },
    open: {
      on: {
        'till.drawerClosed': 'closed',
        'till.paidOut': {
          actions: assign(({ context, event }) => {
            if (context.lastSale === 700) throw new Error('the drawer jams')
            return { cents: Math.max(0, context.cents - event.cents) }
          }),
        },
      },
    },
  },
})

/** 5,000 inputs of a day at the till, the last of which makes it fail. */
function longDay(): EventLog {
  const { actor, log } = record(tillMachine)
  actor.subscribe({ error: () => {} })
  actor.start()
  const usual = (index: number): TillEvent => {
    if (index % 10 === 3) return { type: 'till.drawerOpened' }
    if (index % 10 === 7) return { type: 'till.paidOut', cents: index % 90 }
    if (index % 10 === 8) return { type: 'till.drawerClosed' }
    return { type: 'till.sold', cents: index % 600 }
  }
  for (let index = 0; index < 4_997; index++) actor.send(usual(index))
  actor.send({ type: 'till.drawerOpened' })
  actor.send({ type: 'till.sold', cents: 700 })
  actor.send({ type: 'till.paidOut', cents: 5 })
  return EventLog.parse(log.toNDJSON())
}

test('of 5,000 entries those are left that the failure needs, and they show it as the whole log does', () => {
  const log = longDay()
  expect(log.entries).toHaveLength(5_000)
  const outcome = outcomeOf(replay(tillMachine, log))
  expect(outcome).toMatchObject({ is: 'failed', path: 'till' })
  if (!outcome) return
  const { log: small } = minimiseLog(tillMachine, log, outcome, {})
  expect(small.entries.map(({ event }) => event.type)).toEqual([
    'till.drawerOpened',
    'till.sold',
    'till.paidOut',
  ])
  expect(outcomeOf(replay(tillMachine, EventLog.parse(small.toNDJSON())))).toEqual(outcome)
  expect(log.entries).toHaveLength(5_000)
})

test('where another build makes something otherwise, that stays of the log by which it is told', () => {
  const { actor, log } = record(tillMachine)
  actor.start()
  for (const cents of [100, 300, 200]) actor.send({ type: 'till.sold', cents })
  const changed = setup({}).createMachine({
    ...tillMachine.config,
    on: {
      'till.sold': {
        actions: assign(({ context, event }) => ({
          cents: context.cents + event.cents,
          lastSale: event.cents === 300 ? 301 : event.cents,
        })),
      },
    },
  } as never)
  const whole = EventLog.parse(log.toNDJSON())
  const outcome = outcomeOf(replay(changed, whole))
  expect(outcome).toMatchObject({ is: 'diverged', path: 'till', part: '.lastSale' })
  if (!outcome) return
  const { log: small } = minimiseLog(changed, whole, outcome, {})
  expect(small.entries.map(({ event }) => event.cents)).toEqual([300])
  expect(small.entries[0]?.digest).toEqual({ till: { '.lastSale': expect.any(String) } })
})

test('what can be left out alone is left out, whatever else there is', () => {
  const needed = new Set([3, 500, 501, 998])
  const asked: number[] = []
  const left = minimise(
    Array.from({ length: 1_000 }, (_, index) => index),
    (some) => {
      asked.push(some.length)
      return [...needed].every((one) => some.includes(one))
    },
  )
  expect(left).toEqual([...needed])
  expect(asked.length).toBeLessThan(200)
  expect(minimise([1, 2, 3], () => true)).toEqual([])
})
