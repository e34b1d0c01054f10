import { createRandom } from '../core/random.ts'
import { day, type Medium } from './media.ts'

/** What costs how much, today and this month. */
export interface Offers {
  /** Coins, without the deal of the day; an order of the simulator’s page may have changed it. */
  priceOf(medium: Medium): number
  /** Coins; null for what is no deal of today [VID-8]. */
  dailyBonusPriceOf(medium: Medium): number | null
  /** What it costs now: the least of both, in coins. */
  costOf(medium: Medium): number
  isDiscounted(medium: Medium): boolean
  setPrice(id: string, coins: number): void
  /** The deals of today, and when they end, in ms since the epoch. */
  dailyDeals(): { media: Medium[]; endsAt: number }
  /** Whether VIP guests have it by flatrate this month. */
  isVip30Offer(medium: Medium): boolean
  /** The last twelve months, this one first: what was on offer, and what it would have cost [VID-3]. */
  vip30History(): { month: string; videos: number; coins: number }[]
}

interface Shop {
  now: () => number
  seed: number
  media: () => readonly Medium[]
}

const dealsOfADay = 18
const dealShare = 0.5
const vip30Count = 30
const months = 12
/** The day begins one hour before it does in UTC, as daily bonuses do [DBN-11]. */
const berlin = 3_600_000

/** Makes the offers of a shop. */
export function createOffers({ now, seed, media }: Shop): Offers {
  const prices = new Map<string, number>()
  const drawn = new Map<string, ReadonlySet<string>>()
  const isSold = ({ isFree, isVip }: Medium) => !isFree && !isVip

  /** The same choice for the same key; only what was there when its time began is chosen from. */
  function choose(key: string, from: (medium: Medium) => boolean, count: number) {
    const known = drawn.get(key)
    if (known) return known
    const chosen = createRandom(seed, key).sample(media().filter(from), count)
    const ids = new Set(chosen.map(({ id }) => id))
    drawn.set(key, ids)
    return ids
  }

  const dayNumber = () => Math.floor((now() + berlin) / day)
  const dealsNow = () => choose(`deals/${dayNumber()}`, isSold, dealsOfADay)

  function vip30Of(month: string): ReadonlySet<string> {
    const begins = Date.parse(`${month}-01`)
    const isOffered = (medium: Medium) =>
      medium.kind === 'video' && isSold(medium) && medium.releasedAt < begins
    return choose(`vip30/${month}`, isOffered, vip30Count)
  }

  const priceOf = ({ id, salePrice, basePrice }: Medium) => prices.get(id) ?? salePrice ?? basePrice
  const dailyBonusPriceOf = (medium: Medium) =>
    dealsNow().has(medium.id) ? Math.ceil(medium.basePrice * dealShare) : null

  return {
    priceOf,
    dailyBonusPriceOf,
    costOf: (medium) => Math.min(priceOf(medium), dailyBonusPriceOf(medium) ?? priceOf(medium)),
    isDiscounted: (medium) => priceOf(medium) < medium.basePrice,
    setPrice: (id, coins) => void prices.set(id, coins),
    dailyDeals: () => ({
      media: media().filter(({ id }) => dealsNow().has(id)),
      endsAt: (dayNumber() + 1) * day - berlin,
    }),
    isVip30Offer: ({ id }) => vip30Of(monthOf(now(), 0)).has(id),
    vip30History: () =>
      Array.from({ length: months }, (_, back) => {
        const month = monthOf(now(), back)
        const ids = vip30Of(month)
        const offered = media().filter(({ id }) => ids.has(id))
        const coins = offered.reduce((sum, { basePrice }) => sum + basePrice, 0)
        return { month, videos: offered.length, coins }
      }),
  }
}

/** The month so many before that of a moment, such as 2026-02, UTC. */
function monthOf(now: number, back: number): string {
  const today = new Date(now)
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back))
    .toISOString()
    .slice(0, 7)
}
