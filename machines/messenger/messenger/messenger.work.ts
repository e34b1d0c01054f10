import { withEvent } from '../../core/withEvent.ts'
import { messenger } from './messenger.setup.ts'

/** The channel of an actor whom the guest wants to write to [MSG-18]. */
export const actorChannelStates = messenger.createStateConfig({
  initial: 'unwanted',
  states: {
    unwanted: { always: { guard: 'isActorWanted', target: 'loading' } },
    loading: {
      invoke: {
        src: 'loadActorChannel',
        id: 'loadActorChannel',
        input: ({ context }) => ({ actorId: context.wantedActorId ?? '' }),
        onDone: {
          target: 'unwanted',
          actions: { type: 'takeActorChannel', params: ({ event }) => ({ channel: event.output }) },
        },
        onError: 'failed',
      },
      always: { guard: 'isActorUnwanted', target: 'unwanted' },
      on: { 'messenger.actorSelected': { target: 'loading', reenter: true } },
    },
    failed: {
      always: { guard: 'isActorUnwanted', target: 'unwanted' },
      on: { 'messenger.actorSelected': 'loading', 'messenger.retryRequested': 'loading' },
    },
  },
})

/** Wishes to block a channel, one after the other. */
export const blockStates = messenger.createStateConfig({
  initial: 'atRest',
  states: {
    atRest: { always: { guard: 'isBlockWished', target: 'blocking' } },
    blocking: {
      invoke: {
        src: 'blockChannel',
        id: 'blockChannel',
        input: ({ context }) => context.toBlock[0] ?? { channelId: '', isBlocked: false },
        onDone: {
          target: 'atRest',
          actions: { type: 'takeBlocked', params: ({ event }) => ({ channel: event.output }) },
        },
        onError: {
          target: 'atRest',
          actions: { type: 'takeBlocked', params: { channel: null } },
        },
      },
    },
  },
})

/** The platform is told which channels are read, at most once in `touchInterval` [MSG-23]. */
export const touchStates = messenger.createStateConfig({
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
})

/** What was archived last can be taken back for a while. */
export const undoStates = messenger.createStateConfig({
  initial: 'nothing',
  states: {
    nothing: { always: { guard: 'isArchivedLast', target: 'offered' } },
    offered: {
      always: { guard: 'isNothingArchived', target: 'nothing' },
      on: { 'messenger.archiveRequested': { target: 'offered', reenter: true } },
      after: { undoTime: { target: 'nothing', actions: 'dismissNotice' } },
    },
  },
})

/** The actor of the current channel, as shown beside the conversation [MSG-20]. */
export const detailsStates = messenger.createStateConfig({
  initial: 'closed',
  states: {
    closed: { always: { guard: 'areDetailsWanted', target: 'loading' } },
    loading: {
      entry: 'beginDetails',
      invoke: {
        src: 'loadMessengerActor',
        id: 'loadMessengerActor',
        input: ({ context }) => ({ actorId: context.detailsActorId ?? '' }),
        onDone: {
          target: 'known',
          actions: { type: 'takeActor', params: ({ event }) => ({ actor: event.output }) },
        },
        onError: 'failed',
      },
      always: [
        { guard: 'areDetailsUnwanted', target: 'closed' },
        { guard: 'areDetailsOfAnother', target: 'loading', reenter: true },
      ],
    },
    known: {
      always: [
        { guard: 'areDetailsUnwanted', target: 'closed' },
        { guard: 'areDetailsOfAnother', target: 'loading' },
      ],
      on: {
        'realtime.sessionEstablished': {
          guard: { type: 'mustLoadAgain', params: withEvent },
          target: 'loading',
        },
      },
    },
    failed: {
      always: [
        { guard: 'areDetailsUnwanted', target: 'closed' },
        { guard: 'areDetailsOfAnother', target: 'loading' },
      ],
      on: { 'messenger.retryRequested': 'loading', 'realtime.sessionEstablished': 'loading' },
    },
  },
})
