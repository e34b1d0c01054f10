import { expect, test } from 'vitest'
import { fakeBrowserOfLogs } from './journal.fixtures.ts'
import type { PageState } from './journalDatabase.ts'
import { watchPage } from './journalPage.ts'

test('notes each minute that the page is there, as long as it is', async () => {
  const { clock, items, openPage } = fakeBrowserOfLogs()
  const { environment, change } = openPage()
  const told: PageState[] = []
  const isLocked = async () => (await environment.heldLocks())?.has('limelight-log/log-1')
  const noted = () => [...items.values()]
  const began = clock.now()
  watchPage(environment, { id: 'log-1', session: 'session-1' }, (state) => told.push(state))
  expect(await isLocked()).toBe(true)
  clock.step(59_999)
  expect(told).toEqual([])
  expect(noted()).toEqual([`session-1 ${began} `])
  clock.step(1)
  expect(told).toEqual(['shown'])
  expect(noted()).toEqual([`session-1 ${began + 60_000} `])
  clock.step(60_000)
  expect(told).toEqual(['shown', 'shown'])
  change('pagehide')
  clock.step(600_000)
  expect(told.slice(2)).toEqual(['left'])
  expect(noted()).toEqual([`session-1 ${began + 120_000} log-1`])
  expect(await isLocked()).toBe(false)
  change('pageshow')
  clock.step(60_000)
  expect(told.slice(3)).toEqual(['shown', 'shown'])
  expect(await isLocked()).toBe(true)
})
