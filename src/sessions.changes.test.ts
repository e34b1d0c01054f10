import { describe, expect, inject, test } from 'vitest'
import { type AnyStateMachine, createMachine, StateMachine } from 'xstate'
import { sessions } from '../fixtures/core/sessions.fixtures.ts'
import { guestMachine } from '../machines/account/guest/guest.machine.ts'
import { setFold } from '../machines/core/clock.ts'
import { upcasters } from '../machines/core/upcasters.ts'
import { completeApp } from './areas/all.ts'
import { type Difference, EventLog, replay } from './engine/index.ts'

type Held = Record<string, unknown>

/** A machine whose context begins otherwise. */
function beginning(machine: AnyStateMachine, change: Held): AnyStateMachine {
  const { config, implementations } = machine
  const before: unknown = config.context
  const context = (args: unknown) => ({
    ...(typeof before === 'function' ? (before(args) as Held) : (before as Held)),
    ...change,
  })
  return createMachine({ ...config, context } as never, implementations as never)
}

/** A machine, and every machine that it runs, each with one more field in its context. */
function withFieldEverywhere(machine: AnyStateMachine): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    logic instanceof StateMachine ? withFieldEverywhere(logic) : logic,
  ])
  return beginning(machine, { addedSince: 1 }).provide({ actors: Object.fromEntries(actors) })
}

function replayOf(text: string, machine: AnyStateMachine) {
  const log = EventLog.parse(text, { upcasters })
  const replayed = replay(machine, log, { systemId: 'app', onFold: setFold })
  replayed.run()
  return replayed
}

const nameOf = ({ kind, path, part }: Difference) => `${kind} ${path} ${part}`

const grown = withFieldEverywhere(completeApp)
const hasOtherGuest = completeApp.provide({
  actors: { guest: beginning(guestMachine, { hadChannel: true }) as typeof guestMachine },
})

/** By day every third one. */
const seen = sessions.filter((_, place) => inject('isNight') || place % 3 === 0)

describe.each(seen)('the session $file', ({ text, build }) => {
  const isVersion1 = build === undefined
  /** One hash told all of an actor in version 1: of one whose states were made otherwise since, it tells nothing. */
  const toldOfTheRoot = isVersion1 ? [] : ['app']

  test('replays when every machine has one more field, and each of them is named', () => {
    const { divergence, differences, agreeing, position, length } = replayOf(text, grown)
    expect(divergence).toBeUndefined()
    expect(position).toBe(length)
    const since = replayOf(text, completeApp).differences.map(nameOf)
    const added = differences.filter((each) => !since.includes(nameOf(each)))
    expect(new Set(added.map(({ kind, part }) => `${kind} ${part}`))).toEqual(
      new Set(['added .addedSince']),
    )
    const toldOfMessenger = isVersion1 ? 'notifications' : 'messenger'
    const machines = ['guest', toldOfMessenger, 'navigation', 'payTour', 'realtime', 'storage']
    expect(added.map(({ path }) => path)).toEqual(
      expect.arrayContaining([...toldOfTheRoot, ...machines.map((name) => `app/${name}`)]),
    )
    expect(agreeing).toEqual(expect.arrayContaining([...toldOfTheRoot, 'app/guest']))
  })

  test('is told where a field of the guest begins otherwise', () => {
    const { divergence } = replayOf(text, hasOtherGuest)
    expect(divergence).toMatchObject({ kind: 'changed', path: 'app/guest' })
  })
})
