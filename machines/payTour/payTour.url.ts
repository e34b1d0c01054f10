import type { PayTourFlow } from './payTour.events.ts'

/**
 * The address at which the payment client opens a flow (contract §4).
 * @param options `payUrl` ends in `/`
 */
export function payFrameUrl(
  options: { payUrl: string; language: string; environment: string },
  flow: PayTourFlow,
): string {
  const query = { lang: options.language, environment: options.environment, flow }
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${options.payUrl}tour/${flow}?${pairs.join('&')}`
}
