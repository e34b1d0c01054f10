import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { ofGuest } from '../../account/guest/ofGuest.ts'
import { to } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { Channel } from '../../shell/realtime/realtime.events.ts'
import { messageSubmitted } from '../../shell/realtime/submit.ts'
import type { BlockOrder, ChannelOrdersEvent } from './channelOrders.events.ts'

export interface ChannelOrdersContext {
  /** Null while nobody is logged in. */
  guestId: string | null
  toBlock: readonly BlockOrder[]
  /** What did not work. */
  failedBlock: BlockOrder | null
  /** The channels of which the platform is to be told that they are read, and which it is being told of. */
  toTouch: readonly string[]
  touching: string
  /** What was archived last, to be taken back. */
  archivedId: string | null
}

/** The platform is told at most once in so many ms that something is read. */
const touchInterval = 1_000

/** Until something that did not work unseen is tried again, in ms. */
export const retryInterval = 30_000

/** How long an archiving can be taken back, in ms. */
export const undoTime = 8_000

const noOrders: ChannelOrdersContext = {
  guestId: null,
  toBlock: [],
  failedBlock: null,
  toTouch: [],
  touching: '',
  archivedId: null,
}

/** Where nothing is under way. */
const atRest = ['.block.atRest', '.touch.atRest', '.undo.notOffered'] as const

const withId = (ids: readonly string[], id: string) => (ids.includes(id) ? ids : [...ids, id])

