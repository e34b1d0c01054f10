import { logOf, replayWhole } from './driving.ts'
import { type Figure, quantile } from './measure.ts'
import { app } from './mixes.ts'

const entries = 100_000
const seeks = 300

/** How long it takes to go anywhere in a long log. */
export async function measureSeek(): Promise<Figure[]> {
  const replayed = replayWhole(app, await logOf(app, entries))
  const times: number[] = []
  for (let i = 0; i < seeks; i++) {
    const before = performance.now()
    replayed.seek((i * 7_919_317) % replayed.length)
    times.push(performance.now() - before)
  }
  const slowest = Math.max(...times)
  return [
    {
      name: `slowest of ${seeks} seeks in ${entries} entries`,
      value: slowest,
      unit: 'ms',
      goal: 'under a frame of 16 ms',
      holds: slowest < 16,
    },
    {
      name: `99th percentile of ${seeks} seeks in ${entries} entries`,
      value: quantile(times, 0.99),
      unit: 'ms',
    },
  ]
}
