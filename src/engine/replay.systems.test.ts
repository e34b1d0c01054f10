import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { EventLog, type RecordedLog, replay, stateOf } from './index.ts'
import { current } from './testing/build.ts'
import { systemPlan } from './testing/plans.ts'
import { type LiveRun, runLive } from './testing/run.ts'

const systems = 1_200
const onFold = (fold: typeof current.fold) => {
  current.fold = fold
}

beforeEach(() => {
  // XState warns in development of events sent to actors already gone; systems here do that a lot.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

function expectSameStates({ logic, states, recording, world }: LiveRun, log: RecordedLog): void {
  const effects = world.effects
  const pending = world.pending.length
  const replayed = replay(logic, log, { onFold, momentEvery: 3 })
  expect(replayed.divergence).toBeUndefined()
  replayed.run()
  expect(stateOf(replayed.actor)).toEqual(stateOf(recording.actor))
  const positions = [...states.keys()]
  for (const position of [...positions.reverse(), ...positions]) {
    replayed.seek(position)
    expect(stateOf(replayed.actor)).toEqual(states.get(position))
  }
  expect(world.effects).toBe(effects)
  expect(world.pending.length).toBe(pending)
}

test(`${systems} generated systems of every kind of actor replay to equal states, without any effect`, async () => {
  let inputs = 0
  let withinEffects = 0
  await fc.assert(
    fc.asyncProperty(systemPlan, async (plan) => {
      const live = await runLive(plan)
      const { log } = live.recording
      inputs += log.entries.length
      withinEffects += log.entries.filter((entry) => entry.within !== undefined).length
      expectSameStates(live, log)
      expectSameStates(live, EventLog.parse(log.toNDJSON()))
    }),
    { numRuns: systems },
  )
  expect(inputs).toBeGreaterThan(systems * 5)
  expect(withinEffects).toBeGreaterThan(systems / 10)
}, 120_000)
