import { searchStart } from '../../../fixtures/live/actorSearch.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost, visits } from '../../core/shared.cases.ts'
import { laws } from './actorSearch.laws.ts'
import { actorSearchMachine } from './actorSearch.machine.ts'

export const cases: Cases<typeof actorSearchMachine> = {
  machine: actorSearchMachine,
  inputs: [undefined],
  events: {
    'actorSearch.filterRemoved': [{ filterName: 'gender' }],
    'actorSearch.nameSubmitted': [{}],
    'actorSearch.nameTyped': [{ name: 'juno' }],
    'guest.identified': identified,
    'navigation.pageEntered': visits('cams', '/en/cams/'),
    'navigation.queryEntered': [{ page: 'cams', query: {} }],
    'recovery.retryDue': [{}],
  },
  answers: {
    initActorSearch: { outputs: [searchStart({ gender: 'F' })], errors: lost },
    deleteActorFilter: { outputs: [{}], errors: lost },
  },
  project: ({ context }) => context.removals,
  laws,
}
