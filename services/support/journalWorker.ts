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
  terminate(): void
  onmessage: ((event: MessageEvent<FromWriter>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** How often a worker is started whose file does not come, and how long after the first time, in ms: each time twice as long. */
const mostStarts = 6
const firstPause = 1_000

type After = (ms: number, run: () => void) => unknown

/** Has the log written by a worker of its own, which ends with the page; `after` as of `writerIn`. */
export function writerInWorker(page: Window & typeof globalThis, after: After): StartWriter {
  let url: string | undefined
  return writerIn(() => {
    // a policy can be made once
    url ??= trusted(page, workerUrl)
    return new page.Worker(url, { type: 'module' })
  }, after)
}

/**
 * Has the log written by a worker. One whose file does not come is started again, and told again what it missed; one that
 * never comes, fails later or cannot be started is a disk that fails.
 * @param start throws where there are no workers
 * @param after does something so many ms later
 */
export function writerIn(start: () => WorkerLike, after: After): StartWriter {
  return (hear) => {
    let worker: WorkerLike | undefined
    let starts = 0
    /** What it was told and may have missed: all of it until it says something. */
    let told: ToWriter[] | undefined = []
    const fail = () => {
      told = undefined
      hear({ failed: 'WorkerError' })
    }

    function begin(): void {
      starts++
      try {
        worker = start()
      } catch {
        fail()
        return
      }
      worker.onmessage = ({ data }) => {
        told = undefined
        hear(data)
      }
      worker.onerror = () => {
        // two never write one log
        worker?.terminate()
        worker = undefined
        if (told && starts < mostStarts) after(firstPause * 2 ** (starts - 1), begin)
        else fail()
      }
      for (const message of told ?? []) worker.postMessage(message)
    }

    begin()
    return (message) => {
      told?.push(message)
      worker?.postMessage(message)
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
