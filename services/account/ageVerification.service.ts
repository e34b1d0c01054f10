import * as v from 'valibot'
import type { Environment } from '../core/environment.ts'
import { bonusAvailableDocument, requestAvsDocument } from '../core/graphql/guest.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { isWebAddress } from '../core/webAddress.ts'

const bonusSchema = v.object({ avs: v.object({ bonusAvailable: v.boolean() }) })

const webAddress = v.pipe(
  v.string(),
  v.check((url) => URL.canParse(url) && isWebAddress(url)),
)
const orderedSchema = v.object({ avs: v.object({ requestAvs: v.object({ url: webAddress }) }) })

/**
 * The work of slot `loadBonusAvailable` [AVS-13].
 * @param guest the guest service
 * @returns whether the guest gets a bonus for the age verification; rejects as `GraphqlService` does
 */
export async function loadBonusAvailable(
  guest: GraphqlService,
  signal?: AbortSignal,
): Promise<boolean> {
  const answer = await guest.ask(bonusAvailableDocument, {}, bonusSchema, signal)
  return answer.avs.bonusAvailable
}

/**
 * The work of slot `requestAvs` [AVS-12].
 * @param order `forwardUrl`, where of this site the provider leads back to; a path is sent as an address
 * @returns where the guest proves the age, an address of http(s); rejects as `GraphqlService` does
 */
export async function requestAvs(
  { guest, environment }: { guest: GraphqlService; environment: Pick<Environment, 'address'> },
  order: { forwardUrl: string },
  signal?: AbortSignal,
): Promise<{ url: string }> {
  const forwardUrl = new URL(order.forwardUrl, environment.address()).href
  const answer = await guest.ask(requestAvsDocument, { forwardUrl }, orderedSchema, signal)
  return answer.avs.requestAvs
}
