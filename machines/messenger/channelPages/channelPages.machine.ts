import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { ofGuest } from '../../account/guest/ofGuest.ts'
import { to } from '../../core/address.ts'
import { now } from '../../core/clock.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { Pushes } from '../../shell/realtime/realtime.events.ts'
import { messageSubmitted } from '../../shell/realtime/submit.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type { ChannelPagesEvent } from './channelPages.events.ts'

export interface ChannelPagesContext {
  /** Null while nobody is logged in. */
  guestId: string | null
  /** How many of the platform's list were asked for one after the other, and how many there are. */
  loadedCount: number
  total: number
  /** From where on more was asked for; null unless that waits for its answer. */
  offset: number | null
  /** When that was, in ms since the epoch. */
  askedAt: number
  /** More was wanted since. */
  isMoreWanted: boolean
}

/** How many channels are loaded with each request for more. */
const pageLength = 100

/** More channels are asked for at most once in so many ms [MSG-16]. */
const moreInterval = 500

/** How long the platform may take to answer, in ms. */
const answerTimeout = 10_000

const nothingLoaded: ChannelPagesContext = {
  guestId: null,
  loadedCount: 0,
  total: 0,
  offset: null,
  askedAt: 0,
  isMoreWanted: false,
}

/** What of the channel list comes after its first page: asked for at most once in `moreInterval` [MSG-16 MSG-27]. */
export const channelPagesMachine = setup({
  types: {} as { context: ChannelPagesContext; events: ChannelPagesEvent },
  delays: {
    answerTimeout,
    moreInterval: ({ context }) => Math.max(0, context.askedAt + moreInterval - now()),
  },
  guards: {
    hasMore: ({ context }) => hasMore(context),
    isMoreWanted: ({ context }) => context.isMoreWanted && hasMore(context),
    isAnswered: ({ context }) => context.offset === null,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    identify: assign(({ context }, { guest }: { guest: GuestState }) =>
      ofGuest(context, nothingLoaded, guest),
    ),
    takeFirst: assign((_, { count, total }: { count: number; total: number }) => ({
      loadedCount: count,
      total,
    })),
    takePushed: assign(({ context }, push: Pushes['channels']) => pushed(context, push)),
    noteMoreWanted: assign({ isMoreWanted: true }),
    ask: assign(({ context }) => ({
      offset: context.loadedCount,
      askedAt: now(),
      isMoreWanted: false,
    })),
    send: sendTo(to('realtime'), ({ context: { offset, loadedCount } }) =>
      messageSubmitted({ type: 'loadChannels', offset: offset ?? loadedCount, limit: pageLength }),
    ),
    forget: assign(nothingLoaded),
  },
}).createMachine({
  id: 'channelPages',
  context: nothingLoaded,
  initial: 'ready',
  on: {
    'guest.identified': { actions: { type: 'identify', params: withEvent } },
    'realtime.sessionEnded': { target: '.ready', actions: 'forget' },
    'push.channels': { actions: { type: 'takePushed', params: withEvent } },
    'channelPages.firstLoaded': { actions: { type: 'takeFirst', params: withEvent } },
  },
  states: {
    ready: {
      on: { 'channelPages.moreWanted': { guard: 'hasMore', target: 'awaitingMore' } },
    },
    awaitingMore: {
      entry: ['ask', 'send'],
      on: {
        'channelPages.moreWanted': { actions: 'noteMoreWanted' },
        'realtime.connectionLost': 'unanswered',
      },
      always: { guard: 'isAnswered', target: 'resting' },
      after: { answerTimeout: 'unanswered' },
    },
    resting: {
      on: { 'channelPages.moreWanted': { actions: 'noteMoreWanted' } },
      after: {
        moreInterval: [{ guard: 'isMoreWanted', target: 'awaitingMore' }, { target: 'ready' }],
      },
    },
    unanswered: {
      entry: 'tellLoadFailed',
      on: {
        'recovery.retryDue': 'awaitingMore',
        'channelPages.retryRequested': 'awaitingMore',
        'realtime.sessionEstablished': 'awaitingMore',
      },
      always: { guard: 'isAnswered', target: 'resting' },
    },
  },
})

/** Whether there is more of the list than was loaded. */
export function hasMore({ loadedCount, total }: ChannelPagesContext): boolean {
  return loadedCount < total
}

/** Channels were pushed; perhaps they are what was asked for. */
function pushed(
  context: ChannelPagesContext,
  { channels, offset, total }: Pushes['channels'],
): Partial<ChannelPagesContext> {
  if (offset !== context.offset) return {}
  const loadedCount = Math.max(context.loadedCount, offset + channels.length)
  const isEnd = channels.length === 0
  return { offset: null, loadedCount, total: isEnd ? loadedCount : total }
}

declare module '../../core/address.ts' {
  interface Machines {
    channelPages: typeof channelPagesMachine
  }
}