/** What the guest wants of channels, and what the platform is told of it [MSG-11 MSG-23 MSG-30]. */
export const channelOrdersMachine = setup({
  types: {} as { context: ChannelOrdersContext; events: ChannelOrdersEvent },
  actors: {
    blockChannel: promiseSlot<Channel, BlockOrder>('blockChannel'),
    touchChannel: promiseSlot<void, { channelId: string }>('touchChannel'),
  },
  delays: { retryInterval, touchInterval, undoTime },
  guards: {
    isOtherGuest: ({ context: { guestId } }, { guest }: { guest: GuestState }) =>
      guestId !== null && guestId !== guestIdOf(guest),
    isBlockDue: ({ context }) => context.toBlock.length > 0,
    isTouchDue: ({ context }) => context.toTouch.length > 0,
    isArchivedLast: ({ context }) => context.archivedId !== null,
    isNothingArchived: ({ context }) => context.archivedId === null,
  },
  actions: {
    identify: assign(({ context }, { guest }: { guest: GuestState }) =>
      ofGuest(context, noOrders, guest),
    ),
    orderBlock: assign(({ context }, { channelId, isBlocked }: BlockOrder) => ({
      failedBlock: null,
      toBlock: [...context.toBlock, { channelId, isBlocked }],
    })),
    markBlocked: sendTo(to('channels'), (_, { channelId, isBlocked }: BlockOrder) => ({
      type: 'channels.changeOrdered',
      channelId,
      change: { blocked: isBlocked },
    })),
    takeBlocked: enqueueActions(({ context, enqueue }, { channel }: { channel: Channel }) => {
      const [order, ...toBlock] = context.toBlock
      enqueue.assign({ toBlock })
      // the channel is what was ordered last
      if (toBlock.some(({ channelId }) => channelId === order?.channelId)) return
      enqueue.sendTo(to('channels'), { type: 'channels.channelChanged', channel })
    }),
    takeBlockBack: enqueueActions(({ context, enqueue }) => {
      const [order, ...toBlock] = context.toBlock
      enqueue.assign({ toBlock })
      if (!order) return
      enqueue.assign({ failedBlock: order })
      enqueue.sendTo(to('channels'), {
        type: 'channels.changeOrdered',
        channelId: order.channelId,
        change: { blocked: !order.isBlocked },
      })
    }),
    noteArchived: assign(
      (_, { channelId, isArchived }: { channelId: string; isArchived: boolean }) => ({
        archivedId: isArchived ? channelId : null,
      }),
    ),
    markArchived: sendTo(
      to('channels'),
      (_, { channelId, isArchived }: { channelId: string; isArchived: boolean }) => ({
        type: 'channels.changeOrdered',
        channelId,
        change: { archived: isArchived },
      }),
    ),
    sendArchived: sendTo(
      to('realtime'),
      (_, { channelId, isArchived }: { channelId: string; isArchived: boolean }) =>
        messageSubmitted({ type: 'archiveChannel', channelId, status: isArchived }),
    ),
    dismissNotice: assign({ archivedId: null, failedBlock: null }),
    noteRead: assign(({ context }, { channelId }: { channelId: string }) => ({
      toTouch: withId(context.toTouch, channelId),
    })),
    beginTouch: assign(({ context }) => {
      const [touching = '', ...toTouch] = context.toTouch
      return { touching, toTouch }
    }),
    keepTouch: assign(({ context: { toTouch, touching } }) => ({
      toTouch: withId(toTouch, touching),
    })),
    forget: assign(noOrders),
  },
}).createMachine({
  id: 'channelOrders',
  type: 'parallel',
  context: noOrders,
  on: {
    'guest.identified': [
      {
        guard: { type: 'isOtherGuest', params: withEvent },
        target: atRest,
        actions: { type: 'identify', params: withEvent },
      },
      { actions: { type: 'identify', params: withEvent } },
    ],
    'realtime.sessionEnded': { target: atRest, actions: 'forget' },
    'channelOrders.channelRead': { actions: { type: 'noteRead', params: withEvent } },
    'channelOrders.noticeDismissed': { actions: 'dismissNotice' },
  },
  states: {
    /** Orders to block a channel, one after the other. */
    block: {
      initial: 'atRest',
      on: {
        'channelOrders.blockRequested': {
          actions: [
            { type: 'orderBlock', params: withEvent },
            { type: 'markBlocked', params: withEvent },
          ],
        },
      },
      states: {
        atRest: { always: { guard: 'isBlockDue', target: 'blocking' } },
        blocking: {
          invoke: {
            src: 'blockChannel',
            id: 'blockChannel',
            input: ({ context }) => context.toBlock[0] ?? { channelId: '', isBlocked: false },
            onDone: {
              target: 'atRest',
              actions: { type: 'takeBlocked', params: ({ event }) => ({ channel: event.output }) },
            },
            onError: { target: 'atRest', actions: 'takeBlockBack' },
          },
        },
      },
    },
    /** The platform is told which channels are read, at most once in `touchInterval` [MSG-23]. */
    touch: {
      initial: 'atRest',
      states: {
        atRest: { always: { guard: 'isTouchDue', target: 'touching', actions: 'beginTouch' } },
        touching: {
          invoke: {
            src: 'touchChannel',
            id: 'touchChannel',
            input: ({ context }) => ({ channelId: context.touching }),
            onDone: 'resting',
            onError: { target: 'missed', actions: 'keepTouch' },
          },
        },
        resting: { after: { touchInterval: 'atRest' } },
        missed: {
          on: { 'realtime.sessionEstablished': 'atRest' },
          after: { retryInterval: 'atRest' },
        },
      },
    },
    /** What was archived last can be taken back for a while. */
    undo: {
      initial: 'notOffered',
      on: {
        'channelOrders.archiveRequested': {
          target: '.notOffered',
          actions: [
            { type: 'noteArchived', params: withEvent },
            { type: 'markArchived', params: withEvent },
            { type: 'sendArchived', params: withEvent },
          ],
        },
      },
      states: {
        notOffered: { always: { guard: 'isArchivedLast', target: 'offered' } },
        offered: {
          always: { guard: 'isNothingArchived', target: 'notOffered' },
          after: { undoTime: { target: 'notOffered', actions: 'dismissNotice' } },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    channelOrders: typeof channelOrdersMachine
  }
}
