import { expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { answeredSlot, spokenSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { ReportUploadReported } from './reportUpload.events.ts'
import { reportUploadMachine } from './reportUpload.machine.ts'

function start(random = 0) {
  const loadHeldReports = answeredSlot<string[]>()
  const awaitOnline = answeredSlot<void>()
  const upload = spokenSlot<EventObject, ReportUploadReported, { id: string }>()
  const machine = reportUploadMachine.provide({
    actors: {
      loadHeldReports: loadHeldReports.logic,
      awaitOnline: awaitOnline.logic,
      uploadReport: upload.logic,
    },
  })
  const walked = walk(setFold, 'reportUpload', machine, undefined, { random: () => random })
  const hold = (id: string) => walked.actor.send({ type: 'reportUpload.reportHeld', id })
  const fail = (retryAfter = 0, isOffline = false, heldFor = 0) =>
    upload.last().report({ type: 'reportUpload.failed', isOffline, retryAfter, heldFor })
  const ids = () => upload.runs.map(({ input }) => input.id)
  return { ...walked, awaitOnline, fail, hold, ids, loadHeldReports, upload }
}

test('sends what earlier pages held, one after the other, and tells what became of each', async () => {
  const { ids, loadHeldReports, told, upload } = start()
  await loadHeldReports.calls[0]?.resolve(['one', 'two'])
  upload.last().report({ type: 'reportUpload.progressed', share: 0.5 })
  upload.last().report({ type: 'reportUpload.received' })
  expect(ids()).toEqual(['one', 'two'])
  upload.last().report({ type: 'reportUpload.refused', code: 'too-large' })
  expect(ids()).toHaveLength(2)
  expect(told('report')).toEqual([
    { type: 'report.uploadProgressed', id: 'one', share: 0.5 },
    { type: 'report.received', id: 'one' },
    { type: 'report.refused', id: 'two', code: 'too-large' },
  ])
})

test('a report that is held meanwhile waits for its turn, and is sent once', async () => {
  const { hold, ids, loadHeldReports, upload } = start()
  hold('early')
  await loadHeldReports.calls[0]?.reject(new Error('no disk'))
  hold('later')
  hold('later')
  expect(ids()).toEqual(['early'])
  upload.last().report({ type: 'reportUpload.received' })
  upload.last().report({ type: 'reportUpload.received' })
  expect(ids()).toEqual(['early', 'later'])
})

test('tries again after 2 s, and twice as long each time up to five minutes', async () => {
  const { clock, fail, hold, ids, loadHeldReports, told } = start()
  await loadHeldReports.calls[0]?.resolve([])
  hold('one')
  for (const [attempt, pause] of [2, 4, 8, 16, 32, 64, 128, 256, 300, 300].entries()) {
    fail()
    clock.step(pause * 1_000 - 1)
    expect(ids()).toHaveLength(attempt + 1)
    clock.step(1)
    expect(ids()).toHaveLength(attempt + 2)
  }
  expect(told('report').at(-1)).toEqual({ type: 'report.delayed', id: 'one', isOffline: false })
})

test('pauses up to half less by chance, and never less than the store asks for', async () => {
  const { clock, fail, hold, ids, loadHeldReports } = start(0.999)
  await loadHeldReports.calls[0]?.resolve([])
  hold('one')
  fail()
  clock.step(1_100)
  expect(ids()).toHaveLength(2)
  fail(90_000)
  clock.step(89_999)
  expect(ids()).toHaveLength(2)
  clock.step(1)
  expect(ids()).toHaveLength(3)
})

test('waits without a network until it is back, however long', async () => {
  const { awaitOnline, clock, fail, hold, ids, loadHeldReports, told } = start()
  await loadHeldReports.calls[0]?.resolve([])
  hold('one')
  fail(0, true)
  expect(told('report').at(-1)).toMatchObject({ type: 'report.delayed', isOffline: true })
  clock.step(60 * 60_000)
  expect(ids()).toHaveLength(1)
  await awaitOnline.calls[0]?.resolve()
  expect(ids()).toHaveLength(2)
})

test('a success begins the pauses anew', async () => {
  const { clock, fail, hold, ids, loadHeldReports, upload } = start()
  await loadHeldReports.calls[0]?.resolve(['one', 'two'])
  fail()
  clock.step(2_000)
  fail()
  clock.step(4_000)
  upload.last().report({ type: 'reportUpload.received' })
  fail()
  clock.step(2_000)
  expect(ids()).toEqual(['one', 'one', 'one', 'two', 'two'])
  hold('three')
  expect(ids()).toHaveLength(5)
})

const day = 24 * 60 * 60_000

test('gives a report up that could not be sent for a day, and goes on with the next', async () => {
  const { clock, fail, hold, ids, loadHeldReports, told } = start()
  await loadHeldReports.calls[0]?.resolve(['one', 'two'])
  let heldFor = 0
  for (; heldFor < day; heldFor += 300_000) {
    fail(0, false, heldFor)
    clock.step(300_000)
  }
  expect(told('unsentReports')).toEqual([])
  expect(new Set(ids())).toEqual(new Set(['one']))
  fail(0, false, heldFor)
  expect(told('unsentReports')).toEqual([{ type: 'unsentReports.reportGivenUp', id: 'one' }])
  expect(ids().at(-1)).toBe('two')
  hold('one')
  fail(0, false, 0)
  clock.step(2_000)
  expect(ids().slice(-2)).toEqual(['two', 'two'])
})

test('one of an earlier page, however old, is tried five times before it is given up', async () => {
  const { clock, fail, ids, loadHeldReports, told } = start()
  await loadHeldReports.calls[0]?.resolve(['one'])
  for (let attempt = 1; attempt < 5; attempt++) {
    fail(0, false, 3 * day)
    clock.step(300_000)
  }
  expect(told('unsentReports')).toEqual([])
  fail(0, false, 3 * day)
  expect(told('unsentReports')).toHaveLength(1)
  clock.step(day)
  expect(ids()).toHaveLength(5)
})

test('is not given up while there is no network, and goes on when the guest asks for it', async () => {
  const { awaitOnline, fail, hold, ids, loadHeldReports, told } = start()
  await loadHeldReports.calls[0]?.resolve(['one'])
  for (let attempt = 0; attempt < 9; attempt++) {
    fail(0, true, 3 * day)
    await awaitOnline.calls[attempt]?.resolve()
  }
  expect(told('unsentReports')).toEqual([])
  expect(ids()).toHaveLength(10)
  hold('one')
  expect(ids()).toHaveLength(10)
})
