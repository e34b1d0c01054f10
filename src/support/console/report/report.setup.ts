import { type ActorRefFrom, assign, enqueueActions, sendParent, setup, stopChild } from 'xstate'
import { promiseSlot } from '../../../../machines/core/slot.ts'
import type { ReportDetail, User } from '../../console.shapes.ts'
import { playerMachine } from '../player/player.machine.ts'
import { sentenceOf } from '../shell/sentence.ts'
import { logAfter, logToShow } from './logs.ts'
import type { DeedDone, ReportDeed, ReportEvent, ReportToParent } from './report.events.ts'

interface ReportInput {
  id: string
  log: string | null
  seq: number | null
}

export interface ReportContext {
  id: string
  report: ReportDetail | null
  users: readonly User[]
  /** The log that is replayed; null for one that is not chosen yet, or there is none. */
  log: string | null
  /** The entry that the address names. */
  seq: number | null
  /** The note that is being written. */
  note: string
  deed: ReportDeed | null
  asksToErase: 'report' | 'guest' | null
  notice: { sentence: string; isWrong: boolean } | null
  failure: string | null
  player: ActorRefFrom<typeof playerMachine> | null
}

/** How often one looks whether a replay on today's build is done, in ms. */
const replayInterval = 2_000

/** What a report's page can do, with services missing. */
export const reportSetup = setup({
  types: {} as { context: ReportContext; events: ReportEvent; input: ReportInput },
  actors: {
    loadReport: promiseSlot<ReportDetail, string>('loadReport'),
    loadUsers: promiseSlot<User[]>('loadUsers'),
    carryOut: promiseSlot<DeedDone, ReportDeed>('carryOut'),
    player: playerMachine,
  },
  delays: { replayInterval },
  guards: {
    isQueued: ({ context }) => context.report?.replay?.state === 'queued',
    isGone: (_, { done }: { done: DeedDone }) => done.report === null,
    isOtherLog: ({ context }, { log }: { log: string | null }) =>
      log !== null && log !== context.log,
    isOtherwise: (_, { done }: { done: DeedDone }) => done.report !== undefined,
  },
  actions: {
    takeReport: assign((_, { report }: { report: ReportDetail }) => ({ report, failure: null })),
    tellChanged: sendParent(
      (_, { report }: { report: ReportDetail }): ReportToParent => ({
        type: 'report.changed',
        report,
      }),
    ),
    takeUsers: assign((_, { users }: { users: readonly User[] }) => ({ users })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: sentenceOf(error) })),
    tellFailed: assign((_, { error }: { error: unknown }) => ({
      deed: null,
      notice: { sentence: sentenceOf(error), isWrong: true },
    })),
    takeDeed: assign((_, { deed }: { deed: ReportDeed }) => ({ deed, asksToErase: null })),
    takeDone: assign(({ context }, { done }: { done: DeedDone }) => ({
      deed: null,
      report: done.report ?? context.report,
      note: context.deed?.kind === 'note' ? '' : context.note,
      notice: { sentence: done.sentence, isWrong: false },
    })),
    tellErased: sendParent(
      ({ context: { id } }, { done: { sentence } }: { done: DeedDone }): ReportToParent => ({
        type: 'report.erased',
        id,
        sentence,
      }),
    ),
    typeNote: assign((_, { text }: { text: string }) => ({ note: text })),
    askToErase: assign((_, { what }: { what: 'report' | 'guest' }) => ({ asksToErase: what })),
    dropErasure: assign({ asksToErase: null }),
    closeNotice: assign({ notice: null }),
    takeLog: assign((_, { log, seq }: { log: string | null; seq?: number | null }) => ({
      log,
      seq: seq ?? null,
    })),
    chooseLog: assign(({ context: { report, log } }) => ({
      log: report && logToShow(report, log),
    })),
    /** The log that is chosen is replayed in place of the one before. */
    play: enqueueActions(({ context, enqueue, self }, { isPlaying }: { isPlaying: boolean }) => {
      const { player, id, log, seq } = context
      if (player) enqueue(stopChild(player))
      if (log === null) return enqueue.assign({ player: null })
      enqueue.assign({
        player: ({ spawn }) => {
          const next = spawn('player', { input: { report: id, log, seq, isPlaying } })
          next.on('rested', ({ seq: at }) => self.send({ type: 'report.playerRested', seq: at }))
          next.on('ended', () => self.send({ type: 'report.playerEnded' }))
          return next
        },
      })
    }),
    goTo: enqueueActions(({ context, enqueue }, { seq }: { seq: number | null }) => {
      if (context.player && seq !== null) {
        enqueue.sendTo(context.player, { type: 'player.entryChosen', seq })
      }
    }),
    tellPlace: sendParent(
      (
        { context: { id, log } },
        { seq, isReplacing }: { seq: number | null; isReplacing: boolean },
      ): ReportToParent => ({
        type: 'console.placeChosen',
        place: { page: 'report', report: id, log, seq },
        isReplacing,
      }),
    ),
    takeNextLog: assign(({ context: { report, log } }) => ({
      log: (report && log && logAfter(report.logs, log)?.id) ?? log,
      seq: null,
    })),
  },
})
