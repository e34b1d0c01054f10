import { expect, test } from 'vitest'
import { openJournalDatabase, type StoredLog } from './journalDatabase.ts'
import { workerEnvironment } from './journalEnvironment.ts'
import { writerInWorker } from './journalWorker.ts'
import type { FromWriter } from './journalWriter.ts'
import { linesOfLog } from './storedLogs.ts'

test('the worker of the app’s own file writes what it is told to the disk, and says so', async () => {
  const environment = workerEnvironment(window)
  const heard: FromWriter[] = []
  const tell = writerInWorker(window, environment.after)((message) => heard.push(message))
  const header = '{"log":2}\n'
  const text = '{"seq":1,"at":5,"to":"app","event":{"type":"put"}}\n'
  const log: StoredLog = {
    ...{ id: crypto.randomUUID(), session: 's', build: 'b', startedAt: '2026-01-01T00:00:00.000Z' },
    ...{ header, page: 'shown', seenAt: 0, duration: 0, segments: [], openBytes: 0 },
  }
  tell({ log })
  tell({ parts: [{ log: log.id, n: 1, segment: 0, begins: true, text }] })
  tell({ settle: 7 })
  await expect.poll(() => heard.at(-1)).toEqual({ settled: 7, isWhole: true })
  const database = await openJournalDatabase(environment, () => {})
  expect(await linesOfLog(database, log)).toEqual([header, text])
  database.close()
})
