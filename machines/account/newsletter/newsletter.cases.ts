import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { planted } from '../../../fixtures/core/planted.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { defects, identified } from '../../core/shared.cases.ts'
import { type NewsletterName, newsletterTypes } from './newsletter.events.ts'
import { laws } from './newsletter.laws.ts'
import { type NewsletterContext, newsletterMachine } from './newsletter.machine.ts'

const each = (Object.keys(newsletterTypes) as NewsletterName[]).map((newsletter) => ({
  newsletter,
}))
/** A call that fails is answered with false [NWS-3]. */
const answers = { outputs: [true, false], errors: defects }

export const cases: Cases<typeof newsletterMachine> = {
  machine: newsletterMachine,
  inputs: [undefined],
  events: {
    'guest.identified': [
      ...identified.slice(1, 3),
      { guest: guest({ id: 'guest-2', email: null }) },
    ],
    'newsletter.emailChanged': [{ email: planted.guestEmail }],
    'newsletter.subscribeRequested': each,
    'newsletter.unsubscribeRequested': each,
  },
  answers: { subscribe: answers, unsubscribe: answers },
  isFar: ({ value: { address: _, ...newsletters } }) =>
    Object.values(newsletters).filter((state) => state !== 'unknown').length > 1,
  project: ({ context }) => {
    const { guestId, guestEmail, email } = context as NewsletterContext
    return [guestId, guestEmail, email]
  },
  laws,
}
