import type { Cases } from '../../../src/testing/cases.ts'
import { identified } from '../../core/shared.cases.ts'
import { laws } from './actorPosts.laws.ts'
import { actorPostsMachine } from './actorPosts.machine.ts'

export const cases: Cases<typeof actorPostsMachine> = {
  machine: actorPostsMachine,
  inputs: [undefined],
  events: {
    'actorPosts.wanted': [{ actorId: 'actor-7' }],
    'guest.identified': identified,
    'navigation.languageChanged': [{ language: 'de' }],
    'recovery.retryDue': [{}],
  },
  answers: {},
  project: ({ context: { guestId } }) => guestId,
  laws,
}
