import { assign, sendTo, setup } from 'xstate'
import { to } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { ReportingEvent } from '../../shell/reporting/reporting.events.ts'
import type { FeatureFeedback, FeatureFeedbackEvent } from './featureFeedback.events.ts'

type Given = FeatureFeedback & { occasion: number }

export interface FeatureFeedbackContext {
  /** The last that was given; null before. */
  given: Given | null
}

/** What guests think of what they used: once each time. One that cannot be sent is reported, and the guest is thanked all the same [QRY-4]. */
export const featureFeedbackMachine = setup({
  types: {} as { context: FeatureFeedbackContext; events: FeatureFeedbackEvent },
  actors: {
    sendFeatureFeedback: promiseSlot<void, FeatureFeedback>('sendFeatureFeedback'),
  },
  guards: {
    isFirst: ({ context: { given } }, { feature, occasion }: Given) =>
      given?.feature !== feature || given.occasion !== occasion,
  },
  actions: {
    take: assign((_, { feature, isHelpful, occasion }: Given) => ({
      given: { feature, isHelpful, occasion },
    })),
    reportFailure: sendTo(
      to('reporting'),
      (_, { what }: { what: string }): ReportingEvent => ({
        type: 'reporting.problemMet',
        problem: { where: 'featureFeedback', what },
      }),
    ),
  },
}).createMachine({
  id: 'featureFeedback',
  context: { given: null },
  initial: 'resting',
  on: {
    'featureFeedback.given': {
      guard: { type: 'isFirst', params: withEvent },
      target: '.sending',
      reenter: true,
      actions: { type: 'take', params: withEvent },
    },
  },
  states: {
    resting: {},
    sending: {
      invoke: {
        src: 'sendFeatureFeedback',
        id: 'sendFeatureFeedback',
        input: ({ context: { given } }) => {
          const { feature, isHelpful } = given as Given
          return { feature, isHelpful }
        },
        onDone: 'resting',
        onError: {
          target: 'resting',
          actions: {
            type: 'reportFailure',
            params: ({ event: { error } }) => ({
              what: error instanceof Error ? error.name : 'Error',
            }),
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    featureFeedback: typeof featureFeedbackMachine
  }
}
