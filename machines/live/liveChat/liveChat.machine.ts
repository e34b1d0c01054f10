import { withEvent } from '../../core/withEvent.ts'
import type { LiveChatContext } from './liveChat.context.ts'
import { nothing } from './liveChat.context.ts'
import type { ChatAnswer, ChatRating, LiveChat } from './liveChat.events.ts'
import { running } from './liveChat.running.ts'
import { liveChatSetup } from './liveChat.setup.ts'

const answered = ({ event }: { event: { output: ChatAnswer } }) => ({ answer: event.output })
const found = ({ event }: { event: { output: LiveChat | null } }) => ({ chat: event.output })

/** What the platform is told of the chat: stars alone, or words beside them. */
function ratingOf({ context }: { context: LiveChatContext }): ChatRating {
  const { chat, comment, mayComment, stars } = context
  const words = comment.trim()
  return { chatId: chat?.chatId ?? '', stars, ...(mayComment && words && { comment: words }) }
}

const commentTyped = {
  'liveChat.commentChanged': {
    guard: { type: 'isComment', params: withEvent },
    actions: { type: 'takeComment', params: withEvent },
  },
} as const

/** Where no chat runs, one can begin. */
const beginning = {
  'liveChat.openRequested': {
    target: '#liveChat.opening',
    actions: { type: 'begin', params: withEvent },
  },
} as const

/** A page later nobody asks for it any more. */
const leftBehind = {
  'navigation.pageEntered': {
    guard: { type: 'isOtherPage', params: withEvent },
    target: '#liveChat.closed',
    actions: { type: 'takePath', params: withEvent },
  },
  'liveChat.closed': '#liveChat.closed',
} as const

/**
 * A live chat with a performer, in its seven formats [CHT-1 CHT-2 CHT-3 CHT-12 CHT-13]: it begins once, its
 * minutes are booked by their numbers, and what is shown at its end is what the platform booked. One that
 * ran before, here or in another tab, is found and can be gone on with.
 */
export const liveChatMachine = liveChatSetup.createMachine({
  id: 'liveChat',
  context: {
    ...nothing,
    guestId: undefined,
    mayComment: false,
    path: null,
    wanted: null,
    order: null,
    isMuted: false,
  },
  initial: 'arriving',
  on: {
    'navigation.pageEntered': { actions: { type: 'takePath', params: withEvent } },
    'guest.identified': [
      {
        guard: { type: 'isOtherGuest', params: withEvent },
        target: '.arriving',
        actions: [{ type: 'takeGuest', params: withEvent }, 'forget'],
      },
      { actions: { type: 'takeGuest', params: withEvent } },
    ],
    'liveChat.muteToggled': { actions: 'toggleMute' },
  },
  states: {
    arriving: {
      always: [
        { guard: 'isLoggedIn', target: 'looking' },
        { guard: 'isVisitor', target: 'closed' },
      ],
    },
    /** Whether a chat runs: from before a reload, or in another tab. */
    looking: {
      on: beginning,
      invoke: {
        src: 'loadRunningChat',
        id: 'loadRunningChat',
        onDone: [
          {
            guard: { type: 'isFound', params: found },
            target: 'interrupted',
            actions: { type: 'takeFound', params: found },
          },
          { target: 'closed' },
        ],
        onError: 'notFound',
      },
    },
    notFound: {
      entry: 'tellLoadFailed',
      on: { ...beginning, 'recovery.retryDue': 'looking' },
    },
    interrupted: {
      on: {
        ...beginning,
        'liveChat.resumeRequested': 'running',
        'liveChat.leaveRequested': 'leaving',
        'push.chatEnd': {
          guard: { type: 'isThisChat', params: withEvent },
          target: 'leaving',
        },
        'liveChat.closed': 'closed',
      },
    },
    closed: { entry: ['tellLookEnded', 'forget'], on: beginning },
    opening: {
      initial: 'asking',
      on: leftBehind,
      states: {
        asking: {
          invoke: {
            src: 'openLiveChat',
            id: 'openLiveChat',
            input: ({ context: { order } }) => {
              if (!order) throw new Error('a chat is opened that nobody wants')
              return order
            },
            onDone: [
              {
                guard: { type: 'hasBegun', params: answered },
                target: '#liveChat.running',
                actions: [{ type: 'takeBegun', params: answered }, 'trackBeginning'],
              },
              {
                guard: { type: 'isForCoins', params: answered },
                target: '#liveChat.closed',
                actions: 'openCoinsBox',
              },
              {
                target: '#liveChat.ended',
                actions: { type: 'takeBegun', params: answered },
              },
            ],
            onError: 'unsure',
          },
        },
        /** The answer was lost: the same id is asked for again, so that it begins once. */
        unsure: {
          entry: 'tellLoadFailed',
          after: { again: 'asking' },
          on: { 'recovery.retryDue': 'asking', 'liveChat.retryRequested': 'asking' },
        },
      },
    },
    running,
    /** What the platform has in its books is asked for, until it is answered. */
    leaving: {
      initial: 'asking',
      on: leftBehind,
      states: {
        asking: {
          invoke: {
            src: 'endLiveChat',
            id: 'endLiveChat',
            input: ({ context: { chat, exit } }) => ({ chatId: chat?.chatId ?? '', code: exit }),
            onDone: {
              target: '#liveChat.ended',
              actions: { type: 'takeEnd', params: ({ event }) => ({ chat: event.output }) },
            },
            onError: 'unsure',
          },
        },
        unsure: {
          entry: 'tellLoadFailed',
          after: { again: 'asking' },
          on: { 'recovery.retryDue': 'asking', 'liveChat.retryRequested': 'asking' },
        },
      },
    },
    ended: {
      entry: ['trackEnd', 'grow', 'tellExitOpened'],
      exit: 'tellExitClosed',
      on: {
        ...beginning,
        ...leftBehind,
        'liveChat.resumeRequested': {
          guard: 'hasOther',
          target: 'running',
          actions: 'takeOther',
        },
      },
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isLiveShow', target: '#liveChat.opening', actions: 'beginLiveShow' },
            { guard: 'wasThere', target: 'asking' },
            { target: 'told' },
          ],
        },
        told: {},
        /** How was it? */
        asking: {
          on: {
            ...commentTyped,
            'liveChat.rated': {
              guard: { type: 'isRating', params: withEvent },
              target: 'rating',
              actions: { type: 'takeStars', params: withEvent },
            },
          },
        },
        rating: {
          invoke: {
            src: 'rateLiveChat',
            id: 'rateLiveChat',
            input: ratingOf,
            onDone: 'rated',
            onError: 'notRated',
          },
        },
        rated: {},
        notRated: {
          on: {
            ...commentTyped,
            'liveChat.rated': {
              guard: { type: 'isRating', params: withEvent },
              target: 'rating',
              actions: { type: 'takeStars', params: withEvent },
            },
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    liveChat: typeof liveChatMachine
  }
}
