import { withEvent } from '../../core/withEvent.ts'
import type { ChatShow, TicketAnswer } from './chatShows.events.ts'
import { ticketOrderOf } from './chatShows.order.ts'
import { type ChatShowsContext, chatShowsSetup } from './chatShows.setup.ts'

const shows = ({ event }: { event: { output: readonly ChatShow[] } }) => ({ shows: event.output })
const answer = ({ event }: { event: { output: TicketAnswer } }) => ({ answer: event.output })

const ofOrder = ({ context: { order } }: { context: ChatShowsContext }) => ({
  actorId: order?.actorId ?? '',
})

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
 * What the guest buys or gives back: asked for, answered, and looked for when the answer was lost [CSH-7 CSH-8
 * CSH-13].
 */
export const ordering = chatShowsSetup.createStateConfig({
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
                actions: [{ type: 'takeOrdered', params: shows }, 'spread', 'tellBalanceOutdated'],
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
})
