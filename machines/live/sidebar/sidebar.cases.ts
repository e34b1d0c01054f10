import { sidebarGroups } from '../../../fixtures/live/sidebar.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { laws } from './sidebar.laws.ts'
import { sidebarMachine } from './sidebar.machine.ts'

export const cases: Cases<typeof sidebarMachine> = {
  machine: sidebarMachine,
  inputs: [undefined],
  events: {
    'navigation.languageChanged': [{ language: 'de' }],
    'recovery.retryDue': [{}],
    'sidebar.wanted': [{}],
  },
  answers: { loadSidebar: { outputs: [sidebarGroups()], errors: lost } },
  laws,
}
