import { assign, setup } from 'xstate'
import { isEmailAddress } from '../../core/emailAddress.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withoutSpacesAround } from '../../core/typedText.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { GuestState } from '../guest/guest.state.ts'
import {
  type NewsletterEvent,
  type NewsletterName,
  type NewsletterSubscription,
  newsletterTypes,
} from './newsletter.events.ts'

export interface NewsletterContext {
  /** Null while nobody is logged in. */
  guestId: string | null
  /** The guest's own address; null for somebody who has to type one. */
  guestEmail: string | null
  /** As typed. */
  email: string
}

type About = { asked: NewsletterName; name: NewsletterName }

const newsletterSetup = setup({
  types: {} as { context: NewsletterContext; events: NewsletterEvent },
  actors: {
    subscribe: promiseSlot<boolean, NewsletterSubscription>('subscribe'),
    unsubscribe: promiseSlot<boolean, NewsletterSubscription>('unsubscribe'),
  },
  guards: {
    isOtherGuest: ({ context }, { guest }: { guest: GuestState }) => guest.id !== context.guestId,
    isOtherNewsletter: (_, { asked, name }: About) => asked !== name,
    isAddressInvalid: ({ context }) => !isEmailAddress(addressIn(context)),
    isSuccess: (_, { success }: { success: boolean }) => success,
  },
  actions: {
    takeGuest: assign((_, { guest }: { guest: GuestState }) => ({
      guestId: guest.id,
      guestEmail: guest.email,
    })),
    forgetEmail: assign({ email: '' }),
    takeEmail: assign((_, { email }: { email: string }) => ({ email })),
  },
})

/** Whether one newsletter is subscribed, as far as this visit knows. */
function regionOf(name: NewsletterName) {
  const subscription = ({ context }: { context: NewsletterContext }) => ({
    typeId: newsletterTypes[name],
    userId: context.guestId,
    emailAddress: addressIn(context),
  })
  const busy = { 'newsletter.subscribeRequested': {}, 'newsletter.unsubscribeRequested': {} }
  return newsletterSetup.createStateConfig({
    initial: 'unknown',
    on: {
      'newsletter.subscribeRequested': [
        {
          guard: {
            type: 'isOtherNewsletter',
            params: ({ event }) => ({ asked: event.newsletter, name }),
          },
        },
        { guard: 'isAddressInvalid' },
        { target: '.subscribing' },
      ],
      'newsletter.unsubscribeRequested': [
        {
          guard: {
            type: 'isOtherNewsletter',
            params: ({ event }) => ({ asked: event.newsletter, name }),
          },
        },
        { guard: 'isAddressInvalid' },
        { target: '.unsubscribing' },
      ],
    },
    states: {
      unknown: {},
      subscribing: {
        invoke: {
          src: 'subscribe',
          id: `subscribe-${name}`,
          input: subscription,
          onDone: [
            {
              guard: { type: 'isSuccess', params: ({ event }) => ({ success: event.output }) },
              target: 'subscribed',
            },
            { target: 'failed' },
          ],
          onError: 'failed',
        },
        on: busy,
      },
      subscribed: {},
      unsubscribing: {
        invoke: {
          src: 'unsubscribe',
          id: `unsubscribe-${name}`,
          input: subscription,
          onDone: [
            {
              guard: { type: 'isSuccess', params: ({ event }) => ({ success: event.output }) },
              target: 'unsubscribed',
            },
            { target: 'failed' },
          ],
          onError: 'failed',
        },
        on: busy,
      },
      unsubscribed: {},
      failed: {},
    },
  })
}

/** The newsletters, each subscribed and unsubscribed on its own [NWS-1 to NWS-4]. */
export const newsletterMachine = newsletterSetup.createMachine({
  id: 'newsletter',
  context: { guestId: null, guestEmail: null, email: '' },
  type: 'parallel',
  on: {
    'guest.identified': [
      {
        guard: { type: 'isOtherGuest', params: withEvent },
        target: [
          '.address.unchecked',
          '.contests.unknown',
          '.lateNight.unknown',
          '.vipClub.unknown',
          '.vrPorn.unknown',
        ],
        actions: [{ type: 'takeGuest', params: withEvent }, 'forgetEmail'],
      },
      { actions: { type: 'takeGuest', params: withEvent } },
    ],
  },
  states: {
    address: {
      initial: 'unchecked',
      on: {
        'newsletter.emailChanged': {
          target: '.unchecked',
          actions: { type: 'takeEmail', params: withEvent },
        },
        'newsletter.subscribeRequested': { guard: 'isAddressInvalid', target: '.invalid' },
        'newsletter.unsubscribeRequested': { guard: 'isAddressInvalid', target: '.invalid' },
      },
      states: { unchecked: {}, invalid: {} },
    },
    contests: regionOf('contests'),
    lateNight: regionOf('lateNight'),
    vipClub: regionOf('vipClub'),
    vrPorn: regionOf('vrPorn'),
  },
})

function addressIn({ guestEmail, email }: NewsletterContext): string {
  return guestEmail ?? withoutSpacesAround(email)
}

declare module '../../core/address.ts' {
  interface Machines {
    newsletter: typeof newsletterMachine
  }
}
