import { expect, test } from 'vitest'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import type { PageState } from './journalDatabase.ts'
import type { JournalEnvironment } from './journalEnvironment.ts'
import { watchPage } from './journalPage.ts'

test('notes each minute that the page is there, as long as it is', () => {
  const { environment, outside } = fakeEnvironment()
  const locks: string[] = []
  const page = new EventTarget()
  const told: PageState[] = []
  const journal = {
    ...environment,
    onPageChange: (change: string, react: () => void) => page.addEventListener(change, react),
    holdLock: (name: string) => {
      locks.push(name)
      return () => void locks.pop()
    },
  } as unknown as JournalEnvironment
  watchPage(journal, { id: 'log-1', session: 'session-1' }, (state) => told.push(state))
  expect(locks).toEqual(['limelight-log/log-1'])
  outside.clock.step(59_999)
  expect(told).toEqual([])
  outside.clock.step(1)
  expect(told).toHaveLength(1)
  outside.clock.step(60_000)
  expect(told).toHaveLength(2)
  page.dispatchEvent(new Event('pagehide'))
  outside.clock.step(600_000)
  expect(told.slice(2)).toEqual(['left'])
  expect(locks).toEqual([])
  page.dispatchEvent(new Event('pageshow'))
  expect(told).toHaveLength(4)
  outside.clock.step(60_000)
  expect(told).toHaveLength(5)
})
