import type { GuestState } from '../account/guest/guest.state.ts'
import { guestIdOf } from '../account/guest/guestIdOf.ts'
import { withEvent } from '../core/withEvent.ts'

/** Of whoever shows a page whose contents depend on who looks at it. */
export interface OfGuest {
  /** Null for a visitor, undefined until it is known who is here. */
  guestId: string | null | undefined
}

type Identified = { guest: GuestState }

/** What is asked of who is here; the states of `guestPage` name some of them. */
export const guestGuards = {
  isGuestKnown: ({ context }: { context: OfGuest }) => context.guestId !== undefined,
  isSomebodyHere: ({ context }: { context: OfGuest }) => typeof context.guestId === 'string',
  isOtherGuest: ({ context }: { context: OfGuest }, { guest }: Identified) =>
    context.guestId !== guestIdOf(guest),
  mustLoadAgain: (_: unknown, { resumed }: { resumed: boolean }) => !resumed,
}

const whenOtherGuest = {
  guard: { type: 'isOtherGuest', params: withEvent },
  actions: { type: 'takeGuest', params: withEvent },
} as const

/**
 * The states of a page whose contents depend on who looks at it: `away` while another page is shown, and
 * within `shown` first `deciding`. What a guest has is never shown to another: who asks is part of the
 * question, so it waits until that is known, and asks anew of another guest, in another language and after
 * a connection that was lost. The machine has `guestGuards` and the action `takeGuest`, which forgets
 * what the guest before was shown.
 * @param isTheirs the guard that tells the page by `navigation.pageEntered`
 * @param entered actions when it is entered
 * @param on what else makes the page ask anew, by its events, or does otherwise what is said above
 * @param decided where it goes once it is known who is here
 * @param states what follows
 */
export function guestPage<
  TGuard extends string,
  const TActions,
  const TOn extends object,
  const TDecided extends object,
  const TStates extends object,
>(page: { isTheirs: TGuard; entered: TActions; on: TOn; decided: TDecided; states: TStates }) {
  return {
    initial: 'away',
    on: {
      'navigation.pageEntered': [
        {
          guard: { type: page.isTheirs, params: withEvent },
          target: '.shown',
          actions: page.entered,
        },
        { target: '.away' },
      ],
      'guest.identified': whenOtherGuest,
    },
    states: {
      away: {},
      shown: {
        initial: 'deciding',
        on: {
          'guest.identified': { ...whenOtherGuest, target: '.deciding' },
          'navigation.languageChanged': '.deciding',
          'realtime.sessionEstablished': {
            guard: { type: 'mustLoadAgain', params: withEvent },
            target: '.deciding',
          },
          ...page.on,
        },
        states: {
          deciding: { always: { guard: 'isGuestKnown', ...page.decided } },
          ...page.states,
        },
      },
    },
  } as const
}
