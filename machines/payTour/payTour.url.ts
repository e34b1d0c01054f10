import type { PayTourFlow } from './payTour.events.ts'

/**
 * The address at which the payment client opens a flow (contract §4), without a close button of its
 * own: the dialog around it has one [PAY-13].
 * @param options `payUrl` ends in `/`
 */
export function payFrameUrl(
  options: { payUrl: string; language: string; environment: string },
  flow: PayTourFlow,
): string {
  const query = {
    lang: options.language,
    environment: options.environment,
    flow,
    hideClose: 'true',
  }
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${options.payUrl}tour/${flow}?${pairs.join('&')}`
}
