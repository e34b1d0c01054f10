import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { to } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { StatusBarType } from '../../shell/statusBar/statusBar.events.ts'
import type {
  CancellationOfferAcceptance,
  CancellationOfferAnswer,
  CancellationOfferEvent,
} from './cancellationOffer.events.ts'

/** Which platform the offer is accepted on. */
const platformText = 'Limelight'

export interface CancellationOfferContext {
  guestId: string | null
  /** What the platform says about the accepted offer; null when it says nothing. */
  info: string | null
}

/** An offer to keep a subscription that is over, in the status bar [REQ-2 STB-1]. */
export const cancellationOfferMachine = setup({
  types: {} as { context: CancellationOfferContext; events: CancellationOfferEvent },
  actors: {
    acceptOffer: promiseSlot<CancellationOfferAnswer, CancellationOfferAcceptance>('acceptOffer'),
  },
  guards: {
    isOtherGuest: ({ context }, { guest }: { guest: GuestState }) => guest.id !== context.guestId,
    isAnonymous: ({ context }) => context.guestId === null,
    isActive: (_, params: { active: boolean }) => params.active,
    isAccepted: (_, params: CancellationOfferAnswer) => params.acceptedOffer,
  },
  actions: {
    takeGuest: assign((_, { guest }: { guest: GuestState }) => ({ guestId: guest.id, info: null })),
    takeInfo: assign((_, { acceptedOfferInfo }: CancellationOfferAnswer) => ({
      info: acceptedOfferInfo,
    })),
    showBar: sendTo(to('statusBar'), (_, { bar }: { bar: StatusBarType }) => ({
      type: 'statusBar.showRequested',
      bar,
    })),
    removeBar: sendTo(to('statusBar'), (_, { bar }: { bar: StatusBarType }) => ({
      type: 'statusBar.removeRequested',
      bar,
    })),
  },
}).createMachine({
  id: 'cancellationOffer',
  context: { guestId: null, info: null },
  initial: 'none',
  on: {
    'guest.identified': {
      guard: { type: 'isOtherGuest', params: withEvent },
      target: '.none',
      actions: { type: 'takeGuest', params: withEvent },
    },
  },
  states: {
    none: {
      on: {
        'push.*': [
          { guard: 'isAnonymous' },
          { guard: { type: 'isActive', params: withEvent } },
          { target: 'offered' },
        ],
      },
    },
    offered: {
      initial: 'awaitingAnswer',
      entry: { type: 'showBar', params: { bar: 'cancelationoffer' } },
      exit: { type: 'removeBar', params: { bar: 'cancelationoffer' } },
      on: {
        'cancellationOffer.closeRequested': 'none',
        'push.*': { guard: { type: 'isActive', params: withEvent }, target: 'none' },
      },
      states: {
        awaitingAnswer: { on: { 'cancellationOffer.acceptRequested': 'accepting' } },
        accepting: {
          invoke: {
            src: 'acceptOffer',
            id: 'acceptOffer',
            input: ({ context }) => ({ guestId: context.guestId as string, platformText }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'accepted',
                actions: { type: 'takeInfo', params: ({ event }) => event.output },
              },
              { target: '#cancellationOffer.failed' },
            ],
            onError: '#cancellationOffer.failed',
          },
          on: { 'cancellationOffer.closeRequested': {}, 'push.*': {} },
        },
        accepted: { on: { 'push.*': {} } },
      },
    },
    failed: {
      entry: { type: 'showBar', params: { bar: 'cancelationoffererror' } },
      exit: { type: 'removeBar', params: { bar: 'cancelationoffererror' } },
      on: {
        'cancellationOffer.acceptRequested': 'offered.accepting',
        'cancellationOffer.closeRequested': 'none',
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    cancellationOffer: typeof cancellationOfferMachine
  }
}
