import { expect, test } from 'vitest'
import { writerIn } from './journalWorker.ts'
import type { FromWriter, ToWriter } from './journalWriter.ts'

type Worker = ReturnType<typeof fakeWorker>

function fakeWorker() {
  const posted: ToWriter[] = []
  return {
    posted,
    isEnded: false,
    terminate() {
      this.isEnded = true
    },
    postMessage: (message: ToWriter) => void posted.push(message),
    onmessage: null as ((event: MessageEvent<FromWriter>) => void) | null,
    onerror: null as ((event: ErrorEvent) => void) | null,
    says(data: FromWriter) {
      this.onmessage?.({ data } as MessageEvent<FromWriter>)
    },
    fails() {
      this.onerror?.({} as ErrorEvent)
    },
  }
}

/** A page whose workers are kept, and whose time passes as the test lets it. */
function startedWriter() {
  const workers: Worker[] = []
  const heard: FromWriter[] = []
  const waiting: { ms: number; act: () => void }[] = []
  const tell = writerIn(
    () => {
      const worker = fakeWorker()
      workers.push(worker)
      return worker
    },
    (ms, act) => waiting.push({ ms, act }),
  )((message) => heard.push(message))
  return { workers, heard, waiting, tell, next: () => waiting.shift()?.act() }
}

test('what is told is posted to the worker, what it posts is heard', () => {
  const { workers, heard, tell } = startedWriter()
  tell({ page: 'hidden' })
  workers[0]?.says({ written: 3 })
  expect(workers[0]?.posted).toEqual([{ page: 'hidden' }])
  expect(heard).toEqual([{ written: 3 }])
})

test('a worker whose file does not come is started again, and is told what was told meanwhile, in order', () => {
  const { workers, heard, tell, waiting, next } = startedWriter()
  tell({ page: 'hidden' })
  workers[0]?.fails()
  tell({ page: 'shown' })
  expect(waiting.map(({ ms }) => ms)).toEqual([1_000])
  expect(workers[0]?.isEnded).toBe(true)
  next()
  expect(workers[1]?.posted).toEqual([{ page: 'hidden' }, { page: 'shown' }])
  tell({ settle: 1 })
  workers[1]?.says({ written: 1 })
  expect(workers[1]?.posted.at(-1)).toEqual({ settle: 1 })
  expect(workers[0]?.posted).toEqual([{ page: 'hidden' }])
  expect(heard).toEqual([{ written: 1 }])
})

test('a worker whose file never comes is a disk that fails, after six tries', () => {
  const { workers, heard, waiting, next } = startedWriter()
  const pauses: number[] = []
  for (let turn = 0; turn < 10; turn++) {
    workers.at(-1)?.fails()
    pauses.push(...waiting.map(({ ms }) => ms))
    if (waiting.length === 0) break
    next()
  }
  expect(workers).toHaveLength(6)
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000])
  expect(heard).toEqual([{ failed: 'WorkerError' }])
})

test('a worker that fails once it wrote is a disk that fails', () => {
  const { workers, heard, waiting } = startedWriter()
  workers[0]?.says({ written: 1 })
  workers[0]?.fails()
  expect(heard).toEqual([{ written: 1 }, { failed: 'WorkerError' }])
  expect(waiting).toEqual([])
})

test('where no worker starts the disk fails, and what is told goes nowhere', () => {
  const heard: FromWriter[] = []
  const tell = writerIn(
    () => {
      throw new Error('no workers')
    },
    () => {},
  )((message) => heard.push(message))
  expect(heard).toEqual([{ failed: 'WorkerError' }])
  expect(tell({ page: 'hidden' })).toBeUndefined()
})
