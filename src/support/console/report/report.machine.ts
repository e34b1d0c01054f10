import { withEvent } from '../../../../machines/core/withEvent.ts'
import type { ReportDetail } from '../../console.shapes.ts'
import { logAfter } from './logs.ts'
import type { DeedDone } from './report.events.ts'
import { reportSetup } from './report.setup.ts'

const doneBy = ({ event }: { event: { output: DeedDone } }) => ({ done: event.output })

/** What is known of the report, and looked at again while its replay is under way. */
const knownRegion = reportSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadReport',
        id: 'loadReport',
        input: ({ context: { id } }) => id,
        onDone: {
          target: 'loaded',
          actions: [
            { type: 'takeReport', params: ({ event }) => ({ report: event.output }) },
            { type: 'tellChanged', params: ({ event }) => ({ report: event.output }) },
            'chooseLog',
            { type: 'play', params: { isPlaying: false } },
          ],
        },
        onError: { target: 'failed', actions: { type: 'fail', params: withEvent } },
      },
    },
    loaded: {
      after: { replayInterval: { guard: 'isQueued', target: 'refreshing' } },
    },
    refreshing: {
      invoke: {
        src: 'loadReport',
        id: 'refreshReport',
        input: ({ context: { id } }) => id,
        onDone: {
          target: 'loaded',
          actions: [
            { type: 'takeReport', params: ({ event }) => ({ report: event.output }) },
            { type: 'tellChanged', params: ({ event }) => ({ report: event.output }) },
          ],
        },
        onError: { target: 'loaded', actions: { type: 'tellFailed', params: withEvent } },
      },
    },
    failed: { on: { 'report.retryRequested': 'loading' } },
  },
})

/** What is done to it, one after the other. */
const doingRegion = reportSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: {
        'report.deedRequested': {
          target: 'doing',
          actions: { type: 'takeDeed', params: withEvent },
        },
        'report.erasureAsked': { actions: { type: 'askToErase', params: withEvent } },
        'report.erasureDropped': { actions: 'dropErasure' },
      },
    },
    doing: {
      invoke: {
        src: 'carryOut',
        id: 'carryOut',
        input: ({ event }) => {
          if (event.type === 'report.deedRequested') return event.deed
          throw new Error(`nothing is to be done of ${event.type}`)
        },
        onDone: [
          {
            guard: { type: 'isGone', params: doneBy },
            target: 'resting',
            actions: { type: 'tellErased', params: doneBy },
          },
          {
            guard: { type: 'isOtherwise', params: doneBy },
            target: 'resting',
            actions: [
              { type: 'takeDone', params: doneBy },
              {
                type: 'tellChanged',
                params: ({ event }) => ({ report: event.output.report as ReportDetail }),
              },
            ],
          },
          { target: 'resting', actions: { type: 'takeDone', params: doneBy } },
        ],
        onError: { target: 'resting', actions: { type: 'tellFailed', params: withEvent } },
      },
    },
  },
})

/** One report: what is known of it, what is done to it, and the log of it that is replayed. */
export const reportMachine = reportSetup.createMachine({
  id: 'report',
  type: 'parallel',
  context: ({ input: { id, log, seq } }) => ({
    ...{ id, log, seq, report: null, users: [], note: '', deed: null, asksToErase: null },
    ...{ notice: null, failure: null, player: null },
  }),
  invoke: {
    src: 'loadUsers',
    id: 'loadUsers',
    onDone: { actions: { type: 'takeUsers', params: ({ event }) => ({ users: event.output }) } },
    // Without their names a report cannot be assigned, and all else works
    onError: { actions: { type: 'tellFailed', params: withEvent } },
  },
  on: {
    'report.placeRead': [
      {
        guard: { type: 'isOtherLog', params: ({ event }) => ({ log: event.place.log }) },
        actions: [
          { type: 'takeLog', params: ({ event }) => event.place },
          { type: 'play', params: { isPlaying: false } },
        ],
      },
      { actions: { type: 'goTo', params: ({ event }) => ({ seq: event.place.seq }) } },
    ],
    'report.logChosen': {
      guard: { type: 'isOtherLog', params: withEvent },
      actions: [
        { type: 'takeLog', params: withEvent },
        { type: 'play', params: { isPlaying: false } },
        { type: 'tellPlace', params: { seq: null, isReplacing: true } },
      ],
    },
    'report.momentChosen': [
      {
        guard: { type: 'isOtherLog', params: withEvent },
        actions: [
          { type: 'takeLog', params: withEvent },
          { type: 'play', params: { isPlaying: false } },
          {
            type: 'tellPlace',
            params: ({ event }) => ({ seq: event.seq, isReplacing: true }),
          },
        ],
      },
      { actions: { type: 'goTo', params: withEvent } },
    ],
    'report.playerRested': {
      actions: {
        type: 'tellPlace',
        params: ({ event }) => ({ seq: event.seq, isReplacing: true }),
      },
    },
    'report.playerEnded': {
      guard: ({ context: { report, log } }) =>
        report !== null && log !== null && logAfter(report.logs, log) !== undefined,
      actions: [
        'takeNextLog',
        { type: 'play', params: { isPlaying: true } },
        { type: 'tellPlace', params: { seq: null, isReplacing: true } },
      ],
    },
    'report.noteTyped': { actions: { type: 'typeNote', params: withEvent } },
    'report.noticeClosed': { actions: 'closeNotice' },
  },
  states: { known: knownRegion, doing: doingRegion },
})
