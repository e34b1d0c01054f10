import { assign, setup } from 'xstate'
import { promiseSlot } from '../../../../machines/core/slot.ts'
import { withEvent } from '../../../../machines/core/withEvent.ts'
import type { ReportDetail, ReportPage, ReportQuery, ReportRow } from '../../console.shapes.ts'
import { sentenceOf } from '../shell/sentence.ts'

export interface ReportsContext {
  query: ReportQuery
  reports: readonly ReportRow[]
  /** Null until the first answer. */
  count: number | null
  next: string | null
  failure: string | null
}

export type ReportsEvent =
  /** What the address says is wanted now. */
  | { type: 'reports.queryChosen'; query: ReportQuery }
  | { type: 'reports.moreWanted' }
  /** It may be otherwise by now. */
  | { type: 'reports.refreshRequested' }
  | { type: 'report.changed'; report: ReportDetail }
  | { type: 'report.erased'; id: string }

/** What is typed is looked for once nothing was typed for so long, in ms. */
const typingRest = 250

/** The list of reports: one page after the other, anew for another query. */
export const reportsMachine = setup({
  types: {} as { context: ReportsContext; events: ReportsEvent; input: { query: ReportQuery } },
  actors: { loadReports: promiseSlot<ReportPage, ReportQuery>('loadReports') },
  delays: { typingRest },
  guards: {
    isSame: ({ context }, { query }: { query: ReportQuery }) =>
      JSON.stringify(context.query) === JSON.stringify(query),
    isTyped: ({ context }, { query }: { query: ReportQuery }) =>
      JSON.stringify({ ...context.query, text: '' }) === JSON.stringify({ ...query, text: '' }),
    hasMore: ({ context }) => context.next !== null,
  },
  actions: {
    takeQuery: assign((_, { query }: { query: ReportQuery }) => ({ query })),
    takePage: assign((_, { page }: { page: ReportPage }) => ({ ...page, failure: null })),
    takeMore: assign(({ context }, { page }: { page: ReportPage }) => {
      const known = new Set(context.reports.map(({ id }) => id))
      const fresh = page.reports.filter(({ id }) => !known.has(id))
      return { ...page, reports: [...context.reports, ...fresh], failure: null }
    }),
    takeReport: assign(({ context }, { report }: { report: ReportDetail }) => ({
      reports: context.reports.map((row) => (row.id === report.id ? report : row)),
    })),
    leaveOut: assign(({ context: { reports, count } }, { id }: { id: string }) => {
      const others = reports.filter((row) => row.id !== id)
      return { reports: others, count: count && count - (reports.length - others.length) }
    }),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: sentenceOf(error) })),
  },
}).createMachine({
  id: 'reports',
  context: ({ input: { query } }) => ({
    query,
    reports: [],
    count: null,
    next: null,
    failure: null,
  }),
  initial: 'loading',
  on: {
    'reports.queryChosen': [
      { guard: { type: 'isSame', params: withEvent } },
      {
        guard: { type: 'isTyped', params: withEvent },
        target: '.typing',
        actions: { type: 'takeQuery', params: withEvent },
      },
      { target: '.loading', actions: { type: 'takeQuery', params: withEvent } },
    ],
    'reports.refreshRequested': '.loading',
    'report.changed': { actions: { type: 'takeReport', params: withEvent } },
    'report.erased': { actions: { type: 'leaveOut', params: withEvent } },
  },
  states: {
    typing: { after: { typingRest: 'loading' } },
    loading: {
      invoke: {
        src: 'loadReports',
        id: 'loadReports',
        input: ({ context: { query } }) => query,
        onDone: {
          target: 'loaded',
          actions: { type: 'takePage', params: ({ event }) => ({ page: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'fail', params: withEvent } },
      },
    },
    loaded: { on: { 'reports.moreWanted': { guard: 'hasMore', target: 'loadingMore' } } },
    loadingMore: {
      invoke: {
        src: 'loadReports',
        id: 'loadMore',
        input: ({ context: { query, next } }) => ({ ...query, ...(next && { after: next }) }),
        onDone: {
          target: 'loaded',
          actions: { type: 'takeMore', params: ({ event }) => ({ page: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'fail', params: withEvent } },
      },
    },
    failed: {},
  },
})
