import { assign, type EventObject, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { to } from '../../core/address.ts'
import { callbackSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { writeRequested } from '../../shell/storage/write.ts'
import { performerAt } from '../actorProfile/actorProfile.sections.ts'
import type { ExitIntentEvent } from './exitIntent.events.ts'

export interface ExitIntentContext {
  isVisitor: boolean
  isAtPerformer: boolean
  /** It was shown since the page was loaded, or within a day. */
  isShown: boolean
}

/**
 * A visitor who is about to leave a performer's page is asked to stay: once a page load and day, when the
 * pointer leaves the window by its upper edge, and never while they write or something lies over the page
 * [MOD-6].
 */
export const exitIntentMachine = setup({
  types: {} as {
    context: ExitIntentContext
    events: ExitIntentEvent
    input: { shown: string | undefined }
  },
  actors: { watchPointer: callbackSlot<EventObject>('watchPointer') },
  guards: {
    isToBeWatched: ({ context: { isVisitor, isAtPerformer, isShown } }) =>
      isVisitor && isAtPerformer && !isShown,
    isBusy: (_, params: { isBusy: boolean }) => params.isBusy,
  },
  actions: {
    takeGuest: assign((_, { guest }: { guest: GuestState }) => ({ isVisitor: !guest.isLoggedIn })),
    takePage: assign((_, { path }: { path: string }) => ({
      isAtPerformer: performerAt(path) !== null,
    })),
    noteShown: assign({ isShown: true }),
    keepShown: sendTo(to('storage'), writeRequested('exitIntentShown', '1')),
    openBox: sendTo(to('modals'), { type: 'modals.openRequested', id: 'exitIntent' }),
  },
}).createMachine({
  id: 'exitIntent',
  context: ({ input: { shown } }) => ({
    isVisitor: false,
    isAtPerformer: false,
    isShown: shown !== undefined,
  }),
  initial: 'deciding',
  on: {
    'guest.identified': {
      target: '.deciding',
      actions: { type: 'takeGuest', params: withEvent },
    },
    'navigation.pageEntered': {
      target: '.deciding',
      actions: { type: 'takePage', params: withEvent },
    },
  },
  states: {
    deciding: { always: [{ guard: 'isToBeWatched', target: 'watching' }, { target: 'resting' }] },
    resting: {},
    watching: {
      invoke: { src: 'watchPointer', id: 'watchPointer' },
      on: {
        'exitIntent.pointerLeft': [
          { guard: { type: 'isBusy', params: withEvent } },
          { target: 'resting', actions: ['noteShown', 'keepShown', 'openBox'] },
        ],
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    exitIntent: typeof exitIntentMachine
  }
}
