import { type ActorRefFrom, assign, enqueueActions, sendTo, setup, stateIn } from 'xstate'
import { to } from '../../core/address.ts'
import { now } from '../../core/clock.ts'
import { promiseSlot } from '../../core/slot.ts'
import type { Channel, Message, Pushes } from '../../shell/realtime/realtime.events.ts'
import { messageSubmitted } from '../../shell/realtime/submit.ts'
import { selectIsDraftEmpty } from '../composer/composer.selectors.ts'
import { readChatMessage } from '../conversation/chatMessage.ts'
import type { ConversationEvent } from '../conversation/conversation.events.ts'
import { conversationMachine } from '../conversation/conversation.machine.ts'
import type {
  ChannelFilter,
  ChannelPage,
  MessengerActor,
  MessengerEvent,
} from './messenger.events.ts'
import * as folds from './messenger.folds.ts'
import * as place from './messenger.place.ts'
import { conversationId, settle } from './messenger.settle.ts'
import { type MessengerContext, selectedIn, showsDetails } from './messenger.state.ts'

/** How many channels are loaded at first [MSG-21], and how many with each request for more. */
export const firstCount = 500
const moreCount = 100

/** More channels are asked for at most once in so many ms [MSG-16]. */
const moreInterval = 500

/** How long the platform may take to answer a message, in ms. */
const answerTimeout = 10_000

/** The platform is told at most once in so many ms that something is read. */
const touchInterval = 1_000

/** Until something that did not work unseen is tried again, in ms. */
export const retryInterval = 30_000

/** How long an archiving can be taken back, in ms. */
export const undoTime = 8_000

/** How long the list waits for a session, so as not to miss what comes between, in ms. */
export const sessionWait = 3_000

type Context = MessengerContext
type ConversationRef = ActorRefFrom<typeof conversationMachine>
type Fold<TParams> = (context: Context, params: TParams) => Context

/** What `enqueueActions` gives, as far as it is used here. */
interface Scene {
  context: Context
  // biome-ignore lint/suspicious/noExplicitAny: its methods are generic in the setup's types
  enqueue: any
  // biome-ignore lint/suspicious/noExplicitAny: the machine whose setup this is
  self: any
}

/** An action that changes the context and brings about what follows from that. */
function folded<TParams>(fold: Fold<TParams>) {
  return ({ context, enqueue, self }: Scene, params: TParams) => {
    const isDisposable = (channelId: string) =>
      hasNothingWritten(self.getSnapshot().children[conversationId(channelId)])
    settle(fold(context, params), { before: context, enqueue, isDisposable })
  }
}

/** Whether nothing is being written in a conversation. */
function hasNothingWritten(conversation: ConversationRef | undefined): boolean {
  const { composer } = conversation?.getSnapshot().children ?? {}
  return !composer || selectIsDraftEmpty(composer.getSnapshot())
}

