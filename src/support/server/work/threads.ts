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
}

const usualLimit = 60_000
/** Memory of a thread, in MB: a log that needs more is given up. */
const maxOldGenerationSizeMb = 1_024

/** Starts a thread when it is first needed, and anew when a log has cost one. */
export function startThreads({ entry, count, limit = usualLimit }: ThreadsOptions): Threads {
  const idle: Worker[] = []
  const waiting: (() => void)[] = []
  const all = new Set<Worker>()
  let busy = 0

  async function free(): Promise<void> {
    if (busy >= count) await new Promise<void>((resolve) => waiting.push(resolve))
    busy++
  }

  function start(): Worker {
    const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb } })
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
      return { states: [], errors: [], divergence: null, failure: (error as Error).message }
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
function answerOf(worker: Worker, log: Uint8Array, limit: number): Promise<Folded> {
  return new Promise<Folded>((resolve, reject) => {
    const giveUp = setTimeout(
      () => reject(new Error(`it takes longer than ${limit / 1000} s`)),
      limit,
    )
    const end = (settle: () => void) => {
      clearTimeout(giveUp)
      worker.removeAllListeners()
      settle()
    }
    worker.once('message', (folded: Folded) => end(() => resolve(folded)))
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() => {
        const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        const why = `it needs more than ${maxOldGenerationSizeMb} MB of memory`
        reject(new Error(isMemory ? why : `its thread failed: ${error.name}`))
      }),
    )
    worker.once('exit', () => end(() => reject(new Error('its thread ended'))))
    worker.postMessage(log)
  })
}
