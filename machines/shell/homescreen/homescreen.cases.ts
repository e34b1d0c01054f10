import type { Cases } from '../../../src/testing/cases.ts'
import { laws } from './homescreen.laws.ts'
import { type HomescreenContext, homescreenMachine } from './homescreen.machine.ts'

export const cases: Cases<typeof homescreenMachine> = {
  machine: homescreenMachine,
  inputs: [{ dismissed: undefined }, { dismissed: String(Date.UTC(2026, 0, 14)) }],
  events: {
    'homescreen.dismissed': [{}],
    'homescreen.installRequested': [{}],
    'homescreen.installed': [{}],
    'homescreen.offered': [{ way: 'prompt' }, { way: 'manual' }],
    'navigation.pageEntered': [{ page: 'home', path: '/en/', query: {} }],
  },
  answers: {},
  project: ({ context }) => {
    const { way, pages, dismissedAt } = context as HomescreenContext
    return [way, Math.min(pages, 2), dismissedAt]
  },
  laws,
}
