import { expect, test } from 'vitest'
import { createSharedWork } from './sharedWork.ts'

/** Work of which each run is answered by the test. */
function sharedWork() {
  const share = createSharedWork()
  const runs: {
    signal: AbortSignal
    resolve: (result: string) => void
    reject: (reason: Error) => void
  }[] = []
  const work = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => void runs.push({ signal, resolve, reject }))
  return { runs, want: (name: string, signal?: AbortSignal) => share(name, work, signal) }
}

test('what several want at the same time is done once, and anew after that', async () => {
  const { runs, want } = sharedWork()
  const both = Promise.all([want('a'), want('a')])
  const other = want('b')
  expect(runs).toHaveLength(2)
  runs[0]?.resolve('done')
  runs[1]?.reject(new Error('gone'))
  expect(await both).toEqual(['done', 'done'])
  await expect(other).rejects.toThrow('gone')
  void want('a')
  void want('b')
  expect(runs).toHaveLength(4)
})

test('who gives up is told at once, and the work ends with the last of them', async () => {
  const { runs, want } = sharedWork()
  const [one, other] = [new AbortController(), new AbortController()]
  const first = want('a', one.signal)
  const second = want('a', other.signal)
  one.abort(new Error('the first left'))
  await expect(first).rejects.toThrow('the first left')
  expect(runs[0]?.signal.aborted).toBe(false)
  other.abort(new Error('the second left'))
  await expect(second).rejects.toThrow('the second left')
  expect(runs[0]?.signal.aborted).toBe(true)
  void want('a')
  expect(runs).toHaveLength(2)
  runs[0]?.reject(new Error('aborted'))
  await Promise.resolve()
  void want('a')
  expect(runs).toHaveLength(2)
})

test('nobody who has given up before begins anything', async () => {
  const { runs, want } = sharedWork()
  await expect(want('a', AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  expect(runs).toEqual([])
})
