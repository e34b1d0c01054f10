import type { Currency } from '../core/money.ts'

/** What a video or an album costs. */
export interface MediumPrice {
  value: number
  currency: Currency
}

/** Whose a video or an album is. */
export interface MediumModel {
  id: string
  name: string
  /** The name as addresses have it. */
  link: string
  /** Address of the picture, without its size. */
  picture: string
  isOnline: boolean
}

/** By what a guest may have a video or an album [VID-7]. */
export interface MediumGuestInfo {
  bought: boolean
  gifted: boolean
  flatrate: boolean
}

/** By what a guest has a video or an album; null for who has it not [VID-7 VID-12]. */
export function heldBy({
  guestInfo: { bought, gifted, flatrate },
  free,
}: {
  guestInfo: MediumGuestInfo
  free: boolean
}): 'bought' | 'gifted' | 'flatrate' | 'free' | null {
  if (bought) return 'bought'
  if (gifted) return 'gifted'
  if (flatrate) return 'flatrate'
  return free ? 'free' : null
}

/** What a video or an album costs now: the least of its prices [VID-8]. */
export function leastPriceOf({
  price,
  dailyBonusPrice,
}: {
  price: MediumPrice
  dailyBonusPrice: MediumPrice | null
}): MediumPrice {
  return dailyBonusPrice && dailyBonusPrice.value < price.value ? dailyBonusPrice : price
}
