import * as v from 'valibot'
import { avsStatuses, type GuestState } from '../../machines/account/guest/guest.state.ts'

const text = v.string()
const nullableText = v.nullable(text)
const flag = v.boolean()
const number = v.pipe(v.number(), v.finite())
const nullableNumber = v.nullable(number)
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const amounts = v.array(number)

/** The `guest` of a session's answer: every field of the specification's guest state [GST-2..14]. */
export const guestSchema = v.object({
  id: nullableText,
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
  testGroups: v.record(text, text),
  geoLocation: v.nullable(
    v.object({ countryCode: text, region: nullableText, city: nullableText }),
  ),
  notificationsSettings: v.record(text, flag),
  signupOrigin: nullableText,
  boughtGifts: v.record(text, count),
  vouchers: v.array(v.object({ type: count, actorId: nullableText, amount: number })),
  loyaltyPoints: number,
  preferences: v.record(text, v.union([text, number, flag])),
  isBlockedForComments: flag,
  conversionChatEndsAt: nullableNumber,
}) satisfies v.GenericSchema<unknown, GuestState>

/** The answer of `GET getGuestBalance` [GST-24]. */
export const balanceSchema = v.object({
  balance: number,
  balanceFormatted: text,
  isPayingCustomer: flag,
})
