import * as v from 'valibot'
import type { Vip30Month } from '../../machines/library/vip30History/vip30History.events.ts'
import { count } from '../core/bounds.ts'
import { vip30HistoryDocument } from '../core/graphql/query.videos.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { readableList } from '../core/readableList.ts'
import { priceSchema } from './media.schema.ts'

const monthSchema = v.object({
  month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  videos: count,
  value: priceSchema,
}) satisfies v.GenericSchema<unknown, Vip30Month>

const answerSchema = v.object({ vip30History: readableList(monthSchema) })

/**
 * The work of slot `loadVip30History`: query `vip30History` [VID-3].
 * @returns what the videos of each month would have cost, this month first; rejects as `GraphqlService` does
 */
export async function loadVip30History(
  query: GraphqlService,
  signal?: AbortSignal,
): Promise<readonly Vip30Month[]> {
  return (await query.ask(vip30HistoryDocument, {}, answerSchema, signal)).vip30History
}
