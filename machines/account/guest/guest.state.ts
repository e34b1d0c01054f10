import type { Voucher } from '../../shell/realtime/realtime.events.ts'

/** Where an age check may stand [AVS-1]. */
export const avsStatuses = ['unknown', 'pending', 'accepted', 'rejected'] as const
export type AvsStatus = (typeof avsStatuses)[number]

/** Who the visitor is and what the platform allows them [GST-2 to GST-14]. */
export interface GuestState {
  id: string | null
  name: string | null
  email: string | null
  isEmailVerified: boolean
  /** In coins. */
  balance: number
  balanceFormatted: string
  hasAvs: boolean
  avsStatus: AvsStatus
  avsRejectMessage: string | null
  isLocked: boolean
  isLoggedIn: boolean
  isRestricted: boolean
  restrictionLevel: number
  isVip: boolean
  isVXSelect: boolean
  isTvSubscriber: boolean
  isTvTrial: boolean
  /** In coins; null when it is not set up. */
  autoRechargeAmount: number | null
  autoRechargeConfig: { isEnabled: boolean; threshold: number; amounts: number[] }
  /** In coins; null when it is not set up. */
  oneClickAmount: number | null
  oneClickConfig: { isEnabled: boolean; amounts: number[] }
  isPayingCustomer: boolean
  isForcePayment: boolean
  isVoicecallEnabled: boolean
  isVoicecallActive: boolean
  showDataProtection: boolean
  /** Group by test. */
  testGroups: Record<string, string>
  geoLocation: { countryCode: string; region: string | null; city: string | null } | null
  /** On or off by kind of notification. */
  notificationsSettings: Record<string, boolean>
  signupOrigin: string | null
  /** Quantity by gift id. */
  boughtGifts: Record<string, number>
  vouchers: Voucher[]
  loyaltyPoints: number
  preferences: Record<string, string | number | boolean>
  isBlockedForComments: boolean
  /** When the conversion-chat countdown ends, in ms since the epoch; null without one. */
  conversionChatEndsAt: number | null
}

/** A visitor of whom nothing is known. */
export const anonymousGuest: GuestState = {
  id: null,
  name: null,
  email: null,
  isEmailVerified: false,
  balance: 0,
  balanceFormatted: '0',
  hasAvs: false,
  avsStatus: 'unknown',
  avsRejectMessage: null,
  isLocked: false,
  isLoggedIn: false,
  isRestricted: false,
  restrictionLevel: 0,
  isVip: false,
  isVXSelect: false,
  isTvSubscriber: false,
  isTvTrial: false,
  autoRechargeAmount: null,
  autoRechargeConfig: { isEnabled: false, threshold: 0, amounts: [] },
  oneClickAmount: null,
  oneClickConfig: { isEnabled: false, amounts: [] },
  isPayingCustomer: false,
  isForcePayment: false,
  isVoicecallEnabled: false,
  isVoicecallActive: false,
  showDataProtection: false,
  testGroups: {},
  geoLocation: null,
  notificationsSettings: {},
  signupOrigin: null,
  boughtGifts: {},
  vouchers: [],
  loyaltyPoints: 0,
  preferences: {},
  isBlockedForComments: false,
  conversionChatEndsAt: null,
}
