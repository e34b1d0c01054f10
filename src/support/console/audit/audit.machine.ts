import { assign, setup } from 'xstate'
import { promiseSlot } from '../../../../machines/core/slot.ts'
import { withEvent } from '../../../../machines/core/withEvent.ts'
import type { AuditEntry } from '../../console.shapes.ts'
import { sentenceOf } from '../shell/sentence.ts'

export interface AuditPage {
  entries: AuditEntry[]
  next: string | null
}

interface AuditContext {
  /** Whose looks are listed; null for all. */
  report: string | null
  /** The newest first; null until the first answer. */
  entries: readonly AuditEntry[] | null
  next: string | null
  failure: string | null
}

export type AuditEvent =
  | { type: 'audit.reportChosen'; report: string | null }
  | { type: 'audit.moreWanted' }
  | { type: 'audit.refreshRequested' }

/** Who did what in the console, page by page. */
export const auditMachine = setup({
  types: {} as { context: AuditContext; events: AuditEvent; input: Pick<AuditContext, 'report'> },
  actors: {
    loadAudit: promiseSlot<AuditPage, { report: string | null; before: string | null }>(
      'loadAudit',
    ),
  },
  guards: { hasMore: ({ context }) => context.next !== null },
  actions: {
    takeReport: assign((_, { report }: { report: string | null }) => ({
      report,
      entries: null,
      next: null,
    })),
    beginAnew: assign({ entries: null, next: null }),
    takePage: assign(({ context }, { entries, next }: AuditPage) => ({
      entries: [...(context.entries ?? []), ...entries],
      next,
      failure: null,
    })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: sentenceOf(error) })),
  },
}).createMachine({
  id: 'audit',
  context: ({ input: { report } }) => ({ report, entries: null, next: null, failure: null }),
  initial: 'loading',
  on: {
    'audit.reportChosen': {
      target: '.loading',
      actions: { type: 'takeReport', params: withEvent },
    },
    'audit.refreshRequested': { target: '.loading', actions: 'beginAnew' },
  },
  states: {
    loading: {
      invoke: {
        src: 'loadAudit',
        id: 'loadAudit',
        input: ({ context: { report, next } }) => ({ report, before: next }),
        onDone: {
          target: 'loaded',
          actions: { type: 'takePage', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: { type: 'fail', params: withEvent } },
      },
    },
    loaded: { on: { 'audit.moreWanted': { guard: 'hasMore', target: 'loading' } } },
    failed: {},
  },
})
