import { actorSale, tvAppearance } from '../../../fixtures/live/actorNews.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { laws } from './actorNews.laws.ts'
import { actorNewsMachine } from './actorNews.machine.ts'

export const cases: Cases<typeof actorNewsMachine> = {
  machine: actorNewsMachine,
  inputs: [undefined],
  events: {
    'actorNews.wanted': [{ actorId: 'actor-7' }, { actorId: 'actor-8' }],
    'navigation.languageChanged': [{ language: 'de' }],
    'recovery.retryDue': [{}],
  },
  answers: {
    loadActorTv: { outputs: [tvAppearance()], errors: lost },
    loadActorSales: { outputs: [[actorSale()]], errors: lost },
  },
  laws,
}
