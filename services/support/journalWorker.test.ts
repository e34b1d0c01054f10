import { expect, test } from 'vitest'
import { writerIn } from './journalWorker.ts'
import type { FromWriter, ToWriter } from './journalWriter.ts'

function fakeWorker() {
  const posted: ToWriter[] = []
  return {
    posted,
    postMessage: (message: ToWriter) => void posted.push(message),
    onmessage: null as ((event: MessageEvent<FromWriter>) => void) | null,
    onerror: null as ((event: ErrorEvent) => void) | null,
  }
}

test('what is told is posted to the worker, what it posts is heard', () => {
  const worker = fakeWorker()
  const heard: FromWriter[] = []
  const tell = writerIn(() => worker)((message) => heard.push(message))
  tell({ page: 'hidden' })
  worker.onmessage?.({ data: { written: 3 } } as MessageEvent<FromWriter>)
  expect(worker.posted).toEqual([{ page: 'hidden' }])
  expect(heard).toEqual([{ written: 3 }])
})

test('a worker whose file does not come is a disk that fails', () => {
  const worker = fakeWorker()
  const heard: FromWriter[] = []
  writerIn(() => worker)((message) => heard.push(message))
  worker.onerror?.({} as ErrorEvent)
  expect(heard).toEqual([{ failed: 'WorkerError' }])
})

test('where no worker starts the disk fails, and what is told goes nowhere', () => {
  const heard: FromWriter[] = []
  const tell = writerIn(() => {
    throw new Error('no workers')
  })((message) => heard.push(message))
  expect(heard).toEqual([{ failed: 'WorkerError' }])
  expect(tell({ page: 'hidden' })).toBeUndefined()
})
