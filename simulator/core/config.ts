import { siblingOrigin } from './origins.ts'

/**
 * The runtime configuration (contract §1) under the host name of the request.
 * @param url of the request
 * @param payPort port of the payment client's origin
 * @param build build id of the app
 * @param ver caching tag
 * @param reportsUrl where reports go; to an address of the app's own origin, at which nobody is, by default
 */
export function configOf(
  url: string,
  payPort: number,
  build: string,
  ver: string,
  reportsUrl?: string,
) {
  const { origin, host } = new URL(url)
  const payOrigin = siblingOrigin(url, payPort)
  return {
    build,
    environment: 'lp',
    ver,
    realtimeUrl: `ws://${host}/realtime`,
    restUrl: `${origin}/rest/v1/`,
    queryUrl: `${origin}/graphql/query`,
    feedUrl: `${origin}/graphql/feed`,
    guestUrl: `${origin}/graphql/guest`,
    contentUrl: `${origin}/graphql/content`,
    bonusCodeUrl: `${origin}/graphql/bonus-code`,
    trackingUrl: `${origin}/graphql/tracking`,
    payUrl: `${payOrigin}/`,
    checkoutOrigin: payOrigin,
    reportUrl: reportsUrl ?? `${origin}/reports`,
    loginEnabled: true,
    forcedAgeVerification: false,
    siteVariant: null,
  }
}
