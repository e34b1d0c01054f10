import { withEvent } from '../../core/withEvent.ts'
import type { ChatShow, TicketAnswer } from './chatShows.events.ts'
import { ticketOrderOf } from './chatShows.order.ts'
import { type ChatShowsContext, chatShowsSetup } from './chatShows.setup.ts'

type Known = { context: ChatShowsContext }

const shows = ({ event }: { event: { output: readonly ChatShow[] } }) => ({ shows: event.output })
const answer = ({ event }: { event: { output: TicketAnswer } }) => ({ answer: event.output })

const presence =
  (isOnline: boolean) =>
  ({ event: { actorId } }: { event: { actorId: string } }) => ({ actorId, isOnline })

const ofOrder = ({ context: { order } }: Known) => ({ actorId: order?.actorId ?? '' })

/** What becomes of an order once the platform has answered it; money may have moved. */
const whenAnswered = (done: 'bought' | 'done') =>
  [
    {
      guard: { type: 'hasSucceeded', params: answer },
      target: done,
      actions: [{ type: 'takeAnswer', params: answer }, 'spread', 'tellBalanceOutdated'],
    },
    {
      guard: { type: 'isAlreadySo', params: answer },
      target: 'done',
      actions: [{ type: 'takeAnswer', params: answer }, 'spread', 'tellBalanceOutdated'],
    },
    {
      target: 'asked',
      actions: [{ type: 'takeAnswer', params: answer }, 'spread', 'tellBalanceOutdated'],
    },
  ] as const

/** A guest who went on to another page wants none of it any more. */
const leftBehind = {
  'navigation.pageEntered': {
    guard: { type: 'isOtherPage', params: withEvent },
    target: 'none',
  },
  'chatShows.orderClosed': 'none',
} as const

/**
 * Shows with a ticket: the programme, the tickets of one performer, what the guest buys or gives back, and
 * an invitation [CSH-1 CSH-7 CSH-8 CSH-13 CHT-9]. A ticket whose answer was lost is looked for before
 * anything is said, so that nobody pays twice.
 */
