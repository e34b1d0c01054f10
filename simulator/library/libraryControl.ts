import { Hono } from 'hono'
import * as v from 'valibot'
import { count, flag, id, text } from '../core/entities.ts'
import { ordersOf } from '../core/orders.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import type { Medium } from './media.ts'

/** The calls whose next answer can get lost, by what they are for. */
const losable = {
  purchase: '/rest/v1/*/buy',
  watch: '/rest/v1/watch/*',
  comment: '/rest/v1/gallery/postComment',
  rating: '/rest/v1/gallery/set*',
} as const

const mediumId = v.pipe(
  text,
  v.regex(/^(video|album)\d+$/, 'must be a video or album, such as video7'),
)
const guest = v.pipe(text, v.nonEmpty('must be a guest id or *'))
const priceOrder = v.strictObject({
  mediumId,
  coins: v.pipe(count, v.minValue(1, 'must be 1 or more')),
})
const goneOrder = v.strictObject({ mediumId, isGone: flag })
const soldOutOrder = v.strictObject({ mediumId, isSoldOut: flag })
const giveOrder = v.strictObject({ guestId: id, mediumId })
const loseOrder = v.strictObject({
  to: guest,
  what: v.picklist(['purchase', 'watch', 'comment', 'rating'], 'must be a call that can get lost'),
})

/** How the simulator's page and tests drive the library. Mounted below the control, which guards it. */
export function createLibraryControl(platform: Platform): Hono {
  const { faults, library, world } = platform
  const { catalogue, filmKeys, opinions, ownership, sales } = library
  const control = new Hono()
  const order = ordersOf(control)

  function mediumOf(given: string): Medium {
    const medium = catalogue.find(given)
    if (medium) return medium
    throw new Refusal(404, `mediumId: there is no ${given}`, 'mediumId')
  }

  control.get('/', (context) => {
    const asked = context.req.query('medium') ?? ''
    const to = context.req.query('guest') ?? '*'
    const account = to === '*' ? null : world.account(to)
    const medium = catalogue.find(asked)
    return context.json({
      losable: Object.keys(losable),
      medium: medium && {
        id: medium.id,
        kind: medium.kind,
        title: medium.title('en'),
        actorName: medium.performer.name,
        cost: catalogue.costOf(medium),
        basePrice: medium.basePrice,
        isFree: medium.isFree,
        isVip: medium.isVip,
        isGone: catalogue.isGone(medium.id),
        isSoldOut: catalogue.isSoldOut(medium.id),
        sold: sales.soldOf(medium.id),
        views: opinions.viewsOf(medium.id, medium.figures.views),
        ...opinions.figuresOf(medium.id, medium.figures),
        guestInfo: account && ownership.guestInfoOf(account, medium),
      },
      owned: ownership
        .ownedBy(account)
        .map(({ medium: { id: owned }, how }) => ({ id: owned, how })),
    })
  })

  order('/price', priceOrder, ({ mediumId: given, coins }) => {
    const medium = mediumOf(given)
    catalogue.setPrice(medium.id, coins)
    return `${given} costs ${catalogue.costOf(medium)} coins`
  })

  order('/gone', goneOrder, ({ mediumId: given, isGone }) => {
    catalogue.setGone(mediumOf(given).id, isGone)
    return `${given} is ${isGone ? 'gone' : 'there again'}`
  })

  order('/soldOut', soldOutOrder, ({ mediumId: given, isSoldOut }) => {
    catalogue.setSoldOut(mediumOf(given).id, isSoldOut)
    return `${given} is ${isSoldOut ? 'sold out' : 'for sale'}`
  })

  order('/give', giveOrder, ({ guestId, mediumId: given }) => {
    ownership.give(world.account(guestId), mediumOf(given), 'gifted')
    return `${guestId} was given ${given}`
  })

  order('/expireFilms', v.strictObject({ to: guest }), ({ to }) => {
    if (to !== '*') world.account(to)
    filmKeys.expire(to)
    return `every address of a film that ${to === '*' ? 'anybody' : to} has is expired`
  })

  order('/lose', loseOrder, ({ to, what }) => {
    if (to !== '*') world.account(to)
    faults.set(to, 'httpLost', { path: losable[what], next: 1 })
    return `the next answer to a ${what} of ${to === '*' ? 'anybody' : to} gets lost`
  })

  return control
}
