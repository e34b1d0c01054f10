import { assign, enqueueActions, sendTo, setup, stateIn } from 'xstate'
import { to } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import type { Channel } from '../../shell/realtime/realtime.events.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type { Draft, Purse } from '../composer/composer.events.ts'
import { composerMachine } from '../composer/composer.machine.ts'
import type { ChatMessage, ContentPage } from './chatMessage.ts'
import type {
  ConversationEvent,
  ConversationInput,
  ScrollAnchor,
  Search,
} from './conversation.events.ts'
import {
  firstUnread,
  type History,
  newerThan,
  newestOf,
  oldestOf,
  withMessage,
  withNewest,
  withOlder,
  withoutOldest,
} from './conversation.history.ts'
import { isAccepted, type PartedOutgoing, partOutgoing } from './conversation.outgoing.ts'
import { keyOf } from './conversation.timeline.ts'

/** Which part of a channel's history is asked for: what comes before a position, else the newest. */
export interface ContentQuery {
  channelId: string
  before: number | null
  limit: number
}

export interface ConversationContext extends ConversationInput {
  history: History
  /** Whether the history has been loaded before. */
  isKnown: boolean
  /** Whether the newest messages have been here during this visit. */
  isCaughtUp: boolean
  /** Came while the newest are being loaded. */
  early: readonly ChatMessage[]
  /** What older messages were asked for with. */
  olderThan: number | null
  /** Left unread by the guest as they came, as long as it is not known which these are. */
  unmarked: number
  /** The position of the first message that was unread as the guest came. */
  firstUnread: number | null
  /** Where the guest was reading; null at the end. */
  anchor: ScrollAnchor | null
  /** Null while nothing is searched for. Texts decide about no state: a log has none of them. */
  search: Search | null
  /** Where the view is to begin; a new object whenever it is to. */
  start: { anchor: ScrollAnchor | null }
  /** Whether the guest has the end in view. */
  isEndSeen: boolean
  /** How many of the actor's messages came while the end was out of view. */
  newCount: number
  /** The actor's last messages that came since the guest did. */
  arrivals: readonly ChatMessage[]
}

/** How long the content of an accepted message may take, in ms. */
export const contentTimeout = 5000

/** So many of the newest messages are loaded at first. */
export const newestLimit = 50

/** A conversation that nobody looks at keeps no more messages than this. */
export const mostKept = 2 * newestLimit

const mostArrivals = 5

/** How far below the view's top a hit is shown, in px. */
export const hitRoom = 120

const isActors = ({ senderType }: ChatMessage) => senderType === 'actor'

const endSeen = ({ channel }: ConversationContext) =>
  ({ type: 'channels.endSeen', channelId: channel.id }) as const

const placedEvent = (clientMessageIds: readonly string[]) =>
  ({ type: 'delivery.placed', clientMessageIds }) as const

/** The newest messages as answered, with those that came in the meantime as far as they join. */
export function joined(context: ConversationContext, page: ContentPage): History {
  const history = withNewest(context.history, page)
  const early = context.early.toSorted((one, other) => one.position - other.position)
  return early.reduce((all, message) => withMessage(all, message) ?? all, history)
}

