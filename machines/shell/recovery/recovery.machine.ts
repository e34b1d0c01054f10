import { assign, enqueueActions, setup } from 'xstate'
import { now } from '../../core/clock.ts'
import { tell } from '../../core/facts.ts'
import type { RecoveryEvent } from './recovery.events.ts'

const firstPause = 2_000
const longestPause = 5 * 60_000
/** After so many ms without another failure the pauses begin anew. */
const calmTime = 60_000
/** A platform that is just back is asked after so many ms, when those have asked who do so at once. */
const settleTime = 1_000

export interface RecoveryContext {
  /** How often in a row it was asked again in vain. */
  failedAttempts: number
  /** In ms, until it is asked again. */
  pause: number
}

/**
 * When that is asked for again which could not be loaded: after 2 s, and after twice as long each time
 * that something fails again, up to five minutes, less up to half by chance so that not all guests ask at
 * once; as soon as the network or the realtime channel is back, after 1 s.
 */
export const recoveryMachine = setup({
  types: {} as { context: RecoveryContext; events: RecoveryEvent },
  delays: { pause: ({ context }) => context.pause, settleTime, calmTime },
  actions: {
    choosePause: assign({
      pause: ({ context: { failedAttempts } }) => pauseAfter(failedAttempts, now()),
    }),
    countAttempt: assign({ failedAttempts: ({ context }) => context.failedAttempts + 1 }),
    beginAnew: assign({ failedAttempts: 0 }),
    tellRetryDue: enqueueActions(({ enqueue }) => tell(enqueue, { type: 'recovery.retryDue' })),
  },
}).createMachine({
  id: 'recovery',
  context: { failedAttempts: 0, pause: 0 },
  initial: 'calm',
  states: {
    calm: {
      entry: 'beginAnew',
      on: { 'recovery.loadFailed': 'pausing' },
    },
    pausing: {
      entry: 'choosePause',
      after: { pause: 'asking' },
      on: { 'browser.wentOnline': 'settling', 'realtime.sessionEstablished': 'settling' },
    },
    settling: {
      entry: 'beginAnew',
      after: { settleTime: 'asking' },
    },
    asking: {
      entry: 'tellRetryDue',
      after: { calmTime: 'calm' },
      on: { 'recovery.loadFailed': { target: 'pausing', actions: 'countAttempt' } },
    },
  },
})

/**
 * The pause before the next attempt, in ms.
 * @param failedAttempts how many attempts in a row were in vain
 * @param time in ms since the epoch: its last digits are the chance, for drawing a number would change
 * what a log of an earlier build draws after it
 */
function pauseAfter(failedAttempts: number, time: number): number {
  const longest = Math.min(longestPause, firstPause * 2 ** failedAttempts)
  return longest - (time % (longest / 2))
}

declare module '../../core/address.ts' {
  interface Machines {
    recovery: typeof recoveryMachine
  }
}
