/** What a code brings; the kind says which of the other fields it has. */
export interface Benefit {
  kind: BenefitKind
  id: string
  bonusFlat?: number
  bonusTopUpPercent?: number
  bonusTopUpFlat?: number
  staggering?: readonly { from: number; amount?: number; id?: string }[]
  voucherConfigId?: string
  daysVIPAbo?: number
  daysPremiumAbo?: number
  daysActorAbo?: number
  aboId?: string
  actorId?: string | null
  freeMinutesCount?: number
  albumId?: string
  messengerGiftsId?: string
  amount?: number
  liveShowActorId?: string
}

export type BenefitKind =
  | 'Bonus'
  | 'BonusCoins'
  | 'BonusCredits'
  | 'VIPAbo'
  | 'PremiumAbo'
  | 'VoucherVideo'
  | 'VoucherPhoto'
  | 'FreeMinutes'
  | 'FreeMessages'
  | 'Media'
  | 'ActorAbo'
  | 'MessengerGifts'
  | 'LiveShow'

/** A benefit, and how much of it where its own fields do not say. */
export interface Grant {
  benefit: Benefit
  quantity: number
}

export interface CodeEntry {
  code: string
  requireMobileAuth: boolean
  vip: boolean
  /** Days from the start of the world; null without an end. */
  validDays: number | null
  /** How often all guests together can redeem it; null without an end. */
  uses: number | null
  /** Whether guests are told of it without knowing it. */
  isOffered: boolean
  grants: readonly Grant[]
}

const ordinary = {
  requireMobileAuth: false,
  vip: false,
  validDays: null,
  uses: null,
  isOffered: true,
} as const

function coins(id: string, quantity: number): Grant {
  return { benefit: { kind: 'BonusCoins', id }, quantity }
}

/** Every code there is. */
export const bonusCodes: readonly CodeEntry[] = [
  { ...ordinary, code: 'WELCOME50', grants: [coins('welcome', 50)] },
  {
    ...ordinary,
    code: 'TOPUP20',
    validDays: 30,
    grants: [
      {
        quantity: 1,
        benefit: {
          kind: 'Bonus',
          id: 'top-up',
          bonusFlat: 10,
          bonusTopUpPercent: 20,
          bonusTopUpFlat: 5,
          staggering: [
            { from: 100, amount: 10 },
            { from: 400, amount: 60 },
          ],
        },
      },
    ],
  },
  {
    ...ordinary,
    code: 'CREDITS10',
    grants: [
      {
        quantity: 10,
        benefit: {
          kind: 'BonusCredits',
          id: 'credits',
          voucherConfigId: 'credits-10',
        },
      },
    ],
  },
  {
    ...ordinary,
    code: 'VIPWEEK',
    grants: [
      {
        quantity: 1,
        benefit: {
          kind: 'VIPAbo',
          id: 'vip-week',
          daysVIPAbo: 7,
          actorId: null,
        },
      },
    ],
  },
  {
    ...ordinary,
    code: 'PREMIUM3',
    grants: [
      {
        quantity: 1,
        benefit: {
          kind: 'PremiumAbo',
          id: 'premium-days',
          daysPremiumAbo: 3,
        },
      },
    ],
  },
  {
    ...ordinary,
    code: 'CINEMA',
    validDays: 90,
    grants: [
      {
        quantity: 2,
        benefit: {
          kind: 'VoucherVideo',
          id: 'videos',
        },
      },
      {
        quantity: 1,
        benefit: {
          kind: 'VoucherPhoto',
          id: 'photos',
        },
      },
    ],
  },
  {
    ...ordinary,
    code: 'TALKTIME',
    grants: [
      {
        quantity: 10,
        benefit: {
          kind: 'FreeMinutes',
          id: 'minutes',
          freeMinutesCount: 10,
          actorId: 'actor1',
        },
      },
      {
        quantity: 5,
        benefit: {
          kind: 'FreeMessages',
          id: 'messages',
        },
      },
    ],
  },
  {
    ...ordinary,
    code: 'GALLERY',
    grants: [
      {
        quantity: 1,
        benefit: {
          kind: 'Media',
          id: 'gallery',
          albumId: 'album1',
          staggering: [{ from: 100, id: 'album2' }],
        },
      },
    ],
  },
  {
    ...ordinary,
    code: 'STARFAN',
    grants: [
      {
        quantity: 1,
        benefit: {
          kind: 'ActorAbo',
          id: 'fan',
          daysActorAbo: 30,
          aboId: 'abo-actor1',
        },
      },
    ],
  },
  {
    ...ordinary,
    code: 'ROSES',
    grants: [
      {
        quantity: 3,
        benefit: {
          kind: 'MessengerGifts',
          id: 'roses',
          messengerGiftsId: 'gift1',
          amount: 3,
        },
      },
    ],
  },
  {
    ...ordinary,
    code: 'SHOWTIME',
    grants: [
      {
        quantity: 1,
        benefit: {
          kind: 'LiveShow',
          id: 'show',
          liveShowActorId: 'actor2',
        },
      },
    ],
  },
  { ...ordinary, code: 'MOBILE25', requireMobileAuth: true, grants: [coins('mobile', 25)] },
  { ...ordinary, code: 'VIP100', vip: true, grants: [coins('vip', 100)] },
  { ...ordinary, code: 'LASTYEAR', validDays: -30, grants: [coins('late', 500)] },
  { ...ordinary, code: 'ONCEONLY', uses: 1, isOffered: false, grants: [coins('first', 30)] },
]
