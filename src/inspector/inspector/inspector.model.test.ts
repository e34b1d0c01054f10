import { expect, test, vi } from 'vitest'
import { waitFor } from '../../../fixtures/core/waitFor.fixtures.ts'
import type { Moment } from '../replica.types.ts'
import { openedLog, startInspector, startOpen } from './inspector.fixtures.ts'
import type { Way } from './inspector.slots.ts'

const at = (position: number, microstep = 0): Moment => ({ branch: 'log', position, microstep })
const breakpoint = { kind: 'event', type: 'button.pressed' } as const

test('opens a source with progress and shows the end of a file', () => {
  const { actor, tell, seen } = startInspector()
  tell({ type: 'inspector.sourceChosen', source: { kind: 'example' } })
  tell({ type: 'session.progressed', progress: { work: 'reading', done: 1, total: 4 } })
  expect(actor.getSnapshot().matches({ source: { inspecting: 'opening' } })).toBe(true)
  expect(seen().progress?.done).toBe(1)
  tell({
    type: 'session.opened',
    opened: openedLog(),
    isLive: false,
    actor: 'app',
    isReload: false,
  })
  expect(actor.getSnapshot().matches({ source: { inspecting: 'open' } })).toBe(true)
  expect(seen()).toMatchObject({ moment: at(10), isFollowing: false, progress: null })
})

test('opens another part of a large log at its end, and forgets moments of the one before', () => {
  const { tell, seen, orders } = startInspector()
  const parts = [0, 500].map((from) => ({ from, bytes: 9 }))
  tell({ type: 'inspector.sourceChosen', source: { kind: 'example' } })
  const opened = openedLog({ parts, part: 500 })
  tell({ type: 'session.opened', opened, isLive: false, actor: 'app', isReload: false })
  tell({ type: 'inspector.momentChosen', moment: at(4) })
  tell({ type: 'inspector.momentPinned', moment: at(4) })
  tell({ type: 'inspector.partChosen', part: 0 })
  expect(orders).toContainEqual({ type: 'order.open', part: 0 })
  const other = openedLog({ parts, part: 0, length: 8 })
  tell({ type: 'session.opened', opened: other, isLive: false, actor: 'app', isReload: false })
  expect(seen()).toMatchObject({ moment: at(8), pinned: [], opened: { part: 0 } })
})

test('says why nothing could be opened and lets another source be chosen', () => {
  const { actor, tell, seen } = startInspector()
  tell({ type: 'inspector.sourceChosen', source: { kind: 'node', address: 'ws://x' } })
  tell({ type: 'session.failed', sentence: 'Nobody answers at ws://x' })
  expect(actor.getSnapshot().matches({ source: { start: 'failed' } })).toBe(true)
  expect(seen().failure).toBe('Nobody answers at ws://x')
  tell({ type: 'inspector.sourceChosen', source: { kind: 'example' } })
  expect(seen().failure).toBe(null)
})

test('stays at the head of what grows until a moment is chosen', () => {
  const { tell, seen } = startOpen(true)
  tell({ type: 'session.grew', opened: openedLog({ length: 12 }) })
  expect(seen().moment).toEqual(at(12))
  tell({ type: 'inspector.momentChosen', moment: at(4) })
  tell({ type: 'session.grew', opened: openedLog({ length: 13 }) })
  expect(seen()).toMatchObject({ moment: at(4), isFollowing: false, length: 13 })
  tell({ type: 'inspector.followRequested', isFollowing: true })
  expect(seen().moment).toEqual(at(13))
})

test('stops at the new entry that a breakpoint waits for', async () => {
  const ways: Way[] = []
  const { tell, seen } = startOpen(true, async (way) => {
    ways.push(way)
    return { moment: at(11), isStopped: true }
  })
  tell({ type: 'inspector.breakpointAdded', breakpoint })
  tell({ type: 'session.grew', opened: openedLog({ length: 15 }) })
  await waitFor(() => expect(seen().moment).toEqual(at(11)))
  expect(seen()).toMatchObject({ isFollowing: false, notice: { isWrong: false } })
  expect(ways[0]).toMatchObject({ from: at(10), length: 15 })
})

const unmet = async ({ length }: Way) => ({ moment: at(length), isStopped: false })

