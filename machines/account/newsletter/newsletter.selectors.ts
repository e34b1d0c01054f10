import type { SnapshotFrom } from 'xstate'
import type { NewsletterName } from './newsletter.events.ts'
import type { newsletterMachine } from './newsletter.machine.ts'

type NewsletterSnapshot = SnapshotFrom<typeof newsletterMachine>

/** How far subscribing or unsubscribing that newsletter is; `unknown` until it was asked for. */
export function selectNewsletterProgress(name: NewsletterName) {
  return ({ value }: NewsletterSnapshot): NewsletterSnapshot['value'][NewsletterName] => value[name]
}

/** The address as typed by somebody who is not logged in. */
export function selectNewsletterEmail({ context }: NewsletterSnapshot): string {
  return context.email
}

/** Whether an address has to be typed: the guest has none of their own. */
export function selectIsNewsletterEmailNeeded({ context }: NewsletterSnapshot): boolean {
  return context.guestEmail === null
}

/** Whether the typed address was found not to be one. */
export function selectIsNewsletterEmailInvalid(snapshot: NewsletterSnapshot): boolean {
  return snapshot.matches({ address: 'invalid' })
}
