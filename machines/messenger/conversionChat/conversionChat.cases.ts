import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost } from '../../core/shared.cases.ts'
import { conversionChatMachine } from './conversionChat.machine.ts'

/** A minute from when the exploration begins. */
const conversionChatEndsAt = Date.UTC(2026, 0, 15, 12, 1)

export const cases: Cases<typeof conversionChatMachine> = {
  machine: conversionChatMachine,
  inputs: [undefined],
  events: {
    'browser.shown': [{}],
    'conversionChat.disableRequested': [{}],
    'conversionChat.enableRequested': [{}],
    'conversionChat.retryRequested': [{}],
    'guest.identified': [{ guest: guest({ conversionChatEndsAt }) }, ...identified.slice(1)],
  },
  answers: { switchConversionChat: { outputs: [undefined], errors: lost } },
  project: ({ context }, now) => [context.guestId, now < conversionChatEndsAt],
}
