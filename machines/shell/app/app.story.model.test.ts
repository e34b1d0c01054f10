import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
} from 'xstate'
import { type AppWalkOptions, appWalk } from '../../../fixtures/core/app.fixtures.ts'
import { subjects } from '../../../fixtures/core/inputs.fixtures.ts'
import { appSlots, partsWith } from '../../../fixtures/core/slots.fixtures.ts'
import { statesIn, statesOf } from '../../../fixtures/core/states.fixtures.ts'
import { perform, type Story, storyOf } from '../../../fixtures/core/story.fixtures.ts'
import { bareParts, completeApp, sharedMachines } from '../../../src/areas/all.ts'
import { EventLog, type RecordedLog, record, replay, stateOf } from '../../../src/engine/index.ts'
import { setFold } from '../../core/clock.ts'
import { composerMachine } from '../../messenger/composer/composer.machine.ts'
import { conversationMachine } from '../../messenger/conversation/conversation.machine.ts'
import { createApp } from './app.machine.ts'
import { selectActors } from './app.selectors.ts'

const charts = {
  app: completeApp,
  ...sharedMachines,
  conversation: conversationMachine,
  composer: composerMachine,
}

/** Plays a story; after each step every actor must still be at work. */
async function play({ outside, steps }: Story, create?: AppWalkOptions['create']) {
  const app = appWalk(setFold, { createApp, bareParts }, { ...outside, create })
  for (const next of steps) {
    await perform(app, next)
    const actors = { app: app.actor, ...selectActors(app.actor.getSnapshot()) }
    const ended = Object.entries(actors).flatMap(([name, actor]) => {
      const { status, error } = actor?.getSnapshot() ?? { status: 'active' }
      return status === 'active' ? [] : [{ name, error, after: next }]
    })
    expect(ended).toEqual([])
  }
  return app
}

/** Holds a property against stories of every actor. */
async function holds(property: (told: Story) => Promise<unknown>, { runs }: { runs: number }) {
  for (const subject of subjects)
    await fc.assert(
      fc.asyncProperty(storyOf(subject), async (told) => void (await property(told))),
      { numRuns: runs },
    )
}

test('no order of events makes an actor fail', () => holds((told) => play(told), { runs: 10 }))

test('stories reach every state of every chart', async () => {
  const missing = new Set(
    Object.entries(charts).flatMap(([name, chart]) =>
      statesOf(chart).map((state) => `${name}.${state}`),
    ),
  )
  const isMissingOf = (subject: string) =>
    [...missing].some((path) => path.startsWith(`${subject}.`))
  function note(inspected: InspectionEvent) {
    if (inspected.type !== '@xstate.snapshot' || !('value' in inspected.snapshot)) return
    const snapshot = inspected.snapshot as AnyMachineSnapshot
    for (const state of statesIn(snapshot)) missing.delete(`${snapshot.machine.id}.${state}`)
  }
  for (const subject of subjects)
    for (const told of fc.sample(storyOf(subject), { seed: 3, numRuns: 500 })) {
      if (!isMissingOf(subject)) break
      await play(told, (machine, options) => createActor(machine, { ...options, inspect: note }))
    }
  expect([...missing]).toEqual([])
})

test('every story replays to the same state of every actor, from the log as text', () =>
  holds(
    async (told) => {
      const logs: RecordedLog[] = []
      const app = await play(told, (machine, options) => {
        const { actor, log } = record(machine, { ...options, onFold: setFold })
        logs.push(log)
        return actor
      })
      const log = EventLog.parse(logs[0]?.toNDJSON() ?? '')
      const replayed = replay(completeApp, log, { systemId: 'app', onFold: setFold })
      replayed.run()
      expect(replayed.divergence).toBeUndefined()
      expect(stateOf(replayed.actor)).toEqual(stateOf(app.actor))
    },
    { runs: 4 },
  ))

test('a story speaks for every slot of every machine', () => {
  const parts = bareParts()
  const filled = partsWith(appSlots(), parts)
  const machines = (given: typeof parts): [string, AnyActorLogic][] => [
    ...Object.entries(given.actors),
    ...Object.values(given.areas).flatMap((area) =>
      Object.entries(area).map(([name, { machine }]): [string, AnyActorLogic] => [name, machine]),
    ),
  ]
  expect(machines(filled).length).toBeGreaterThan(40)
  const of = new Map(machines(filled))
  expect(machines(parts).flatMap(([name, logic]) => unfilled(name, logic, of.get(name)))).toEqual(
    [],
  )
})

/** The paths of the slots that are as the machine left them. */
function unfilled(path: string, bare: AnyActorLogic, given?: AnyActorLogic): string[] {
  if (!isMachine(bare)) return given === bare ? [path] : []
  const actors = given && isMachine(given) ? given.implementations.actors : {}
  return Object.entries(bare.implementations.actors as Record<string, AnyActorLogic>).flatMap(
    ([name, logic]) =>
      unfilled(`${path}.${name}`, logic, (actors as Record<string, AnyActorLogic>)[name]),
  )
}

function isMachine(logic: AnyActorLogic): logic is AnyStateMachine {
  return 'implementations' in logic
}
