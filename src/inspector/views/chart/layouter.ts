import type { ChartGraph } from './graphOf.ts'

/** Lays graphs out, one at a time. */
export interface LayoutWorker {
  /** Settles once the worker has started. */
  ready: Promise<unknown>
  layOut(graph: ChartGraph): Promise<ChartGraph>
  end(): void
}

/** A layout that somebody wants, or no longer. */
export interface Job {
  readonly graph: Promise<ChartGraph>
  isWanted: boolean
}

interface Waiting extends Job {
  readonly given: ChartGraph
  resolve(graph: ChartGraph): void
  reject(error: Error): void
}

/** How long what nobody wants any more may keep the next one waiting, in ms. */
const patience = 150

const overtaken = 'Another layout was wanted before this one was done'

/** Has graphs laid out in a worker. One that nobody wants any more gives way to those behind it. */
export class Layouter {
  readonly #start: () => LayoutWorker
  #worker: LayoutWorker | undefined
  #running: Waiting | undefined
  #waiting: Waiting[] = []
  #isHurrying = false

  constructor(start: () => LayoutWorker) {
    this.#start = start
  }

  /** Has the worker ready before a layout is wanted. */
  warmUp(): void {
    this.#worker ??= this.#start()
  }

  /** @returns the layout; it rejects when the worker fails or refuses the graph, or it was given up */
  layOut(given: ChartGraph): Job {
    let [resolve, reject]: [Waiting['resolve'], Waiting['reject']] = [() => {}, () => {}]
    const graph = new Promise<ChartGraph>((...settle) => {
      ;[resolve, reject] = settle
    })
    const job: Waiting = { graph, given, isWanted: true, resolve, reject }
    this.#waiting.push(job)
    this.#next()
    return job
  }

  #next(): void {
    if (this.#running) {
      void this.#hurry(this.#running)
      return
    }
    const job = this.#waiting.shift()
    if (!job) return
    if (!job.isWanted) {
      job.reject(new Error(overtaken))
      this.#next()
      return
    }
    this.#worker ??= this.#start()
    const worker = this.#worker
    this.#running = job
    worker.layOut(job.given).then(
      (graph) => this.#done(job, () => job.resolve(graph)),
      (error: Error) =>
        this.#done(job, () => {
          this.#end(worker)
          job.reject(error)
        }),
    )
    if (this.#waiting.length > 0) void this.#hurry(job)
  }

  #done(job: Waiting, tell: () => void): void {
    if (this.#running !== job) return
    this.#running = undefined
    tell()
    this.#next()
  }

  /** Gives up what is under way if it is not wanted, others are, and it is not done soon. */
  async #hurry(job: Waiting): Promise<void> {
    if (this.#isHurrying) return
    this.#isHurrying = true
    await this.#worker?.ready.catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, patience))
    this.#isHurrying = false
    if (this.#waiting.length === 0) return
    const { isWanted } = job
    if (this.#running === job && !isWanted) {
      if (this.#worker) this.#end(this.#worker)
      this.#done(job, () => job.reject(new Error(overtaken)))
    } else if (this.#running) void this.#hurry(this.#running)
  }

  #end(worker: LayoutWorker): void {
    worker.end()
    if (this.#worker === worker) this.#worker = undefined
  }
}
