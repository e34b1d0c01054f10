import * as v from 'valibot'
import type { Account } from '../core/account.ts'
import { count, id } from '../core/entities.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import { type Endpoint, endpoint } from '../core/rest.ts'
import type { Medium } from './media.ts'
import { type MediumOrder, meansOfPayment, type Purchase } from './mediaSales.ts'
import { pricesOf } from './toldMedia.ts'

const order = v.strictObject({
  key: v.pipe(id, v.maxLength(100, 'is too long')),
  price: count,
  payWith: v.optional(
    v.picklist(meansOfPayment, `must be ${meansOfPayment.join(' or ')}`),
    'coins',
  ),
})

/** Videos and albums are bought alike, once a guest (GAL-14). */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: 'album/:albumId/buy',
    isForGuests: true,
    body: order,
    answer({ account, body, parameter, platform }) {
      const album = platform.library.catalogue.findAlbum(parameter('albumId'))
      return buy(platform, account, album, body)
    },
  }),
  endpoint({
    method: 'POST',
    path: 'video/:videoId/buy',
    isForGuests: true,
    body: order,
    answer({ account, body, parameter, platform }) {
      const video = platform.library.catalogue.findVideo(parameter('videoId'))
      return buy(platform, account, video, body)
    },
  }),
]

/** What came of an order; what it costs now comes with it, for whoever was shown another price. */
function buy(
  { library: { catalogue, sales } }: Pick<Platform, 'library'>,
  account: Account,
  medium: Medium | undefined,
  given: MediumOrder,
) {
  if (!medium) throw new Refusal(404, 'id: there is no such video or album', 'id')
  const outcome = sales.buy(account, medium, given)
  const now = { balance: account.guest.balance, ...pricesOf(medium, catalogue) }
  if (!outcome.purchase) return { success: false, errorCode: outcome.reason, ...now }
  return { success: true, isNew: outcome.isNew, purchase: toldPurchase(outcome.purchase), ...now }
}

const toldPurchase = ({ at, ...purchase }: Purchase) => ({
  ...purchase,
  at: new Date(at).toISOString(),
})
