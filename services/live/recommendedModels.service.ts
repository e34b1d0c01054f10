import * as v from 'valibot'
import type { ListedPerformer } from '../../machines/live/cams/listedPerformer.ts'
import type { RecommendedModelsQuery } from '../../machines/live/recommendedModels/recommendedModels.events.ts'
import { recommendedModelsDocument } from '../core/graphql/query.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { readableList } from '../core/readableList.ts'
import { performerSchema } from './performer.schema.ts'

const recommendedModelsSchema = v.object({ recommendedModels: readableList(performerSchema) })

/** What is asked for when nobody says otherwise [FAV-5]. */
const usual = { models: 4, ageRating: 16, size: 16 } as const

/**
 * The work of slot `loadRecommendedModels`: query `recommendedModels` [FAV-5].
 * @param query the query service
 * @param language of what performers say of themselves [QRY-1]
 * @returns the performers, the best first; rejects as `GraphqlService` does
 */
export async function loadRecommendedModels(
  query: GraphqlService,
  { besideId, models = usual.models, ageRating = usual.ageRating }: RecommendedModelsQuery,
  language: string,
  signal?: AbortSignal,
): Promise<readonly ListedPerformer[]> {
  const variables = { language, models, ageRating, size: usual.size, besideId }
  const answer = await query.ask(
    recommendedModelsDocument,
    variables,
    recommendedModelsSchema,
    signal,
  )
  return answer.recommendedModels
}
