import type { Build, Fetching, WorkerScope } from './scope.ts'
import { type Strategy, strategyFor, surplus } from './strategy.ts'

const page = '/'
const settingsPath = '/config.json'
const buildPrefix = 'limelight-build-'
const picturesCache = 'limelight-pictures'
const settingsCache = 'limelight-settings'

/** A guest who waits longer for the page is better served by the stored one. */
const slowNetwork = 4_000
/** The page and what it loads go first. */
const quietAfter = 10_000
const mostPictures = 300

/**
 * Makes a service worker's scope serve one build of the app: offline from its stores, online with
 * the newest page. A newer build waits until a page sends `{ type: 'activate' }`; then the stores of
 * older builds go.
 * @param scope the worker's `self`
 * @param build what this worker was built with
 */
export function serve(scope: WorkerScope, build: Build): void {
  const { caches } = scope
  const buildCache = `${buildPrefix}${build.id}`
  const files = new Set([...build.shell, ...build.rest])
  let isStoringRest = false

  /** Assets are named by their content: the browser's own cache cannot hold an old one. */
  function wanted(path: string): Request {
    const cache = path.startsWith('/assets/') ? 'default' : 'no-cache'
    return new Request(new URL(path, scope.location.origin), { cache })
  }

  async function storeShell(): Promise<void> {
    const cache = await caches.open(buildCache)
    await cache.addAll(build.shell.map(wanted))
    const settings = await caches.open(settingsCache)
    await settings.add(wanted(settingsPath)).catch(() => undefined)
  }

  async function dropOlderBuilds(): Promise<void> {
    const names = await caches.keys()
    const older = names.filter((name) => name.startsWith(buildPrefix) && name !== buildCache)
    await Promise.all(older.map((name) => caches.delete(name)))
  }

  /** One file after the other; what cannot be had now comes with a later page. */
  async function storeRest(): Promise<void> {
    if (isStoringRest) return
    isStoringRest = true
    await new Promise<void>((resolve) => scope.setTimeout(resolve, quietAfter))
    const cache = await caches.open(buildCache)
    for (const path of build.rest) {
      if (!(await cache.match(path))) await cache.add(path).catch(() => undefined)
    }
    isStoringRest = false
  }

  /** The stored page stays the one of this build: a newer page may need assets not stored here. */
  async function newestPage({ request }: Fetching): Promise<Response> {
    const fresh = scope.fetch(request)
    const late = new Promise<'late'>((resolve) => {
      scope.setTimeout(() => resolve('late'), slowNetwork)
    })
    const first = await Promise.race([fresh, late]).catch(() => 'gone' as const)
    if (typeof first === 'object') return first
    return (await caches.match(page, { cacheName: buildCache })) ?? fresh
  }

  async function newestSettings(fetching: Fetching): Promise<Response> {
    const cache = await caches.open(settingsCache)
    try {
      const fresh = await scope.fetch(fetching.request)
      return keep(fetching, fresh, (copy) => cache.put(settingsPath, copy))
    } catch (error) {
      const stored = await cache.match(settingsPath)
      if (stored) return stored
      throw error
    }
  }

  async function storedAsset(fetching: Fetching): Promise<Response> {
    const { request } = fetching
    const cache = await caches.open(buildCache)
    const stored = await cache.match(request, { ignoreSearch: true, ignoreVary: true })
    if (stored) return stored
    return keep(fetching, await scope.fetch(request), (copy) => cache.put(request, copy))
  }

  /** Storing a picture again makes it the one used last. */
  async function storedPicture(fetching: Fetching): Promise<Response> {
    const { request } = fetching
    const cache = await caches.open(picturesCache)
    const stored = await cache.match(request)
    return keep(fetching, stored ?? (await scope.fetch(request)), async (copy) => {
      await cache.put(request, copy)
      if (stored) return
      for (const old of surplus(await cache.keys(), mostPictures)) await cache.delete(old)
    })
  }

  const answers: Record<Exclude<Strategy, 'network'>, (fetching: Fetching) => Promise<Response>> = {
    page: newestPage,
    settings: newestSettings,
    asset: storedAsset,
    picture: storedPicture,
  }

  scope.addEventListener('install', (event) => event.waitUntil(storeShell()))
  scope.addEventListener('activate', (event) => event.waitUntil(dropOlderBuilds()))
  scope.addEventListener('message', (event) => {
    if (isActivation(event.data)) event.waitUntil(scope.skipWaiting())
  })
  scope.addEventListener('fetch', (event) => {
    const strategy = strategyFor(event.request, scope.location.origin, files)
    if (strategy === 'network') return
    event.respondWith(answers[strategy](event))
    // Not waited for: a worker that is at work holds up the build that would replace it
    if (strategy === 'page') void storeRest()
  })
}

/** Answers at once and stores a copy beside it; a store that is full or closed loses nothing. */
function keep(fetching: Fetching, answer: Response, store: (copy: Response) => Promise<void>) {
  if (answer.status === 200) fetching.waitUntil(store(answer.clone()).catch(() => undefined))
  return answer
}

function isActivation(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'activate'
}
