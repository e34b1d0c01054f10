const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => waiting.shift()?.()

/**
 * Resolves in a task of its own, as `nextTask` does, but at once: a browser lets each of many timers in a row wait for
 * 4 ms, and folding takes hundreds of turns.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    port2.postMessage(null)
  })
}

/** Resolves in a task before which everything else goes that waits: messages, pictures, files that come. Some browsers know no such tasks. */
export async function lastTurn(): Promise<void> {
  if ('scheduler' in globalThis) await scheduler.postTask(() => {}, { priority: 'background' })
  else await nextTurn()
}

/** Resolves after a time in ms. */
export function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time))
}
