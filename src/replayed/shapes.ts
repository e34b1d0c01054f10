import type { ReplayedCall } from '../../simulator/core/replayedScript.ts'

/** A record as services give it, and as the platform sends it. */
export type Fields = Readonly<Record<string, unknown>>

/** A page of a list. */
export interface Page {
  items: Fields[]
  totals: { all: number | null; online?: number; parts?: Fields }
  next: { cursor?: string } | null
}

const iso = (moment: unknown) => new Date(Number(moment)).toISOString()

/** A record whose moments are in ISO 8601 again. */
export const withMoments =
  (...keys: string[]) =>
  (record: Fields): Fields => ({
    ...record,
    ...Object.fromEntries(keys.flatMap((key) => (key in record ? [[key, iso(record[key])]] : []))),
  })

export const performer = ({ age, threeWords, videoChat, ratings, ...rest }: Fields): Fields => ({
  ...rest,
  profile: { age, threeWords },
  chatPrices: { videoChat },
  ratings: { lastNinetyDays: ratings },
})

export const show = ({ sedcards, ...rest }: Fields): Fields => ({
  ...withMoments('start', 'end')(rest),
  status: 'ok',
  sedcards: (sedcards as string[]).map((imageUrl, index) => ({ id: `sedcard${index}`, imageUrl })),
})

/** So many shows that do not take place that the page goes on where it went on. */
export function leftOut(items: readonly Fields[], next: Page['next'], { data }: ReplayedCall) {
  const [like] = items
  if (!next || !like) return []
  const missing = Math.max(0, Number(data.first) - items.length)
  return Array.from({ length: missing }, () => ({
    ...show(like),
    start: next.cursor,
    status: 'cancelled',
  }))
}

export const post = ({ comments, bought, ...rest }: Fields): Fields => ({
  ...withMoments('published')(rest),
  comments: { totalCount: comments },
  guestState: { bought },
})

/** A chat of a build that knew nothing of gifts within it. */
export const liveChat = (given: Fields): Fields => ({ giftCoins: 0, hasToy: false, ...given })

export const channel = (given: Fields): Fields => ({
  lastMessageAt: null,
  lastMessageType: null,
  ...given,
})

/** A benefit as GraphQL gives it: with every field that a kind may have. */
const benefit = (given: Fields): Fields => {
  const { staggering = null } = given as { staggering?: Fields[] | null }
  return {
    ...Object.fromEntries(benefitFields.map((field) => [field, null])),
    ...given,
    staggering: staggering?.map((step) => ({ amount: null, id: null, ...step })) ?? null,
  }
}
const benefitFields = [
  ...['bonusFlat', 'bonusTopUpPercent', 'bonusTopUpFlat', 'voucherConfigId', 'daysVIPAbo'],
  ...['daysPremiumAbo', 'daysActorAbo', 'aboId', 'actorId', 'freeMinutesCount', 'albumId'],
  ...['messengerGiftsId', 'amount', 'liveShowActorId'],
]
export const codeConfig = ({ benefits, ...rest }: Fields): Fields => ({
  ...rest,
  benefits: (benefits as Fields[]).map(benefit),
})
