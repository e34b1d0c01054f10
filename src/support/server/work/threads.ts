import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Fold, Folded } from './fold.ts'

/** Threads that fold logs, so that nobody waits while they do. */
export interface Threads {
  fold: Fold
  close(): Promise<void>
}

export interface ThreadsOptions {
  /** The program's own file: in a thread it folds logs. */
  entry: string | URL
  count: number
  /** A log that takes longer is given up, in ms. */
  limit?: number
  /** Memory of a thread, in MB: a log that needs more is given up. */
  memory?: number
}

const usualLimit = 60_000
const usualMemory = 1_024

/** Starts a thread when it is first needed, and anew when a log has cost one. */
export function startThreads(options: ThreadsOptions): Threads {
  const { entry, count, limit = usualLimit, memory = usualMemory } = options
  const idle: Worker[] = []
  const waiting: (() => void)[] = []
  const all = new Set<Worker>()
  let busy = 0

  async function free(): Promise<void> {
    if (busy >= count) await new Promise<void>((resolve) => waiting.push(resolve))
    busy++
  }

  function start(): Worker {
    const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: memory } })
    all.add(worker)
    return worker
  }

  async function give(worker: Worker, log: Uint8Array): Promise<Folded> {
    try {
      const folded = await answerOf(worker, log, limit)
      idle.push(worker)
      return folded
    } catch (error) {
      all.delete(worker)
      await worker.terminate()
      return {
        ...{ states: [], errors: [], divergence: null, waypoints: null },
        failure: (error as Error).message,
      }
    }
  }

  return {
    async fold(log) {
      await free()
      try {
        return await give(idle.pop() ?? start(), log)
      } finally {
        busy--
        waiting.shift()?.()
      }
    },
    close: async () => void (await Promise.all([...all].map((worker) => worker.terminate()))),
  }
}

/** @throws Error that says why there is no answer */
async function answerOf(worker: Worker, log: Uint8Array, limit: number): Promise<Folded> {
  const ended = new AbortController()
  const giveUp = setTimeout(() => ended.abort(`it takes longer than ${limit / 1000} s`), limit)
  const exited = () => ended.abort('its thread ended')
  worker.once('exit', exited)
  try {
    const answer = once(worker, 'message', { signal: ended.signal })
    worker.postMessage(log)
    const [folded] = await answer
    return folded
  } catch (error) {
    throw new Error(problemOf(error as Error, ended.signal))
  } finally {
    clearTimeout(giveUp)
    worker.off('exit', exited)
  }
}

function problemOf({ name, code }: NodeJS.ErrnoException, { reason }: AbortSignal): string {
  if (name === 'AbortError') return String(reason)
  return code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'it needs too much memory'
    : `its thread failed: ${name}`
}
