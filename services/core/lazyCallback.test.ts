import { expect, test, vi } from 'vitest'
import type { AnyEventObject, CallbackLogicFunction } from 'xstate'
import { lazyCallback } from './lazyCallback.ts'
import { runSlot } from './slot.fixtures.ts'

type Work = CallbackLogicFunction<AnyEventObject>

const notLoaded = { type: 'echo.notLoaded' }
const arrived = () => new Promise((done) => setImmediate(done))

/** Work that reports that it began and all that it is told. */
function echo() {
  const stopped = vi.fn()
  const work: Work = ({ sendBack, receive }) => {
    sendBack({ type: 'echo.began' })
    receive(({ type }) => sendBack({ type: `echo.${type}` }))
    return stopped
  }
  return { work, stopped }
}

const typesOf = (events: AnyEventObject[]) => events.map(({ type }) => type)

test('tells the work, once it is loaded, what was said before, in order', async () => {
  const { work } = echo()
  const slot = runSlot(lazyCallback(async () => work, notLoaded))
  slot.tell({ type: 'one' })
  slot.tell({ type: 'two' })
  expect(slot.reported).toEqual([])
  await arrived()
  slot.tell({ type: 'three' })
  expect(typesOf(slot.reported)).toEqual(['echo.began', 'echo.one', 'echo.two', 'echo.three'])
})

test('begins at once the next time, without loading again', async () => {
  const { work } = echo()
  const load = vi.fn(async () => work)
  const logic = lazyCallback(load, notLoaded)
  runSlot(logic)
  await arrived()
  const next = runSlot(logic)
  next.tell({ type: 'one' })
  expect(typesOf(next.reported)).toEqual(['echo.began', 'echo.one'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('never begins what was stopped before it was loaded', async () => {
  const work = vi.fn(echo().work)
  const slot = runSlot(lazyCallback(async () => work, notLoaded))
  slot.tell({ type: 'one' })
  slot.stop()
  await arrived()
  expect(work).not.toHaveBeenCalled()
  expect(slot.reported.filter(({ type }) => type.startsWith('echo'))).toEqual([])
})

test('stops the work with the slot, loaded late or at once', async () => {
  const { work, stopped } = echo()
  const logic = lazyCallback(async () => work, notLoaded)
  const late = runSlot(logic)
  await arrived()
  late.stop()
  expect(stopped).toHaveBeenCalledTimes(1)
  runSlot(logic).stop()
  expect(stopped).toHaveBeenCalledTimes(2)
})

test('stops work that is given up for what it reports as it begins', async () => {
  const { work, stopped } = echo()
  const eager: Work = (slot) => {
    const stop = work(slot)
    slot.sendBack({ type: 'test.stopped' })
    return stop
  }
  const slot = runSlot(lazyCallback(async () => eager, notLoaded))
  slot.tell({ type: 'one' })
  await arrived()
  expect(stopped).toHaveBeenCalledTimes(1)
  expect(typesOf(slot.reported)).not.toContain('echo.one')
})

test('reports code that does not come, and asks for it again at the next start', async () => {
  const { work } = echo()
  const load = vi.fn(async () => work).mockRejectedValueOnce(new TypeError('failed to fetch'))
  const logic = lazyCallback(load, notLoaded)
  const slot = runSlot(logic)
  await arrived()
  expect(slot.reported).toEqual([notLoaded])
  const next = runSlot(logic)
  await arrived()
  expect(typesOf(next.reported)).toEqual(['echo.began'])
})

test('does not report code that did not come to a slot that was stopped', async () => {
  const load = () => Promise.reject(new TypeError('failed to fetch'))
  const slot = runSlot(lazyCallback<AnyEventObject>(load, notLoaded))
  slot.stop()
  await arrived()
  expect(slot.reported).not.toContainEqual(notLoaded)
})
