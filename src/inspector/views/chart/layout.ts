import ELK from 'elkjs/lib/elk-api.js'
import type { Chart } from '../../replica.chart.types.ts'
import { type ChartGraph, graphOf, layoutOptions } from './graphOf.ts'
import { type Job, Layouter, type LayoutWorker } from './layouter.ts'
import { type Picture, pictureOf } from './pictureOf.ts'

const mostKept = 40

interface Kept {
  job: Job
  picture: Promise<Picture>
  askers: number
}

const names = new WeakMap<Chart, string>()
const kept = new Map<string, Kept>()
const layouter = new Layouter(startWorker)

/** The same for charts that are drawn the same. */
function nameOfLayout(chart: Chart, collapsed: ReadonlySet<string>): string {
  let name = names.get(chart)
  if (name === undefined) {
    name = JSON.stringify(chart)
    names.set(chart, name)
  }
  return `${[...collapsed].toSorted().join('\n')}\n${name}`
}

/**
 * Lays a chart out in a worker; what was laid out lately is there at once.
 * @returns the picture, and what says that it is not wanted any more: a newer one comes before it then.
 * The picture rejects when the worker does not start, elkjs refuses the chart or it was given up
 */
export function layOut(
  chart: Chart,
  collapsed: ReadonlySet<string>,
): { picture: Promise<Picture>; leave(): void } {
  const name = nameOfLayout(chart, collapsed)
  const layout = kept.get(name) ?? begin(name, chart, collapsed)
  kept.delete(name)
  kept.set(name, layout)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  const count = (change: 1 | -1) => {
    layout.askers += change
    layout.job.isWanted = layout.askers > 0
  }
  count(1)
  return { picture: layout.picture, leave: () => count(-1) }
}

function begin(name: string, chart: Chart, collapsed: ReadonlySet<string>): Kept {
  const job = layouter.layOut(graphOf(chart, collapsed))
  const picture = job.graph.then(pictureOf)
  const layout = { job, picture, askers: 0 }
  picture.catch(() => {
    if (kept.get(name) === layout) kept.delete(name)
  })
  return layout
}

function startWorker(): LayoutWorker {
  const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' })
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`The worker that lays out charts failed: ${message ?? 'it did not load'}`)),
    )
  })
  failed.catch(() => {})
  const elk = new ELK({ workerFactory: () => worker })
  // what is wrong with the worker is told with the first chart
  const ready = Promise.race([elk.layout(small), failed]).catch(() => undefined)
  return {
    ready,
    layOut: (graph) => Promise.race([elk.layout(graph), failed]) as Promise<ChartGraph>,
    end: () => worker.terminate(),
  }
}

/** Once it is laid out, the worker's code has run. */
const small = {
  id: '',
  layoutOptions,
  children: ['one', 'other'].map((id) => ({ id, width: 60, height: 30 })),
  edges: [{ id: 'edge', sources: ['one'], targets: ['other'] }],
}

/** Has the worker ready before the first chart is wanted. */
export const warmUp = (): void => layouter.warmUp()
