import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { to } from '../../core/address.ts'
import { tell } from '../../core/facts.ts'
import { withEvent } from '../../core/withEvent.ts'
import { writeRequested } from '../storage/write.ts'
import { consentText, fullConsent, noConsent, parseConsent } from './consent.decision.ts'
import type { Consent, ConsentEvent, OptionalCategory } from './consent.events.ts'

export interface ConsentContext {
  /** Null while undecided. */
  consent: Consent | null
  /** The choice that is open. */
  draft: Consent
}

/** What the guest lets us store and count, to be changed at any time [CNS-1 CNS-4]. */
export const consentMachine = setup({
  types: {} as {
    context: ConsentContext
    events: ConsentEvent
    /** What item `cookieBanner` held as the app started. */
    input: { stored: string | undefined }
  },
  guards: { isDecided: ({ context }) => context.consent !== null },
  actions: {
    decide: assign((_, consent: Consent) => ({ consent })),
    acceptDraft: assign({ consent: ({ context }) => context.draft }),
    takeStored: assign((_, { value }: { value: string | null }) => ({
      consent: parseConsent(value),
    })),
    storeDecision: sendTo(to('storage'), ({ context }) =>
      writeRequested('cookieBanner', consentText(context.consent ?? noConsent)),
    ),
    tellDecision: enqueueActions(({ context, enqueue }) => {
      const consent = context.consent ?? noConsent
      tell(enqueue, { type: 'consent.decided', consent })
    }),
    openDraft: assign({ draft: ({ context }) => context.consent ?? noConsent }),
    switchCategory: assign({
      draft: (
        { context },
        { category, isAllowed }: { category: OptionalCategory; isAllowed: boolean },
      ) => ({ ...context.draft, [category]: isAllowed }),
    }),
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => ({ consent: parseConsent(input.stored), draft: noConsent }),
  entry: 'tellDecision',
  initial: 'resting',
  on: {
    'consent.allAccepted': {
      target: '.decided',
      actions: [{ type: 'decide', params: fullConsent }, 'storeDecision', 'tellDecision'],
    },
    'consent.necessaryAccepted': {
      target: '.decided',
      actions: [{ type: 'decide', params: noConsent }, 'storeDecision', 'tellDecision'],
    },
    'consent.choiceRequested': { target: '.choosing', actions: 'openDraft' },
    'consent.decisionStored': {
      target: '.resting',
      actions: [{ type: 'takeStored', params: withEvent }, 'tellDecision'],
    },
  },
  states: {
    resting: { always: [{ guard: 'isDecided', target: 'decided' }, { target: 'undecided' }] },
    undecided: {},
    decided: {},
    choosing: {
      on: {
        'consent.categorySwitched': {
          actions: { type: 'switchCategory', params: withEvent },
        },
        'consent.choiceAccepted': {
          target: 'decided',
          actions: ['acceptDraft', 'storeDecision', 'tellDecision'],
        },
        'consent.choiceDismissed': 'resting',
        'consent.decisionStored': {
          actions: [{ type: 'takeStored', params: withEvent }, 'tellDecision'],
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    consent: typeof consentMachine
  }
}
