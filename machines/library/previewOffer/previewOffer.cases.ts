import { previewIncentive } from '../../../fixtures/library/previewOffer.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { laws } from './previewOffer.laws.ts'
import { previewOfferMachine } from './previewOffer.machine.ts'

export const cases: Cases<typeof previewOfferMachine> = {
  machine: previewOfferMachine,
  inputs: [undefined],
  events: {
    'previewOffer.previewEnded': [{ videoId: 'video1' }, { videoId: 'video2' }],
    'previewOffer.previewLeft': [{}],
  },
  answers: {
    loadPreviewIncentives: {
      outputs: [[previewIncentive()], [previewIncentive({ endsAt: null })], []],
      errors: lost,
    },
  },
  invariants: {
    'nothing is offered but where a preview ended': (snapshot) =>
      snapshot.matches('offered') === (snapshot.context.incentive !== null),
  },
  laws,
}
