import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { callbackSlot, promiseSlot } from '../../../../machines/core/slot.ts'
import type { FrameReport, Shown } from '../../replay/messages.ts'
import { sentenceOf } from '../shell/sentence.ts'
import type {
  FrameRequest,
  Panels,
  PanelsRequest,
  PlayerEmitted,
  PlayerEvent,
} from './player.events.ts'
import { nextStep, restDelay, type Speed, stopOf } from './playing.ts'

export type OpenedLog = Extract<FrameReport, { kind: 'opened' }>
export type Outcome = Extract<FrameReport, { kind: 'folded' }>

export interface PlayerInput {
  report: string
  log: string
  /** The number of the entry that is shown first; null for where a page is first seen. */
  seq: number | null
  /** Whether it plays as soon as it can. */
  isPlaying: boolean
}

export interface LoadedLog {
  file: Blob
  /** From which its places are reached soon; null where the store has none. */
  waypoints: Blob | null
}

export interface PlayerContext extends PlayerInput {
  file: Blob | null
  waypoints: Blob | null
  opened: OpenedLog | null
  /** How many entries are folded, of all; null once all are. */
  folded: { done: number; total: number } | null
  outcome: Outcome | null
  /** Of the stop that is wanted. */
  index: number
  /** What is seen; null before the first picture. */
  shown: Shown | null
  speed: Speed
  skipsIdle: boolean
  panels: Panels | null
  failure: string | null
  /** How many messages were not taken. */
  refused: number
}

const nextOf = ({ opened, index, speed, skipsIdle }: PlayerContext) =>
  opened && nextStep(opened.stops, index, speed, skipsIdle)

/** What the player can do, with services missing. */
export const playerSetup = setup({
  types: {} as {
    context: PlayerContext
    events: PlayerEvent
    input: PlayerInput
    emitted: PlayerEmitted
  },
  actors: {
    loadLog: promiseSlot<LoadedLog, { report: string; log: string }>('loadLog'),
    frame: callbackSlot<FrameRequest>('frame'),
    panels: callbackSlot<PanelsRequest, { file: Blob; name: string }>('panels'),
  },
  delays: {
    restDelay,
    nextDelay: ({ context }) => nextOf(context)?.delay ?? 0,
  },
  guards: {
    isAtEnd: ({ context }) => nextOf(context) === null,
    isShown: ({ context: { opened, index, shown } }) =>
      shown !== null && opened?.stops.positions[index] === shown.position,
    isSeen: ({ context }) => context.shown !== null,
    playsAtOnce: ({ context }) => context.isPlaying && context.shown !== null,
    hasFile: ({ context }) => context.file !== null,
  },
  actions: {
    takeFile: assign((_, { file, waypoints }: LoadedLog) => ({ file, waypoints, failure: null })),
    open: sendTo('frame', ({ context }): FrameRequest => {
      const { file, waypoints, seq, opened, index } = context
      const log = file ?? new Blob()
      const here = opened?.stops.seqs[index] ?? seq
      return { type: 'frame.order', order: { kind: 'open', log, waypoints, seq: here } }
    }),
    takeReport: assign(({ context }, { report }: { report: FrameReport }) => {
      switch (report.kind) {
        case 'opened': {
          const isSame = context.opened?.log === report.log
          return { opened: report, index: isSame ? context.index : 0, failure: null }
        }
        case 'folding':
          return { folded: { done: report.done, total: report.total } }
        case 'folded':
          return { folded: null, outcome: report }
        case 'shown': {
          // The first picture is chosen by the frame, any other here
          const { shown, opened } = context
          const isFirst = shown === null && opened !== null
          const place = isFirst ? { index: stopOf(opened.stops, report.shown.position) } : {}
          return { shown: report.shown, ...place }
        }
        case 'failed':
          return { failure: report.sentence }
      }
    }),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: sentenceOf(error) })),
    goTo: assign(({ context }, { index }: { index: number }) => ({
      index: Math.min(Math.max(index, 0), (context.opened?.stops.positions.length ?? 1) - 1),
    })),
    show: enqueueActions(({ context: { opened, index, panels }, enqueue }) => {
      const position = opened?.stops.positions[index] ?? 0
      const request: FrameRequest = { type: 'frame.order', order: { kind: 'seek', position } }
      enqueue.sendTo('frame', request)
      const asked: PanelsRequest = { type: 'panels.show', position }
      if (panels) enqueue.sendTo('panels', asked)
    }),
    tellRested: emit(({ context: { opened, index } }) => ({
      type: 'rested' as const,
      seq: opened?.stops.seqs[index] ?? 0,
    })),
    tellEnded: emit({ type: 'ended' }),
    takeSpeed: assign((_, { speed }: { speed: Speed }) => ({ speed })),
    takeIdle: assign((_, { skips }: { skips: boolean }) => ({ skipsIdle: skips })),
    takePanels: assign((_, { panels }: { panels: Panels }) => ({ panels })),
    losePanels: assign({ panels: null }),
    countRefused: assign({ refused: ({ context }) => context.refused + 1 }),
  },
})
