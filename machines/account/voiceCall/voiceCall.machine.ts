import { assign, sendTo, setup } from 'xstate'
import { to } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { GuestState } from '../guest/guest.state.ts'
import type { VoiceCallAnswer, VoiceCallEvent } from './voiceCall.events.ts'

export interface VoiceCallContext {
  guestId: string | null
  /** Who is to be called; null until a call was wanted. */
  actorId: string | null
  isOpen: boolean
  isChatExitOpen: boolean
  /** The anonymous call under way; null without one. */
  call: VoiceCallAnswer | null
  /** Calls that were said to be over while the answer to this one was awaited. */
  stoppedHashes: readonly string[]
  /** Why the last call did not begin; null when the platform did not answer [VOC-8]. */
  failureCode: number | null
}

/** How long a page waits before it is loaded again after a call, in ms [VOC-3]. */
export const reloadDelay = 100

/** The result code of a call that begins [VOC-7]. */
const callBegins = 2000

type Stop = { voicecallIdHash?: string }

/** Calls by voice: the dialog of an anonymous one, and what the platform says of calls [VOC-1 to VOC-9]. */
export const voiceCallMachine = setup({
  types: {} as { context: VoiceCallContext; events: VoiceCallEvent },
  actors: {
    startAnonymousCall: promiseSlot<VoiceCallAnswer, { actorId: string }>('startAnonymousCall'),
  },
  delays: { reloadDelay },
  guards: {
    isActorKnown: ({ context }) => context.actorId !== null,
    isBegun: (_, { resultCode }: VoiceCallAnswer) => resultCode === callBegins,
    isOverAlready: ({ context }, { resultCode, voicecallIdHash }: VoiceCallAnswer) =>
      resultCode === callBegins &&
      voicecallIdHash !== null &&
      context.stoppedHashes.includes(voicecallIdHash),
    isThisCall: ({ context: { call } }, { voicecallIdHash }: Stop) =>
      voicecallIdHash !== undefined && call?.voicecallIdHash === voicecallIdHash,
    isReloadDemanded: (_, { reload }: { reload?: boolean }) => reload === true,
    isChatExitOpen: ({ context }) => context.isChatExitOpen,
    isAnotherGuest: ({ context }, { guest }: { guest: GuestState }) =>
      context.guestId !== null && guest.id !== context.guestId,
  },
  actions: {
    takeGuest: assign((_, { guest }: { guest: GuestState }) => ({ guestId: guest.id })),
    takeActor: assign((_, { actorId }: { actorId: string }) => ({ actorId, failureCode: null })),
    open: assign({ isOpen: true }),
    close: assign({ isOpen: false }),
    forgetActor: assign({ actorId: null, failureCode: null }),
    forgetCall: assign({ call: null, stoppedHashes: [] }),
    noteStopped: assign(({ context }, { voicecallIdHash }: Stop) =>
      voicecallIdHash === undefined
        ? {}
        : { stoppedHashes: [...context.stoppedHashes, voicecallIdHash] },
    ),
    takeCall: assign((_, call: VoiceCallAnswer) => ({ call })),
    takeFailure: assign((_, params: { code: number | null }) => ({ failureCode: params.code })),
    noteChatExit: assign((_, params: { isOpen: boolean }) => ({ isChatExitOpen: params.isOpen })),
    reloadPage: sendTo(to('browser'), { type: 'browser.reloadRequested' }),
  },
}).createMachine({
  id: 'voiceCall',
  context: {
    guestId: null,
    actorId: null,
    isOpen: false,
    isChatExitOpen: false,
    call: null,
    stoppedHashes: [],
    failureCode: null,
  },
  initial: 'idle',
  on: {
    'guest.identified': [
      {
        guard: { type: 'isAnotherGuest', params: withEvent },
        target: '.idle',
        actions: [{ type: 'takeGuest', params: withEvent }, 'close', 'forgetActor'],
      },
      { actions: { type: 'takeGuest', params: withEvent } },
    ],
    'voiceCall.openRequested': { actions: 'open' },
    'voiceCall.closeRequested': { actions: 'close' },
    'voiceCall.chatExitOpened': { actions: { type: 'noteChatExit', params: { isOpen: true } } },
    'voiceCall.chatExitClosed': { actions: { type: 'noteChatExit', params: { isOpen: false } } },
    'push.voicecallStarted': {
      guard: { type: 'isReloadDemanded', params: withEvent },
      actions: 'reloadPage',
    },
  },
  states: {
    idle: {
      entry: 'forgetCall',
      on: {
        'voiceCall.openRequested': {
          actions: [{ type: 'takeActor', params: withEvent }, 'open'],
        },
        'voiceCall.startRequested': { guard: 'isActorKnown', target: 'starting' },
      },
    },
    starting: {
      on: {
        'push.voicecallStopped': {
          actions: { type: 'noteStopped', params: withEvent },
        },
      },
      invoke: {
        src: 'startAnonymousCall',
        id: 'startAnonymousCall',
        input: ({ context }) => ({ actorId: context.actorId ?? '' }),
        onDone: [
          {
            guard: { type: 'isOverAlready', params: ({ event }) => event.output },
            target: 'over',
          },
          {
            guard: { type: 'isBegun', params: ({ event }) => event.output },
            target: 'active',
            actions: { type: 'takeCall', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: {
              type: 'takeFailure',
              params: ({ event }) => ({ code: event.output.resultCode }),
            },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'takeFailure', params: { code: null } },
        },
      },
    },
    active: {
      on: {
        'push.voicecallStopped': {
          guard: { type: 'isThisCall', params: withEvent },
          target: 'over',
        },
      },
    },
    /** The page is to be loaded again, but not under an open chat-exit view [VOC-3 VOC-4]. */
    over: {
      initial: 'checking',
      states: {
        checking: {
          always: [{ guard: 'isChatExitOpen', target: 'awaitingChatExit' }, { target: 'delaying' }],
        },
        awaitingChatExit: {
          on: {
            'voiceCall.chatExitClosed': {
              target: 'delaying',
              actions: { type: 'noteChatExit', params: { isOpen: false } },
            },
          },
        },
        delaying: {
          on: {
            'voiceCall.chatExitOpened': {
              target: 'awaitingChatExit',
              actions: { type: 'noteChatExit', params: { isOpen: true } },
            },
          },
          after: { reloadDelay: { target: '#voiceCall.idle', actions: 'reloadPage' } },
        },
      },
    },
    failed: {
      on: {
        'voiceCall.openRequested': {
          target: 'idle',
          actions: [{ type: 'takeActor', params: withEvent }, 'open'],
        },
        'voiceCall.startRequested': 'starting',
        'voiceCall.closeRequested': { target: 'idle', actions: 'close' },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    voiceCall: typeof voiceCallMachine
  }
}