test('checks what came while it was checking, too', async () => {
  const ways: Way[] = []
  const { tell, seen } = startOpen(true, async (way) => {
    ways.push(way)
    return way.length < 12 ? unmet(way) : { moment: at(12), isStopped: true }
  })
  tell({ type: 'inspector.breakpointAdded', breakpoint })
  tell({ type: 'session.grew', opened: openedLog({ length: 11 }) })
  tell({ type: 'session.grew', opened: openedLog({ length: 14 }) })
  await waitFor(() => expect(seen().isFollowing).toBe(false))
  expect(seen().moment).toEqual(at(12))
  expect(ways.map(({ from, length }) => [from.position, length])).toEqual([
    [10, 11],
    [11, 14],
  ])
})

test('goes on with the head when no breakpoint is met, and asks not for one that is off', async () => {
  const findMoment = vi.fn(unmet)
  const { tell, seen } = startOpen(true, findMoment)
  tell({ type: 'inspector.breakpointAdded', breakpoint })
  tell({ type: 'session.grew', opened: openedLog({ length: 11 }) })
  await waitFor(() => expect(seen().moment).toEqual(at(11)))
  tell({ type: 'inspector.breakpointToggled', index: 0 })
  tell({ type: 'session.grew', opened: openedLog({ length: 12 }) })
  expect(seen().moment).toEqual(at(12))
  expect(findMoment).toHaveBeenCalledTimes(1)
})

test('steps by input within the log, and out of an entry to where it begins', () => {
  const { tell, seen } = startOpen()
  const step = (direction: 1 | -1) =>
    tell({ type: 'inspector.stepRequested', direction, step: { kind: 'input' } })
  step(1)
  expect(seen().moment).toEqual(at(10))
  step(-1)
  expect(seen().moment).toEqual(at(9))
  tell({ type: 'inspector.momentChosen', moment: at(3, 2) })
  step(-1)
  expect(seen().moment).toEqual(at(3))
})

test('says that there is nothing to go to', async () => {
  const { tell, seen } = startOpen()
  const step = { kind: 'aim', aim: { kind: 'alike' } } as const
  tell({ type: 'inspector.stepRequested', direction: 1, step })
  await waitFor(() => expect(seen().notice?.sentence).toMatch(/nothing of that kind/))
  expect(seen().moment).toEqual(at(10))
})

test('plays from the start once it was at the end, and stops at a breakpoint', async () => {
  vi.useFakeTimers()
  const { actor, tell, seen } = startOpen(false, async ({ from }) => ({
    moment: at(from.position + 1),
    isStopped: from.position === 1,
  }))
  tell({ type: 'inspector.playRequested' })
  expect(seen().moment).toEqual(at(0))
  await vi.advanceTimersByTimeAsync(400)
  expect(seen().moment).toEqual(at(1))
  await vi.advanceTimersByTimeAsync(400)
  expect(seen().moment).toEqual(at(2))
  expect(actor.getSnapshot().matches({ going: 'resting' })).toBe(true)
  vi.useRealTimers()
})

test('lets the window of the app follow, and go back to itself', () => {
  const { tell, orders } = startOpen(true)
  tell({ type: 'inspector.momentChosen', moment: at(4) })
  expect(orders).toEqual([])
  tell({ type: 'inspector.appFollowRequested', isFollowing: true })
  tell({ type: 'inspector.momentChosen', moment: at(5) })
  tell({ type: 'inspector.followRequested', isFollowing: true })
  expect(orders).toEqual([
    { type: 'order.show', position: 4 },
    { type: 'order.show', position: 5 },
    { type: 'order.show', position: null },
  ])
})

test('keeps its place when what is inspected comes back with the same log', () => {
  const { actor, tell, seen } = startOpen(true)
  tell({ type: 'inspector.momentChosen', moment: at(4), actor: 'a/b' })
  tell({ type: 'session.lost', sentence: 'Lost' })
  expect(actor.getSnapshot().matches({ source: { inspecting: 'lost' } })).toBe(true)
  tell({
    type: 'session.opened',
    opened: openedLog({ length: 20 }),
    isLive: true,
    actor: 'app',
    isReload: false,
  })
  expect(seen()).toMatchObject({ moment: at(4), actor: 'a/b', length: 20 })
})

test('keeps what is looked at when the app is loaded again, at the head of its new log', () => {
  const { tell, seen } = startOpen(true)
  tell({ type: 'inspector.momentChosen', moment: at(4), actor: 'a/b' })
  tell({ type: 'inspector.filterChanged', filter: { text: 'pay' } })
  tell({ type: 'session.lost', sentence: 'Lost: it is loaded again' })
  expect(seen().notice).toEqual({ sentence: 'Lost: it is loaded again', isWrong: true })
  const opened = openedLog({ id: 'log-2', length: 3 })
  tell({ type: 'session.opened', opened, isLive: true, actor: 'app', isReload: true })
  expect(seen()).toMatchObject({
    ...{ isReload: true, isFollowing: true, moment: at(3), actor: 'a/b', notice: null },
    filter: { text: 'pay' },
  })
})

