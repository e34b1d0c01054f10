import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { laws } from './seoTexts.laws.ts'
import { seoTextsMachine } from './seoTexts.machine.ts'

export const cases: Cases<typeof seoTextsMachine> = {
  machine: seoTextsMachine,
  inputs: [undefined],
  events: {
    'navigation.languageChanged': [{ language: 'de' }],
    'recovery.retryDue': [{}],
    'seoTexts.wanted': [
      { about: { tags: ['cams'] } },
      { about: { actorId: 'actor-7', tagGroup: 'dance' } },
    ],
  },
  answers: {
    loadSeoTexts: { outputs: [[{ title: 'About cams', text: 'One.' }]], errors: lost },
  },
  laws,
}
