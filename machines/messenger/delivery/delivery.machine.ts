import { and } from 'xstate'
import { withEvent } from '../../core/withEvent.ts'
import { deliverySetup, emptyDelivery } from './delivery.setup.ts'

export { answerTimeout } from './delivery.setup.ts'

const holding = deliverySetup.createStateConfig({
  initial: 'absent',
  states: {
    absent: {
      on: {
        'guest.identified': {
          guard: { type: 'isLoggedIn', params: withEvent },
          target: 'present',
          actions: { type: 'takeGuest', params: withEvent },
        },
      },
    },
    present: {
      invoke: {
        src: 'deliveryStore',
        id: 'deliveryStore',
        input: ({ context }) => ({ guestId: context.guestId ?? '' }),
      },
      initial: 'following',
      on: {
        'guest.identified': [
          { guard: { type: 'isSame', params: withEvent } },
          {
            guard: { type: 'isLoggedIn', params: withEvent },
            target: 'present',
            reenter: true,
            actions: { type: 'takeGuest', params: withEvent },
          },
          { target: 'absent', actions: 'forget' },
        ],
        'guest.leaving': { target: '.leaving', actions: ['clearStore', 'tellUnsent', 'forget'] },
        'deliveryStore.opened': {
          actions: [
            { type: 'takeHeld', params: withEvent },
            { type: 'tellRestored', params: withEvent },
          ],
        },
        'deliveryStore.changed': {
          guard: 'isHeld',
          actions: { type: 'takeHeld', params: withEvent },
        },
        'deliveryStore.recordsSkipped': {
          actions: { type: 'report', params: { what: 'recordUnreadable' } },
        },
        'deliveryStore.failed': {
          guard: 'isHeld',
          target: '.unheld',
          actions: [
            'loseStore',
            { type: 'report', params: ({ event }) => ({ what: event.reason }) },
          ],
        },
        'push.messageAccepted': {
          actions: [
            {
              type: 'takeAnswer',
              params: ({ event: { clientMessageId, messageId } }) => ({
                clientMessageId,
                messageId,
                isAccepted: true,
              }),
            },
            { type: 'tellBalance', params: withEvent },
          ],
        },
        'push.messageRejected': {
          actions: {
            type: 'takeAnswer',
            params: ({ event: { clientMessageId, reason } }) => ({
              clientMessageId,
              reason,
              isAccepted: false,
            }),
          },
        },
        'delivery.messageSubmitted': {
          actions: { type: 'submit', params: withEvent },
        },
        'delivery.retryRequested': {
          guard: { type: 'isRejected', params: withEvent },
          actions: { type: 'retry', params: withEvent },
        },
        'delivery.deleteRequested': {
          guard: { type: 'isRejected', params: withEvent },
          actions: { type: 'drop', params: withEvent },
        },
        'delivery.placed': { actions: { type: 'place', params: withEvent } },
        'delivery.answerMissed': { actions: { type: 'repeat', params: withEvent } },
        'delivery.draftChanged': {
          actions: {
            type: 'passToStore',
            params: ({ event }) => ({ ...event, type: 'deliveryStore.draftSubmitted' }),
          },
        },
        'delivery.channelNoted': {
          actions: {
            type: 'passToStore',
            params: ({ event }) => ({ ...event, type: 'deliveryStore.channelNoted' }),
          },
        },
      },
      states: {
        following: {
          on: { 'deliveryStore.leadershipGained': 'leading' },
        },
        leading: {
          tags: 'leading',
          exit: 'repeatAll',
          on: { 'deliveryStore.leadershipLost': 'following' },
          always: { guard: and(['isEstablished', 'isAnyDue']), actions: 'sendDue' },
        },
        unheld: {
          tags: 'leading',
          entry: 'tellUnrestored',
          always: { guard: and(['isEstablished', 'isAnyDue']), actions: 'sendDue' },
        },
        leaving: { always: '#delivery.holding.absent' },
      },
    },
  },
})

/**
 * The guest's messages on their way: held by the browser, sent by one of its tabs until the platform
 * answers, of each channel one after the other (contract §3) [MSG-7 MSG-25].
 */
export const deliveryMachine = deliverySetup.createMachine({
  id: 'delivery',
  context: { ...emptyDelivery, guestId: null, told: emptyDelivery.messages },
  type: 'parallel',
  always: { guard: 'isToBeTold', actions: 'tellMessenger' },
  states: {
    holding,
    channel: {
      initial: 'away',
      states: {
        away: {
          on: { 'realtime.sessionEstablished': 'established' },
        },
        established: {
          exit: 'repeatAll',
          on: {
            'realtime.sessionEstablished': { target: 'established', reenter: true },
            'realtime.connectionLost': 'away',
            'realtime.sessionEnded': 'away',
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    delivery: typeof deliveryMachine
  }
}
