import { listedPerformer } from '../../../fixtures/live/performers.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost, pushed } from '../../core/shared.cases.ts'
import { laws } from './recommendedModels.laws.ts'
import { recommendedModelsMachine } from './recommendedModels.machine.ts'

export const cases: Cases<typeof recommendedModelsMachine> = {
  machine: recommendedModelsMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'navigation.languageChanged': [{ language: 'de' }],
    'push.actorOffline': [pushed('actorOffline'), pushed('actorOffline', { actorId: 'actor-2' })],
    'recommendedModels.wanted': [{ besideId: null }, { besideId: 'actor-7', models: 9 }],
    'recovery.retryDue': [{}],
  },
  answers: { loadRecommendedModels: { outputs: [[listedPerformer()]], errors: lost } },
  laws,
}
