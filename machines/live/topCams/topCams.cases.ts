import type { Cases } from '../../../src/testing/cases.ts'
import { identified, pushed, sessions, visits } from '../../core/shared.cases.ts'
import { laws } from './topCams.laws.ts'
import { topCamsMachine } from './topCams.machine.ts'

export const cases: Cases<typeof topCamsMachine> = {
  machine: topCamsMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'navigation.pageEntered': visits('actorTopCams', '/en/amateur/juno-amber/top-cams/'),
    'navigation.queryEntered': [
      { page: 'actorTopCams', query: { list: 'favorites' } },
      { page: 'home', query: {} },
    ],
    'push.actorOffline': [pushed('actorOffline')],
    'push.actorOnline': [pushed('actorOnline')],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
    'topCams.onlineOnlyChosen': [{ isOnlineOnly: true }],
    'topCams.typeChosen': [{ topCamsType: 'favorites' }, { topCamsType: 'top100' }],
  },
  answers: {},
  project: ({ context }) => context,
  laws,
}
