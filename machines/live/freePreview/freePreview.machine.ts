import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to, toNowOrLater } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { liveTermsOf } from '../liveTerms/liveTerms.ts'
import type { FreePreview, FreePreviewEvent, PreviewHost } from './freePreview.events.ts'

export interface FreePreviewContext {
  guestId: string | null | undefined
  /** Whoever has paid before knows what a chat is. */
  isNewcomer: boolean
  host: PreviewHost | null
  /** How long the guest was given; 0 before. */
  seconds: number
}

type Named = { guest: GuestState }
type Given = { preview: FreePreview }
type OfActor = { actorId: string }

const box = 'fifteen-minutes-preview'
const given = ({ event }: { event: { output: FreePreview } }) => ({ preview: event.output })
const ofHost = ({ context: { host } }: { context: FreePreviewContext }) => ({
  actorId: host?.actorId ?? '',
})

/**
 * A quarter of an hour with a performer for nothing, offered once to guests who have never paid, when their
 * look at the performer is over; they take it or turn it down [ACT-40].
 */
export const freePreviewMachine = setup({
  types: {} as { context: FreePreviewContext; events: FreePreviewEvent },
  actors: {
    startFreePreview: promiseSlot<FreePreview, OfActor>('startFreePreview'),
    declineFreePreview: promiseSlot<FreePreview, OfActor>('declineFreePreview'),
  },
  guards: {
    isOtherGuest: ({ context }, { guest }: Named) => context.guestId !== guestIdOf(guest),
    isForGuest: ({ context: { guestId, isNewcomer } }) => typeof guestId === 'string' && isNewcomer,
    isGiven: (_, { preview }: Given) => preview.success,
  },
  actions: {
    takeGuest: assign((_, { guest }: Named) => ({
      guestId: guestIdOf(guest),
      isNewcomer: liveTermsOf(guest).isNewcomer,
    })),
    takeHost: assign((_, { actorId, actorName }: PreviewHost) => ({
      host: { actorId, actorName },
    })),
    takeSeconds: assign((_, { preview }: Given) => ({ seconds: preview.seconds })),
    forget: assign({ host: null, seconds: 0 }),
    openBox: sendTo(to('modals'), {
      type: 'modals.openRequested',
      id: box,
      options: { raise: true },
    }),
    closeBox: sendTo(to('modals'), { type: 'modals.withdrawRequested', id: box }),
    goToChat: enqueueActions(({ context: { host }, enqueue }) => {
      if (!host) return
      const options = { actorName: host.actorName, format: 'freeChat', isPrivate: false }
      enqueue.sendTo(
        ...toNowOrLater('gate', {
          type: 'gate.actionRequested',
          action: { type: 'startFreeChat', params: { targetId: host.actorId, options } },
        }),
      )
    }),
  },
}).createMachine({
  id: 'freePreview',
  context: { guestId: undefined, isNewcomer: false, host: null, seconds: 0 },
  initial: 'unoffered',
  on: {
    'guest.identified': [
      {
        guard: { type: 'isOtherGuest', params: withEvent },
        target: '.unoffered',
        actions: [{ type: 'takeGuest', params: withEvent }, 'forget'],
      },
      { actions: { type: 'takeGuest', params: withEvent } },
    ],
  },
  states: {
    unoffered: {
      on: {
        'freePreview.lookEnded': {
          guard: 'isForGuest',
          target: 'offered',
          actions: [{ type: 'takeHost', params: withEvent }, 'openBox'],
        },
      },
    },
    offered: {
      on: { 'freePreview.startRequested': 'starting', 'freePreview.declined': 'declining' },
    },
    starting: {
      invoke: {
        src: 'startFreePreview',
        id: 'startFreePreview',
        input: ofHost,
        onDone: [
          {
            guard: { type: 'isGiven', params: given },
            target: 'given',
            actions: { type: 'takeSeconds', params: given },
          },
          { target: 'refused' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      on: { 'freePreview.startRequested': 'starting', 'freePreview.declined': 'declining' },
    },
    given: {
      on: { 'freePreview.chatRequested': { target: 'over', actions: ['closeBox', 'goToChat'] } },
    },
    refused: {},
    /** Nothing is shown of it; unheard, it is offered once more another day. */
    declining: {
      entry: 'closeBox',
      invoke: {
        src: 'declineFreePreview',
        id: 'declineFreePreview',
        input: ofHost,
        onDone: 'over',
        onError: 'over',
      },
    },
    over: {},
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    freePreview: typeof freePreviewMachine
  }
}
