import type { GuestIdentified } from '../guest/guest.events.ts'

/** The newsletters by number [NWS-1]. */
export const newsletterTypes = {
  contests: 256,
  lateNight: 512,
  vipClub: 1024,
  vrPorn: 2048,
} as const
export type NewsletterName = keyof typeof newsletterTypes

/** What is sent to subscribe or unsubscribe [NWS-2 NWS-4]. */
export interface NewsletterSubscription {
  typeId: number
  /** Null for somebody who is not logged in. */
  userId: string | null
  emailAddress: string
}

export type NewsletterEvent =
  | GuestIdentified
  /** Somebody who is not logged in types an address; a guest is known by theirs. */
  | { type: 'newsletter.emailChanged'; email: string }
  | { type: 'newsletter.subscribeRequested'; newsletter: NewsletterName }
  | { type: 'newsletter.unsubscribeRequested'; newsletter: NewsletterName }

declare module '../../core/address.ts' {
  interface Addresses {
    newsletter: NewsletterEvent
  }
}
