import * as v from 'valibot'
import type { Tag } from '../../machines/library/videoTags/videoTags.events.ts'
import { id, list, text } from '../core/bounds.ts'
import { popularTagsDocument, tagSearchDocument } from '../core/graphql/query.videos.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'

const tagsSchema = list(v.object({ id, label: text }))

/**
 * The work of slot `loadPopularTags`: query `tags { mostPopular }` [TAG-4].
 * @param language of the labels [QRY-1]
 * @returns so many tags, that of most videos first; rejects as `GraphqlService` does
 */
export async function loadPopularTags(
  query: GraphqlService,
  { first }: { first: number },
  language: string,
  signal?: AbortSignal,
): Promise<readonly Tag[]> {
  const schema = v.object({ tags: v.object({ mostPopular: tagsSchema }) })
  const answer = await query.ask(popularTagsDocument, { first, language }, schema, signal)
  return answer.tags.mostPopular
}

/**
 * The work of slot `suggestTags`: query `tagSearch` [TAG-3].
 * @param search what was typed
 * @returns ten tags at most; rejects as `GraphqlService` does
 */
export async function suggestTags(
  query: GraphqlService,
  { search }: { search: string },
  language: string,
  signal?: AbortSignal,
): Promise<readonly Tag[]> {
  const schema = v.object({ tagSearch: tagsSchema })
  return (await query.ask(tagSearchDocument, { search, language }, schema, signal)).tagSearch
}
