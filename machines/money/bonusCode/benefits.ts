/** What every benefit carries [VCH-5]. */
interface Common {
  id: string
  name: string
  description: string
}

/** What a code may bring [VCH-6 to VCH-15]. */
export const benefitKinds = [
  'Bonus',
  'BonusCoins',
  'BonusCredits',
  'VIPAbo',
  'PremiumAbo',
  'VoucherVideo',
  'VoucherPhoto',
  'FreeMinutes',
  'FreeMessages',
  'Media',
  'ActorAbo',
  'MessengerGifts',
  'LiveShow',
] as const
export type BenefitKind = (typeof benefitKinds)[number]

/** What a kind carries beyond that; one that is not named here, nothing. */
interface OwnFields {
  Bonus: {
    bonusFlat: number
    bonusTopUpPercent: number
    bonusTopUpFlat: number
    staggering: readonly { from: number; amount: number }[]
  }
  BonusCredits: { voucherConfigId: string }
  VIPAbo: { daysVIPAbo: number; actorId: string | null }
  PremiumAbo: { daysPremiumAbo: number }
  FreeMinutes: { freeMinutesCount: number; actorId: string | null }
  Media: { albumId: string; staggering: readonly { from: number; id: string }[] }
  ActorAbo: { daysActorAbo: number; aboId: string }
  MessengerGifts: { messengerGiftsId: string; amount: number }
  LiveShow: { liveShowActorId: string }
}

/** What a code brings, by kind [VCH-5 to VCH-15]. */
export type Benefit<TKind extends BenefitKind = BenefitKind> = {
  [K in TKind]: Common & { kind: K } & (K extends keyof OwnFields ? OwnFields[K] : unknown)
}[TKind]

/** The kinds of rewards that are known; others may come [VCH-16]. */
export const rewardTypes = [
  'BONUSCODE',
  'bonus',
  'ontop',
  'ontopflat',
  'video',
  'liveshow',
  'ticketshow',
  'vipBonus',
  'vipAbo',
  'chatRoses',
  'merch',
  'messengerGift',
  'photoAlbum',
  'videoVoucher',
  'freeSpin',
  'freeSpins',
  'freeMessages',
  'blank',
] as const
