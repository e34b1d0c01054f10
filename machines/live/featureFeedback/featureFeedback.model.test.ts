import { expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { FeatureFeedback } from './featureFeedback.events.ts'
import { featureFeedbackMachine } from './featureFeedback.machine.ts'
import { selectIsFeedbackGiven } from './featureFeedback.selectors.ts'

function start() {
  const send = answeredSlot<void, FeatureFeedback>()
  const machine = featureFeedbackMachine.provide({ actors: { sendFeatureFeedback: send.logic } })
  const { actor, told } = walk(setFold, 'featureFeedback', machine, undefined)
  return {
    actor,
    told,
    calls: send.calls,
    give: (occasion: number, isHelpful = true) =>
      actor.send({ type: 'featureFeedback.given', feature: 'actorSearch', occasion, isHelpful }),
    isGiven: (occasion: number) =>
      selectIsFeedbackGiven(actor.getSnapshot(), 'actorSearch', occasion),
  }
}

test('is sent once each time that the feature was used [QRY-4]', async () => {
  const { calls, give, isGiven } = start()
  expect(isGiven(1)).toBe(false)
  give(1)
  give(1, false)
  expect(isGiven(1)).toBe(true)
  await calls[0]?.resolve()
  give(1)
  expect(calls.map(({ input }) => input)).toEqual([{ feature: 'actorSearch', isHelpful: true }])
  expect(isGiven(2)).toBe(false)
  give(2, false)
  expect(calls[1]?.input).toEqual({ feature: 'actorSearch', isHelpful: false })
})

test('when it cannot be sent an error is reported and nothing is thrown: the next one is sent [QRY-4]', async () => {
  const { actor, calls, give, isGiven, told } = start()
  give(1)
  await calls[0]?.reject(new TypeError('no network'))
  expect(told('reporting')).toEqual([
    {
      type: 'reporting.problemMet',
      problem: { where: 'featureFeedback', what: 'TypeError' },
    },
  ])
  expect(actor.getSnapshot().status).toBe('active')
  expect(isGiven(1)).toBe(true)
  give(2)
  expect(calls).toHaveLength(2)
})
