import { expect, test, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { steppedClock } from '../../../../fixtures/core/clock.fixtures.ts'
import { answeredSlot, spokenSlot } from '../../../../fixtures/core/walk.fixtures.ts'
import type { FrameReport, Mark } from '../../replay/messages.ts'
import type { FrameEvent, FrameRequest, PanelsEvent, PanelsRequest } from './player.events.ts'
import { playerMachine } from './player.machine.ts'
import type { LoadedLog } from './player.setup.ts'

const mark: Mark = { kind: 'error', position: 4, at: 4_000, title: 'it broke' }

const opened: FrameReport = {
  ...{ kind: 'opened', log: 'log-1', build: 'b', startedAt: '', warnings: [], marks: [mark] },
  stops: {
    positions: [0, 1, 3, 4, 5],
    seqs: [0, 11, 13, 14, 15],
    ats: [0, 100, 200, 4_000, 4_100],
  },
}

const picture = (position: number): FrameReport => ({
  kind: 'shown',
  shown: { position, event: 'x', actor: 'app', width: 1280, page: 'home' },
})

async function start({ isPlaying = false, isAnswered = true } = {}) {
  const clock = steppedClock()
  const loadLog = answeredSlot<LoadedLog, { report: string; log: string }>()
  const frame = spokenSlot<FrameRequest, FrameEvent>()
  const panels = spokenSlot<PanelsRequest, PanelsEvent, { file: Blob; name: string }>()
  const player = createActor(
    playerMachine.provide({
      actors: { loadLog: loadLog.logic, frame: frame.logic as never, panels: panels.logic },
    }),
    { clock, input: { report: 'r', log: 'log-1', seq: 13, isPlaying } },
  )
  const emitted: unknown[] = []
  player.on('*', (event) => emitted.push(event))
  player.start()
  const orders = () => frame.last().received.map(({ order }) => order)
  const report = (told: FrameReport) =>
    frame.last().report({ type: 'frame.reported', report: told })
  if (isAnswered) {
    await loadLog.calls[0]?.resolve({ file: new Blob(['log']), waypoints: new Blob(['waypoints']) })
    report(opened)
    report(picture(3))
  }
  const seen = () => player.getSnapshot().context
  const seeks = () => orders().flatMap((order) => (order.kind === 'seek' ? [order.position] : []))
  return { player, clock, loadLog, frame, panels, orders, seeks, report, seen, emitted }
}

test('fetches the log and has it opened at the entry that the address names', async () => {
  const { orders, seen, player } = await start()
  const [order] = orders()
  expect(order).toEqual({
    ...{ kind: 'open', seq: 13 },
    ...{ log: expect.any(Blob), waypoints: expect.any(Blob) },
  })
  const { log, waypoints } = order as { log: Blob; waypoints: Blob }
  expect([await log.text(), await waypoints.text()]).toEqual(['log', 'waypoints'])
  expect(seen()).toMatchObject({ index: 2, failure: null })
  expect(player.getSnapshot().matches({ going: { paused: 'still' } })).toBe(true)
})

test('a frame that is loaded anew gets the log again, at the entry that was shown', async () => {
  const { orders, frame, player } = await start()
  player.send({ type: 'player.stepRequested', direction: 1 })
  frame.last().report({ type: 'frame.connected' })
  expect(orders().at(-1)).toMatchObject({ kind: 'open', seq: 14 })
})

test('steps by entry and by mark, and to a time, and stays within the log', async () => {
  const { player, seen } = await start()
  const go = (direction: 1 | -1) => player.send({ type: 'player.stepRequested', direction })
  go(1)
  expect(seen().index).toBe(3)
  for (let times = 0; times < 9; times++) go(1)
  expect(seen().index).toBe(4)
  player.send({ type: 'player.markRequested', direction: -1 })
  expect(seen().index).toBe(3)
  player.send({ type: 'player.markRequested', direction: -1 })
  expect(seen().index).toBe(3)
  player.send({ type: 'player.timeChosen', at: 150 })
  expect(seen().index).toBe(1)
  player.send({ type: 'player.entryChosen', seq: 13 })
  expect(seen().index).toBe(2)
  player.send({ type: 'player.positionChosen', position: 2 })
  expect(seen().index).toBe(1)
})

test('the address is told where one rests, once one does', async () => {
  const { player, clock, emitted } = await start()
  player.send({ type: 'player.stepRequested', direction: 1 })
  clock.step(300)
  player.send({ type: 'player.stepRequested', direction: 1 })
  clock.step(399)
  expect(emitted).toEqual([])
  clock.step(1)
  expect(emitted).toEqual([{ type: 'rested', seq: 15 }])
})

test('plays at the speed that is chosen, skips what is idle, and ends', async () => {
  const { player, clock, seeks, report, emitted, seen } = await start()
  player.send({ type: 'player.speedChosen', speed: 2 })
  player.send({ type: 'player.playRequested' })
  clock.step(499)
  expect(seeks()).toEqual([])
  clock.step(1)
  expect(seeks()).toEqual([4])
  report(picture(4))
  clock.step(50)
  expect(seeks()).toEqual([4, 5])
  report(picture(5))
  expect(player.getSnapshot().matches({ going: 'paused' })).toBe(true)
  expect(emitted).toEqual([{ type: 'rested', seq: 15 }, { type: 'ended' }])
  // from the start again
  player.send({ type: 'player.playRequested' })
  expect(seen().index).toBe(0)
  expect(seeks().at(-1)).toBe(0)
})

test('a pause is played whole when idle time is not skipped', async () => {
  const { player, clock, seeks } = await start()
  player.send({ type: 'player.idleSwitched', skips: false })
  player.send({ type: 'player.playRequested' })
  clock.step(3_799)
  expect(seeks()).toEqual([])
  clock.step(1)
  expect(seeks()).toEqual([4])
})

test('the next step waits for the picture of the last', async () => {
  const { player, clock, seeks, report } = await start()
  player.send({ type: 'player.playRequested' })
  clock.step(1_000)
  clock.step(60_000)
  expect(seeks()).toEqual([4])
  report(picture(4))
  clock.step(100)
  expect(seeks()).toEqual([4, 5])
})

test('pausing stops where one is, and going elsewhere while it plays plays on from there', async () => {
  const { player, clock, seeks, report } = await start()
  player.send({ type: 'player.playRequested' })
  player.send({ type: 'player.pauseRequested' })
  clock.step(10_000)
  expect(seeks()).toEqual([])
  player.send({ type: 'player.playRequested' })
  player.send({ type: 'player.timeChosen', at: 0 })
  report(picture(0))
  clock.step(100)
  expect(seeks()).toEqual([0, 1])
})

test('a log that goes on where another ended plays at once', async () => {
  const { player } = await start({ isPlaying: true })
  expect(player.getSnapshot().matches({ going: 'playing' })).toBe(true)
})

test('a log that does not come is said so, and asked for again', async () => {
  const { player, loadLog, seen } = await start({ isAnswered: false })
  await loadLog.calls[0]?.reject(new Error('There is no such log'))
  expect(seen().failure).toBe('There is no such log.')
  player.send({ type: 'player.retryRequested' })
  expect(loadLog.calls).toHaveLength(2)
})

test('a log that cannot be shown is said so, and what was not understood is counted', async () => {
  const { report, frame, seen } = await start()
  report({ kind: 'failed', sentence: 'This log is of another app' })
  frame.last().report({ type: 'frame.messageRefused' })
  expect(seen()).toMatchObject({ failure: 'This log is of another app', refused: 1 })
})

test('the panels follow the picture, and the picture what is chosen in them', async () => {
  const { player, panels, seeks, seen } = await start()
  player.send({ type: 'player.panelsSwitched', isOpen: true })
  const run = panels.last()
  expect(run.input.name).toBe('log-1')
  const inside = { inspector: createActor(fromCallback(() => {})), ask: vi.fn() } as never
  run.report({ type: 'panels.started', panels: inside })
  expect(run.received).toEqual([{ type: 'panels.show', position: 3 }])
  run.report({ type: 'panels.positionChosen', position: 4 })
  expect(seeks().at(-1)).toBe(4)
  player.send({ type: 'player.panelsSwitched', isOpen: false })
  expect(run.isRunning).toBe(false)
  expect(seen().panels).toBe(null)
  player.send({ type: 'player.stepRequested', direction: 1 })
  expect(seeks().at(-1)).toBe(5)
})

test('differences are kept once the whole log is folded', async () => {
  const { report, seen } = await start()
  report({ kind: 'folding', done: 2, total: 5 })
  expect(seen().folded).toEqual({ done: 2, total: 5 })
  const outcome = { divergence: null, differences: [], more: 0, lost: 0 }
  report({ kind: 'folded', ...outcome })
  expect(seen()).toMatchObject({ folded: null, outcome })
})
