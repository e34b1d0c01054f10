import { and, assign, enqueueActions, not, sendTo, setup } from 'xstate'
import { to, toNowOrLater } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { writeRequested } from '../../shell/storage/write.ts'
import type { AvsStatus, GuestState } from '../guest/guest.state.ts'
import type { AgeCheckWay, AgeVerificationEvent } from './ageVerification.events.ts'

export interface AgeVerificationContext {
  /** By the configuration [AVS-11]. */
  forcedAgeVerification: boolean
  guestId: string | null
  isLoggedIn: boolean
  hasAvs: boolean
  /** Why the check was refused, as the platform words it [AVS-8]. */
  rejectMessage: string | null
  /** Of the page that is seen: another provider's check leads back to it [AVS-12]. */
  path: string
  /** Whether the check earns a bonus; null until it was asked [AVS-13]. */
  isBonusAvailable: boolean | null
  /** The guest was led to the box in which they choose the way. */
  isInBox: boolean
}

type Named = { guest: GuestState }
type Start = { way: AgeCheckWay }

/** After which a page that was to go and did not is taken up again, in ms. */
export const leaveTimeout = 10_000

/** The modal that stands over the page while the age check is forced. */
const forcedModal = 'avs'

/** The modal in which a guest chooses the way, where the law asks for more. */
const countryModal = 'es-avs'

const statusOf = ({ guest }: Named, status: AvsStatus) => ({ guest, status })

