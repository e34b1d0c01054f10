import type { OpenDBCallbacks } from 'idb'
import { expect, test, vi } from 'vitest'
import { afterBy, steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { diskIdle } from './journal.fixtures.ts'
import { openJournalDatabase } from './journalDatabase.ts'

/** The database as it is opened by a browser that answers when the test says so. */
function opening() {
  const clock = steppedClock()
  const failed = vi.fn()
  let callbacks: OpenDBCallbacks<unknown> = {}
  let answer: (database: unknown) => void = () => {}
  const openDatabase = (_name: string, _version: number, given: typeof callbacks) => {
    callbacks = given
    return new Promise((resolve) => {
      answer = resolve
    })
  }
  const environment = { openDatabase: openDatabase as never, after: afterBy(clock) }
  const opened = openJournalDatabase(environment, () => {})
  opened.catch(failed)
  return { clock, failed, opened, answer, block: () => callbacks.blocked?.(1, 1, {} as never) }
}

test('is waited for 5 s', async () => {
  const { clock, failed, opened } = opening()
  clock.step(4_999)
  await diskIdle()
  expect(failed).not.toHaveBeenCalled()
  clock.step(1)
  await expect(opened).rejects.toMatchObject({ name: 'OpeningFailed' })
})

test('is not waited for while a tab with an older one holds it', async () => {
  const { opened, block } = opening()
  block()
  await expect(opened).rejects.toMatchObject({ name: 'OpeningFailed' })
})

test('is opened once the browser has it, and no timer is left', async () => {
  const { clock, opened, answer } = opening()
  const database = {}
  answer(database)
  expect(await opened).toBe(database)
  await diskIdle()
  expect(clock.pending()).toBe(0)
})
