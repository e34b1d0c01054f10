import * as v from 'valibot'
import type { Category } from '../../machines/shell/categories/categories.events.ts'
import { id } from '../core/bounds.ts'
import { categoriesDocument } from '../core/graphql/query.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'

const categoriesSchema = v.object({
  categories: v.array(v.object({ slug: id, title: v.string() })),
})

/**
 * The work of slot `loadCategories`.
 * @param query the query service
 * @param language the titles' language
 * @returns the categories in the order of the platform; rejects as `GraphqlService` does
 */
export async function loadCategories(
  query: GraphqlService,
  language: string,
  signal?: AbortSignal,
): Promise<readonly Category[]> {
  const answer = await query.ask(categoriesDocument, { language }, categoriesSchema, signal)
  return answer.categories
}
