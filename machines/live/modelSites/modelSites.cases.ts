import type { Cases } from '../../../src/testing/cases.ts'
import { identified } from '../../core/shared.cases.ts'
import { laws } from './modelSites.laws.ts'
import { modelSitesMachine } from './modelSites.machine.ts'

const at = (query: Record<string, string>) =>
  ({ page: 'actor', path: '/en/amateur/juno-amber/', query }) as const

export const cases: Cases<typeof modelSitesMachine> = {
  machine: modelSitesMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'navigation.pageEntered': [
      at({}),
      at({ site: 'juno-amber' }),
      at({ site: 'juno-amber', forced: 'signup' }),
    ],
  },
  answers: {},
  project: ({ context }) => context,
  laws,
}
