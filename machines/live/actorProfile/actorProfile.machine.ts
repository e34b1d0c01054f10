import { withEvent } from '../../core/withEvent.ts'
import { noteRegion } from './actorProfile.note.ts'
import { actorProfileSetup, nobodyWanted, ofActor } from './actorProfile.setup.ts'

const isOnline = (is: boolean) => ({ type: 'setOnline', params: { isOnline: is } }) as const
const isFavorite = (is: boolean) => ({ type: 'setFavourite', params: { isFavorite: is } }) as const

const begunAnew = { guard: { type: 'hasBegunAnew', params: withEvent } } as const

/** A performer's profile, while a page of it is shown [ACT-1 ACT-3 ACT-13 ACT-20 ACT-22 ACT-23]. */
export const actorProfileMachine = actorProfileSetup.createMachine({
  id: 'actorProfile',
  context: { ...nobodyWanted, guest: null, draft: null, otherDrafts: [] },
  initial: 'unwanted',
  on: {
    'navigation.pageEntered': [
      {
        guard: { type: 'isOfNobody', params: withEvent },
        target: '.unwanted',
        actions: 'leave',
      },
      { guard: { type: 'isSameProfile', params: withEvent } },
      { target: '.awaitingGuest', actions: { type: 'takeWanted', params: withEvent } },
    ],
    'guest.identified': [
      {
        guard: { type: 'isSameGuest', params: withEvent },
        actions: { type: 'takeGuest', params: withEvent },
      },
      {
        guard: 'isProfileWanted',
        target: '.loading',
        actions: { type: 'takeGuest', params: withEvent },
      },
      { actions: { type: 'takeGuest', params: withEvent } },
    ],
  },
  states: {
    unwanted: {},
    awaitingGuest: { always: { guard: 'isGuestKnown', target: 'loading' } },
    loading: {
      invoke: {
        src: 'loadActorProfile',
        id: 'loadActorProfile',
        input: ({ context: { wanted } }) => wanted ?? { actorName: '', qmDay: null },
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ actor: event.output }) },
            target: 'shown',
            actions: [
              { type: 'takeActor', params: ({ event }) => ({ actor: event.output }) },
              'takeDraft',
            ],
          },
          { target: 'unknown' },
        ],
        onError: 'failed',
      },
      on: {
        'push.favouritePinned': {
          guard: { type: 'isActor', params: withEvent },
          target: 'loading',
          reenter: true,
        },
        'push.favouriteUnpinned': {
          guard: { type: 'isActor', params: withEvent },
          target: 'loading',
          reenter: true,
        },
      },
    },
    unknown: {},
    failed: {
      entry: 'tellLoadFailed',
      on: { 'recovery.retryDue': 'loading', 'actorProfile.retryRequested': 'loading' },
    },
    shown: {
      type: 'parallel',
      on: {
        'push.favouritePinned': {
          guard: { type: 'isShownFavourite', params: withEvent },
          actions: isFavorite(true),
        },
        'push.favouriteUnpinned': {
          guard: { type: 'isShownFavourite', params: withEvent },
          actions: isFavorite(false),
        },
        'push.favouriteActors': { actions: { type: 'takeFavourites', params: withEvent } },
        'actorProfile.interviewsOpened': {
          actions: { type: 'openInterviews', params: withEvent },
        },
      },
      states: {
        state: {
          initial: 'loading',
          on: {
            'push.actorOnline': {
              guard: { type: 'isShownActor', params: withEvent },
              target: '.loading',
              actions: isOnline(true),
            },
            'push.actorOffline': {
              guard: { type: 'isShownActor', params: withEvent },
              target: '.loading',
              actions: isOnline(false),
            },
            'realtime.sessionEstablished': {
              guard: { type: 'mustLoadAgain', params: withEvent },
              target: '.loading',
            },
            'actorProfile.begunAnew': { ...begunAnew, target: '.loading' },
          },
          states: {
            loading: {
              invoke: {
                src: 'loadActorState',
                id: 'loadActorState',
                input: ofActor,
                onDone: {
                  target: 'known',
                  actions: [
                    { type: 'takeState', params: ({ event }) => ({ state: event.output }) },
                    { type: 'setOnline', params: ({ event }) => event.output },
                  ],
                },
                onError: 'failed',
              },
            },
            known: {},
            failed: {
              entry: 'tellLoadFailed',
              on: { 'recovery.retryDue': 'loading', 'actorProfile.retryRequested': 'loading' },
            },
          },
        },
        insights: {
          initial: 'loading',
          on: { 'actorProfile.begunAnew': { ...begunAnew, target: '.loading' } },
          states: {
            loading: {
              invoke: {
                src: 'loadActorInsights',
                id: 'loadActorInsights',
                input: ofActor,
                onDone: {
                  target: 'known',
                  actions: {
                    type: 'takeInsights',
                    params: ({ event }) => ({ insights: event.output }),
                  },
                },
                onError: 'failed',
              },
            },
            known: {},
            failed: {
              entry: 'tellLoadFailed',
              on: { 'recovery.retryDue': 'loading', 'actorProfile.retryRequested': 'loading' },
            },
          },
        },
        freeChat: {
          initial: 'deciding',
          on: {
            'push.freeChatDurationChanged': {
              guard: { type: 'isShownActor', params: withEvent },
              target: '.known',
              actions: { type: 'takeFreeChat', params: withEvent },
            },
            'realtime.sessionEstablished': {
              guard: { type: 'mustLoadAgain', params: withEvent },
              target: '.deciding',
            },
            'actorProfile.begunAnew': {
              guard: { type: 'hasFreeChatBegunAnew', params: withEvent },
              target: '.deciding',
            },
          },
          states: {
            deciding: {
              always: [{ guard: 'isLoggedIn', target: 'loading' }, { target: 'forGuestsAlone' }],
            },
            forGuestsAlone: {},
            loading: {
              invoke: {
                src: 'loadFreeChatDuration',
                id: 'loadFreeChatDuration',
                input: ofActor,
                onDone: {
                  target: 'known',
                  actions: {
                    type: 'takeFreeChat',
                    params: ({ event }) => ({ seconds: event.output }),
                  },
                },
                onError: 'failed',
              },
            },
            known: {},
            failed: {
              entry: 'tellLoadFailed',
              on: { 'recovery.retryDue': 'loading', 'actorProfile.retryRequested': 'loading' },
            },
          },
        },
        note: noteRegion,
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    actorProfile: typeof actorProfileMachine
  }
}
