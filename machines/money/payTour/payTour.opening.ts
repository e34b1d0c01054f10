import type { Device } from '../../shell/app/app.events.ts'
import type { PayTourPresentation, PayTourRequest } from './payTour.events.ts'
import { defaultFlow, flowFor, type PayTourFlow } from './payTour.flows.ts'
import {
  displayDefaults,
  optionsOf,
  type PayTourParams,
  type PayTourSite,
  payFrameUrl,
  toParams,
} from './payTour.options.ts'

/** A flow that is open and how. */
export interface Opening {
  flow: PayTourFlow
  presentation: PayTourPresentation
  /** Where the payment client is opened; nothing typed by the guest stands in it. */
  url: string
  /** What the payment client is told once it is ready. */
  params: PayTourParams
  /** The view that somebody asked for; null for the one that the flow begins with. */
  route: string | null
}

/**
 * How the payment client is shown: in a tab on a mobile device, else in a frame; autorecharge always
 * in one of full height [PAY-25 PAY-26 PAY-27 PAY-47].
 */
function presentationOf(flow: PayTourFlow, device: Device): PayTourPresentation {
  if (flow === 'autorecharge') return 'fullHeightFrame'
  return device === 'mobile' ? 'tab' : 'frame'
}

/** What opens for a request; without a flow `moneycharge` [PAY-33 PAY-52]. */
export function openingOf(
  request: PayTourRequest,
  site: PayTourSite & { device: Device; isRestricted: boolean },
): Opening {
  const flow = flowFor(site, request.flow ?? defaultFlow)
  const presentation = presentationOf(flow, site.device)
  const options = optionsOf(flow, request, site)
  const display = { ...displayDefaults(presentation, site), ...request.display }
  return {
    flow,
    presentation,
    url: payFrameUrl(site.payUrl, flow, toParams(display, options)),
    params: toParams(display, request.prefill, options),
    route: options.sview ?? null,
  }
}
