import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { now } from '../../core/clock.ts'
import { callbackSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { Problem, ReporterRequest, ReportingEvent } from './reporting.events.ts'

/** How often the platform is told that a guest is here, in ms [REQ-7]. */
export const aliveInterval = 5 * 60_000
/** How many problems are reported at most: what fails in a loop must not flood the platform. */
export const mostProblems = 50

export interface ReportingInput {
  build: string
  language: string
  /** Of the window, in px. */
  width: number
  isVisible: boolean
}

export interface ReportingContext extends ReportingInput {
  isLoggedIn: boolean
  problems: number
  /** The latest, and when it was met, in ms since the epoch. */
  lastProblem?: Problem & { at: number }
}

/** What the platform is told of how the app fares: alive, main and default [REQ-7]. */
export const reportingMachine = setup({
  types: {} as { context: ReportingContext; events: ReportingEvent; input: ReportingInput },
  actors: { reporter: callbackSlot<ReporterRequest>('reporter') },
  delays: { aliveInterval },
  guards: {
    isHere: ({ context }) => context.isLoggedIn && context.isVisible,
    isAway: ({ context }) => !(context.isLoggedIn && context.isVisible),
    areTooMany: ({ context }) => context.problems >= mostProblems,
  },
  actions: {
    takeGuest: assign((_, { guest }: { guest: GuestState }) => ({ isLoggedIn: guest.isLoggedIn })),
    noteHidden: assign({ isVisible: false }),
    noteShown: assign({ isVisible: true }),
    submitMain: sendTo('reporter', ({ context: { build, language, width } }) => ({
      type: 'reporter.mainSubmitted',
      build,
      language,
      width,
    })),
    submitAlive: sendTo('reporter', { type: 'reporter.aliveSubmitted' }),
    submitProblem: enqueueActions(({ context, enqueue }, { problem }: { problem: Problem }) => {
      enqueue.assign({ problems: context.problems + 1, lastProblem: { ...problem, at: now() } })
      enqueue.sendTo('reporter', { type: 'reporter.defaultSubmitted', problem })
    }),
  },
}).createMachine({
  id: 'reporting',
  context: ({ input }) => ({ ...input, isLoggedIn: false, problems: 0 }),
  invoke: { src: 'reporter', id: 'reporter' },
  entry: 'submitMain',
  initial: 'away',
  on: {
    'guest.identified': { actions: { type: 'takeGuest', params: withEvent } },
    'browser.hidden': { actions: 'noteHidden' },
    'browser.shown': { actions: 'noteShown' },
    'reporting.problemMet': [
      { guard: 'areTooMany' },
      { actions: { type: 'submitProblem', params: withEvent } },
    ],
  },
  states: {
    away: { always: { guard: 'isHere', target: 'here' } },
    here: {
      always: { guard: 'isAway', target: 'away' },
      after: { aliveInterval: { target: 'here', reenter: true, actions: 'submitAlive' } },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    reporting: typeof reportingMachine
  }
}
