import { describe, expect, test } from 'vitest'
import { assign, createMachine } from 'xstate'
import { EventLog, record, replay, type Upcaster } from './index.ts'

const till = (busy: string, count = 'count') =>
  createMachine({
    id: 'till',
    types: {} as { context: Record<string, number> },
    context: { [count]: 0 },
    initial: 'idle',
    on: {
      add: { actions: assign(({ context }) => ({ [count]: (context[count] ?? 0) + 1 })) },
      first: {},
      second: { actions: assign(({ context }) => ({ [count]: (context[count] ?? 0) + 1 })) },
    },
    states: { idle: { on: { go: busy } }, [busy]: { on: { rest: 'idle' } } },
  })

/** A log of a build before, with a checkpoint after each entry. */
function oldLog(): string {
  const { actor, log } = record(till('busy'), {
    events: 1,
    checkpointEvery: { entries: 0 },
    soon: (run) => run(),
  })
  actor.start()
  for (const type of ['go', 'add', 'add', 'rest', 'go']) actor.send({ type })
  return log.toNDJSON()
}

function expectNoDivergence(logic: ReturnType<typeof till>, log: EventLog): void {
  for (const from of [undefined, ...log.checkpoints.map(({ seq }) => seq)]) {
    const replayed = replay(logic, log, from === undefined ? {} : { from })
    expect(replayed.divergence).toBeUndefined()
    replayed.run()
    expect(replayed.actor.getSnapshot()).toMatchObject({ value: Object.keys(logic.states)[1] })
    expect(Object.values(replayed.actor.getSnapshot().context)).toEqual([2])
  }
}

const renamedState: Upcaster = {
  version: 2,
  changes: 'state',
  actor: 'till',
  as: (state) => ({ ...state, value: state.value === 'busy' ? 'working' : state.value }),
}
const renamedKey: Upcaster = {
  version: 2,
  changes: 'part',
  actor: 'till',
  from: '.count',
  to: '.sum',
}
const splitEvent: Upcaster = {
  version: 2,
  changes: 'event',
  type: 'add',
  as: () => [{ type: 'first' }, { type: 'second' }],
}

describe('an old log that is upcast', () => {
  test.each<[string, Upcaster, ReturnType<typeof till>]>([
    ['a state has another name', renamedState, till('working')],
    ['a key of the context has another name', renamedKey, till('busy', 'sum')],
    ['an event has become two', splitEvent, till('busy')],
  ])('when %s agrees from its start and from every checkpoint', (_, upcaster, logic) => {
    expectNoDivergence(logic, EventLog.parse(oldLog(), { upcasters: [upcaster] }))
    const without = replay(logic, EventLog.parse(oldLog()))
    if (upcaster !== splitEvent) expect(without.divergence).toMatchObject({ path: 'till' })
  })

  test('may be written and read again, and is not upcast twice', () => {
    for (const [upcaster, logic] of [
      [renamedState, till('working')],
      [renamedKey, till('busy', 'sum')],
      [splitEvent, till('busy')],
    ] as const) {
      const upcast = EventLog.parse(oldLog(), { upcasters: [upcaster] })
      expect(upcast.header.events).toBe(2)
      const again = EventLog.parse(upcast.toNDJSON(), { upcasters: [upcaster] })
      expect(again.entries).toEqual(upcast.entries)
      expectNoDivergence(logic, again)
    }
  })

  test('whose checkpoint cannot be upcast is refused by its line', () => {
    const upcaster: Upcaster = {
      ...renamedState,
      as: () => {
        throw new TypeError('no such state')
      },
    }
    expect(() => EventLog.parse(oldLog(), { upcasters: [upcaster] })).toThrow(
      /^line 3: the checkpoint cannot be upcast \(no such state\)$/,
    )
  })
})
