import fc from 'fast-check'
import { beforeEach, expect, inject, test, vi } from 'vitest'
import { EventLog, type RecordedLog, replay, stateOf } from './index.ts'
import { current } from './testing/build.ts'
import { systemPlan } from './testing/plans.ts'
import { type LiveRun, runLive } from './testing/run.ts'
import { seed } from './testing/seed.ts'

const systems = inject('isNight') ? 1_200 : 400
const checkpointed = inject('isNight') ? 400 : 150
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
    { numRuns: systems, seed },
  )
  expect(inputs).toBeGreaterThan(systems * 5)
  expect(withinEffects).toBeGreaterThan(systems / 10)
})

test(`every checkpoint of ${checkpointed} generated systems leads to the states that the whole log leads to, without any effect`, async () => {
  let checkpoints = 0
  await fc.assert(
    fc.asyncProperty(systemPlan, async (plan) => {
      const every = { checkpointEvery: { entries: 0 }, soon: (run: () => void) => run() }
      const { logic, recording, states, world } = await runLive(plan, every)
      const { effects } = world
      const log = EventLog.parse(recording.log.toNDJSON())
      expect(log.warnings).toEqual([])
      for (const { seq } of log.checkpoints) {
        checkpoints++
        const replayed = replay(logic, log, { onFold, from: seq, momentEvery: 3 })
        expect(replayed.divergence).toBeUndefined()
        for (const [position, state] of states) {
          if (position < replayed.first) continue
          replayed.seek(position)
          expect(stateOf(replayed.actor)).toEqual(state)
        }
      }
      expect(world.effects).toBe(effects)
    }),
    { numRuns: checkpointed, seed },
  )
  expect(checkpoints).toBeGreaterThan(checkpointed * 2)
})
