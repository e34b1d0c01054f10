import { heldMessage, order } from '../../../fixtures/messenger/deliveryWalk.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, pushed, sessions } from '../../core/shared.cases.ts'
import { laws } from './delivery.laws.ts'
import { deliveryMachine } from './delivery.machine.ts'
import { type DeliveryContext, emptyDelivery } from './delivery.setup.ts'
import { isUnanswered } from './outgoing.ts'

const clientMessageId = 'held-1'
const held = heldMessage()
/** The id of what the guest writes depends on when they do. */
const nameOf = (id: string) => (['held-1', 'held-2'].includes(id) ? id : 'new')
const isOnce = (ids: readonly string[]) => new Set(ids).size === ids.length

export const cases: Cases<typeof deliveryMachine> = {
  machine: deliveryMachine,
  inputs: [undefined],
  events: {
    'delivery.answerMissed': [],
    'delivery.channelNoted': [{ channelId: 'channel-1' }],
    'delivery.deleteRequested': [{ clientMessageId }],
    'delivery.draftChanged': [{ channelId: 'channel-1', draft: null }],
    'delivery.messageSubmitted': [{ wish: order() }],
    'delivery.placed': [{ clientMessageIds: [clientMessageId] }],
    'delivery.retryRequested': [{ clientMessageId }],
    'deliveryStore.changed': [
      { messages: [held, heldMessage({ clientMessageId: 'held-2' })] },
      { messages: [] },
    ],
    'deliveryStore.failed': [{ reason: 'full' }],
    'deliveryStore.leadershipGained': [{}],
    'deliveryStore.leadershipLost': [{}],
    'deliveryStore.opened': [{ messages: [held], drafts: {}, channelId: 'channel-1' }],
    'deliveryStore.recordsSkipped': [{ count: 1 }],
    'guest.identified': identified,
    'guest.leaving': [{}],
    'push.messageAccepted': [
      pushed('messageAccepted', { clientMessageId, messageId: 'message-1', balance: 5 }),
    ],
    'push.messageRejected': [pushed('messageRejected', { clientMessageId, reason: 'noMoney' })],
    'realtime.connectionLost': [{}],
    'realtime.sessionEnded': [{}],
    'realtime.sessionEstablished': sessions.slice(0, 1),
  },
  answers: {},
  timerName: nameOf,
  project: ({ context }) => {
    const { guestId, messages, isHeld, isRestored, inFlight, placed } = context as DeliveryContext
    return [
      guestId,
      messages.map((one) => `${nameOf(one.clientMessageId)} ${one.status} ${one.messageId}`).join(),
      messages === emptyDelivery.messages,
      isHeld,
      isRestored,
      inFlight.map(nameOf),
      ['held-1', 'held-2'].filter((id) => placed.includes(id)),
    ]
  },
  parts: {
    holding: [
      'delivery.channelNoted',
      'delivery.draftChanged',
      'deliveryStore.changed',
      'deliveryStore.failed',
      'deliveryStore.leadershipGained',
      'deliveryStore.leadershipLost',
      'deliveryStore.opened',
      'deliveryStore.recordsSkipped',
      'guest.identified',
      'guest.leaving',
    ],
    sending: [
      'delivery.deleteRequested',
      'delivery.messageSubmitted',
      'delivery.placed',
      'delivery.retryRequested',
      'deliveryStore.changed',
      'deliveryStore.leadershipGained',
      'deliveryStore.leadershipLost',
      'guest.identified',
      'push.messageAccepted',
      'push.messageRejected',
      'realtime.connectionLost',
      'realtime.sessionEnded',
      'realtime.sessionEstablished',
    ],
    unheld: [
      'delivery.messageSubmitted',
      'delivery.retryRequested',
      'deliveryStore.changed',
      'deliveryStore.failed',
      'guest.identified',
      'push.messageRejected',
      'realtime.connectionLost',
      'realtime.sessionEstablished',
    ],
  },
  // chance and time stand still here: a second message of the guest would have the id of the first
  isFar: ({ context }) => {
    const { guestId, messages } = context as DeliveryContext
    return messages.some((one) => guestId === 'guest-2' || nameOf(one.clientMessageId) === 'new')
  },
  laws,
  invariants: {
    'no message is there twice': ({ context: { messages } }) =>
      isOnce(messages.map(({ clientMessageId }) => clientMessageId)),
    'no message is under way twice at once': ({ context: { inFlight } }) => isOnce(inFlight),
    'of each channel one message at most is under way': ({ context: { inFlight, messages } }) =>
      isOnce(
        messages
          .filter(({ clientMessageId }) => inFlight.includes(clientMessageId))
          .map(({ channelId }) => channelId),
      ),
    'what is under way is known and has no answer': ({ context: { inFlight, messages } }) =>
      inFlight.every((id) =>
        messages.some((one) => one.clientMessageId === id && isUnanswered(one)),
      ),
    'only the tab that leads has something under way, and only while it is connected': (snapshot) =>
      snapshot.context.inFlight.length === 0 ||
      (snapshot.hasTag('leading') && snapshot.matches({ channel: 'established' })),
    'only what the browser holds is under way, where it can hold': ({
      context: { inFlight, isHeld, messages },
    }) =>
      !isHeld ||
      messages.every(
        ({ clientMessageId, status }) =>
          status !== 'storing' || !inFlight.includes(clientMessageId),
      ),
    'what is placed is no more on its way': ({ context: { messages, placed } }) =>
      messages.every(({ clientMessageId }) => !placed.includes(clientMessageId)),
    'a rejected one says why, an accepted one does not': ({ context: { messages } }) =>
      messages.every(({ status, reason }) => (status === 'rejected') === (reason !== null)),
    'the messenger was told of what is there': ({ context: { messages, told } }) =>
      messages === told,
    'nobody has messages': (snapshot) =>
      !snapshot.matches({ holding: 'absent' }) ||
      (snapshot.context.guestId === null && snapshot.context.messages.length === 0),
  },
}
