/** What a service worker sees of its surroundings; the DOM's types do not name it. */
export interface WorkerScope {
  caches: CacheStorage
  fetch: typeof fetch
  location: { origin: string }
  setTimeout: (run: () => void, ms: number) => unknown
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void
}

interface WorkerEvents {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: Fetching
  message: WorkerEvent & { data: unknown }
}

interface WorkerEvent {
  /** Keeps the worker alive until the work is done; install and activate fail when it fails. */
  waitUntil(work: Promise<unknown>): void
}

/** A request on its way through the worker. */
export interface Fetching extends WorkerEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}

/** What one build consists of: absolute paths on the app's origin. */
export interface Build {
  /** Changes when any file of the build changes. */
  id: string
  /** What the start page needs, `/` being the page itself: stored before the build is used. */
  shell: readonly string[]
  /** Everything else: stored when it is used, or when the page has been loaded for a while. */
  rest: readonly string[]
}
