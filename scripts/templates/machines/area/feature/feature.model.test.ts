import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { featureItems } from '../../../fixtures/area/feature.fixtures.ts'
import { answeredSlot } from '../../../fixtures/core/walk.fixtures.ts'
import type { FeatureItem } from './feature.events.ts'
import { featureMachine } from './feature.machine.ts'
import {
  selectFeatureItems,
  selectHasFeatureFailed,
  selectIsFeatureLoading,
} from './feature.selectors.ts'

function start() {
  const { logic, calls } = answeredSlot<FeatureItem[]>()
  const actor = createActor(featureMachine.provide({ actors: { loadFeature: logic } })).start()
  const seen = () => ({
    items: selectFeatureItems(actor.getSnapshot()),
    isLoading: selectIsFeatureLoading(actor.getSnapshot()),
    hasFailed: selectHasFeatureFailed(actor.getSnapshot()),
  })
  return { actor, calls, seen }
}

test('loads the items at once', async () => {
  const { calls, seen } = start()
  expect(seen()).toEqual({ items: [], isLoading: true, hasFailed: false })
  await calls[0]?.resolve(featureItems())
  expect(seen()).toEqual({ items: featureItems(), isLoading: false, hasFailed: false })
})

test('fails when nothing comes and loads again when asked', async () => {
  const { actor, calls, seen } = start()
  await calls[0]?.reject(new Error('no network'))
  expect(seen()).toEqual({ items: [], isLoading: false, hasFailed: true })
  actor.send({ type: 'feature.retryRequested' })
  expect(seen()).toEqual({ items: [], isLoading: true, hasFailed: false })
  await calls[1]?.resolve(featureItems())
  expect(seen().items).toEqual(featureItems())
})
