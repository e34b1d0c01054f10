import { expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { spokenSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { LogFileEvent } from './eventLog.events.ts'
import { eventLogMachine } from './eventLog.machine.ts'
import { selectLogSaving, selectSavedShare } from './eventLog.selectors.ts'

function start() {
  const file = spokenSlot<EventObject, LogFileEvent>()
  const machine = eventLogMachine.provide({ actors: { logFile: file.logic } })
  const { actor } = walk(setFold, 'eventLog', machine, undefined)
  return {
    file,
    save: () => actor.send({ type: 'eventLog.saveRequested' }),
    cancel: () => actor.send({ type: 'eventLog.cancelRequested' }),
    seen: () => [selectLogSaving(actor.getSnapshot()), selectSavedShare(actor.getSnapshot())],
  }
}

test('knows how much of the log is written until it is saved', () => {
  const { file, save, seen } = start()
  expect(seen()).toEqual(['unsaved', 0])
  save()
  expect(seen()).toEqual(['saving', 0])
  file.last().report({ type: 'logFile.progressed', share: 0.4 })
  expect(seen()).toEqual(['saving', 0.4])
  save()
  expect(file.runs).toHaveLength(1)
  file.last().report({ type: 'logFile.saved' })
  expect(seen()[0]).toBe('saved')
})

test('writes no more once the guest cancels', () => {
  const { cancel, file, save, seen } = start()
  save()
  cancel()
  expect(seen()[0]).toBe('cancelled')
  expect(file.last().isRunning).toBe(false)
})

test.each(['logFile.saved', 'logFile.failed', 'cancelled'] as const)(
  'begins anew after %s',
  (end) => {
    const { cancel, file, save, seen } = start()
    save()
    file.last().report({ type: 'logFile.progressed', share: 0.4 })
    if (end === 'cancelled') cancel()
    else file.last().report({ type: end })
    save()
    expect(seen()).toEqual(['saving', 0])
    expect(file.runs).toHaveLength(2)
  },
)
