import type { Cases } from '../../../src/testing/cases.ts'
import { defects, identified } from '../../core/shared.cases.ts'
import type { Relation } from './relations.events.ts'
import { laws } from './relations.laws.ts'
import { type RelationsContext, relationsMachine } from './relations.machine.ts'

const relation: Relation = { predicate: 'has seen', object: 'story', objectId: 'story-1' }

export const cases: Cases<typeof relationsMachine> = {
  machine: relationsMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'relations.addRequested': [{ relation }],
    'relations.lookupRequested': [{ relation }],
  },
  answers: {
    // A call that fails is answered with false [REL-4].
    addRelation: { outputs: [true, false], errors: defects },
    hasRelation: { outputs: [true, false], errors: defects },
  },
  project: ({ context }) => {
    const { guestId, results } = context as RelationsContext
    return [guestId, results]
  },
  laws,
}
