import { giftTable, inactiveGifts, toyTable, vipGifts } from './giftData.ts'

/** A messenger gift; the price is in coins. */
export interface Gift {
  id: string
  categoryId: string
  name: string
  price: number
  translations: { language: string; value: string }[]
  imageUrl: string
  /** False for one that cannot be sent any more. */
  active: boolean
  /** For VIP guests alone. */
  vip: boolean
}

/** What moves a performer's toy for a while; the price is in coins. */
export interface ToyControl {
  id: string
  name: (typeof toyTable)[number][0]
  price: number
  imageUrl: string
  /** Seconds. */
  duration: number
  /** How it moves is left to chance. */
  random: boolean
}

/** The gifts that messages can carry, by id. */
export function createGifts(): Map<string, Gift> {
  const gifts = giftTable.map(([name, categoryId, price, de, es, nl], index): Gift => {
    const id = `gift${index + 1}`
    const words = { de, en: name, es, nl }
    return {
      id,
      categoryId,
      name,
      price,
      translations: Object.entries(words).map(([language, value]) => ({ language, value })),
      imageUrl: `/pictures/gift/${id}.svg`,
      active: !inactiveGifts.includes(name),
      vip: vipGifts.includes(name),
    }
  })
  return new Map(gifts.map((gift) => [gift.id, gift]))
}

/** What performers' toys can be told, by id. */
export function createToyControls(): Map<string, ToyControl> {
  const controls = toyTable.map(([name, price, duration, random], index) => {
    const id = `toy${index + 1}`
    const imageUrl = `/pictures/gift/${id}.svg`
    return { id, name, price, imageUrl, duration, random }
  })
  return new Map(controls.map((control) => [control.id, control]))
}
