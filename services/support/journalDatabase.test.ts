import type { OpenDBCallbacks } from 'idb'
import { expect, test, vi } from 'vitest'
import { steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { openJournalDatabase } from './journalDatabase.ts'

/** The database as it is opened by a browser that answers when the test says so. */
function opening() {
  const clock = steppedClock()
  const failed = vi.fn()
  let callbacks: OpenDBCallbacks<unknown> = {}
  let answer: (database: unknown) => void = () => {}
  const after = (ms: number, run: () => void) => {
    const timer = clock.setTimeout(run, ms)
    return () => clock.clearTimeout(timer)
  }
  const openDatabase = (_name: string, _version: number, given: typeof callbacks) => {
    callbacks = given
    return new Promise((resolve) => {
      answer = resolve
    })
  }
  const opened = openJournalDatabase({ openDatabase: openDatabase as never, after }, () => {})
  opened.catch(failed)
  return { clock, failed, opened, answer, block: () => callbacks.blocked?.(1, 1, {} as never) }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

test('is waited for 5 s', async () => {
  const { clock, failed, opened } = opening()
  clock.step(4_999)
  await turn()
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
  await turn()
  expect(clock.pending()).toBe(0)
})