test('follows the window of the app no more once somebody led it back there', () => {
  const { tell, orders, seen } = startOpen(true)
  tell({ type: 'inspector.momentChosen', moment: at(4) })
  tell({ type: 'inspector.appFollowRequested', isFollowing: true })
  tell({ type: 'session.appCameBack' })
  expect(seen()).toMatchObject({ isAppFollowing: false, moment: at(4) })
  tell({ type: 'inspector.momentChosen', moment: at(5) })
  tell({ type: 'inspector.followRequested', isFollowing: true })
  expect(orders).toEqual([{ type: 'order.show', position: 4 }])
})

test('counts what was not taken, until something else is chosen', () => {
  const { tell, seen } = startInspector()
  const counts = { origin: 0, version: 2, peer: 0, form: 0 }
  tell({ type: 'link.messagesDropped', counts })
  expect(seen().dropped).toEqual(counts)
  tell({ type: 'inspector.sourceChosen', source: { kind: 'example' } })
  expect(seen().dropped).toBe(null)
})

test('forks, goes on in the branch and returns to where it began', async () => {
  const { actor, tell, seen } = startOpen()
  const rests = () =>
    waitFor(() => expect(actor.getSnapshot().matches({ working: 'resting' })).toBe(true))
  tell({
    type: 'inspector.branchChanged',
    change: { kind: 'fork', branch: 'log', position: 6 },
  })
  await rests()
  expect(seen().moment).toEqual({ branch: 'branch-1', position: 6, microstep: 0 })
  tell({
    type: 'inspector.branchChanged',
    change: { kind: 'invent', branch: 'branch-1', position: 6, actor: 'a', event: '{"type":"x"}' },
  })
  await rests()
  expect(seen().branches).toEqual([{ branch: 'branch-1', from: 'log', at: 6, length: 7 }])
  expect(seen().moment.position).toBe(7)
  tell({
    type: 'inspector.branchChanged',
    change: { kind: 'drop', branch: 'branch-1', position: 7 },
  })
  await rests()
  expect(seen()).toMatchObject({ branches: [], moment: at(6) })
})

test('pins two moments, the latest', () => {
  const { tell, seen } = startOpen()
  for (const position of [1, 2, 3]) tell({ type: 'inspector.momentPinned', moment: at(position) })
  expect(seen().pinned).toEqual([at(2), at(3)])
  tell({ type: 'inspector.momentUnpinned', moment: at(2) })
  expect(seen().pinned).toEqual([at(3)])
})

test('keeps filters, breakpoints, sizes and payloads for the next visit', () => {
  const { tell, seen, kept } = startOpen(true)
  tell({ type: 'inspector.filterChanged', filter: { text: 'pay' } })
  tell({ type: 'inspector.filterSaved', name: 'Payments' })
  tell({ type: 'inspector.breakpointAdded', breakpoint })
  tell({ type: 'inspector.eventSent', actor: 'a', event: '{"type":"x","n":1}' })
  tell({ type: 'inspector.eventSent', actor: 'a', event: '{"type":"x","n":2}' })
  expect(seen().kept).toMatchObject({
    filters: [{ name: 'Payments', filter: { text: 'pay' } }],
    breakpoints: [{ breakpoint, isEnabled: true }],
    payloads: { x: ['{"type":"x","n":2}', '{"type":"x","n":1}'] },
  })
  expect(kept).toHaveLength(4)
})

test('opens the log to which the address leads, at its entry and actor', () => {
  const { actor, tell, seen } = startInspector()
  tell({ type: 'address.read', place: { log: 'log-1', entry: 3, actor: 'app/tab' } })
  const recent = { id: 'log-1', name: 'x', system: null, entries: 10, size: 1, openedAt: 0 }
  tell({ type: 'recents.listed', recents: [recent] })
  expect(actor.getSnapshot().matches({ source: 'inspecting' })).toBe(true)
  tell({
    type: 'session.opened',
    opened: openedLog(),
    isLive: false,
    actor: 'app',
    isReload: false,
  })
  expect(seen()).toMatchObject({ moment: at(3), actor: 'app/tab', place: null })
})
