import { expect, test, vi } from 'vitest'
import { assign, setup } from 'xstate'
import { steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { EventLog, OrderError, record, replay, stateOf } from './index.ts'

const kettle = setup({
  types: { context: {} as { cups: number }, events: {} as { type: 'filled'; cups: number } },
  actors: { lid: setup({}).createMachine({ id: 'lid', on: { lifted: {} } }) },
}).createMachine({
  id: 'kettle',
  context: { cups: 0 },
  initial: 'cold',
  invoke: { id: 'lid', src: 'lid' },
  on: { filled: { actions: assign({ cups: ({ event }) => event.cups }) } },
  states: {
    cold: { after: { 60000: 'hot' } },
    hot: { after: { 5000: 'cold' } },
  },
})

function boiling() {
  const clock = steppedClock()
  const recording = record(kettle, { clock: clock as never })
  recording.actor.start()
  return { clock, ...recording }
}

const afterAMinute = { actor: 'kettle', type: 'xstate.after.60000.kettle.cold', count: 1 }

test('an event sent by order is an input like any other', () => {
  const { actor, log, sendTo } = boiling()
  sendTo('kettle', { type: 'filled', cups: 3 })
  sendTo('kettle/lid', { type: 'lifted' })
  expect(actor.getSnapshot().context.cups).toBe(3)
  expect(log.entries.map(({ to, event }) => [to, event.type])).toEqual([
    ['kettle', 'filled'],
    ['kettle/lid', 'lifted'],
  ])
})

test('a timer that is fired by order fires once, now, and replays to the same state', () => {
  const { actor, log, clock, fireTimer } = boiling()
  clock.step(10)
  fireTimer(afterAMinute)
  expect(actor.getSnapshot().value).toBe('hot')
  expect(log.entries).toMatchObject([{ at: 10, to: 'kettle', timer: 1 }])
  clock.step(5_000)
  expect(actor.getSnapshot().value).toBe('cold')
  clock.step(54_990)
  expect(actor.getSnapshot().value).toBe('cold')
  const replayed = replay(kettle, EventLog.parse(log.toNDJSON()))
  replayed.run()
  expect(replayed.divergence).toBeUndefined()
  expect(stateOf(replayed.actor)).toEqual(stateOf(actor))
})

test('what cannot be done is refused in words, and leaves no entry', () => {
  const { log, sendTo, fireTimer } = boiling()
  expect(() => sendTo('kettle/spout', { type: 'filled' })).toThrow(
    new OrderError('no actor is at kettle/spout'),
  )
  expect(() => fireTimer({ ...afterAMinute, count: 2 })).toThrow(
    'kettle has no timer 2 pending that sends xstate.after.60000.kettle.cold',
  )
  fireTimer(afterAMinute)
  expect(() => fireTimer(afterAMinute)).toThrow('has no timer pending')
  expect(log.entries).toHaveLength(1)
})

test('orders that come while an input is under way are refused', () => {
  const { actor, sendTo } = boiling()
  const refused: unknown[] = []
  actor.subscribe(() => {
    try {
      sendTo('kettle', { type: 'filled' })
    } catch (error) {
      refused.push(error)
    }
  })
  actor.send({ type: 'filled', cups: 1 })
  expect(refused).toEqual([new OrderError('the system is at work: an input is under way')])
})

test('an ended system takes no events', () => {
  const { actor, sendTo } = boiling()
  actor.stop()
  expect(() => sendTo('kettle', { type: 'filled', cups: 1 })).toThrow(OrderError)
})

test('who follows a log is told of each rest, and reads what is new', () => {
  const { log, sendTo, follow } = boiling()
  sendTo('kettle', { type: 'filled', cups: 1 })
  const told = vi.fn()
  const end = follow(told)
  const other = follow(() => {})
  sendTo('kettle', { type: 'filled', cups: 2 })
  sendTo('kettle', { type: 'filled', cups: 3 })
  expect(told).toHaveBeenCalledTimes(2)
  const all = [...log.lines()]
  expect([...log.linesAfter(1)]).toEqual(all.slice(2))
  expect([...log.linesAfter(0)]).toEqual(all.slice(1))
  expect(log.linesAfter(3)).toHaveLength(0)
  end()
  sendTo('kettle', { type: 'filled', cups: 4 })
  expect(told).toHaveBeenCalledTimes(2)
  other()
})

test('a ring goes on keeping while it is followed, and its new checkpoints are among the lines', () => {
  const { actor, log, follow } = record(kettle, {
    keep: { entries: 40 },
    soon: (run) => run(),
  })
  actor.start()
  let seq = 0
  const lines: string[] = []
  follow(() => {
    for (const line of log.linesAfter(seq)) {
      lines.push(line)
      seq = (JSON.parse(line) as { seq?: number }).seq ?? seq
    }
  })
  for (let cups = 1; cups <= 100; cups++) actor.send({ type: 'filled', cups })
  actor.stop()
  const header = [...log.lines()][0]
  expect(log.entries.length).toBeLessThanOrEqual(40)
  const whole = EventLog.parse([header, ...lines].join(''))
  expect(whole.entries).toHaveLength(101)
  expect(whole.checkpoints.length).toBeGreaterThan(5)
  expect(replay(kettle, whole).divergence).toBeUndefined()
})
