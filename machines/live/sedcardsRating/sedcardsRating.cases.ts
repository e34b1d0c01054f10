import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost } from '../../core/shared.cases.ts'
import { laws } from './sedcardsRating.laws.ts'
import { sedcardsRatingMachine } from './sedcardsRating.machine.ts'

export const cases: Cases<typeof sedcardsRatingMachine> = {
  machine: sedcardsRatingMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'sedcardsRating.given': [
      { actorId: 'actor-7', rating: 5 },
      { actorId: 'actor-8', rating: 1 },
    ],
  },
  answers: { storeSedcardsRating: { outputs: [undefined], errors: lost } },
  project: ({ context: { said } }) => said,
  laws,
}
