import { afterEach, expect, test, vi } from 'vitest'
import { startThreads } from './threads.ts'

/** A thread that does what the log says, as only a log can make it. */
const entry = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', (log) => {
      const text = new TextDecoder().decode(log)
      if (text === 'hang') for (;;);
      if (text === 'throw') throw new Error('secret')
      if (text === 'end') process.exit(0)
      if (text === 'grow') for (const all = []; ; ) all.push(new Array(1e6).fill({}))
      parentPort.postMessage({ states: [text], errors: [], divergence: null, failure: null })
    })
  `)}`,
)
const limit = 300
const bytes = (text: string) => new TextEncoder().encode(text)

afterEach(() => void vi.useRealTimers())

test.each([
  ['hang', 'it takes longer than 0.3 s'],
  ['throw', 'its thread failed: Error'],
  ['end', 'its thread ended'],
  ['grow', 'it needs too much memory'],
])(
  'a log that makes its thread %s has failed, and the next one is folded',
  async (text, failure) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const threads = startThreads({ entry, count: 1, memory: 64, limit })
    const folded = Promise.all([threads.fold(bytes(text)), threads.fold(bytes('fine'))])
    if (text === 'hang') await vi.advanceTimersByTimeAsync(limit)
    expect(await folded).toMatchObject([
      { failure, states: [] },
      { failure: null, states: ['fine'] },
    ])
    await threads.close()
  },
)

test('folds as many at once as there are threads, and all in the end', async () => {
  const threads = startThreads({ entry, count: 2 })
  const texts = Array.from({ length: 20 }, (_, n) => `log ${n}`)
  const outcomes = await Promise.all(texts.map((text) => threads.fold(bytes(text))))
  expect(outcomes.flatMap(({ states }) => states)).toEqual(texts)
  await threads.close()
})