export const conversationSetup = setup({
  types: {} as {
    events: ConversationEvent
    context: ConversationContext
    input: ConversationInput
    children: { composer: 'composer'; newest: 'loadContent'; older: 'loadContent' }
  },
  actors: {
    composer: composerMachine,
    loadContent: promiseSlot<ContentPage, ContentQuery>('loadContent'),
  },
  delays: { contentTimeout },
  guards: {
    isOpened: stateIn({ presence: 'opened' }),
    isLoadingNewest: stateIn({ newest: 'loading' }),
    hasOlder: ({ context }) => context.history.hasOlder,
    joins: ({ context }, { message }: { message: ChatMessage | null }) =>
      message !== null && withMessage(context.history, message) !== null,
    /** The oldest message is still the one before which was asked. */
    isStillWanted: ({ context }) => oldestOf(context.history)?.position === context.olderThan,
    awaitsContent: ({ context }) => context.outgoing.some(isAccepted),
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    beginVisit: assign(({ context }, { unreadCount }: { unreadCount: number }) => ({
      unmarked: unreadCount,
      newCount: context.anchor ? unreadCount : 0,
      arrivals: [],
      isCaughtUp: false,
      start: { anchor: context.anchor },
    })),
    endVisit: assign({
      unmarked: 0,
      isCaughtUp: false,
      firstUnread: null,
      isEndSeen: false,
      search: null,
    }),
    markUnread: assign(({ context: { unmarked, history, anchor, start } }) => {
      const position = firstUnread(history, unmarked)
      const first = newerThan(history, (position ?? 0) - 1).find(
        (message) => message.position === position,
      )
      if (!first) return { unmarked: 0, isCaughtUp: true }
      const isAtEnd = anchor === null
      return {
        unmarked: 0,
        isCaughtUp: true,
        firstUnread: position,
        start: isAtEnd ? { anchor: { key: keyOf(first), offset: 0 } } : start,
      }
    }),
    noteScroll: enqueueActions(({ context, enqueue }, params: { anchor: ScrollAnchor | null }) => {
      const isEndSeen = params.anchor === null
      enqueue.assign({ ...params, isEndSeen, newCount: isEndSeen ? 0 : context.newCount })
      if (isEndSeen) enqueue.sendTo(to('channels'), endSeen(context))
    }),
    search: assign((_, { searchPattern }: { searchPattern: string }) => ({
      search: { searchPattern, hitKey: null },
    })),
    showHit: assign(({ context: { search } }, { key }: { key: string }) =>
      search
        ? {
            search: { ...search, hitKey: key },
            start: { anchor: { key, offset: hitRoom } },
          }
        : {},
    ),
    endSearch: assign({ search: null }),
    keepEarly: assign(({ context }, { message }: { message: ChatMessage | null }) => ({
      early: message ? [...context.early, message] : context.early,
    })),
    takeHistory: enqueueActions(({ context, enqueue }, { history }: { history: History }) => {
      const newest = newestOf(context.history)?.position ?? null
      const arrived = context.isCaughtUp ? newerThan(history, newest).filter(isActors) : []
      const { outgoing, placed } = partOutgoing(history, context.outgoing)
      const isAny = arrived.length > 0
      enqueue.assign({
        history,
        outgoing,
        isKnown: true,
        early: [],
        newCount: context.isEndSeen ? 0 : context.newCount + arrived.length,
        arrivals: isAny ? [...context.arrivals, ...arrived].slice(-mostArrivals) : context.arrivals,
      })
      if (placed.length > 0) enqueue.sendTo(to('delivery'), placedEvent(placed))
      if (isAny && context.isEndSeen) enqueue.sendTo(to('channels'), endSeen(context))
    }),
    /** Where the guest left off further up, it stays as they left it. */
    forgetOldest: assign(({ context: { anchor, history } }) =>
      anchor ? {} : { history: withoutOldest(history, mostKept, newestLimit) },
    ),
    noteAsked: assign({ olderThan: ({ context }) => oldestOf(context.history)?.position ?? null }),
    takeOlder: assign(({ context }, { page }: { page: ContentPage }) => ({
      history: withOlder(context.history, page),
    })),
    takeOutgoing: enqueueActions(({ enqueue }, { outgoing, placed }: PartedOutgoing) => {
      enqueue.assign({ outgoing })
      if (placed.length > 0) enqueue.sendTo(to('delivery'), placedEvent(placed))
    }),
    takeChannel: assign((_, params: { channel: Channel }) => params),
    passChannel: sendTo('composer', (_, { channel }: { channel: Channel }) => ({
      type: 'composer.channelChanged',
      channel,
    })),
    passDraft: sendTo('composer', (_, { draft }: { draft: Draft }) => ({
      type: 'composer.draftRestored',
      draft,
    })),
    passKeep: sendTo('composer', { type: 'composer.keepRequested' }),
    passPurse: sendTo('composer', (_, { purse }: { purse: Purse }) => ({
      type: 'composer.purseChanged',
      purse,
    })),
  },
})
