import type { Cases } from '../../../src/testing/cases.ts'
import { identified, pushed, sessions } from '../../core/shared.cases.ts'
import { laws } from './channelPages.laws.ts'
import { channelPagesMachine } from './channelPages.machine.ts'

export const cases: Cases<typeof channelPagesMachine> = {
  machine: channelPagesMachine,
  inputs: [undefined],
  events: {
    'channelPages.firstLoaded': [{ count: 1, total: 3 }],
    'channelPages.moreWanted': [{}],
    'channelPages.retryRequested': [{}],
    'guest.identified': identified,
    'push.channels': [
      pushed('channels', { offset: 1, total: 3 }),
      pushed('channels', { offset: 2, total: 3 }),
      pushed('channels', { channels: [], offset: 1, total: 3 }),
    ],
    'realtime.connectionLost': [{}],
    'realtime.sessionEnded': [{}],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: {},
  project: ({ context: { guestId, isMoreWanted, loadedCount, offset, total } }) => [
    [guestId, isMoreWanted, loadedCount, offset, total],
  ],
  laws,
}
