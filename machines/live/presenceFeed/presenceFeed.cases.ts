import type { Cases } from '../../../src/testing/cases.ts'
import { identified, sessions } from '../../core/shared.cases.ts'
import { laws } from './presenceFeed.laws.ts'
import { presenceFeedMachine } from './presenceFeed.machine.ts'

export const cases: Cases<typeof presenceFeedMachine> = {
  machine: presenceFeedMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'modelPresence.closed': [{ reason: 'closed with 4499' }],
    'modelPresence.connected': [{}],
    'modelPresence.told': [{ actorId: 'actor-1', isOnline: true, freeChat: false }],
    'presenceFeed.shown': [{ ids: ['actor-1'] }, { ids: ['actor-2'] }, { ids: [] }],
    'realtime.sessionEstablished': sessions,
  },
  answers: {},
  project: ({ context: { shown, wanted } }) => [shown, wanted],
  laws,
}
