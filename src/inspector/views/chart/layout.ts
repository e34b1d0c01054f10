import ELK, { type ELK as Elk } from 'elkjs/lib/elk-api.js'
import type { Chart } from '../../replica.types.ts'
import { type ChartGraph, graphOf, layoutOptions } from './graphOf.ts'
import { type Picture, pictureOf } from './pictureOf.ts'

const mostKept = 40

const names = new WeakMap<Chart, string>()
const kept = new Map<string, Promise<Picture>>()
let layouter: { elk: Elk; failed: Promise<never> } | undefined

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
 * @throws {Error} when the worker does not start or elkjs refuses the chart
 */
export function layOut(chart: Chart, collapsed: ReadonlySet<string>): Promise<Picture> {
  const name = nameOfLayout(chart, collapsed)
  const known = kept.get(name)
  kept.delete(name)
  const picture = known ?? layOutAnew(chart, collapsed)
  kept.set(name, picture)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  if (!known) picture.catch(() => kept.delete(name))
  return picture
}

async function layOutAnew(chart: Chart, collapsed: ReadonlySet<string>): Promise<Picture> {
  layouter ??= startWorker()
  const { elk, failed } = layouter
  const graph = graphOf(chart, collapsed)
  return pictureOf((await Promise.race([elk.layout(graph), failed])) as ChartGraph)
}

function startWorker() {
  const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' })
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => {
      layouter = undefined
      worker.terminate()
      reject(new Error(`The worker that lays out charts failed: ${message ?? 'it did not load'}`))
    })
  })
  failed.catch(() => {})
  return { elk: new ELK({ workerFactory: () => worker }), failed }
}

const small = {
  id: '',
  layoutOptions,
  children: ['one', 'other'].map((id) => ({ id, width: 60, height: 30 })),
  edges: [{ id: 'edge', sources: ['one'], targets: ['other'] }],
}

/** Has the worker ready, and its code once run, before the first chart is wanted. */
export function warmUp(): void {
  if (layouter) return
  layouter = startWorker()
  // what is wrong with the worker is told with the first chart
  layouter.elk.layout(small).catch(() => {})
}
