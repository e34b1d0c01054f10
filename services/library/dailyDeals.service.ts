import * as v from 'valibot'
import type { DailyDeals } from '../../machines/library/dailyDeals/dailyDeals.events.ts'
import { count, id, list, moment, text } from '../core/bounds.ts'
import { dailyDealsDocument } from '../core/graphql/query.albums.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { readableList } from '../core/readableList.ts'
import { listedAlbumSchema } from './album.schema.ts'
import { guestInfoSchema, modelSchema, priceSchema } from './media.schema.ts'

const videoSchema = v.pipe(
  v.object({
    id,
    title: text,
    model: modelSchema,
    duration: count,
    previewImages: v.pipe(list(text), v.minLength(1)),
    price: priceSchema,
    basePrice: priceSchema,
    dailyBonusPrice: v.nullable(priceSchema),
    guestInfo: guestInfoSchema,
  }),
  v.transform(({ previewImages: [cover = ''], ...video }) => ({ ...video, cover })),
)

/**
 * The work of slot `loadDailyDeals`: the query `dailyDeals`.
 * @param language of the titles [QRY-1]
 * @returns what costs less, and until when; rejects as `GraphqlService` does
 */
export async function loadDailyDeals(
  query: GraphqlService,
  language: string,
  signal?: AbortSignal,
): Promise<DailyDeals> {
  const schema = v.object({
    dailyDeals: v.object({
      videos: readableList(videoSchema),
      albums: readableList(listedAlbumSchema),
      endsAt: moment,
    }),
  })
  return (await query.ask(dailyDealsDocument, { language }, schema, signal)).dailyDeals
}
