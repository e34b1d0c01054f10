import { closedBy, ownStyles, written } from '../../../simulator/core/appHeaders.ts'

/**
 * The headers of a file of the console, which is built for the folder `/support/`.
 * @param path as it was asked for: `/support/`, `/support/replay.html`, `/support/assets/…`
 */
export function supportHeaders(path: string): Record<string, string> {
  if (path === '/support/replay.html') return replayHeaders()
  return path.startsWith('/support/assets/') ? assetHeaders() : consoleHeaders()
}

/**
 * The headers of the console's page: it speaks with its own origin alone, and frames nothing but the replay.
 */
export function consoleHeaders(): Record<string, string> {
  return {
    ...closedBy(
      written({
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", ...ownStyles],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': ["'self'"],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default'],
      }),
    ),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Names of reports stand in the address
    'Referrer-Policy': 'no-referrer',
  }
}

/**
 * The headers of the document in which a guest's session is drawn: it loads the console's scripts, styles and
 * fonts, and reaches nothing else, neither by a request nor by a picture. It is sandboxed also when it is opened
 * by itself: its origin is none, and it has no cookie and no storage.
 */
export function replayHeaders(): Record<string, string> {
  const { 'X-Frame-Options': _, ...closed } = closedBy(
    written({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", ...ownStyles],
      'img-src': ['data:'],
      'font-src': ["'self'"],
      'connect-src': ["'none'"],
      'media-src': ["'none'"],
      'frame-src': ["'none'"],
      'worker-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['structured-data'],
      sandbox: ['allow-scripts'],
    }),
  )
  return { ...closed, 'Referrer-Policy': 'no-referrer', 'X-DNS-Prefetch-Control': 'off' }
}

/** Scripts, styles and fonts are the same for all; a document without an origin loads them as from elsewhere. */
function assetHeaders(): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}
