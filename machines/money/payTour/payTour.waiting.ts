import { withEvent } from '../../core/withEvent.ts'
import { payTourSetup } from './payTour.setup.ts'

/** Questions and orders wait until the payment client is ready: it is tried every 500 ms [PAY-50]. */
export const waitingActions = payTourSetup.createStateConfig({
  initial: 'settled',
  states: {
    settled: {
      always: { guard: 'isSomethingWaiting', target: 'waiting' },
      on: {
        'payTour.actionRequested': [
          {
            guard: 'isClientReady',
            actions: [{ type: 'takeAction', params: withEvent }, 'submitActions'],
          },
          { actions: { type: 'takeAction', params: withEvent } },
        ],
      },
    },
    waiting: {
      on: {
        'payTour.actionRequested': {
          actions: { type: 'takeAction', params: withEvent },
        },
      },
      after: {
        actionPoll: [
          { guard: 'isClientReady', target: 'settled', actions: 'submitActions' },
          { guard: 'isClientAwaited', target: 'waiting', reenter: true },
          { target: 'held' },
        ],
      },
    },
    /** The payment client does not answer: nothing is tried until it does. */
    held: {
      always: { guard: 'isClientReady', target: 'settled', actions: 'submitActions' },
      on: {
        'payTour.actionRequested': {
          actions: { type: 'takeAction', params: withEvent },
        },
      },
    },
  },
})
