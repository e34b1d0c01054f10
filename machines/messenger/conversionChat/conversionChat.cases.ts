import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost } from '../../core/shared.cases.ts'
import { laws } from './conversionChat.laws.ts'
import { conversionChatMachine } from './conversionChat.machine.ts'

/** A minute from when the exploration begins, and a minute and a half. */
const conversionChatEndsAt = Date.UTC(2026, 0, 15, 12, 1)
const later = conversionChatEndsAt + 30_000

export const cases: Cases<typeof conversionChatMachine> = {
  machine: conversionChatMachine,
  inputs: [undefined],
  events: {
    'browser.shown': [{}],
    'conversionChat.disableRequested': [{}],
    'conversionChat.enableRequested': [{}],
    'conversionChat.retryRequested': [{}],
    'guest.identified': [
      { guest: guest({ conversionChatEndsAt }) },
      ...identified.slice(1),
      { guest: guest({ conversionChatEndsAt: later }) },
    ],
  },
  answers: { switchConversionChat: { outputs: [undefined], errors: lost } },
  project: ({ context: { guestId, endsAt } }, now) => [guestId, endsAt, now],
  laws,
}