export const chatShowsMachine = chatShowsSetup.createMachine({
  id: 'chatShows',
  context: {
    guestId: undefined,
    path: null,
    actorId: null,
    tickets: [],
    order: null,
    invited: null,
    invitation: null,
  },
  invoke: { src: 'list', id: 'list', input: { store: 'chatShows' } },
  type: 'parallel',
  on: {
    'recovery.retryDue': { actions: { type: 'passRetryDue', params: withEvent } },
    'push.actorOnline': { actions: { type: 'movePresence', params: presence(true) } },
    'push.actorOffline': { actions: { type: 'movePresence', params: presence(false) } },
  },
  states: {
    programme: {
      initial: 'away',
      on: {
        'navigation.pageEntered': [
          {
            guard: { type: 'isCamShows', params: withEvent },
            target: '.shown',
            actions: [{ type: 'notePath', params: withEvent }, 'wantList'],
          },
          { target: '.away', actions: { type: 'notePath', params: withEvent } },
        ],
        'guest.identified': [
          {
            guard: { type: 'isOtherGuest', params: withEvent },
            actions: [{ type: 'takeGuest', params: withEvent }, 'tellOutdated'],
          },
          { actions: { type: 'takeGuest', params: withEvent } },
        ],
      },
      states: {
        away: {},
        shown: {
          on: {
            'realtime.sessionEstablished': {
              guard: { type: 'mustLoadAgain', params: withEvent },
              actions: 'tellOutdated',
            },
          },
        },
      },
    },
    ofActor: {
      initial: 'unwanted',
      on: {
        'chatShows.ofActorWanted': {
          target: '.loading',
          actions: { type: 'wantActor', params: withEvent },
        },
      },
      states: {
        unwanted: {},
        loading: {
          invoke: {
            src: 'loadChatTickets',
            id: 'loadChatTickets',
            input: ({ context: { actorId } }) => ({ actorId: actorId ?? '' }),
            onDone: { target: 'known', actions: { type: 'takeTickets', params: shows } },
            onError: 'failed',
          },
        },
        known: {
          on: {
            'guest.identified': {
              guard: { type: 'isOtherGuest', params: withEvent },
              target: 'loading',
            },
            'realtime.sessionEstablished': {
              guard: { type: 'mustLoadAgain', params: withEvent },
              target: 'loading',
            },
          },
        },
        failed: {
          entry: 'tellLoadFailed',
          on: { 'recovery.retryDue': 'loading', 'chatShows.retryRequested': 'loading' },
        },
      },
    },
    order: {
      initial: 'none',
      on: {
        'chatShows.orderRequested': {
          target: '.finding',
          actions: { type: 'beginOrder', params: withEvent },
        },
        'chatShows.returnRequested': {
          target: '.finding',
          actions: { type: 'beginReturn', params: withEvent },
        },
        'guest.identified': {
          guard: { type: 'isOtherGuest', params: withEvent },
          target: '.none',
        },
      },
      states: {
        none: { entry: 'dropOrder' },
        finding: {
          on: leftBehind,
          invoke: {
            src: 'loadChatTickets',
            id: 'findShow',
            input: ofOrder,
            onDone: [
              {
                guard: { type: 'isFulfilled', params: shows },
                target: 'done',
                actions: [{ type: 'takeOrdered', params: shows }, 'spread'],
              },
              {
                guard: { type: 'isThere', params: shows },
                target: 'asked',
                actions: [{ type: 'takeOrdered', params: shows }, 'spread'],
              },
              { target: 'asked', actions: 'noteUnknown' },
            ],
            onError: 'notFound',
          },
        },
        notFound: {
          entry: 'tellLoadFailed',
          on: {
            ...leftBehind,
            'recovery.retryDue': 'finding',
            'chatShows.retryRequested': 'finding',
          },
        },
        asked: {
          on: {
            ...leftBehind,
            'chatShows.promoCodeChanged': {
              actions: { type: 'typePromoCode', params: withEvent },
            },
            'chatShows.returnConfirmed': { guard: 'mayReturn', target: 'returning' },
            'chatShows.buyingAllowed': {
              guard: { type: 'isOrdered', params: withEvent },
              target: 'buying',
            },
          },
        },
        buying: {
          on: { 'chatShows.orderRequested': {}, 'chatShows.returnRequested': {} },
          invoke: {
            src: 'buyChatTicket',
            id: 'buyChatTicket',
            input: ({ context: { order } }) => ticketOrderOf(order),
            onDone: whenAnswered('bought'),
            onError: 'unsure',
          },
        },
        returning: {
          on: { 'chatShows.orderRequested': {}, 'chatShows.returnRequested': {} },
          invoke: {
            src: 'removeChatTicket',
            id: 'removeChatTicket',
            input: ({ context: { order } }) => ({ showId: order?.showId ?? '' }),
            onDone: whenAnswered('done'),
            onError: 'unsure',
          },
        },
        unsure: {
          on: { 'chatShows.orderRequested': {}, 'chatShows.returnRequested': {} },
          initial: 'looking',
          states: {
            looking: {
              invoke: {
                src: 'loadChatTickets',
                id: 'lookForTicket',
                input: ofOrder,
                onDone: [
                  {
                    guard: { type: 'isFulfilled', params: shows },
                    target: '#chatShows.order.bought',
                    actions: [
                      { type: 'takeOrdered', params: shows },
                      'spread',
                      'tellBalanceOutdated',
                    ],
                  },
                  {
                    target: '#chatShows.order.asked',
                    actions: [{ type: 'takeOrdered', params: shows }, 'spread', 'noteNotDone'],
                  },
                ],
                onError: 'pausing',
              },
            },
            pausing: {
              entry: 'tellLoadFailed',
              on: { 'recovery.retryDue': 'looking', 'chatShows.retryRequested': 'looking' },
            },
          },
        },
        bought: {
          always: [{ guard: 'isToBuy', target: 'done', actions: 'trackPurchase' }, 'done'],
        },
        done: { on: leftBehind },
      },
    },
    invitation: {
      initial: 'none',
      on: {
        'push.privateTicketShowInvitation': {
          target: '.loading',
          actions: { type: 'takeInvited', params: withEvent },
        },
        'guest.identified': {
          guard: { type: 'isOtherGuest', params: withEvent },
          target: '.none',
        },
        'chatShows.invitationClosed': '.none',
      },
      states: {
        none: { entry: 'dropInvitation' },
        loading: {
          invoke: {
            src: 'loadChatTickets',
            id: 'loadInvitation',
            input: ({ context: { invited } }) => ({ actorId: invited?.actorId ?? '' }),
            onDone: [
              {
                guard: { type: 'isInvitation', params: shows },
                target: 'open',
                actions: { type: 'takeInvitation', params: shows },
              },
              { target: 'none' },
            ],
            onError: 'failed',
          },
        },
        failed: {
          entry: 'tellLoadFailed',
          on: { 'recovery.retryDue': 'loading' },
        },
        open: {},
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    chatShows: typeof chatShowsMachine
  }
}
