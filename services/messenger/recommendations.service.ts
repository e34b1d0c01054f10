import * as v from 'valibot'
import type {
  RecommendationsQuery,
  RecommendedActor,
} from '../../machines/messenger/recommendations/recommendations.events.ts'
import { count, flag, id, list, text } from '../core/bounds.ts'
import type { RequestService } from '../core/request.service.ts'

const recommendationsSchema = v.object({
  actors: list(
    v.object({
      id,
      name: text,
      age: count,
      isOnline: flag,
      pictureUrl: text,
    }),
  ),
})

/**
 * The work of slot `loadRecommendations`: GET messenger/recommendations with currentActorId, useGrid
 * and fsk [MSG-19].
 * @returns the actors, best first; rejects as `RequestService` does
 */
export async function loadRecommendations(
  request: Pick<RequestService, 'ask'>,
  { currentActorId, useGrid, fsk }: RecommendationsQuery,
  signal?: AbortSignal,
): Promise<readonly RecommendedActor[]> {
  const data = { currentActorId, useGrid, fsk }
  const call = { path: 'messenger/recommendations', data, signal }
  return (await request.ask(call, recommendationsSchema)).actors
}
