import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { laws } from './categories.laws.ts'
import { categoriesMachine } from './categories.machine.ts'

export const cases: Cases<typeof categoriesMachine> = {
  machine: categoriesMachine,
  inputs: [undefined],
  events: {
    'categories.retryRequested': [{}],
    'categories.wanted': [{}],
    'navigation.languageChanged': [{ language: 'de' }],
    'recovery.retryDue': [{}],
  },
  answers: {
    loadCategories: { outputs: [[{ slug: 'outdoors', title: 'Outdoors' }]], errors: lost },
  },
  laws,
}
