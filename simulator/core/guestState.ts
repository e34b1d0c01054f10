import * as v from 'valibot'
import { amount, avsStatus, count, flag, gifts, id, text, voucher } from './entities.ts'

const amounts = v.array(amount)

/** The guest-state fields of the specification, as `GET session` answers them (contract §2). */
export const guestState = v.strictObject({
  id: v.nullable(id),
  name: v.nullable(text),
  email: v.nullable(text),
  isEmailVerified: flag,
  /** Coins (VXC). */
  balance: amount,
  /** Without decimals, dots between thousands. */
  balanceFormatted: text,
  hasAvs: flag,
  avsStatus,
  avsRejectMessage: v.nullable(text),
  isLocked: flag,
  isLoggedIn: flag,
  isRestricted: flag,
  restrictionLevel: count,
  isVip: flag,
  isVXSelect: flag,
  isTvSubscriber: flag,
  isTvTrial: flag,
  /** Coins; null when it is not set up. */
  autoRechargeAmount: v.nullable(amount),
  autoRechargeConfig: v.strictObject({ isEnabled: flag, threshold: amount, amounts }),
  /** Coins; null when it is not set up. */
  oneClickAmount: v.nullable(amount),
  oneClickConfig: v.strictObject({ isEnabled: flag, amounts }),
  isPayingCustomer: flag,
  isForcePayment: flag,
  isVoicecallEnabled: flag,
  isVoicecallActive: flag,
  showDataProtection: flag,
  /** Test id to group. */
  testGroups: v.record(v.string(), text),
  geoLocation: v.nullable(
    v.strictObject({ countryCode: text, region: v.nullable(text), city: v.nullable(text) }),
  ),
  /** On or off by kind of notification. */
  notificationsSettings: v.record(text, flag),
  signupOrigin: v.nullable(text),
  boughtGifts: gifts,
  vouchers: v.array(voucher),
  loyaltyPoints: count,
  preferences: v.record(text, v.union([text, amount, flag])),
  isBlockedForComments: flag,
  /** Milliseconds since the epoch; a conversion chat is on offer until then. */
  conversionChatEndsAt: v.nullable(count),
})
export type GuestState = v.InferOutput<typeof guestState>

/** Coins as the platform writes them: 1234567 becomes 1.234.567. */
export function formatCoins(coins: number): string {
  return String(Math.floor(coins)).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** The state of a visitor who is not logged in. */
export function anonymousGuest(): GuestState {
  return {
    id: null,
    name: null,
    email: null,
    isEmailVerified: false,
    balance: 0,
    balanceFormatted: formatCoins(0),
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
    geoLocation: { countryCode: 'GB', region: 'England', city: 'Bristol' },
    notificationsSettings: {},
    signupOrigin: null,
    boughtGifts: {},
    vouchers: [],
    loyaltyPoints: 0,
    preferences: {},
    isBlockedForComments: false,
    conversionChatEndsAt: null,
  }
}
