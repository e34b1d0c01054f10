/** Work under way, and how many wait for it. */
interface Running {
  result: Promise<unknown>
  ending: AbortController
  waiting: number
}

/**
 * Makes what does the same work once for all who want it at the same time.
 * @returns a function of what names the work, the work itself and another reason to give up. Who gives up
 * is told at once; the work is only when nobody waits for it any more
 */
export function createSharedWork() {
  const running = new Map<string, Running>()

  function begin(name: string, work: (signal: AbortSignal) => Promise<unknown>): Running {
    const ending = new AbortController()
    const begun = { result: work(ending.signal), ending, waiting: 0 }
    const end = () => forget(name, begun)
    begun.result.then(end, end)
    running.set(name, begun)
    return begun
  }

  function forget(name: string, over: Running) {
    if (running.get(name) === over) running.delete(name)
  }

  return <T>(
    name: string,
    work: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      signal?.throwIfAborted()
      const shared = running.get(name) ?? begin(name, work)
      shared.waiting += 1
      function leave() {
        shared.waiting -= 1
        reject(signal?.reason)
        if (shared.waiting > 0) return
        forget(name, shared)
        shared.ending.abort()
      }
      const stay = () => signal?.removeEventListener('abort', leave)
      signal?.addEventListener('abort', leave, { once: true })
      shared.result.finally(stay).then(resolve as (result: unknown) => void, reject)
    })
}
