import { expect, test } from 'vitest'
import { type ActorRefFrom, type AnyEventObject, createActor, createMachine } from 'xstate'
import { steppedClock } from '../../../../fixtures/core/clock.fixtures.ts'
import { answeredSlot, givenSlot, spokenSlot } from '../../../../fixtures/core/walk.fixtures.ts'
import type { ReportDetail } from '../../console.shapes.ts'
import type { FrameEvent, FrameRequest } from '../player/player.events.ts'
import { playerMachine } from '../player/player.machine.ts'
import type { LoadedLog } from '../player/player.setup.ts'
import { reportDetail } from '../store.fixtures.ts'
import { lanesOf, logAfter, logToShow } from './logs.ts'
import type { DeedDone, ReportDeed } from './report.events.ts'
import { reportMachine } from './report.machine.ts'

const log = (id: string, second: number, lasts: number) => ({
  ...{ id, entries: 1, bytes: 1, duration: lasts * 1_000 },
  startedAt: new Date(Date.UTC(2026, 2, 4, 9, 0, second)).toISOString(),
})
const first = log('first', 0, 30)
const reloaded = log('reloaded', 31, 10)
const tab = log('tab', 5, 60)

/** Runs the report within a console that notes what it is told. */
function within(machine: typeof reportMachine, input: object, clock = steppedClock()) {
  const told: AnyEventObject[] = []
  const around = createMachine({
    invoke: { src: machine, id: 'report', input: () => input as never },
    on: { '*': { actions: ({ event }) => void told.push(event) } },
  })
  const { children } = createActor(around, { clock }).start().getSnapshot()
  return { actor: children.report as ActorRefFrom<typeof reportMachine>, told }
}

async function start(over: Partial<ReportDetail> = {}, place: { log?: string; seq?: number } = {}) {
  const clock = steppedClock()
  const loadReport = answeredSlot<ReportDetail, string>()
  const carryOut = answeredSlot<DeedDone, ReportDeed>()
  const loadLog = answeredSlot<LoadedLog, { report: string; log: string }>()
  const frame = spokenSlot<FrameRequest, FrameEvent>()
  const { actor, told } = within(
    reportMachine.provide({
      actors: {
        loadReport: loadReport.logic,
        carryOut: carryOut.logic,
        loadUsers: givenSlot().logic as never,
        player: playerMachine.provide({
          actors: { loadLog: loadLog.logic, frame: frame.logic as never },
        }),
      },
    }),
    { id: 'r', log: place.log ?? null, seq: place.seq ?? null },
    clock,
  )
  const report = reportDetail({ id: 'r', logs: [first, reloaded, tab], ...over })
  await loadReport.calls[0]?.resolve(report)
  const seen = () => actor.getSnapshot().context
  return { actor, clock, loadReport, carryOut, loadLog, frame, seen, report, told }
}

test('replays the log in which the guest was last, or the one that the address names', async () => {
  const { loadLog } = await start()
  expect(loadLog.calls.map(({ input }) => input)).toEqual([{ report: 'r', log: 'tab' }])
  const named = await start({}, { log: 'first', seq: 7 })
  expect(named.loadLog.calls[0]?.input.log).toBe('first')
  expect(named.seen().player?.getSnapshot().context.seq).toBe(7)
  const unknown = await start({}, { log: 'of another report' })
  expect(unknown.loadLog.calls[0]?.input.log).toBe('tab')
})

test('a report without a log has nothing to replay', async () => {
  const { seen } = await start({ logs: [] })
  expect(seen()).toMatchObject({ log: null, player: null })
})

test('the console is told where one rests, and of another log', async () => {
  const { actor, told } = await start()
  told.splice(0)
  actor.send({ type: 'report.playerRested', seq: 9 })
  actor.send({ type: 'report.logChosen', log: 'first' })
  const place = { page: 'report', report: 'r' }
  expect(told).toEqual([
    { type: 'console.placeChosen', isReplacing: true, place: { ...place, log: 'tab', seq: 9 } },
    {
      type: 'console.placeChosen',
      isReplacing: true,
      place: { ...place, log: 'first', seq: null },
    },
  ])
})

test('another log takes the place of the one before', async () => {
  const { actor, frame, seen } = await start()
  const before = seen().player
  actor.send({ type: 'report.logChosen', log: 'first' })
  expect(seen().player).not.toBe(before)
  expect(frame.runs.map(({ isRunning }) => isRunning)).toEqual([false, true])
})

test('a log that ends goes on with the one that the page was loaded again into', async () => {
  const { actor, seen } = await start({}, { log: 'first' })
  actor.send({ type: 'report.playerEnded' })
  expect(seen().log).toBe('reloaded')
  expect(seen().player?.getSnapshot().context.isPlaying).toBe(true)
  actor.send({ type: 'report.playerEnded' })
  expect(seen().log).toBe('reloaded')
})

test('looks again while the replay on today’s build is queued, and not after', async () => {
  const replay = { build: 'b', state: 'queued', divergence: null, failure: null } as const
  const { clock, loadReport, report, seen } = await start({ replay })
  clock.step(2_000)
  expect(loadReport.calls).toHaveLength(2)
  await loadReport.calls[1]?.resolve({ ...report, replay: { ...replay, state: 'same' } })
  expect(seen().report?.replay?.state).toBe('same')
  clock.step(60_000)
  expect(loadReport.calls).toHaveLength(2)
})

test('what is done is done one after the other; a failure is said and loses nothing', async () => {
  const { actor, carryOut, seen } = await start()
  actor.send({ type: 'report.noteTyped', text: 'Seen' })
  const deed = { kind: 'note', id: 'r', text: 'Seen' } as const
  actor.send({ type: 'report.deedRequested', deed })
  actor.send({ type: 'report.deedRequested', deed })
  expect(carryOut.calls).toHaveLength(1)
  await carryOut.calls[0]?.reject(new Error('The store is away'))
  expect(seen()).toMatchObject({
    note: 'Seen',
    notice: { sentence: 'The store is away.', isWrong: true },
  })
})

test('erasing is asked for first', async () => {
  const { actor, seen, carryOut } = await start()
  actor.send({ type: 'report.erasureAsked', what: 'guest' })
  expect(seen().asksToErase).toBe('guest')
  actor.send({ type: 'report.erasureDropped' })
  expect(seen().asksToErase).toBe(null)
  expect(carryOut.calls).toEqual([])
})

test('a report that is not there is said so, and asked for again', async () => {
  const loadReport = answeredSlot<ReportDetail, string>()
  const { actor } = within(
    reportMachine.provide({
      actors: { loadReport: loadReport.logic, loadUsers: givenSlot().logic as never },
    }),
    { id: 'r', log: null, seq: null },
  )
  await loadReport.calls[0]?.reject(new Error('There is no such report'))
  expect(actor.getSnapshot().context.failure).toBe('There is no such report.')
  actor.send({ type: 'report.retryRequested' })
  expect(loadReport.calls).toHaveLength(2)
})

test('logs lie on the session’s time: tabs beside each other, reloads in a row', () => {
  expect(
    lanesOf([reloaded, tab, first]).map(({ log: { id }, lane, isReload, from }) => [
      ...[id, lane, isReload, Math.round(from * 65)],
    ]),
  ).toEqual([
    ['first', 0, false, 0],
    ['tab', 1, false, 5],
    ['reloaded', 0, true, 31],
  ])
  expect(logAfter([first, reloaded], 'reloaded')).toBe(undefined)
  expect(logAfter([first, log('much later', 600, 5)], 'first')).toBe(undefined)
  expect(logToShow(reportDetail({ logs: [] }), null)).toBe(null)
})
