import * as v from 'valibot'
import type { CallbackLogicFunction, EventObject } from 'xstate'
import type {
  CheckoutRefusal,
  CheckoutWindowEvent,
} from '../../machines/money/checkout/checkout.events.ts'
import { isCheckoutUrl } from '../../machines/money/checkout/checkoutUrl.ts'
import { long } from '../core/bounds.ts'
import { countedRefusals } from '../core/countedRefusals.ts'
import type { Environment, WindowMessage } from '../core/environment.ts'
import { isPlain, largestMessage } from '../core/plainMessage.ts'
import { watchClosed } from './watchClosed.ts'

const headSchema = v.object({ id: v.string(), action: v.string() })
const orderSchema = v.object({ checkoutLink: v.pipe(v.string(), long(0, 2048)) })

/**
 * The work of slot `checkoutWindow`: listens to the checkout whose iframe shows `url` and opens what
 * it orders, in a window of its own, or in a new tab when the page itself is framed [CHK-1 to CHK-10].
 * A checkout's id is the last part of its path. A message counts only when it comes from the
 * checkout's origin and window and carries that id.
 * @param checkoutOrigin the only origin of checkouts and of what they open
 */
export function createCheckoutWork(
  environment: Environment,
  checkoutOrigin: () => string,
): CallbackLogicFunction<EventObject, CheckoutWindowEvent, { url: string }> {
  return ({ input, sendBack: report }) => {
    const origin = checkoutOrigin()
    const expectedId = checkoutId(input.url, origin)
    if (expectedId === undefined) {
      report({ type: 'checkout.urlInvalid' })
      return () => {}
    }
    let stopWatching = () => {}

    const { refuse, stop: stopCounting } = countedRefusals<CheckoutRefusal>(
      environment,
      (refusal) => report({ type: 'checkout.messageRefused', ...refusal }),
    )

    function open(link: string) {
      if (checkoutId(link, origin) === undefined) return report({ type: 'checkout.urlInvalid' })
      const inNewTab = environment.isFramed()
      if (inNewTab) environment.warn('the checkout is framed: it opens in a new tab')
      const opened = environment.openWindow(link, inNewTab ? 'tab' : 'popup')
      if (!opened) return report({ type: 'checkout.popupBlocked' })
      const answer = { id: expectedId, action: 'checkoutOpened' }
      environment.checkoutFrameWindow()?.postMessage(answer, origin)
      report({ type: 'checkout.opened', inNewTab })
      stopWatching()
      stopWatching = watchClosed(environment, opened, () => report({ type: 'checkout.closed' }))
    }

    function take({ origin: from, source, data }: WindowMessage) {
      if (from !== origin) return refuse('foreignOrigin')
      const frame = environment.checkoutFrameWindow()
      if (frame === null || source !== frame) return refuse('foreignWindow')
      const head = isPlain(data, largestMessage) ? v.safeParse(headSchema, data) : undefined
      if (!head?.success) return refuse('malformed')
      if (head.output.id !== expectedId) return refuse('wrongId')
      if (head.output.action !== 'openCheckout') return refuse('unknownAction')
      const order = v.safeParse(orderSchema, data)
      if (!order.success) return refuse('malformed')
      open(order.output.checkoutLink)
    }

    const stopHearing = environment.onWindowMessage(take)
    return () => {
      stopHearing()
      stopCounting()
      stopWatching()
    }
  }
}

/** The last part of a checkout's path; undefined when the address is none of a checkout. */
function checkoutId(url: string, origin: string): string | undefined {
  if (!isCheckoutUrl(url) || !URL.canParse(url) || new URL(url).origin !== origin) return undefined
  return new URL(url).pathname.split('/').findLast(Boolean)
}
