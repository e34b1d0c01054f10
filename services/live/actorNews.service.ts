import * as v from 'valibot'
import { currencyCodes } from '../../machines/core/money.ts'
import {
  type ActorSale,
  type OfActor,
  saleKinds,
  type TvAppearance,
} from '../../machines/live/actorNews/actorNews.events.ts'
import { flag, id, moment, number, text } from '../core/bounds.ts'
import { pathPart } from '../core/pathPart.ts'
import { readableList } from '../core/readableList.ts'
import type { RequestService } from '../core/request.service.ts'

type Asks = Pick<RequestService, 'ask'>

const tvAnswer = v.object({
  livestream: v.nullable(v.object({ start: moment, end: moment, isPremium: flag })),
})

const price = v.object({ value: number, currency: v.picklist(currencyCodes) })
const sale = v.object({
  id,
  kind: v.picklist(saleKinds),
  title: text,
  price,
  basePrice: price,
  end: moment,
}) satisfies v.GenericSchema<unknown, ActorSale>
const salesAnswer = v.object({ sales: readableList(sale) })

/**
 * The work of slot `loadActorTv`: GET actor/getActorTVLivestreamDataById/{actorId} [ACT-25].
 * @returns when the performer is, or will be, in the TV livestream; null when neither is planned; rejects as
 * `RequestService` does
 */
export async function loadActorTv(
  request: Asks,
  { actorId }: OfActor,
  signal?: AbortSignal,
): Promise<TvAppearance | null> {
  const path = `actor/getActorTVLivestreamDataById/${pathPart(actorId)}`
  return (await request.ask({ path, signal }, tvAnswer)).livestream
}

/**
 * The work of slot `loadActorSales`: GET sales/actor/{actorId} [ACT-34].
 * @returns what of the performer costs less now; rejects as `RequestService` does
 */
export async function loadActorSales(
  request: Asks,
  { actorId }: OfActor,
  signal?: AbortSignal,
): Promise<readonly ActorSale[]> {
  const path = `sales/actor/${pathPart(actorId)}`
  return (await request.ask({ path, signal }, salesAnswer)).sales
}
