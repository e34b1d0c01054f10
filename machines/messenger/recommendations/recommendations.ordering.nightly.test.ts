import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { recommended } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { configOf, machineOf } from '../../../src/testing/config.ts'
import { stepsToFind } from '../../../src/testing/seeds.ts'
import { setFold } from '../../core/clock.ts'
import type { RecommendationsQuery, RecommendedActor } from './recommendations.events.ts'
import { recommendationsMachine } from './recommendations.machine.ts'

type Step = { does: 'choose' | 'answer'; nth: number }

const steps = fc.array(
  fc.record({ does: fc.constantFrom('choose' as const, 'answer' as const), nth: fc.nat(3) }),
  { maxLength: 40, size: 'max' },
)

/** Chooses among four, answers any question that was asked: is what is shown of what was chosen last? */
async function showsTheChosen(sequence: readonly Step[], machine: typeof recommendationsMachine) {
  const { calls, logic } = answeredSlot<readonly RecommendedActor[], RecommendationsQuery>()
  const loadRecommendations = logic
  const { actor } = walk(
    setFold,
    'recommendations',
    machine.provide({ actors: { loadRecommendations } }),
    undefined,
  )
  for (const { does, nth } of sequence) {
    if (does === 'choose') {
      const query = { currentActorId: `actor-${nth}`, useGrid: true }
      actor.send({ type: 'recommendations.wanted', ...query })
    } else {
      const call = calls[nth % Math.max(1, calls.length)]
      await call?.resolve([{ ...recommended, id: `beside ${call.input.currentActorId}` }])
    }
    const { value, context } = actor.getSnapshot()
    const [shown] = context.actors
    if (value === 'loaded' && shown?.id !== `beside ${context.wanted?.currentActorId}`) return false
  }
  return true
}

/** Notes what is chosen while it loads, and goes on loading what was chosen before. */
function withStaleSelection() {
  const config = configOf(recommendationsMachine)
  const [{ actions = [] } = {}] = config.on['recommendations.wanted'] ?? []
  const { loading } = config.states
  if (loading) loading.on['recommendations.wanted'] = [{ actions }]
  return machineOf(recommendationsMachine, config) as typeof recommendationsMachine
}

test('what is shown is of what was chosen last', async () => {
  const property = fc.asyncProperty(steps, (sequence) =>
    showsTheChosen(sequence, recommendationsMachine),
  )
  expect((await fc.check(property, { numRuns: 200, seed: 1 })).failed).toBe(false)
})

test('a stale selection: one that changes while it loads is not loaded anew, which is found with each seed by few steps', async () => {
  const stale = withStaleSelection()
  const property = fc.asyncProperty(steps, (sequence) => showsTheChosen(sequence, stale))
  expect((await stepsToFind(property)).every((length) => length <= 10)).toBe(true)
})
