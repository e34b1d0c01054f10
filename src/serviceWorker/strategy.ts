/**
 * How a request is answered.
 * - `page`: from the network, from the stored page when the network is slow or gone
 * - `settings`: from the network, stored, from the store when the network is gone
 * - `asset`: from the store, else from the network, stored until the build is replaced
 * - `picture`: the same, but the pictures used least recently make room
 * - `network`: the worker stays out of it and stores nothing
 */
export type Strategy = 'page' | 'settings' | 'asset' | 'picture' | 'network'

type Asked = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> }

/** What is not the app's: the platform, and the inspector, which is a page of its own. */
const foreignFolders = new Set([
  'graphql',
  'inspector',
  'internal',
  'phoenix',
  'realtime',
  'rest',
  'simulator',
])

/**
 * Decides how a request is answered. Nothing of the platform's, nothing with a token in its address
 * and nothing of another origin is ever stored.
 * @param request as the browser made it
 * @param origin the app's, such as `https://limelight.example`
 * @param files paths of the build's files that are not under /assets
 */
export function strategyFor(
  request: Asked,
  origin: string,
  files: { has(path: string): boolean },
): Strategy {
  const url = new URL(request.url)
  const folder = url.pathname.split('/')[1] ?? ''
  if (request.method !== 'GET' || url.origin !== origin) return 'network'
  if (request.headers.has('Range') || request.headers.has('Authorization')) return 'network'
  if (foreignFolders.has(folder)) return 'network'
  if (request.mode === 'navigate') return 'page'
  if (url.searchParams.has('access_token')) return 'network'
  if (url.pathname === '/config.json') return 'settings'
  if (folder === 'pictures') return 'picture'
  return folder === 'assets' || files.has(url.pathname) ? 'asset' : 'network'
}

/**
 * Which stored pictures make room.
 * @param stored those used least recently first
 * @param most how many may stay
 */
export function surplus<T>(stored: readonly T[], most: number): readonly T[] {
  return stored.slice(0, Math.max(0, stored.length - most))
}
