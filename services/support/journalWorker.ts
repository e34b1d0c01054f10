import type { StartWriter } from './journal.service.ts'
import workerUrl from './journal.worker.ts?worker&url'
import type { FromWriter, ToWriter } from './journalWriter.ts'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/** What the page has of a worker. */
interface WorkerLike {
  postMessage(message: ToWriter): void
  onmessage: ((event: MessageEvent<FromWriter>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** Has the log written by a worker of its own, which ends with the page. */
export function writerInWorker(page: Window & typeof globalThis): StartWriter {
  return writerIn(() => new page.Worker(trusted(page, workerUrl), { type: 'module' }))
}

/**
 * Has the log written by a worker. One that cannot be started, or whose file does not come, is a disk that fails.
 * @param start throws where there are no workers
 */
export function writerIn(start: () => WorkerLike): StartWriter {
  return (hear) => {
    const fail = () => hear({ failed: 'WorkerError' })
    try {
      const worker = start()
      worker.onmessage = ({ data }) => hear(data)
      worker.onerror = fail
      return (message) => worker.postMessage(message)
    } catch {
      fail()
      return () => {}
    }
  }
}

/** The address of the worker, trusted by the policy `journal`, which trusts no other. */
function trusted(page: object, url: string): string {
  if (!('trustedTypes' in page)) return url
  const policy = (page.trustedTypes as TrustedTypes).createPolicy('journal', {
    createScriptURL(asked) {
      if (asked === workerUrl) return asked
      throw new TypeError(`no worker is loaded from ${asked}`)
    },
  })
  return policy.createScriptURL(url)
}
