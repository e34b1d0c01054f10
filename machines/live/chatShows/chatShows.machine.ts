import { presence } from '../../core/presence.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { ChatShow } from './chatShows.events.ts'
import { ordering } from './chatShows.ordering.ts'
import { chatShowsSetup } from './chatShows.setup.ts'

const shows = ({ event }: { event: { output: readonly ChatShow[] } }) => ({ shows: event.output })

/** What was told to one guest is not shown to another. */
const ofOneGuest = {
  'guest.identified': {
    guard: { type: 'isOtherGuest', params: withEvent },
    target: 'loading',
    reenter: true,
    actions: 'dropTickets',
  },
} as const

/**
 * Shows with a ticket: the programme, the tickets of one performer, what the guest buys or gives back, and
 * an invitation [CSH-1 CSH-7 CSH-8 CSH-13 CHT-9]. A ticket whose answer was lost is looked for before
 * anything is said, so that nobody pays twice.
 */
export const chatShowsMachine = chatShowsSetup.createMachine({
  id: 'chatShows',
  context: {
    guestId: undefined,
    path: null,
    actorId: null,
    tickets: [],
    order: null,
    invited: null,
    invitation: null,
  },
  invoke: { src: 'list', id: 'list', input: { store: 'chatShows' } },
  type: 'parallel',
  on: {
    'push.actorOnline': { actions: { type: 'movePresence', params: presence(true) } },
    'push.actorOffline': { actions: { type: 'movePresence', params: presence(false) } },
  },
  states: {
    programme: {
      initial: 'away',
      on: {
        'navigation.pageEntered': [
          {
            guard: { type: 'isCamShows', params: withEvent },
            target: '.shown',
            actions: [{ type: 'notePath', params: withEvent }, 'wantList'],
          },
          { target: '.away', actions: { type: 'notePath', params: withEvent } },
        ],
        'guest.identified': [
          {
            guard: { type: 'isOtherGuest', params: withEvent },
            actions: [{ type: 'takeGuest', params: withEvent }, 'tellOutdated'],
          },
          { actions: { type: 'takeGuest', params: withEvent } },
        ],
        'recovery.retryDue': { actions: { type: 'passRetryDue', params: withEvent } },
      },
      states: {
        away: {},
        shown: {
          on: {
            'realtime.sessionEstablished': {
              guard: { type: 'mustLoadAgain', params: withEvent },
              actions: 'tellOutdated',
            },
          },
        },
      },
    },
    ofActor: {
      initial: 'unwanted',
      on: {
        'chatShows.ofActorWanted': {
          target: '.loading',
          actions: { type: 'wantActor', params: withEvent },
        },
      },
      states: {
        unwanted: {},
        loading: {
          on: ofOneGuest,
          invoke: {
            src: 'loadChatTickets',
            id: 'loadChatTickets',
            input: ({ context: { actorId } }) => ({ actorId: actorId ?? '' }),
            onDone: { target: 'known', actions: { type: 'takeTickets', params: shows } },
            onError: 'failed',
          },
        },
        known: {
          on: {
            ...ofOneGuest,
            'realtime.sessionEstablished': {
              guard: { type: 'mustLoadAgain', params: withEvent },
              target: 'loading',
            },
          },
        },
        failed: {
          entry: 'tellLoadFailed',
          on: {
            ...ofOneGuest,
            'recovery.retryDue': 'loading',
            'chatShows.retryRequested': 'loading',
          },
        },
      },
    },
    order: ordering,
    invitation: {
      initial: 'none',
      on: {
        'push.privateTicketShowInvitation': {
          target: '.loading',
          actions: { type: 'takeInvited', params: withEvent },
        },
        'guest.identified': {
          guard: { type: 'isOtherGuest', params: withEvent },
          target: '.none',
        },
        'chatShows.invitationClosed': '.none',
      },
      states: {
        none: { entry: 'dropInvitation' },
        loading: {
          invoke: {
            src: 'loadChatTickets',
            id: 'loadInvitation',
            input: ({ context: { invited } }) => ({ actorId: invited?.actorId ?? '' }),
            onDone: [
              {
                guard: { type: 'isInvitation', params: shows },
                target: 'open',
                actions: { type: 'takeInvitation', params: shows },
              },
              { target: 'none' },
            ],
            onError: 'failed',
          },
        },
        failed: {
          entry: 'tellLoadFailed',
          on: { 'recovery.retryDue': 'loading' },
        },
        open: {},
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    chatShows: typeof chatShowsMachine
  }
}
