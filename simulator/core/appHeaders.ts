import { createHash } from 'node:crypto'
import type { configOf } from './config.ts'

type Config = ReturnType<typeof configOf>

/** Where browsers report what the Content-Security-Policy refused. */
export const cspReportPath = '/simulator/csp-reports'

/** The style elements that react-aria adds to the page, to the letter. */
export const libraryStyles = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
]

/** Sources of styles for the policy of a page that react-aria stands on. */
export const ownStyles = libraryStyles.map((style) => `'sha256-${digestOf(style)}'`)

const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
const ownFeatures = ['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture']

const permissions = [
  ...unusedFeatures.map((feature) => `${feature}=()`),
  ...ownFeatures.map((feature) => `${feature}=(self)`),
].join(', ')

/**
 * The headers under which every file of the app is served: a strict Content-Security-Policy for this
 * configuration, and what else keeps the page closed.
 */
export function appHeaders(config: Config): Record<string, string> {
  return closedBy(policyOf(config))
}

/**
 * The headers of the inspector's page: it speaks with pages of its own origin and with processes on this
 * machine that let themselves be inspected, and with nobody else.
 */
export function inspectorHeaders(): Record<string, string> {
  return closedBy(
    written({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", ...ownStyles],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'ws://127.0.0.1:*', 'ws://localhost:*'],
      'worker-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
      'report-uri': [cspReportPath],
    }),
  )
}

/** @returns the headers of a page that is closed but for what its policy allows */
export function closedBy(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions,
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

/** The origins that the app connects to by its configuration; GraphQL ones speak ws too. */
function connectionsOf(config: Config): string[] {
  const { queryUrl, feedUrl, guestUrl, contentUrl, bonusCodeUrl, trackingUrl } = config
  const graphql = [queryUrl, feedUrl, guestUrl, contentUrl, bonusCodeUrl, trackingUrl]
  const subscriptions = graphql.map((url) => url.replace(/^http/, 'ws'))
  const { realtimeUrl, restUrl, reportUrl } = config
  const all = [realtimeUrl, restUrl, reportUrl, ...graphql, ...subscriptions]
  return [...new Set(all.map((url) => new URL(url).origin))]
}

function policyOf(config: Config): string {
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...ownStyles],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectionsOf(config)],
    'media-src': ["'self'", 'blob:'],
    'frame-src': [new URL(config.payUrl).origin],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['journal', 'limelight', 'structured-data'],
    'report-uri': [cspReportPath],
  })
}

/** @returns a policy as its header says it */
export function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
