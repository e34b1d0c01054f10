import type { CDPSession } from '@playwright/test'

interface Profile {
  nodes: { id: number; callFrame: { functionName: string } }[]
  samples: number[]
  timeDeltas: number[]
}

/** What the profiler names while no script runs. */
const resting: ReadonlySet<string> = new Set(['(idle)', '(program)', '(root)'])

/**
 * Begins to take the time of the script that a page's worker runs.
 * @param session of the page
 * @param file what the worker's address has
 * @param interval between two samples, in µs
 * @returns ends it and gives the time in ms
 * @throws Error when the page has no such worker
 */
export async function profileWorker(
  session: CDPSession,
  file: string,
  interval: number,
): Promise<() => Promise<number>> {
  let worker: string | undefined
  let count = 0
  const asked = new Map<number, (result: unknown) => void>()
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.url.includes(file)) worker = sessionId
  })
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message)
    asked.get(id)?.(result)
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  if (worker === undefined) throw new Error(`the page has no worker ${file}`)
  const sessionId = worker

  function ask(method: string, params: object = {}): Promise<unknown> {
    const id = ++count
    const answer = new Promise((resolve) => void asked.set(id, resolve))
    const message = JSON.stringify({ id, method, params })
    return session.send('Target.sendMessageToTarget', { sessionId, message }).then(() => answer)
  }

  await ask('Profiler.enable')
  await ask('Profiler.setSamplingInterval', { interval })
  await ask('Profiler.start')
  return async () => {
    const { profile } = (await ask('Profiler.stop')) as { profile: Profile }
    const isResting = new Set(
      profile.nodes
        .filter(({ callFrame }) => resting.has(callFrame.functionName))
        .map(({ id }) => id),
    )
    return profile.samples.reduce(
      (sum, id, index) => sum + (isResting.has(id) ? 0 : (profile.timeDeltas[index] ?? 0) / 1_000),
      0,
    )
  }
}
