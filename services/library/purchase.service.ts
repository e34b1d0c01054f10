import * as v from 'valibot'
import type { AlbumAnswer } from '../../machines/library/album/album.events.ts'
import { heldBy, leastPriceOf } from '../../machines/library/media.ts'
import {
  type MediumNamed,
  type Offer,
  type PurchaseAnswer,
  type PurchaseOrder,
  purchaseRefusals,
} from '../../machines/library/purchase/purchase.events.ts'
import type { Video } from '../../machines/library/video/video.events.ts'
import { count, id } from '../core/bounds.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { pathPart } from '../core/pathPart.ts'
import { RequestFailed, type RequestService } from '../core/request.service.ts'
import { loadAlbum } from './album.service.ts'
import { priceSchema } from './media.schema.ts'
import { loadVideo } from './video.service.ts'

type Asks = Pick<RequestService, 'ask'>

interface Services {
  query: GraphqlService
  request: Asks
}

/**
 * The work of slot `loadOffer`: the video or the album as it is now.
 * @param language of the title [QRY-1]
 * @returns what it costs this guest, in coins; null when there is none any more. Rejects as the services do
 */
export async function loadOffer(
  { query, request }: Services,
  { kind, mediumId }: MediumNamed,
  language: string,
  signal?: AbortSignal,
): Promise<Offer | null> {
  if (kind === 'album') return offerOfAlbum(await loadAlbum(request, { albumId: mediumId }, signal))
  const video = await loadVideo(query, { videoId: mediumId }, language, signal)
  return video && offerOfVideo(video)
}

function offerOfAlbum(answer: AlbumAnswer): Offer | null {
  if (answer.is !== 'there') return null
  const { album } = answer
  const { id: mediumId, title, model, basePrice, pictureCount, isVipContent, isSoldOut } = album
  return {
    kind: 'album',
    mediumId,
    title,
    actorId: model.id,
    price: leastPriceOf(album).value,
    basePrice: basePrice.value,
    extent: pictureCount,
    isOwned: heldBy(album) !== null,
    isVipOnly: isVipContent,
    isSoldOut,
  }
}

function offerOfVideo(video: Video): Offer {
  const { id: mediumId, title, model, basePrice, duration, vip, isSoldOut } = video
  return {
    kind: 'video',
    mediumId,
    title,
    actorId: model.id,
    price: leastPriceOf(video).value,
    basePrice: basePrice.value,
    extent: duration,
    isOwned: heldBy(video) !== null,
    isVipOnly: vip,
    isSoldOut,
  }
}

const answerSchema = v.variant('success', [
  v.object({
    success: v.literal(true),
    purchase: v.object({ key: id, paid: v.object({ value: count }) }),
  }),
  v.object({
    success: v.literal(false),
    errorCode: v.fallback(v.picklist([...purchaseRefusals, 'unknown']), 'unknown'),
    price: priceSchema,
    basePrice: priceSchema,
    dailyBonusPrice: v.nullable(priceSchema),
    balance: count,
  }),
])

/**
 * The work of slot `buyMedium`: POST album/{albumId}/buy or video/{videoId}/buy, at the price that the guest saw
 * [GAL-14]. Sent again, it is one purchase.
 * @returns what came of it; what never was is gone. Rejects as `RequestService` does, and then nobody knows
 * whether it was bought
 */
export async function buyMedium(
  request: Asks,
  { kind, mediumId, ...order }: PurchaseOrder,
  signal?: AbortSignal,
): Promise<PurchaseAnswer> {
  const path = `${kind}/${pathPart(mediumId)}/buy`
  try {
    const answer = await request.ask({ method: 'POST', path, data: order, signal }, answerSchema)
    if (answer.success) {
      const { key, paid } = answer.purchase
      return { isBought: true, isByThisOrder: key === order.key && paid.value > 0 }
    }
    const { errorCode: refusal, basePrice, dailyBonusPrice } = answer
    const least = Math.min(answer.price.value, dailyBonusPrice?.value ?? answer.price.value)
    return { isBought: false, refusal, price: least, basePrice: basePrice.value }
  } catch (error) {
    if (error instanceof RequestFailed && error.status === 404)
      return { isBought: false, refusal: 'gone', price: order.price, basePrice: order.price }
    throw error
  }
}
