import * as v from 'valibot'
import type { ListPage, PageRequest } from '../../machines/core/list/list.events.ts'
import { count } from '../core/bounds.ts'
import { favouriteModelsDocument } from '../core/graphql/query.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { readableList } from '../core/readableList.ts'
import { performerSchema } from './performer.schema.ts'

const favouriteModelsSchema = v.object({
  favouriteModels: v.object({ models: readableList(performerSchema), total: count }),
})

/** So many favourites are asked for when nobody says how many [FAV-7]. */
const usualAmount = 50

/**
 * The work of the favourites' slot `loadListPage`: query `favouriteModels` [FAV-6 FAV-7].
 * @param query the query service
 * @param language of what performers say of themselves [QRY-1]
 * @param amount how many are asked for at once
 * @returns the favourites, those who are live first; rejects as `GraphqlService` does
 */
export async function loadFavouriteModels(
  query: GraphqlService,
  { start }: Pick<PageRequest, 'start'>,
  language: string,
  signal?: AbortSignal,
  amount = usualAmount,
): Promise<ListPage> {
  const offset = start && 'offset' in start ? start.offset : 0
  const variables = { language, first: amount, offset }
  const answer = await query.ask(favouriteModelsDocument, variables, favouriteModelsSchema, signal)
  const { models, total } = answer.favouriteModels
  const end = offset + amount
  return {
    items: models,
    totals: { all: total },
    next: end < total ? { offset: end } : null,
  }
}
