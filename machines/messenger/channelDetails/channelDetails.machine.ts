import { assign, sendTo, setup } from 'xstate'
import { to } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { messageSubmitted } from '../../shell/realtime/submit.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type { ChannelDetailsEvent, MessengerActor } from './channelDetails.events.ts'

export interface ChannelDetailsContext {
  /** Whose details are shown, or were. */
  actorId: string | null
  actor: MessengerActor | null
}

const nobody: ChannelDetailsContext = { actorId: null, actor: null }

type Toggle = { actorId: string; isEnabled: boolean }
type Change = Partial<Pick<MessengerActor, 'isOnline' | 'isEmailEnabled' | 'isSmsEnabled'>>

/** The performer beside the conversation [MSG-20 NTF-9]. */
export const channelDetailsMachine = setup({
  types: {} as { context: ChannelDetailsContext; events: ChannelDetailsEvent },
  actors: {
    loadMessengerActor: promiseSlot<MessengerActor, { actorId: string }>('loadMessengerActor'),
  },
  guards: {
    mustLoadAgain: (_, { resumed }: { resumed: boolean }) => !resumed,
    isNobody: (_, { actorId }: { actorId: string | null }) => actorId === null,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    begin: assign((_, { actorId }: { actorId: string | null }) => ({ actorId, actor: null })),
    takeActor: assign((_, { actor }: { actor: MessengerActor }) => ({ actor })),
    change: assign(({ context: { actor } }, { id, ...change }: { id: string } & Change) => ({
      actor: actor?.id === id ? { ...actor, ...change } : actor,
    })),
    sendEmail: sendTo(to('realtime'), (_, { actorId, isEnabled }: Toggle) =>
      messageSubmitted({ type: 'setActorEmailNotification', actorId, enabled: isEnabled }),
    ),
    sendSms: sendTo(to('realtime'), (_, { actorId, isEnabled }: Toggle) =>
      messageSubmitted({ type: 'setActorSmsNotification', actorId, enabled: isEnabled }),
    ),
    forget: assign(nobody),
  },
}).createMachine({
  id: 'channelDetails',
  context: nobody,
  initial: 'closed',
  on: {
    'realtime.sessionEnded': { target: '.closed', actions: 'forget' },
    'push.actorOnline': {
      actions: {
        type: 'change',
        params: ({ event: { actorId } }) => ({ id: actorId, isOnline: true }),
      },
    },
    'push.actorOffline': {
      actions: {
        type: 'change',
        params: ({ event: { actorId } }) => ({ id: actorId, isOnline: false }),
      },
    },
    'channelDetails.shown': [
      { guard: { type: 'isNobody', params: withEvent }, target: '.closed' },
      { target: '.loading', reenter: true, actions: { type: 'begin', params: withEvent } },
    ],
    'channelDetails.emailToggled': {
      actions: [
        {
          type: 'change',
          params: ({ event }) => ({ id: event.actorId, isEmailEnabled: event.isEnabled }),
        },
        { type: 'sendEmail', params: withEvent },
      ],
    },
    'channelDetails.smsToggled': {
      actions: [
        {
          type: 'change',
          params: ({ event }) => ({ id: event.actorId, isSmsEnabled: event.isEnabled }),
        },
        { type: 'sendSms', params: withEvent },
      ],
    },
  },
  states: {
    closed: {},
    loading: {
      invoke: {
        src: 'loadMessengerActor',
        id: 'loadMessengerActor',
        input: ({ context }) => ({ actorId: context.actorId ?? '' }),
        onDone: {
          target: 'known',
          actions: { type: 'takeActor', params: ({ event }) => ({ actor: event.output }) },
        },
        onError: 'failed',
      },
    },
    known: {
      on: {
        'realtime.sessionEstablished': {
          guard: { type: 'mustLoadAgain', params: withEvent },
          target: 'loading',
        },
      },
    },
    failed: {
      entry: 'tellLoadFailed',
      on: {
        'channelDetails.retryRequested': 'loading',
        'realtime.sessionEstablished': 'loading',
        'recovery.retryDue': 'loading',
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    channelDetails: typeof channelDetailsMachine
  }
}
