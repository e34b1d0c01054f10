import { assign, type EventObject, sendTo, setup } from 'xstate'
import { to } from '../../core/address.ts'
import { random } from '../../core/clock.ts'
import { callbackSlot, promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { RefusalCode } from '../report/intake.shapes.ts'
import type { ReportFate } from '../report/report.events.ts'
import type { ReportUploadEvent } from './reportUpload.events.ts'

const firstPause = 2_000
const longestPause = 5 * 60_000
/** A report that the guest sent so long ago is given up, in ms; but not before so many attempts of this page failed. */
const patience = 24 * 60 * 60_000
const fewestAttempts = 5

export interface ReportUploadContext {
  /** The ids of reports that are held, the oldest first: that one is sent. */
  held: readonly string[]
  /** How often in a row it was tried in vain. */
  failedAttempts: number
  /** Until the next attempt, in ms. */
  pause: number
}

type Failure = { isOffline: boolean; retryAfter: number }
type Age = { heldFor: number }

const idOf = ({ held }: ReportUploadContext) => held[0] as string

/**
 * The sending of reports that are held, one after the other: what fails is tried again after 2 s, then twice as long
 * each time up to five minutes, less up to half by chance, never before the store wants it; without a network once it is
 * back. Those of earlier pages are sent on. One that could not be sent for a day is given up: `unsentReports` asks the guest.
 */
export const reportUploadMachine = setup({
  types: {} as { context: ReportUploadContext; events: ReportUploadEvent },
  actors: {
    /** The ids of reports that are held, the oldest first. */
    loadHeldReports: promiseSlot<string[]>('loadHeldReports'),
    uploadReport: callbackSlot<EventObject, { id: string }>('uploadReport'),
    /** Is done once the network is back. */
    awaitOnline: promiseSlot<void>('awaitOnline'),
  },
  delays: { pause: ({ context }) => context.pause },
  guards: {
    isAnyHeld: ({ context }) => context.held.length > 0,
    isOffline: (_, { isOffline }: Failure) => isOffline,
    isOverdue: ({ context }, { heldFor }: Age) =>
      heldFor >= patience && context.failedAttempts + 1 >= fewestAttempts,
  },
  actions: {
    takeHeld: assign(({ context: { held } }, { ids }: { ids: string[] }) => ({
      held: [...new Set([...held, ...ids])],
    })),
    forget: assign({ held: ({ context }) => context.held.slice(1), failedAttempts: 0 }),
    choosePause: assign(({ context: { failedAttempts } }, { retryAfter }: Failure) => ({
      failedAttempts: failedAttempts + 1,
      pause: Math.max(retryAfter, pauseAfter(failedAttempts)),
    })),
    tellShare: sendTo(to('report'), ({ context }, { share }: { share: number }) =>
      fate({ type: 'report.uploadProgressed', id: idOf(context), share }),
    ),
    tellReceived: sendTo(to('report'), ({ context }) =>
      fate({ type: 'report.received', id: idOf(context) }),
    ),
    tellRefused: sendTo(to('report'), ({ context }, { code }: { code: RefusalCode }) =>
      fate({ type: 'report.refused', id: idOf(context), code }),
    ),
    tellGivenUp: sendTo(
      to('unsentReports'),
      ({ context }) => ({ type: 'unsentReports.reportGivenUp', id: idOf(context) }) as const,
    ),
    tellDelayed: sendTo(to('report'), ({ context }, { isOffline }: Failure) =>
      fate({ type: 'report.delayed', id: idOf(context), isOffline }),
    ),
  },
}).createMachine({
  id: 'reportUpload',
  context: { held: [], failedAttempts: 0, pause: 0 },
  initial: 'looking',
  on: {
    'reportUpload.reportHeld': {
      actions: { type: 'takeHeld', params: ({ event }) => ({ ids: [event.id] }) },
    },
  },
  states: {
    looking: {
      invoke: {
        src: 'loadHeldReports',
        id: 'loadHeldReports',
        onDone: {
          target: 'idle',
          actions: { type: 'takeHeld', params: ({ event }) => ({ ids: event.output }) },
        },
        onError: 'idle',
      },
    },
    idle: { always: { guard: 'isAnyHeld', target: 'uploading' } },
    uploading: {
      invoke: {
        src: 'uploadReport',
        id: 'uploadReport',
        input: ({ context }) => ({ id: idOf(context) }),
      },
      on: {
        'reportUpload.progressed': { actions: { type: 'tellShare', params: withEvent } },
        'reportUpload.received': { target: 'idle', actions: ['tellReceived', 'forget'] },
        'reportUpload.refused': {
          target: 'idle',
          actions: [{ type: 'tellRefused', params: withEvent }, 'forget'],
        },
        'reportUpload.failed': [
          {
            guard: { type: 'isOffline', params: withEvent },
            target: 'offline',
            actions: { type: 'tellDelayed', params: withEvent },
          },
          {
            guard: { type: 'isOverdue', params: withEvent },
            target: 'idle',
            actions: ['tellGivenUp', 'forget'],
          },
          {
            target: 'pausing',
            actions: [
              { type: 'choosePause', params: withEvent },
              { type: 'tellDelayed', params: withEvent },
            ],
          },
        ],
      },
    },
    pausing: { after: { pause: 'uploading' } },
    offline: {
      invoke: { src: 'awaitOnline', id: 'awaitOnline', onDone: 'uploading', onError: 'uploading' },
    },
  },
})

function pauseAfter(failedAttempts: number): number {
  const longest = Math.min(longestPause, firstPause * 2 ** failedAttempts)
  return Math.round(longest * (1 - random() / 2))
}

const fate = <TFate extends ReportFate>(told: TFate): TFate => told

declare module '../../core/address.ts' {
  interface Machines {
    reportUpload: typeof reportUploadMachine
  }
}