/** The messenger's vocabulary: what its chart may ask, wait for and do. */
export const messenger = setup({
  types: {} as { context: MessengerContext; events: MessengerEvent },
  actors: {
    conversation: conversationMachine,
    blockChannel: promiseSlot<Channel, { channelId: string; isBlocked: boolean }>('blockChannel'),
    loadActorChannel: promiseSlot<Channel, { actorId: string }>('loadActorChannel'),
    loadChannel: promiseSlot<Channel, { channelId: string }>('loadChannel'),
    loadChannels: promiseSlot<ChannelPage, { offset: number; limit: number }>('loadChannels'),
    loadMessengerActor: promiseSlot<MessengerActor, { actorId: string }>('loadMessengerActor'),
    loadUnreadCount: promiseSlot<number>('loadUnreadCount'),
    touchChannel: promiseSlot<void, { channelId: string }>('touchChannel'),
  },
  delays: {
    answerTimeout,
    retryInterval,
    sessionWait,
    touchInterval,
    undoTime,
    moreInterval: ({ context }) => Math.max(0, context.moreAskedAt + moreInterval - now()),
  },
  guards: {
    mustLoadAgain: (_, params: { resumed: boolean }) => !params.resumed,
    isLive: ({ context }) => context.isLive,
    isListWanted: ({ context }) => context.isWanted && context.guestId !== null,
    isCountOutdated: ({ context }) => context.isCountOutdated,
    hasMore: ({ context }) => context.loadedCount < context.total,
    isMoreWanted: ({ context }) => context.isMoreWanted && context.loadedCount < context.total,
    isMoreAnswered: ({ context }) => context.moreOffset === null,
    isChannelMissing: ({ context }) => context.missing.length > 0,
    isListLoading: stateIn({ list: 'loading' }),
    isActorWanted: ({ context }) => context.wantedActorId !== null,
    isActorUnwanted: ({ context }) => context.wantedActorId === null,
    isBlockWished: ({ context }) => context.toBlock.length > 0,
    isTouchDue: ({ context }) => context.toTouch.length > 0,
    isArchivedLast: ({ context }) => context.archivedId !== null,
    isNothingArchived: ({ context }) => context.archivedId === null,
    areDetailsWanted: ({ context }) => showsDetails(context),
    areDetailsUnwanted: ({ context }) => !showsDetails(context),
    areDetailsOfAnother: ({ context }) =>
      selectedIn(context)?.actorId !== (context.detailsActorId ?? undefined),
    isOtherFilter: ({ context }, params: { filter: ChannelFilter }) =>
      params.filter !== context.filter,
  },
  actions: {
    select: enqueueActions(folded(place.selected)),
    selectActor: enqueueActions(folded(place.actorSelected)),
    unselect: enqueueActions(folded(place.unselected)),
    enterPage: enqueueActions(folded(place.pageEntered)),
    restoreHeld: enqueueActions(folded(place.heldRestored)),
    leaveOverlay: enqueueActions(folded(place.overlayLeft)),
    layOut: enqueueActions(folded(place.laidOut)),
    showDetails: enqueueActions(folded(place.detailsShown)),
    identify: enqueueActions(folded(folds.identified)),
    changePurse: enqueueActions(folded(folds.purseChanged)),
    establish: enqueueActions(folded(folds.established)),
    takeList: enqueueActions(folded(folds.listLoaded)),
    takePushed: enqueueActions(folded(folds.channelsPushed)),
    takeContent: enqueueActions(folded(folds.contentChanged)),
    takeMissing: enqueueActions(folded(folds.missingAnswered)),
    takeActorChannel: enqueueActions(folded(folds.actorChannelCame)),
    takePresence: enqueueActions(folded(folds.presenceChanged)),
    takeFreeShow: enqueueActions(folded(folds.freeShowChanged)),
    takeOutgoing: enqueueActions(folded(folds.outgoingChanged)),
    takeBlocked: enqueueActions(folded(folds.blockAnswered)),
    markAllSeen: enqueueActions(folded(folds.allSeen)),
    markArchived: enqueueActions(folded(folds.archived)),
    markBlocked: enqueueActions(folded(folds.blockWished)),
    noteEnd: enqueueActions(folded(place.endSeen)),
    noteVisible: enqueueActions(
      folded((context, { isVisible }: { isVisible: boolean }) => ({ ...context, isVisible })),
    ),
    retry: enqueueActions(folded(folds.retried)),
    forget: enqueueActions(folded(folds.forgotten)),
    wantList: assign({ isWanted: true }),
    askMissing: assign(({ context }) => folds.missingAsked(context)),
    beginTouch: assign(({ context }) => folds.touchBegun(context)),
    keepTouch: assign(({ context }) => folds.touchMissed(context)),
    takeFilter: assign((_, { filter }: { filter: ChannelFilter }) => ({ filter })),
    takeOnlineOnly: assign((_, { isOnlineOnly }: { isOnlineOnly: boolean }) => ({ isOnlineOnly })),
    takeSearch: assign((_, { searchPattern }: { searchPattern: string }) => ({ searchPattern })),
    takeCount: assign((_, { count }: { count: number }) => ({ unreadCount: count })),
    trustCount: assign({ isCountOutdated: false }),
    noteMoreWanted: assign({ isMoreWanted: true }),
    noteLost: assign({ isLive: false }),
    beginDetails: assign(({ context }) => ({
      detailsActorId: selectedIn(context)?.actorId ?? null,
      actor: null,
    })),
    takeActor: assign((_, { actor }: { actor: MessengerActor }) => ({ actor })),
    toggleWords: assign(({ context }, params: Parameters<typeof folds.wordsToggled>[1]) =>
      folds.wordsToggled(context, params),
    ),
    dismissNotice: assign({ archivedId: null, failedBlock: null }),
    askMore: assign(({ context }) => folds.moreAsked(context)),
    sendMore: sendTo(to('realtime'), ({ context }) =>
      messageSubmitted({
        type: 'loadChannels',
        offset: context.moreOffset ?? context.loadedCount,
        limit: moreCount,
      }),
    ),
    sendFilter: sendTo(to('realtime'), ({ context }) =>
      messageSubmitted({ type: 'filterChannels', filterType: context.filter }),
    ),
    sendOnlineOnly: sendTo(to('realtime'), ({ context }) =>
      messageSubmitted({ type: 'loadOnlineChannels', online: context.isOnlineOnly }),
    ),
    sendListWishes: enqueueActions(({ context: { filter, isOnlineOnly }, enqueue }) => {
      const send = (message: Message) => enqueue.sendTo(to('realtime'), messageSubmitted(message))
      if (filter !== 'newest') send({ type: 'filterChannels', filterType: filter })
      if (isOnlineOnly) send({ type: 'loadOnlineChannels', online: true })
    }),
    send: sendTo(to('realtime'), (_, { message }: { message: Message }) =>
      messageSubmitted(message),
    ),
    passContent: enqueueActions(({ context, enqueue }, push: Pushes['messengerContentChanged']) => {
      if (!context.conversations.includes(push.channelId)) return
      const message = readChatMessage(push.message)
      const event: ConversationEvent = { type: 'conversation.contentChanged', message }
      enqueue.sendTo(conversationId(push.channelId), event)
    }),
    tellOutdated: enqueueActions(({ context, enqueue }) => {
      const event: ConversationEvent = { type: 'conversation.outdated' }
      for (const id of context.conversations) enqueue.sendTo(conversationId(id), event)
    }),
  },
})
