import { channel } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost, sessions } from '../../core/shared.cases.ts'
import { laws } from './channelOrders.laws.ts'
import { channelOrdersMachine } from './channelOrders.machine.ts'

const channelId = 'channel-1'

export const cases: Cases<typeof channelOrdersMachine> = {
  machine: channelOrdersMachine,
  inputs: [undefined],
  events: {
    'channelOrders.archiveRequested': [
      { channelId, isArchived: true },
      { channelId, isArchived: false },
    ],
    'channelOrders.blockRequested': [{ channelId, isBlocked: true }],
    'channelOrders.channelRead': [{ channelId }],
    'channelOrders.noticeDismissed': [{}],
    'guest.identified': identified,
    'realtime.sessionEnded': [{}],
    'realtime.sessionEstablished': sessions,
  },
  answers: {
    blockChannel: { outputs: [channel({ blocked: true })], errors: lost },
    touchChannel: { outputs: [undefined], errors: lost },
  },
  project: ({ context: { guestId, toBlock, toTouch, failedBlock } }) => [
    guestId,
    toBlock.length,
    toTouch.length,
    failedBlock !== null,
  ],
  isFar: ({ context: { toBlock } }) => toBlock.length > 2,
  parts: {
    block: [
      'blockChannel',
      'channelOrders.blockRequested',
      'channelOrders.noticeDismissed',
      'guest.identified',
      'realtime.sessionEnded',
    ],
    touch: [
      'channelOrders.channelRead',
      'guest.identified',
      'realtime.sessionEnded',
      'realtime.sessionEstablished',
      'touchChannel',
    ],
    undo: [
      'channelOrders.archiveRequested',
      'channelOrders.noticeDismissed',
      'guest.identified',
      'realtime.sessionEnded',
    ],
  },
  invariants: {
    'a channel is blocked for the order that is first': (snapshot) =>
      snapshot.matches({ block: 'blocking' }) === snapshot.context.toBlock.length > 0,
    'no channel waits twice to be told of': ({ context: { toTouch } }) =>
      new Set(toTouch).size === toTouch.length,
    'the platform is told of a channel that there is': (snapshot) =>
      !snapshot.matches({ touch: 'touching' }) || snapshot.context.touching !== '',
    'to take back is offered exactly what was archived': (snapshot) =>
      snapshot.matches({ undo: 'offered' }) === (snapshot.context.archivedId !== null),
  },
  laws,
}
