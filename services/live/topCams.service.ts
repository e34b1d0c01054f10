import * as v from 'valibot'
import type { ListPage, PageRequest } from '../../machines/core/list/list.events.ts'
import { currencyCodes } from '../../machines/core/money.ts'
import type { TopCam } from '../../machines/live/topCams/topCams.events.ts'
import { count, flag, id, list, number, text } from '../core/bounds.ts'
import { topCamsDocument } from '../core/graphql/query.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { readableList } from '../core/readableList.ts'

const topCamSchema = v.object({
  id,
  name: text,
  profileLink: id,
  online: flag,
  onlineVideocall: flag,
  age: count,
  previewPicture: text,
  avatarPicture: text,
  spokenLanguages: list(text),
  pinnedCount: count,
  ratingCount: count,
  satisfactionRate: number,
  rankingPointsVideoCall: number,
  videocallPrice: v.object({ value: number, currency: v.picklist(currencyCodes) }),
}) satisfies v.GenericSchema<unknown, TopCam>

const topCamsSchema = v.object({ topCams: readableList(topCamSchema) })

/**
 * The work of the top cams' slot `loadListPage`: query `topCams` [ACT-16 ACT-38].
 * @param query the query service
 * @returns the whole list of that type, the best first; rejects as `GraphqlService` does
 */
export async function loadTopCams(
  query: GraphqlService,
  { filter: { type, online } }: Pick<PageRequest, 'filter'>,
  signal?: AbortSignal,
): Promise<ListPage> {
  const variables = { type: type as never, online: online === true }
  const { topCams } = await query.ask(topCamsDocument, variables, topCamsSchema, signal)
  return { items: topCams, totals: { all: topCams.length }, next: null }
}
