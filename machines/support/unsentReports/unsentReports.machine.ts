import { assign, enqueueActions, setup } from 'xstate'
import { to } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { RefusalCode } from '../report/intake.shapes.ts'
import type { UnsentReportsEvent } from './unsentReports.events.ts'

export interface UnsentReportsContext {
  /** The ids of reports that were given up, the oldest first. */
  ids: readonly string[]
  /** Why the store did not take the latest that it refused, until the guest has read it; null then, absent before. */
  refusal?: RefusalCode | null
}

/**
 * Reports that support could not be given for a day: the guest is asked whether to try again or to delete them. Who does
 * not want to say lets them lie; each page begins with trying again by itself. Of one that the store refused while no
 * dialog was about it the guest is told why.
 */
export const unsentReportsMachine = setup({
  types: {} as { context: UnsentReportsContext; events: UnsentReportsEvent },
  actors: {
    /** Removes reports from this browser; the output are their ids. */
    deleteReports: promiseSlot<readonly string[], { ids: readonly string[] }>('deleteReports'),
  },
  guards: { isAny: ({ context }) => context.ids.length > 0 },
  actions: {
    take: assign(({ context: { ids } }, { id }: { id: string }) => ({
      ids: [...new Set([...ids, id])],
    })),
    forget: assign(({ context: { ids } }, { gone }: { gone: readonly string[] }) => ({
      ids: ids.filter((id) => !gone.includes(id)),
    })),
    takeRefusal: assign((_, { code }: { code: RefusalCode }) => ({ refusal: code })),
    forgetRefusal: assign({ refusal: null }),
    sendAgain: enqueueActions(({ context: { ids }, enqueue }) => {
      for (const id of ids)
        enqueue.sendTo(to('reportUpload'), { type: 'reportUpload.reportHeld', id })
      enqueue.assign({ ids: [] })
    }),
    tellDeleted: enqueueActions(({ enqueue }, { gone }: { gone: readonly string[] }) => {
      for (const id of gone) enqueue.sendTo(to('report'), { type: 'report.deleted', id })
    }),
  },
}).createMachine({
  id: 'unsentReports',
  context: { ids: [] },
  initial: 'none',
  on: {
    'unsentReports.reportGivenUp': {
      target: '.offered',
      actions: { type: 'take', params: withEvent },
    },
    'unsentReports.reportRefused': { actions: { type: 'takeRefusal', params: withEvent } },
    'unsentReports.refusalClosed': { actions: 'forgetRefusal' },
  },
  states: {
    none: { always: { guard: 'isAny', target: 'offered' } },
    offered: {
      initial: 'calm',
      on: {
        'unsentReports.retryRequested': { target: 'none', actions: 'sendAgain' },
        'unsentReports.deleteRequested': 'deleting',
        'unsentReports.answerPostponed': 'postponed',
      },
      states: { calm: {}, notDeleted: {} },
    },
    postponed: {},
    deleting: {
      on: { 'unsentReports.reportGivenUp': { actions: { type: 'take', params: withEvent } } },
      invoke: {
        src: 'deleteReports',
        id: 'deleteReports',
        input: ({ context: { ids } }) => ({ ids }),
        onDone: {
          target: 'none',
          actions: [
            { type: 'tellDeleted', params: ({ event }) => ({ gone: event.output }) },
            { type: 'forget', params: ({ event }) => ({ gone: event.output }) },
          ],
        },
        onError: 'offered.notDeleted',
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    unsentReports: typeof unsentReportsMachine
  }
}
