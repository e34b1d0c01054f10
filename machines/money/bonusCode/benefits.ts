/** What every benefit carries [VCH-5]. */
interface Common {
  id: string
  name: string
  description: string
}

/** What a code brings, by kind [VCH-5 to VCH-15]. */
export type Benefit =
  | (Common & {
      kind: 'Bonus'
      bonusFlat: number
      bonusTopUpPercent: number
      bonusTopUpFlat: number
      staggering: readonly { from: number; amount: number }[]
    })
  | (Common & { kind: 'BonusCoins' | 'VoucherVideo' | 'VoucherPhoto' | 'FreeMessages' })
  | (Common & { kind: 'BonusCredits'; voucherConfigId: string })
  | (Common & { kind: 'VIPAbo'; daysVIPAbo: number; actorId: string | null })
  | (Common & { kind: 'PremiumAbo'; daysPremiumAbo: number })
  | (Common & { kind: 'FreeMinutes'; freeMinutesCount: number; actorId: string | null })
  | (Common & {
      kind: 'Media'
      albumId: string
      staggering: readonly { from: number; id: string }[]
    })
  | (Common & { kind: 'ActorAbo'; daysActorAbo: number; aboId: string })
  | (Common & { kind: 'MessengerGifts'; messengerGiftsId: string; amount: number })
  | (Common & { kind: 'LiveShow'; liveShowActorId: string })

export type BenefitKind = Benefit['kind']

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
