import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import type { Channel, Message } from '../../shell/realtime/realtime.events.ts'
import { messageSubmitted } from '../../shell/realtime/submit.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type { ChannelChoice, ChannelFilter, ChannelPage, ChannelsEvent } from './channels.events.ts'
import * as folds from './channels.folds.ts'
import { type Enqueue, settle } from './channels.settle.ts'
import { type ChannelsContext, noChannels, wantedActorIn } from './channels.state.ts'
import * as trust from './channels.trust.ts'

/** How many channels are loaded at first [MSG-21]. */
export const firstCount = 500

/** How long the platform may take to answer a message, in ms. */
export const answerTimeout = 10_000

/** Until something that did not work unseen is tried again, in ms. */
export const retryInterval = 30_000

/** Until what pushes and answers say differently is asked once more, in ms. */
const settleTime = 3_000

/** How long the list waits for a session, so as not to miss what comes between, in ms. */
export const sessionWait = 3_000

type Fold<TParams> = (context: ChannelsContext, params: TParams) => ChannelsContext

/** An action that changes the context and brings about what follows from that. */
function folded<TParams>(fold: Fold<TParams>) {
  type Args = { context: ChannelsContext; enqueue: Enqueue }
  return ({ context, enqueue }: Args, params: TParams) =>
    settle(context, fold(context, params), enqueue)
}

/** The vocabulary of the channels: what their chart may ask, wait for and do. */
export const channelsSetup = setup({
  types: {} as { context: ChannelsContext; events: ChannelsEvent },
  actors: {
    loadActorChannel: promiseSlot<Channel, { actorId: string }>('loadActorChannel'),
    loadChannel: promiseSlot<Channel, { channelId: string }>('loadChannel'),
    loadChannels: promiseSlot<ChannelPage, { offset: number; limit: number }>('loadChannels'),
    loadUnreadCount: promiseSlot<number>('loadUnreadCount'),
  },
  delays: { answerTimeout, retryInterval, sessionWait, settleTime },
  guards: {
    mustLoadAgain: (_, params: { resumed: boolean }) => !params.resumed,
    isOtherGuest: ({ context: { guestId } }, { guest }: { guest: GuestState }) =>
      guestId !== null && guestId !== guestIdOf(guest),
    isLive: ({ context }) => context.isLive,
    isListWanted: ({ context }) => context.isWanted && context.guestId !== null,
    isCountOutdated: ({ context }) => context.isCountOutdated,
    isChannelMissing: ({ context }) => context.missing.length > 0,
    isMuchLate: ({ context }) => trust.isMuchLate(context),
    isActorWanted: ({ context }) => wantedActorIn(context) !== null,
    isActorUnwanted: ({ context }) => wantedActorIn(context) === null,
    isActorToBeFound: ({ context }, { choice }: { choice: ChannelChoice | null }) =>
      wantedActorIn(folds.followed(context, { choice })) !== null,
    isOtherFilter: ({ context }, params: { filter: ChannelFilter }) =>
      params.filter !== context.filter,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    establish: enqueueActions(folded(folds.established)),
    follow: enqueueActions(folded(folds.followed)),
    noteWatch: enqueueActions(folded(folds.watchChanged)),
    noteEnd: enqueueActions(folded(folds.endSeen)),
    takeList: enqueueActions(folded(folds.listLoaded)),
    takePushed: enqueueActions(folded(folds.channelsPushed)),
    takeContent: enqueueActions(folded(folds.contentChanged)),
    takeMissing: enqueueActions(folded(folds.missingAnswered)),
    takeActorChannel: enqueueActions(folded(folds.actorChannelCame)),
    takePresence: enqueueActions(folded(folds.presenceChanged)),
    takeFreeShow: enqueueActions(folded(folds.freeShowChanged)),
    takeOrdered: enqueueActions(folded(folds.changeOrdered)),
    takeChannel: enqueueActions(folded(folds.channelCame)),
    retryUnavailable: enqueueActions(folded(folds.unavailableWanted)),
    takeAllSeen: enqueueActions(folded(folds.allSeenPushed)),
    markAllSeen: enqueueActions(folded(folds.allSeen)),
    askMissing: assign(({ context }) => folds.missingAsked(context)),
    identify: assign(({ context }, params: { guest: GuestState }) =>
      folds.identified(context, params),
    ),
    forget: assign(noChannels),
    noteLost: assign({ isLive: false }),
    wantList: assign({ isWanted: true }),
    takeFilter: assign((_, { filter }: { filter: ChannelFilter }) => ({ filter })),
    takeOnlineOnly: assign((_, { isOnlineOnly }: { isOnlineOnly: boolean }) => ({ isOnlineOnly })),
    takeSearch: assign((_, { searchPattern }: { searchPattern: string }) => ({ searchPattern })),
    takeCount: assign(({ context }, params: { count: number }) => trust.counted(context, params)),
    trustCount: assign(({ context }) => trust.countAsked(context)),
    askDoubted: assign(({ context }) => trust.doubtsDue(context)),
    tellMissing: sendTo(to('messenger'), { type: 'channels.followedMissing' }),
    tellPages: sendTo(to('channelPages'), (_, { channels, total }: ChannelPage) => ({
      type: 'channelPages.firstLoaded',
      count: channels.length,
      total,
    })),
    sendFilter: sendTo(to('realtime'), ({ context }) =>
      messageSubmitted({ type: 'filterChannels', filterType: context.filter }),
    ),
    sendOnlineOnly: sendTo(to('realtime'), ({ context }) =>
      messageSubmitted({ type: 'loadOnlineChannels', online: context.isOnlineOnly }),
    ),
    sendListQuestion: enqueueActions(({ context: { filter, isOnlineOnly }, enqueue }) => {
      const send = (message: Message) => enqueue.sendTo(to('realtime'), messageSubmitted(message))
      if (filter !== 'newest') send({ type: 'filterChannels', filterType: filter })
      if (isOnlineOnly) send({ type: 'loadOnlineChannels', online: true })
    }),
    sendAllSeen: sendTo(to('realtime'), messageSubmitted({ type: 'setAllChannelsSeen' })),
  },
})
