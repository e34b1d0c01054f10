import * as v from 'valibot'
import { type SidebarGroup, sidebarKinds } from '../../machines/live/sidebar/sidebar.events.ts'
import { count, id, list, text } from '../core/bounds.ts'
import { sidebarDocument } from '../core/graphql/query.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { readableList } from '../core/readableList.ts'

const group = v.object({
  kind: v.picklist(sidebarKinds),
  entries: list(v.object({ slug: id, title: text, count: v.nullable(count) })),
})
const answer = v.object({ sidebar: readableList(group) })

/**
 * The work of slot `loadSidebar`: query `sidebar` [SEO-6].
 * @param language of the titles [QRY-1]
 * @returns the groups that have ways, of the kinds that this build knows; rejects as `GraphqlService` does
 */
export async function loadSidebar(
  query: GraphqlService,
  language: string,
  signal?: AbortSignal,
): Promise<readonly SidebarGroup[]> {
  const { sidebar } = await query.ask(sidebarDocument, { language }, answer, signal)
  return sidebar.filter(({ entries }) => entries.length > 0)
}
