import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChartGraph } from './graphOf.ts'
import { Layouter, type LayoutWorker } from './layouter.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const graph = (id: string): ChartGraph => ({ id, layoutOptions: {}, children: [], edges: [] })

/** Workers that are done with a graph when they are told so. */
function workers() {
  const started: (LayoutWorker & { asked: string[]; isOver: boolean })[] = []
  const answers = new Map<string, { done(): void; fail(error: Error): void }>()
  const start = () => {
    const worker = {
      ready: Promise.resolve(),
      asked: [] as string[],
      isOver: false,
      layOut: (given: ChartGraph) =>
        new Promise<ChartGraph>((resolve, reject) => {
          worker.asked.push(given.id)
          answers.set(given.id, { done: () => resolve({ ...given, width: 9 }), fail: reject })
        }),
      end() {
        worker.isOver = true
      },
    }
    started.push(worker)
    return worker
  }
  return { start, started, done: (id: string) => answers.get(id)?.done(), answers }
}

const settled = () => vi.advanceTimersByTimeAsync(0)
const outcomeOf = (job: { graph: Promise<ChartGraph> }) => {
  const outcome = { said: '' }
  job.graph.then(
    ({ id }) => {
      outcome.said = `done ${id}`
    },
    (error: Error) => {
      outcome.said = error.message
    },
  )
  return outcome
}

test('lays out one graph after the other in one worker', async () => {
  const { start, started, done } = workers()
  const layouter = new Layouter(start)
  const [one, other] = [layouter.layOut(graph('one')), layouter.layOut(graph('other'))].map(
    outcomeOf,
  )
  await vi.advanceTimersByTimeAsync(10_000)
  expect(started.map(({ asked }) => asked)).toEqual([['one']])
  done('one')
  await settled()
  done('other')
  await settled()
  expect([one?.said, other?.said]).toEqual(['done one', 'done other'])
  expect(started.map(({ asked, isOver }) => [asked, isOver])).toEqual([[['one', 'other'], false]])
})

test('gives up what takes long and is not wanted any more once another is', async () => {
  const { start, started, done } = workers()
  const layouter = new Layouter(start)
  const long = layouter.layOut(graph('long'))
  const outcome = outcomeOf(long)
  long.isWanted = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(started[0]?.isOver).toBe(false)

  const next = outcomeOf(layouter.layOut(graph('next')))
  await vi.advanceTimersByTimeAsync(100)
  expect(started[0]?.isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(started[0]?.isOver).toBe(true)
  expect(outcome.said).toMatch(/Another layout was wanted/)
  done('next')
  await settled()
  expect(next.said).toBe('done next')
  expect(started[1]?.asked).toEqual(['next'])
})

test('leaves what is wanted, or again, to its end', async () => {
  const { start, started, done } = workers()
  const layouter = new Layouter(start)
  const long = layouter.layOut(graph('long'))
  const outcome = outcomeOf(long)
  long.isWanted = false
  layouter.layOut(graph('next'))
  await vi.advanceTimersByTimeAsync(100)
  long.isWanted = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(started.map(({ isOver }) => isOver)).toEqual([false])
  done('long')
  await settled()
  expect(outcome.said).toBe('done long')
})

test('gives up what ceases to be wanted while another waits already', async () => {
  const { start, started } = workers()
  const layouter = new Layouter(start)
  const long = layouter.layOut(graph('long'))
  outcomeOf(long)
  layouter.layOut(graph('next'))
  await vi.advanceTimersByTimeAsync(5_000)
  long.isWanted = false
  await vi.advanceTimersByTimeAsync(200)
  expect(started.map(({ asked }) => asked)).toEqual([['long'], ['next']])
})

test('does not begin what nobody wants any more', async () => {
  const { start, started, done } = workers()
  const layouter = new Layouter(start)
  layouter.layOut(graph('first'))
  const passed = layouter.layOut(graph('passed'))
  const outcome = outcomeOf(passed)
  layouter.layOut(graph('last'))
  passed.isWanted = false
  done('first')
  await settled()
  expect(started[0]?.asked).toEqual(['first', 'last'])
  expect(outcome.said).toMatch(/Another layout was wanted/)
})

test('starts another worker after one that failed', async () => {
  const { start, started, answers } = workers()
  const layouter = new Layouter(start)
  layouter.warmUp()
  const bad = outcomeOf(layouter.layOut(graph('bad')))
  answers.get('bad')?.fail(new Error('no memory'))
  await settled()
  expect(bad.said).toBe('no memory')
  layouter.layOut(graph('next'))
  expect(started.map(({ asked, isOver }) => [asked, isOver])).toEqual([
    [['bad'], true],
    [['next'], false],
  ])
})
