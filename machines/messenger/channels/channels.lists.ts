import { withEvent } from '../../core/withEvent.ts'
import { channelsSetup, firstCount } from './channels.setup.ts'
import { wantedActorIn } from './channels.state.ts'

/** The first of the channels [MSG-21]: loaded when a list is wanted, and again when it is outdated. */
export const listStates = channelsSetup.createStateConfig({
  initial: 'unwanted',
  states: {
    unwanted: { always: { guard: 'isListWanted', target: 'awaitingSession' } },
    awaitingSession: {
      always: { guard: 'isLive', target: 'loading' },
      after: { sessionWait: 'loading' },
      on: { 'realtime.connectionLost': 'loading' },
    },
    loading: {
      invoke: {
        src: 'loadChannels',
        id: 'loadChannels',
        input: { offset: 0, limit: firstCount },
        onDone: {
          target: 'loaded',
          actions: [
            { type: 'takeList', params: ({ event }) => event.output },
            { type: 'tellPages', params: ({ event }) => event.output },
            'sendListQuestion',
          ],
        },
        onError: 'failed',
      },
      on: {
        'realtime.sessionEstablished': {
          guard: { type: 'mustLoadAgain', params: withEvent },
          target: 'loading',
          reenter: true,
        },
      },
    },
    loaded: {
      on: {
        'channels.doubtsDue': { guard: 'isMuchLate', target: 'loading' },
        'realtime.sessionEstablished': {
          guard: { type: 'mustLoadAgain', params: withEvent },
          target: 'loading',
        },
      },
    },
    failed: {
      entry: 'tellLoadFailed',
      on: {
        'channels.retryRequested': 'loading',
        'realtime.sessionEstablished': 'loading',
        'recovery.retryDue': 'loading',
      },
    },
  },
})

/** Whether another list was asked for whose answer is still to come. */
export const filterStates = channelsSetup.createStateConfig({
  initial: 'settled',
  on: {
    'channels.filterChosen': {
      guard: { type: 'isOtherFilter', params: withEvent },
      target: '.asked',
      actions: [{ type: 'takeFilter', params: withEvent }, 'sendFilter'],
    },
    'channels.onlineOnlyChosen': {
      target: '.asked',
      actions: [{ type: 'takeOnlineOnly', params: withEvent }, 'sendOnlineOnly'],
    },
  },
  states: {
    settled: {},
    asked: {
      on: { 'push.channels': 'settled' },
      after: { answerTimeout: 'settled' },
    },
  },
})

/** How many messages are unread in all channels [MSG-24]. */
export const countStates = channelsSetup.createStateConfig({
  initial: 'trusted',
  states: {
    trusted: { always: { guard: 'isCountOutdated', target: 'loading' } },
    loading: {
      entry: 'trustCount',
      invoke: {
        src: 'loadUnreadCount',
        id: 'loadUnreadCount',
        onDone: {
          target: 'trusted',
          actions: { type: 'takeCount', params: ({ event }) => ({ count: event.output }) },
        },
        onError: 'unknown',
      },
    },
    unknown: {
      on: { 'realtime.sessionEstablished': 'loading' },
      after: { retryInterval: 'loading' },
    },
  },
})

/** Channels that were heard of before they were known, one after the other [MSG-17]. */
export const singleStates = channelsSetup.createStateConfig({
  initial: 'atRest',
  states: {
    atRest: {
      always: { guard: 'isChannelMissing', target: 'loading', actions: 'askMissing' },
    },
    loading: {
      invoke: {
        src: 'loadChannel',
        id: 'loadChannel',
        input: ({ context }) => ({ channelId: context.asked }),
        onDone: {
          target: 'atRest',
          actions: { type: 'takeMissing', params: ({ event }) => ({ channel: event.output }) },
        },
        onError: {
          target: 'atRest',
          actions: [{ type: 'takeMissing', params: { channel: null } }, 'tellLoadFailed'],
        },
      },
    },
  },
})

/** The channel of an actor whom the guest wants to write to [MSG-18]. */
export const actorChannelStates = channelsSetup.createStateConfig({
  initial: 'unwanted',
  states: {
    unwanted: { always: { guard: 'isActorWanted', target: 'loading' } },
    loading: {
      invoke: {
        src: 'loadActorChannel',
        id: 'loadActorChannel',
        input: ({ context }) => ({ actorId: wantedActorIn(context) ?? '' }),
        onDone: {
          target: 'unwanted',
          actions: { type: 'takeActorChannel', params: ({ event }) => ({ channel: event.output }) },
        },
        onError: 'failed',
      },
      always: { guard: 'isActorUnwanted', target: 'unwanted' },
      on: {
        'channels.followed': {
          guard: { type: 'isActorToBeFound', params: withEvent },
          target: 'loading',
          reenter: true,
        },
      },
    },
    failed: {
      entry: ['tellMissing', 'tellLoadFailed'],
      always: { guard: 'isActorUnwanted', target: 'unwanted' },
      on: {
        'recovery.retryDue': 'loading',
        'channels.followed': {
          guard: { type: 'isActorToBeFound', params: withEvent },
          target: 'loading',
        },
      },
    },
  },
})
