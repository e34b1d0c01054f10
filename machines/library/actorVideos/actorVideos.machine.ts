import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { type ListEvent, listOutdated } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed, type RetryDue } from '../../shell/recovery/recovery.events.ts'
import { guestGuards, type OfGuest } from '../guestPage.ts'
import type { ActorHighlights, ActorVideosEvent, ActorVideosOf } from './actorVideos.events.ts'

export interface ActorVideosContext extends OfGuest {
  wanted: ActorVideosOf | null
  highlights: ActorHighlights | null
}

type Identified = { guest: GuestState }
const answered = ({ event }: { event: { output: ActorHighlights } }) => ({
  highlights: event.output,
})
const whenOutdated = { target: '.deciding', actions: 'tellOutdated' } as const

/** A performer's videos: all, those of a tag group, or the classics; and what stands out of them [VID-26 VID-27 TAG-1]. */
export const actorVideosMachine = setup({
  types: {} as {
    context: ActorVideosContext
    events: ActorVideosEvent
    children: { list: 'list' }
  },
  actors: {
    list: listMachine,
    loadActorHighlights: promiseSlot<ActorHighlights, { actorId: string }>('loadActorHighlights'),
  },
  guards: {
    ...guestGuards,
    isOfAll: ({ context: { wanted } }) =>
      wanted !== null && !wanted.isClassic && wanted.tagGroup === undefined,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGuest: assign((_, { guest }: Identified) => ({
      guestId: guestIdOf(guest),
      highlights: null,
    })),
    takeWanted: assign(({ context }, { actorId, tagGroup, isClassic }: ActorVideosOf) => ({
      wanted: { actorId, isClassic, ...(tagGroup !== undefined && { tagGroup }) },
      highlights: context.wanted?.actorId === actorId ? context.highlights : null,
    })),
    takeHighlights: assign((_, { highlights }: { highlights: ActorHighlights }) => ({
      highlights,
    })),
    wantList: sendTo('list', ({ context: { guestId, wanted } }): ListEvent => {
      const { actorId = '', tagGroup, isClassic } = wanted ?? {}
      const filter = {
        guestId: guestId ?? '',
        modelId: actorId,
        ...(tagGroup !== undefined && { tags: tagGroup }),
        ...(isClassic && { videoType: 'classic' }),
      }
      return { type: 'list.wanted', query: { filter, order: 'newest' } }
    }),
    tellOutdated: sendTo('list', listOutdated),
    passRetryDue: sendTo('list', (_, event: RetryDue): ListEvent => event),
  },
}).createMachine({
  id: 'actorVideos',
  context: { guestId: undefined, wanted: null, highlights: null },
  invoke: { src: 'list', id: 'list', input: { store: 'videos' } },
  initial: 'unwanted',
  on: {
    'guest.identified': {
      guard: { type: 'isOtherGuest', params: withEvent },
      actions: { type: 'takeGuest', params: withEvent },
    },
    'navigation.pageEntered': '.unwanted',
    'actorVideos.wanted': {
      target: '.wanted',
      actions: { type: 'takeWanted', params: withEvent },
    },
    'recovery.retryDue': { actions: { type: 'passRetryDue', params: withEvent } },
  },
  states: {
    unwanted: {},
    wanted: {
      initial: 'deciding',
      on: {
        'guest.identified': {
          guard: { type: 'isOtherGuest', params: withEvent },
          target: '.deciding',
          actions: { type: 'takeGuest', params: withEvent },
        },
        'navigation.languageChanged': whenOutdated,
        'purchase.done': whenOutdated,
        'push.vipAboUpdated': whenOutdated,
        'realtime.sessionEstablished': {
          guard: { type: 'mustLoadAgain', params: withEvent },
          ...whenOutdated,
        },
      },
      states: {
        deciding: { always: { guard: 'isGuestKnown', target: 'listed', actions: 'wantList' } },
        listed: { always: { guard: 'isOfAll', target: 'loading' } },
        loading: {
          invoke: {
            src: 'loadActorHighlights',
            id: 'loadActorHighlights',
            input: ({ context }) => ({ actorId: context.wanted?.actorId ?? '' }),
            onDone: { target: 'known', actions: { type: 'takeHighlights', params: answered } },
            onError: 'failed',
          },
        },
        known: {},
        failed: {
          entry: 'tellLoadFailed',
          on: {
            'recovery.retryDue': {
              target: 'loading',
              actions: { type: 'passRetryDue', params: withEvent },
            },
            'actorVideos.retryRequested': 'loading',
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    actorVideos: typeof actorVideosMachine
  }
}
