import * as v from 'valibot'
import { bonusAvailableDocument } from './graphql/guest.documents.ts'
import type { GraphqlService } from './graphql.service.ts'

const bonusSchema = v.object({ avs: v.object({ bonusAvailable: v.boolean() }) })

/**
 * The work of slot `loadBonusAvailable`.
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