/** Where the guest's age check stands, and the ways to it [AVS-1 to AVS-13]. */
export const ageVerificationMachine = setup({
  types: {} as {
    context: AgeVerificationContext
    events: AgeVerificationEvent
    input: { forcedAgeVerification: boolean }
  },
  actors: {
    requestAvs: promiseSlot<{ url: string }, { forwardUrl: string }>('requestAvs'),
    loadBonusAvailable: promiseSlot<boolean>('loadBonusAvailable'),
  },
  delays: { leaveTimeout },
  guards: {
    hasStatus: (_, { guest, status }: Named & { status: AvsStatus }) => guest.avsStatus === status,
    isAnotherGuest: ({ context }, { guest }: Named) => guest.id !== context.guestId,
    isUnverified: ({ context }) => context.isLoggedIn && !context.hasAvs,
    isForced: ({ context }) => context.forcedAgeVerification,
    isByProvider: (_, { way }: Start) => way === 'provider',
    isInBox: (_, { way }: Start) => way === 'box',
    isBonusUnknown: ({ context }) => context.isBonusAvailable === null,
  },
  actions: {
    takeGuest: assign((_, { guest }: Named) => ({
      guestId: guest.id,
      isLoggedIn: guest.isLoggedIn,
      hasAvs: guest.hasAvs,
      rejectMessage: guest.avsRejectMessage,
    })),
    /** Who leaves it leaves what waits for it, too. */
    openBox: enqueueActions(({ enqueue }) => {
      enqueue.assign({ isInBox: true })
      enqueue.sendTo(to('modals'), {
        type: 'modals.openRequested',
        id: countryModal,
        options: { raise: true, isWay: true },
      })
    }),
    closeBox: enqueueActions(({ context, enqueue }) => {
      if (!context.isInBox) return
      enqueue.assign({ isInBox: false })
      enqueue.sendTo(to('modals'), { type: 'modals.withdrawRequested', id: countryModal })
    }),
    noteVerified: assign({ hasAvs: true, rejectMessage: null }),
    noteUnverified: assign({ hasAvs: false, rejectMessage: null }),
    takeRejectMessage: assign({
      rejectMessage: (_, params: { message: string | null }) => params.message,
    }),
    takePath: assign((_, { path }: { path: string }) => ({ path })),
    takeBonus: assign((_, { isBonusAvailable }: { isBonusAvailable: boolean | null }) => ({
      isBonusAvailable,
    })),
    openPayTour: sendTo(...toNowOrLater('payTour', { type: 'payTour.openRequested', flow: 'avs' })),
    leavePage: sendTo(to('browser'), (_, { url }: { url: string }) => ({
      type: 'browser.leaveRequested',
      url,
    })),
    openModal: sendTo(to('modals'), {
      type: 'modals.openRequested',
      id: forcedModal,
      options: { raise: true, blockScroll: true, isDismissible: false },
    }),
    closeModal: sendTo(to('modals'), { type: 'modals.withdrawRequested', id: forcedModal }),
    rememberForced: sendTo(to('storage'), writeRequested('forcedAgeCheck', '1')),
    logOut: sendTo(to('guest'), { type: 'guest.logoutRequested' }),
  },
}).createMachine({
  id: 'ageVerification',
  context: ({ input }) => ({
    ...input,
    guestId: null,
    isLoggedIn: false,
    hasAvs: false,
    rejectMessage: null,
    path: '/',
    isBonusAvailable: null,
    isInBox: false,
  }),
  type: 'parallel',
  on: { 'ageVerification.logoutRequested': { actions: 'logOut' } },
  states: {
    status: {
      initial: 'unknown',
      on: {
        'guest.identified': [
          {
            guard: { type: 'hasStatus', params: ({ event }) => statusOf(event, 'pending') },
            target: '.pending',
            actions: { type: 'takeGuest', params: withEvent },
          },
          {
            guard: { type: 'hasStatus', params: ({ event }) => statusOf(event, 'accepted') },
            target: '.accepted',
            actions: [{ type: 'takeGuest', params: withEvent }, 'closeBox'],
          },
          {
            guard: { type: 'hasStatus', params: ({ event }) => statusOf(event, 'rejected') },
            target: '.rejected',
            actions: { type: 'takeGuest', params: withEvent },
          },
          { target: '.unknown', actions: { type: 'takeGuest', params: withEvent } },
        ],
        'push.avsSet': { target: '.accepted', actions: ['noteVerified', 'closeBox'] },
        'push.avsPending': {
          target: '.pending',
          actions: { type: 'takeRejectMessage', params: { message: null } },
        },
        'push.avsRejected': {
          target: '.rejected',
          actions: { type: 'takeRejectMessage', params: withEvent },
        },
        'push.avsRevoked': { target: '.unknown', actions: 'noteUnverified' },
      },
      states: { unknown: {}, pending: {}, accepted: {}, rejected: {} },
    },
    check: {
      initial: 'none',
      on: {
        'navigation.pageEntered': { actions: { type: 'takePath', params: withEvent } },
        'ageVerification.startRequested': [
          { guard: not('isUnverified') },
          {
            guard: { type: 'isByProvider', params: withEvent },
            target: '.requesting',
          },
          { guard: { type: 'isInBox', params: withEvent }, actions: 'openBox' },
          { target: '.none', actions: 'openPayTour' },
        ],
        'push.avsSet': '.none',
        'guest.identified': {
          guard: { type: 'isAnotherGuest', params: withEvent },
          target: '.none',
          actions: 'closeBox',
        },
      },
      states: {
        none: {},
        requesting: {
          on: {
            'ageVerification.startRequested': {
              guard: { type: 'isByProvider', params: withEvent },
            },
          },
          invoke: {
            src: 'requestAvs',
            id: 'requestAvs',
            input: ({ context }) => ({ forwardUrl: context.path }),
            onDone: {
              target: 'leaving',
              actions: { type: 'leavePage', params: ({ event }) => event.output },
            },
            onError: 'failed',
          },
        },
        leaving: { after: { leaveTimeout: 'none' }, on: { 'browser.leaveRefused': 'failed' } },
        failed: { on: { 'ageVerification.retryRequested': 'requesting' } },
      },
    },
    modal: {
      initial: 'closed',
      states: {
        closed: { always: { guard: and(['isForced', 'isUnverified']), target: 'open' } },
        open: {
          entry: ['openModal', 'rememberForced'],
          exit: 'closeModal',
          always: { guard: not('isUnverified'), target: 'closed' },
          on: { 'navigation.pageEntered': { actions: 'openModal' } },
        },
      },
    },
    bonus: {
      initial: 'settled',
      on: {
        'guest.identified': {
          guard: { type: 'isAnotherGuest', params: withEvent },
          target: '.settled',
          actions: { type: 'takeBonus', params: { isBonusAvailable: null } },
        },
      },
      states: {
        settled: { always: { guard: and(['isUnverified', 'isBonusUnknown']), target: 'loading' } },
        loading: {
          invoke: {
            src: 'loadBonusAvailable',
            id: 'loadBonusAvailable',
            onDone: {
              target: 'settled',
              actions: {
                type: 'takeBonus',
                params: ({ event }) => ({ isBonusAvailable: event.output }),
              },
            },
            onError: {
              target: 'settled',
              actions: { type: 'takeBonus', params: { isBonusAvailable: false } },
            },
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    ageVerification: typeof ageVerificationMachine
  }
}
