import { driveRecorded, logOf, replayWhole } from './driving.ts'
import { atMost, type Figure } from './measure.ts'
import { list, type Mix, mixes, spawning, tiny } from './mixes.ts'

const entries = 100_000
const megabyte = 2 ** 20
const settledAt = 50_000

/** What is in use after all that can be collected was. */
function heapUsed(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

async function heapOfReplay(mix: Mix): Promise<Figure> {
  const log = await logOf(mix, entries)
  const before = heapUsed()
  const replayed = replayWhole(mix, log)
  const value = (heapUsed() - before) / megabyte
  if (replayed.length !== log.entries.length) throw new Error('the log was not held')
  return atMost(60, {
    name: `heap of a replay of ${entries} entries of '${mix.name}'`,
    value,
    unit: 'MB',
  })
}

async function growthOf(mix: Mix, inputs: number): Promise<Figure> {
  let settled = 0
  let end = 0
  const pass = (count: number) => {
    if (count === settledAt) settled = heapUsed()
    if (count === inputs) end = heapUsed()
  }
  await driveRecorded(mix, inputs, { sink: () => undefined }, pass)
  return atMost(5, {
    name: `heap of a recording of '${mix.name}' into a sink, from ${settledAt} to ${inputs} inputs`,
    value: (end - settled) / megabyte,
    unit: 'MB more',
  })
}

/** What a replay holds, and whether a recording that hands its lines over grows. */
export async function measureHeap(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const mix of [...mixes, list]) figures.push(await heapOfReplay(mix))
  figures.push(await growthOf(tiny, 1_000_000), await growthOf(spawning, 200_000))
  return figures
}
