import { expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { UnsentReportsEvent } from './unsentReports.events.ts'
import { unsentReportsMachine } from './unsentReports.machine.ts'
import {
  selectIsUnsentDeleting,
  selectIsUnsentNotDeleted,
  selectUnsentCount,
  selectUntoldRefusal,
} from './unsentReports.selectors.ts'

function start() {
  const deleteReports = answeredSlot<readonly string[], { ids: readonly string[] }>()
  const machine = unsentReportsMachine.provide({ actors: { deleteReports: deleteReports.logic } })
  const { actor, told } = walk(setFold, 'unsentReports', machine, undefined)
  const say = (what: Exclude<UnsentReportsEvent, { id: string } | { code: string }>['type']) =>
    actor.send({ type: what })
  const giveUp = (...ids: string[]) => {
    for (const id of ids) actor.send({ type: 'unsentReports.reportGivenUp', id })
  }
  const seen = () => ({
    count: selectUnsentCount(actor.getSnapshot()),
    isDeleting: selectIsUnsentDeleting(actor.getSnapshot()),
    isNotDeleted: selectIsUnsentNotDeleted(actor.getSnapshot()),
  })
  return { actor, deleteReports, giveUp, say, seen, told }
}

const nothing = { count: 0, isDeleting: false, isNotDeleted: false }

test('asks about each report that was given up, once', () => {
  const { giveUp, seen } = start()
  expect(seen()).toEqual(nothing)
  giveUp('one', 'two', 'two')
  expect(seen()).toEqual({ ...nothing, count: 2 })
})

test('has them sent again, the oldest first, and asks again when one is given up again', () => {
  const { giveUp, say, seen, told } = start()
  giveUp('one', 'two')
  say('unsentReports.retryRequested')
  expect(told('reportUpload')).toEqual([
    { type: 'reportUpload.reportHeld', id: 'one' },
    { type: 'reportUpload.reportHeld', id: 'two' },
  ])
  expect(seen()).toEqual(nothing)
  giveUp('two')
  expect(seen().count).toBe(1)
})

test('deletes them, and asks about one that was given up meanwhile', async () => {
  const { deleteReports, giveUp, say, seen, told } = start()
  giveUp('one')
  say('unsentReports.deleteRequested')
  expect(seen()).toEqual({ ...nothing, count: 1, isDeleting: true })
  giveUp('two')
  expect(deleteReports.calls.map(({ input }) => input)).toEqual([{ ids: ['one'] }])
  await deleteReports.calls[0]?.resolve(['one'])
  expect(told('report')).toEqual([{ type: 'report.deleted', id: 'one' }])
  expect(seen()).toEqual({ ...nothing, count: 1 })
})

test('says that they are not deleted when the disk does not do it, and lets the guest ask again', async () => {
  const { deleteReports, giveUp, say, seen, told } = start()
  giveUp('one')
  say('unsentReports.deleteRequested')
  await deleteReports.calls[0]?.reject(new Error('no disk'))
  expect(seen()).toEqual({ ...nothing, count: 1, isNotDeleted: true })
  expect(told('report')).toEqual([])
  say('unsentReports.deleteRequested')
  await deleteReports.calls[1]?.resolve(['one'])
  expect(seen()).toEqual(nothing)
})

test('leaves who does not want to answer alone until another report is given up', () => {
  const { giveUp, say, seen, told } = start()
  giveUp('one')
  say('unsentReports.answerPostponed')
  expect(seen()).toEqual(nothing)
  expect(told('reportUpload')).toEqual([])
  giveUp('two')
  expect(seen().count).toBe(2)
})

test('says why the latest was refused until that is read, whatever else it asks meanwhile', () => {
  const { actor, giveUp, say, seen } = start()
  const untold = () => selectUntoldRefusal(actor.getSnapshot())
  expect(untold()).toBeNull()
  giveUp('one')
  actor.send({ type: 'unsentReports.reportRefused', code: 'taken' })
  actor.send({ type: 'unsentReports.reportRefused', code: 'too-large' })
  say('unsentReports.answerPostponed')
  expect(untold()).toBe('too-large')
  say('unsentReports.refusalClosed')
  expect(untold()).toBeNull()
  expect(seen()).toEqual(nothing)
})
