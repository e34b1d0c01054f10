import { withEvent } from '../../core/withEvent.ts'
import { firstCount, messenger } from './messenger.setup.ts'

/** The first of the channels [MSG-21]: loaded when a list is wanted, and again when it is outdated. */
export const listStates = messenger.createStateConfig({
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
          actions: [{ type: 'takeList', params: ({ event }) => event.output }, 'sendListWishes'],
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
        'realtime.sessionEstablished': {
          guard: { type: 'mustLoadAgain', params: withEvent },
          target: 'loading',
        },
      },
    },
    failed: {
      on: { 'messenger.retryRequested': 'loading', 'realtime.sessionEstablished': 'loading' },
    },
  },
})

/** What comes after the first: asked for at most once in `moreInterval` [MSG-16 MSG-27]. */
export const moreStates = messenger.createStateConfig({
  initial: 'ready',
  states: {
    ready: {
      on: { 'messenger.moreWanted': { guard: 'hasMore', target: 'awaitingMore' } },
    },
    awaitingMore: {
      entry: ['askMore', 'sendMore'],
      on: {
        'messenger.moreWanted': { actions: 'noteMoreWanted' },
        'realtime.connectionLost': 'unanswered',
      },
      always: { guard: 'isMoreAnswered', target: 'resting' },
      after: { answerTimeout: 'unanswered' },
    },
    resting: {
      on: { 'messenger.moreWanted': { actions: 'noteMoreWanted' } },
      after: {
        moreInterval: [{ guard: 'isMoreWanted', target: 'awaitingMore' }, { target: 'ready' }],
      },
    },
    unanswered: {
      on: {
        'messenger.retryRequested': 'awaitingMore',
        'realtime.sessionEstablished': 'awaitingMore',
      },
      always: { guard: 'isMoreAnswered', target: 'resting' },
    },
  },
})

/** Whether another list was asked for whose answer is still to come. */
export const filterStates = messenger.createStateConfig({
  initial: 'settled',
  on: {
    'messenger.filterChosen': {
      guard: { type: 'isOtherFilter', params: withEvent },
      target: '.asked',
      actions: [{ type: 'takeFilter', params: withEvent }, 'sendFilter'],
    },
    'messenger.onlineOnlyChosen': {
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
export const countStates = messenger.createStateConfig({
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
export const singleStates = messenger.createStateConfig({
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
          actions: { type: 'takeMissing', params: { channel: null } },
        },
      },
    },
  },
})
