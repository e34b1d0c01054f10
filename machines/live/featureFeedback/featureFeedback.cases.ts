import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { laws } from './featureFeedback.laws.ts'
import { featureFeedbackMachine } from './featureFeedback.machine.ts'

const given = { feature: 'actorSearch', isHelpful: true } as const

export const cases: Cases<typeof featureFeedbackMachine> = {
  machine: featureFeedbackMachine,
  inputs: [undefined],
  events: {
    'featureFeedback.given': [
      { ...given, occasion: 1 },
      { ...given, occasion: 2 },
    ],
  },
  answers: { sendFeatureFeedback: { outputs: [undefined], errors: lost } },
  laws,
}
