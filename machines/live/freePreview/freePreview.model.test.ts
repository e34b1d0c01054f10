import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import type { FreePreview } from './freePreview.events.ts'
import { freePreviewMachine } from './freePreview.machine.ts'
import {
  selectPreviewHost,
  selectPreviewMinutes,
  selectPreviewProgress,
} from './freePreview.selectors.ts'

const host = { actorId: 'actor-1', actorName: 'Juno Amber' }

/** A look at a performer is over. */
function look(who: GuestState = guest({ isPayingCustomer: false })) {
  const start = answeredSlot<FreePreview, { actorId: string }>()
  const decline = answeredSlot<FreePreview, { actorId: string }>()
  const machine = freePreviewMachine.provide({
    actors: { startFreePreview: start.logic, declineFreePreview: decline.logic },
  })
  const { actor, told } = walk(setFold, 'freePreview', machine, undefined)
  actor.send({ type: 'guest.identified', guest: who })
  actor.send({ type: 'freePreview.lookEnded', ...host })
  return {
    actor,
    start: start.calls,
    decline: decline.calls,
    boxes: () => told('modals').map(({ type }) => type.replace('modals.', '')),
    wanted: () => told('gate'),
    progress: () => selectPreviewProgress(actor.getSnapshot()),
    see: () => actor.getSnapshot(),
  }
}

test('a free preview is offered after a look, taken, and leads to the performer [ACT-40]', async () => {
  const { actor, boxes, progress, see, start, wanted } = look()
  expect([boxes(), selectPreviewHost(see())]).toEqual([['openRequested'], host])
  actor.send({ type: 'freePreview.startRequested' })
  expect(start[0]?.input).toEqual({ actorId: 'actor-1' })
  await start[0]?.resolve({ success: true, seconds: 900 })
  expect([progress(), selectPreviewMinutes(see())]).toEqual(['given', 15])
  actor.send({ type: 'freePreview.chatRequested' })
  expect(boxes()).toEqual(['openRequested', 'withdrawRequested'])
  expect(wanted()).toMatchObject([
    { action: { type: 'startFreeChat', params: { targetId: 'actor-1' } } },
  ])
})

test('a free preview that is turned down is not offered again [ACT-40]', async () => {
  const { actor, boxes, decline, progress } = look()
  actor.send({ type: 'freePreview.declined' })
  expect(decline[0]?.input).toEqual({ actorId: 'actor-1' })
  await decline[0]?.resolve({ success: true, seconds: 0 })
  actor.send({ type: 'freePreview.lookEnded', ...host })
  expect([progress(), boxes()]).toEqual(['over', ['openRequested', 'withdrawRequested']])
})

test('a guest who had one is told so; a lost answer can be asked for again', async () => {
  const { actor, progress, start } = look()
  actor.send({ type: 'freePreview.startRequested' })
  await start[0]?.reject(new Error('gone'))
  expect(progress()).toBe('failed')
  actor.send({ type: 'freePreview.startRequested' })
  await start[1]?.resolve({ success: false, seconds: 0 })
  expect(progress()).toBe('refused')
})

test('what was not heard of turning it down is not asked for again', async () => {
  const { actor, decline, progress } = look()
  actor.send({ type: 'freePreview.declined' })
  await decline[0]?.reject(new Error('gone'))
  expect(progress()).toBe('over')
})

test.each([
  ['a visitor', anonymousGuest],
  ['whoever has paid before', guest({ isPayingCustomer: true })],
])('%s is offered none', (_, who) => {
  const { boxes, progress } = look(who)
  expect([progress(), boxes()]).toEqual(['unoffered', []])
})

test('another guest is offered one anew', () => {
  const { actor, boxes, progress } = look()
  const other = guest({ id: 'guest-2', isPayingCustomer: false })
  actor.send({ type: 'guest.identified', guest: other })
  expect(progress()).toBe('unoffered')
  actor.send({ type: 'freePreview.lookEnded', ...host })
  expect(boxes()).toEqual(['openRequested', 'openRequested'])
})
