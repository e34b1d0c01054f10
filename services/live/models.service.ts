import * as v from 'valibot'
import type { ListPage, PageRequest } from '../../machines/core/list/list.events.ts'
import { count } from '../core/bounds.ts'
import { modelsDocument } from '../core/graphql/query.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { readableList } from '../core/readableList.ts'
import { performerSchema } from './performer.schema.ts'
import { pageAfter } from './performersPage.ts'

const modelsSchema = v.object({
  models_v3: v.object({
    models: readableList(performerSchema),
    total: count,
    totalOnline: count,
  }),
})

/**
 * The work of the performers' slot `loadListPage`: query `models_v3` [ACT-36 ACT-37 QRY-3].
 * @param query the query service
 * @param language of what performers say of themselves [QRY-1]
 * @returns a page of 15, with how many the filter leaves and how many are online in all; rejects as
 * `GraphqlService` does
 */
export async function loadModels(
  query: GraphqlService,
  { filter, order, start }: PageRequest,
  language: string,
  signal?: AbortSignal,
): Promise<ListPage> {
  const offset = start && 'offset' in start ? start.offset : 0
  const variables = { language, filter, sort: order as never, offset }
  const answer = await query.ask(modelsDocument, variables, modelsSchema, signal)
  return pageAfter(offset, answer.models_v3)
}
