import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnyMachineSnapshot, createActor, type InspectionEvent } from 'xstate'
import { appWalk } from '../../fixtures/app.fixtures.ts'
import { statesIn, statesOf } from '../../fixtures/states.fixtures.ts'
import { login, perform, type Step, story } from '../../fixtures/story.fixtures.ts'
import { EventLog, record, replay, stateOf } from '../../src/engine/index.ts'
import { setFold } from '../clock.ts'
import { sharedActors } from './app.actors.ts'
import { appMachine } from './app.machine.ts'
import { selectActors } from './app.selectors.ts'

const patiently = { timeout: 30_000 }
const machines = { appMachine, sharedActors }

const charts = { app: appMachine, ...sharedActors }

/** Plays a story; answers the states that were reached on the way, `guest.loggedIn` each. */
async function play(isConnected: boolean, steps: Step[]): Promise<Set<string>> {
  const reached = new Set<string>()
  const app = appWalk(setFold, machines, {
    create: (machine, options) => createActor(machine, { ...options, inspect: note }),
  })

  function note(inspected: InspectionEvent) {
    if (inspected.type !== '@xstate.snapshot' || !('value' in inspected.snapshot)) return
    const snapshot = inspected.snapshot as AnyMachineSnapshot
    for (const state of statesIn(snapshot)) reached.add(`${snapshot.machine.id}.${state}`)
  }

  for (const next of [...(isConnected ? login : []), ...steps]) {
    await perform(app, next)
    const actors = { app: app.actor, ...selectActors(app.actor.getSnapshot()) }
    for (const [name, actor] of Object.entries(actors))
      if (actor) expect([name, actor.getSnapshot().status]).toEqual([name, 'active'])
  }
  return reached
}

test('no order of events makes an actor fail', patiently, async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), story, async (...told) => {
      await play(...told)
    }),
    { numRuns: 60 },
  )
})

test('stories reach every state of every chart', patiently, async () => {
  const stories = fc.sample(fc.tuple(fc.boolean(), story), { seed: 3, numRuns: 240 })
  const reached = new Set<string>()
  for (const [isConnected, steps] of stories)
    for (const state of await play(isConnected, steps)) reached.add(state)
  const all = Object.entries(charts).flatMap(([name, chart]) =>
    statesOf(chart).map((state) => `${name}.${state}`),
  )
  expect([...reached].toSorted()).toEqual(all.toSorted())
})

test(
  'every story replays to the same state of every actor, from the log as text',
  patiently,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), story, async (isConnected, steps) => {
        const recordings: ReturnType<typeof record<typeof appMachine>>[] = []
        const app = appWalk(setFold, machines, {
          create(machine, options) {
            const recording = record(machine, { ...options, onFold: setFold })
            recordings.push(recording)
            return recording.actor
          },
        })
        for (const next of [...(isConnected ? login : []), ...steps]) await perform(app, next)
        const [recording] = recordings
        const log = EventLog.parse(recording?.log.toNDJSON() ?? '')
        const replayed = replay(appMachine, log, { systemId: 'app', onFold: setFold })
        replayed.run()
        expect(replayed.divergence).toBeUndefined()
        expect(stateOf(replayed.actor)).toEqual(stateOf(app.actor))
      }),
      { numRuns: 60 },
    )
  },
)
