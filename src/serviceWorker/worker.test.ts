import { beforeEach, expect, it, vi } from 'vitest'
import type { Fetching, WorkerScope } from './scope.ts'
import { serve } from './worker.ts'

const origin = 'https://limelight.example'
const build = { id: 'new', shell: ['/', '/assets/start.js'], rest: ['/assets/later.js'] }

let stores: Map<string, Map<string, Response>>
let answer: (path: string) => Promise<Response>
let worker: ReturnType<typeof startWorker>

beforeEach(() => {
  vi.useFakeTimers()
  stores = new Map()
  answer = async (path) => new Response(`fresh ${path}`)
  worker = startWorker()
  return () => vi.useRealTimers()
})

function pathOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : String(request), origin).pathname
}

function store(name: string) {
  const entries = stores.get(name) ?? new Map<string, Response>()
  stores.set(name, entries)
  return {
    match: async (request: RequestInfo) => entries.get(pathOf(request))?.clone(),
    put: async (request: RequestInfo, response: Response) => {
      entries.delete(pathOf(request))
      entries.set(pathOf(request), response)
    },
    add: async (request: RequestInfo) => {
      entries.set(pathOf(request), await answer(pathOf(request)))
    },
    addAll: async (requests: Request[]) => {
      for (const path of requests.map(pathOf)) entries.set(path, await answer(path))
    },
    delete: async (request: Request) => entries.delete(pathOf(request)),
    keys: async () => [...entries.keys()].map((path) => new Request(new URL(path, origin))),
  }
}

/** A worker in a scope whose stores are maps from path to response, oldest first. */
function startWorker() {
  const listeners: Record<string, (event: object) => void> = {}
  const skipWaiting = vi.fn(async () => undefined)
  const scope = {
    caches: {
      open: async (name: string) => store(name),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (path: string, { cacheName }: { cacheName: string }) =>
        store(cacheName).match(path),
    },
    fetch: (request: Request) => answer(pathOf(request.url)),
    location: { origin },
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    skipWaiting,
    addEventListener(type: string, listener: (event: object) => void) {
      listeners[type] = listener
    },
  }
  serve(scope as unknown as WorkerScope, build)

  async function tell(type: string, event: object = {}): Promise<void> {
    const work: Promise<unknown>[] = []
    listeners[type]?.({ ...event, waitUntil: (more: Promise<unknown>) => work.push(more) })
    await Promise.all(work)
  }

  /** The text of the answer, and whatever the worker does beside it. */
  async function ask(path: string, mode = 'cors'): Promise<string | undefined> {
    let given: Promise<Response> | undefined
    const work: Promise<unknown>[] = []
    const url = new URL(path, origin).href
    const event: Fetching = {
      request: new Request(url),
      respondWith: (promise) => (given = promise),
      waitUntil: (more) => work.push(more),
    }
    Object.defineProperty(event.request, 'mode', { value: mode })
    listeners.fetch?.(event)
    const text = await (await given)?.text()
    await Promise.all(work)
    return text
  }
  return { ask, tell, skipWaiting }
}

const offline = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch')
}

it('stores the start page before it is used, and shows it at every address while offline', async () => {
  await worker.tell('install')
  answer = offline
  expect(await worker.ask('/de/cams/', 'navigate')).toBe('fresh /')
  expect(await worker.ask('/assets/start.js')).toBe('fresh /assets/start.js')
})

it('fails to install when a part of the start page is missing', async () => {
  answer = (path) => (path === '/assets/start.js' ? offline() : Promise.resolve(new Response()))
  await expect(worker.tell('install')).rejects.toThrow('Failed to fetch')
})

it('takes the page from the network, but from the store after four slow seconds', async () => {
  await worker.tell('install')
  answer = async () => new Response('newer page')
  expect(await worker.ask('/', 'navigate')).toBe('newer page')

  answer = () => new Promise(() => undefined)
  let shown: string | undefined
  void worker.ask('/', 'navigate').then((text) => (shown = text))
  await vi.advanceTimersByTimeAsync(3_999)
  expect(shown).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(shown).toBe('fresh /')
})

it('stores the rest of the build when a page has been loaded for ten seconds', async () => {
  await worker.tell('install')
  await worker.ask('/', 'navigate')
  await vi.advanceTimersByTimeAsync(9_999)
  expect(stores.get('limelight-build-new')?.has('/assets/later.js')).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(stores.get('limelight-build-new')?.has('/assets/later.js')).toBe(true)
})

it('does not hold up a newer build by what it still has to store', async () => {
  await worker.tell('install')
  const answered = vi.fn()
  void worker.ask('/', 'navigate').then(answered)
  await vi.advanceTimersByTimeAsync(0)
  expect(answered).toHaveBeenCalledOnce()
})

it('has a configuration from the beginning, for a guest who goes offline at once', async () => {
  await worker.tell('install')
  answer = offline
  expect(await worker.ask('/config.json?ver=3')).toBe('fresh /config.json')
})

it('asks for the configuration each time and gives the stored one while offline', async () => {
  await worker.ask('/config.json?ver=1')
  answer = async () => new Response('changed')
  expect(await worker.ask('/config.json?ver=2')).toBe('changed')
  answer = offline
  expect(await worker.ask('/config.json?ver=3')).toBe('changed')
})

it('stores no answer that is an error', async () => {
  answer = async () => new Response('gone', { status: 404 })
  await worker.ask('/assets/old.js')
  await worker.ask('/config.json')
  expect([...stores.values()].flatMap((entries) => [...entries.keys()])).toEqual([])
})

it('keeps the 300 pictures used last', async () => {
  const picture = (seed: number) => `/pictures/cover/${seed}/w320.svg`
  for (let seed = 0; seed < 300; seed++) await worker.ask(picture(seed))
  await worker.ask(picture(0))
  await worker.ask(picture(300))
  const stored = stores.get('limelight-pictures')
  expect(stored?.size).toBe(300)
  expect([stored?.has(picture(0)), stored?.has(picture(1))]).toEqual([true, false])
})

it('waits until a page says so, then drops the stores of older builds alone', async () => {
  for (const name of ['limelight-build-old', 'limelight-pictures', 'other']) store(name)
  await worker.tell('install')
  await worker.tell('message', { data: 'activate' })
  expect(worker.skipWaiting).not.toHaveBeenCalled()
  await worker.tell('message', { data: { type: 'activate' } })
  expect(worker.skipWaiting).toHaveBeenCalledOnce()
  await worker.tell('activate')
  expect([...stores.keys()]).not.toContain('limelight-build-old')
  expect([...stores.keys()]).toEqual(expect.arrayContaining(['limelight-pictures', 'other']))
  expect(stores.get('limelight-build-new')?.size).toBe(build.shell.length)
})
