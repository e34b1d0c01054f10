import { featureItems } from '../../../fixtures/area/feature.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { featureMachine } from './feature.machine.ts'

export const cases: Cases<typeof featureMachine> = {
  machine: featureMachine,
  inputs: [undefined],
  events: { 'feature.retryRequested': [{}] },
  answers: { loadFeature: { outputs: [featureItems()], errors: lost } },
}
