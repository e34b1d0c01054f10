import * as v from 'valibot'
import type {
  CancellationOfferAcceptance,
  CancellationOfferAnswer,
} from '../../machines/money/cancellationOffer/cancellationOffer.events.ts'
import type { RequestService } from '../core/request.service.ts'

const answerSchema = v.object({
  accepted_offer: v.boolean(),
  accepted_offer_info: v.nullable(v.string()),
})

/**
 * The work of slot `acceptOffer`: POST acceptCancellationOffer [REQ-2].
 * @param acceptance `platformText`, the words of the offer as they were shown
 * @returns whether the platform took it, and what it says about it; rejects as `RequestService` does
 */
export async function acceptOffer(
  request: Pick<RequestService, 'ask'>,
  { guestId, platformText }: CancellationOfferAcceptance,
): Promise<CancellationOfferAnswer> {
  const data = { guest_id: guestId, platform_text: platformText }
  const call = { path: 'acceptCancellationOffer', method: 'POST', data } as const
  const answer = await request.ask(call, answerSchema)
  return { acceptedOffer: answer.accepted_offer, acceptedOfferInfo: answer.accepted_offer_info }
}
