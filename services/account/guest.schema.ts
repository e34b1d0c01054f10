import * as v from 'valibot'
import { avsStatuses, type GuestState } from '../../machines/account/guest/guest.state.ts'
import { count, flag, id, list, number, quantities, text, time } from '../core/bounds.ts'

const nullableText = v.nullable(text)
const nullableNumber = v.nullable(number)
const amounts = list(number)

/** The `guest` of a session's answer: every field of the specification's guest state [GST-2..14]. */
export const guestSchema = v.object({
  id: v.nullable(id),
  name: nullableText,
  email: nullableText,
  isEmailVerified: flag,
  balance: number,
  balanceFormatted: text,
  hasAvs: flag,
  avsStatus: v.picklist(avsStatuses),
  avsRejectMessage: nullableText,
  isLocked: flag,
  isLoggedIn: flag,
  isRestricted: flag,
  restrictionLevel: number,
  isVip: flag,
  isVXSelect: flag,
  isTvSubscriber: flag,
  isTvTrial: flag,
  autoRechargeAmount: nullableNumber,
  autoRechargeConfig: v.object({ isEnabled: flag, threshold: number, amounts }),
  oneClickAmount: nullableNumber,
  oneClickConfig: v.object({ isEnabled: flag, amounts }),
  isPayingCustomer: flag,
  isForcePayment: flag,
  isVoicecallEnabled: flag,
  isVoicecallActive: flag,
  showDataProtection: flag,
  testGroups: v.record(id, text),
  geoLocation: v.nullable(
    v.object({ countryCode: text, region: nullableText, city: nullableText }),
  ),
  notificationsSettings: v.record(id, flag),
  signupOrigin: nullableText,
  boughtGifts: quantities,
  vouchers: list(v.object({ type: count, actorId: v.nullable(id), amount: number })),
  loyaltyPoints: number,
  preferences: v.record(id, v.union([text, number, flag])),
  isBlockedForComments: flag,
  conversionChatEndsAt: v.nullable(time),
}) satisfies v.GenericSchema<unknown, GuestState>

/** The answer of `GET getGuestBalance` [GST-24]. */
export const balanceSchema = v.object({
  balance: number,
  balanceFormatted: text,
  isPayingCustomer: flag,
})
