import * as v from 'valibot'
import type { NewsletterSubscription } from '../../machines/account/newsletter/newsletter.events.ts'
import type { RequestService } from '../core/request.service.ts'

const answerSchema = v.object({ success: v.boolean() })

/**
 * The work of slot `subscribe`: POST newsletter/subscribe [NWS-2].
 * @returns whether it worked; false when the call fails [NWS-3]
 */
export function subscribe(
  request: Pick<RequestService, 'ask'>,
  subscription: NewsletterSubscription,
): Promise<boolean> {
  return submit(request, 'newsletter/subscribe', subscription)
}

/** The work of slot `unsubscribe`: POST newsletter/unsubscribe, else as `subscribe` [NWS-4]. */
export function unsubscribe(
  request: Pick<RequestService, 'ask'>,
  subscription: NewsletterSubscription,
): Promise<boolean> {
  return submit(request, 'newsletter/unsubscribe', subscription)
}

async function submit(
  request: Pick<RequestService, 'ask'>,
  path: string,
  { typeId, userId, emailAddress }: NewsletterSubscription,
): Promise<boolean> {
  try {
    const data = { typeId, userId, emailAddress }
    return (await request.ask({ path, method: 'POST', data }, answerSchema)).success
  } catch {
    return false
  }
}
