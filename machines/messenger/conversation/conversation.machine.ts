import { and, not, raise } from 'xstate'
import { withEvent } from '../../core/withEvent.ts'
import { emptyHistory, pageLength, withMessage } from './conversation.history.ts'
import { isAccepted, liesBefore, partOutgoing } from './conversation.outgoing.ts'
import { conversationSetup, joined, newestLimit } from './conversation.setup.ts'

export type { ContentQuery } from './conversation.setup.ts'

/** One channel's conversation: its history, and what is on its way [MSG-22 MSG-33]. */
export const conversationMachine = conversationSetup.createMachine({
  id: 'conversation',
  context: ({ input }) => ({
    ...input,
    history: emptyHistory,
    isKnown: false,
    isCaughtUp: false,
    early: [],
    olderThan: null,
    unmarked: 0,
    firstUnread: null,
    anchor: null,
    search: null,
    start: { anchor: null },
    isEndSeen: false,
    newCount: 0,
    arrivals: [],
  }),
  type: 'parallel',
  invoke: {
    src: 'composer',
    id: 'composer',
    input: ({ context: { channel, draft } }) => ({ channel, draft }),
  },
  on: {
    'conversation.channelChanged': {
      actions: [
        { type: 'takeChannel', params: ({ event: { channel } }) => ({ channel }) },
        { type: 'passChannel', params: ({ event: { channel } }) => ({ channel }) },
      ],
    },
    'conversation.draftRestored': { actions: { type: 'passDraft', params: withEvent } },
    'conversation.keepRequested': { actions: 'passKeep' },
    'conversation.purseChanged': {
      actions: { type: 'passPurse', params: ({ event: { purse } }) => ({ purse }) },
    },
  },
  states: {
    presence: {
      initial: 'away',
      states: {
        away: {
          entry: 'forgetOldest',
          on: {
            'conversation.contentChanged': { actions: 'forgetOldest' },
            'conversation.opened': {
              target: 'opened',
              actions: { type: 'beginVisit', params: withEvent },
            },
          },
        },
        opened: {
          on: {
            'conversation.left': { target: 'away', actions: 'endVisit' },
            'conversation.scrolled': {
              actions: {
                type: 'noteScroll',
                params: ({ event: { anchor } }) => ({ anchor }),
              },
            },
            'conversation.searchRequested': {
              actions: { type: 'search', params: { searchPattern: '' } },
            },
            'conversation.searchChanged': { actions: { type: 'search', params: withEvent } },
            'conversation.hitRequested': { actions: { type: 'showHit', params: withEvent } },
            'conversation.searchClosed': { actions: 'endSearch' },
          },
        },
      },
    },
    newest: {
      initial: 'stale',
      on: {
        'conversation.outgoingChanged': {
          actions: {
            type: 'takeOutgoing',
            params: ({ context, event }) => partOutgoing(context.history, event.outgoing),
          },
        },
      },
      states: {
        stale: {
          entry: {
            type: 'takeOutgoing',
            // what the platform keeps comes with the history, once that is loaded
            params: ({ context }) => partOutgoing(context.history, context.outgoing, isAccepted),
          },
          on: {
            'conversation.opened': 'loading',
            'conversation.outgoingChanged': {
              actions: {
                type: 'takeOutgoing',
                params: ({ context, event }) =>
                  partOutgoing(context.history, event.outgoing, isAccepted),
              },
            },
          },
        },
        loading: {
          invoke: {
            src: 'loadContent',
            id: 'newest',
            input: ({ context: { channel } }) => ({
              channelId: channel.id,
              before: null,
              limit: newestLimit,
            }),
            onDone: {
              target: 'current',
              actions: [
                {
                  type: 'takeHistory',
                  params: ({ context, event }) => ({ history: joined(context, event.output) }),
                },
                'markUnread',
              ],
            },
            onError: 'failed',
          },
          on: {
            'conversation.contentChanged': {
              actions: { type: 'keepEarly', params: withEvent },
            },
            'conversation.outdated': { target: 'loading', reenter: true },
          },
        },
        current: {
          on: {
            'conversation.opened': { actions: 'markUnread' },
            'conversation.contentChanged': [
              {
                guard: { type: 'joins', params: withEvent },
                actions: {
                  type: 'takeHistory',
                  params: ({ context, event: { message } }) => ({
                    history: message
                      ? (withMessage(context.history, message) ?? context.history)
                      : context.history,
                  }),
                },
              },
              {
                guard: 'isOpened',
                target: 'loading',
                actions: { type: 'keepEarly', params: withEvent },
              },
              { target: 'stale' },
            ],
            'conversation.outdated': [
              { guard: 'isOpened', target: 'loading' },
              { target: 'stale' },
            ],
          },
        },
        failed: {
          entry: 'tellLoadFailed',
          on: {
            'recovery.retryDue': 'loading',
            'conversation.opened': 'loading',
            'conversation.retryRequested': 'loading',
            'conversation.contentChanged': {
              target: 'loading',
              actions: { type: 'keepEarly', params: withEvent },
            },
            'conversation.outdated': { guard: 'isOpened', target: 'loading' },
          },
        },
      },
    },
    older: {
      initial: 'idle',
      on: { 'conversation.left': '.idle' },
      states: {
        idle: {
          on: {
            'conversation.olderWanted': {
              guard: and(['isOpened', 'hasOlder']),
              target: 'loading',
            },
          },
        },
        loading: {
          entry: 'noteAsked',
          invoke: {
            src: 'loadContent',
            id: 'older',
            input: ({ context: { channel, olderThan } }) => ({
              channelId: channel.id,
              before: olderThan,
              limit: pageLength,
            }),
            onDone: [
              {
                guard: 'isStillWanted',
                target: 'idle',
                actions: { type: 'takeOlder', params: ({ event }) => ({ page: event.output }) },
              },
              { target: 'idle' },
            ],
            onError: 'failed',
          },
        },
        failed: {
          entry: 'tellLoadFailed',
          on: { 'conversation.retryRequested': 'loading', 'recovery.retryDue': 'loading' },
        },
      },
    },
    placing: {
      initial: 'settled',
      states: {
        settled: { always: { guard: 'awaitsContent', target: 'awaiting' } },
        awaiting: {
          always: { guard: not('awaitsContent'), target: 'settled' },
          after: {
            contentTimeout: [
              // what is asked for may take longer than this, and would never come if it were asked for anew
              { guard: 'isLoadingNewest', target: 'settled' },
              {
                target: 'settled',
                actions: [
                  {
                    type: 'takeOutgoing',
                    params: ({ context }) =>
                      partOutgoing(context.history, context.outgoing, (message) =>
                        liesBefore(context.history, message),
                      ),
                  },
                  raise({ type: 'conversation.outdated' }),
                ],
              },
            ],
          },
        },
      },
    },
  },
})
