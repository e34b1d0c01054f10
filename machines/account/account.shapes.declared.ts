import { nameOfThing } from '../core/core.known.declared.ts'
import { type Declared, oneOf } from '../core/declared.ts'
import { voucherShape } from '../shell/shell.shapes.declared.ts'
import { geoLocationShape, preferencesShape } from './account.known.declared.ts'
import type { FavouriteActor } from './favourites/favourites.events.ts'
import type { GuestState } from './guest/guest.state.ts'
import type { Arrival } from './login/login.events.ts'
import type { NewsletterSubscription } from './newsletter/newsletter.events.ts'
import type { PinVerification } from './pinCall/pinCall.events.ts'
import type { PinCallBegun } from './pinCall/pinCall.machine.ts'
import type { ProfileFields, ProfilePreview } from './profile/profile.events.ts'
import type { ProfileProblem } from './profile/profile.validation.ts'
import type { Relation } from './relations/relations.events.ts'
import type { VoiceCallAnswer } from './voiceCall/voiceCall.events.ts'

export const guestStateShape = {
  id: 'id',
  name: 'personal',
  email: 'personal',
  isEmailVerified: 'flag',
  balance: 'number',
  balanceFormatted: 'personal',
  hasAvs: 'flag',
  avsStatus: oneOf(['accepted', 'pending', 'rejected', 'unknown']),
  avsRejectMessage: 'personal',
  isLocked: 'flag',
  isLoggedIn: 'flag',
  isRestricted: 'flag',
  restrictionLevel: 'number',
  isVip: 'flag',
  isVXSelect: 'flag',
  isTvSubscriber: 'flag',
  isTvTrial: 'flag',
  autoRechargeAmount: 'number',
  autoRechargeConfig: { isEnabled: 'flag', threshold: 'number', amounts: ['number'] },
  oneClickAmount: 'number',
  oneClickConfig: { isEnabled: 'flag', amounts: ['number'] },
  isPayingCustomer: 'flag',
  isForcePayment: 'flag',
  isVoicecallEnabled: 'flag',
  isVoicecallActive: 'flag',
  showDataProtection: 'flag',
  testGroups: { keys: 'id', each: 'code' },
  geoLocation: geoLocationShape,
  notificationsSettings: { keys: 'code', each: 'flag' },
  signupOrigin: 'code',
  boughtGifts: { keys: 'id', each: 'number' },
  vouchers: [voucherShape],
  loyaltyPoints: 'number',
  preferences: preferencesShape,
  isBlockedForComments: 'flag',
  conversionChatEndsAt: 'date',
} satisfies Declared<GuestState>

export const arrivalShape = {
  hasPasswordReset: 'flag',
  hasExternalToken: 'flag',
  hasRedirectToken: 'flag',
  hasSignupPreset: 'flag',
  flow: 'code',
} satisfies Declared<Arrival>

export const relationShape = {
  predicate: oneOf(['has seen', 'has subscribed']),
  object: oneOf([
    'benefits popup',
    'mobile navigation',
    'modalbox',
    'newsletter',
    'story',
    'teaser',
  ]),
  objectId: nameOfThing,
} satisfies Declared<Relation>

export const favouriteActorShape = {
  id: 'id',
  name: 'personal',
  isOnline: 'flag',
  pictureUrl: 'picture',
} satisfies Declared<FavouriteActor>

export const newsletterSubscriptionShape = {
  typeId: 'number',
  userId: 'id',
  emailAddress: 'personal',
} satisfies Declared<NewsletterSubscription>

export const pinCallBegunShape = { id: 'id', pinLength: 'number' } satisfies Declared<PinCallBegun>

export const pinVerificationShape = {
  id: 'id',
  type: oneOf(['fixed', 'mobile']),
  verified: 'flag',
  countryCode: 'country',
  preCode: 'personal',
  number: 'personal',
  e123: 'personal',
  pinLength: 'number',
} satisfies Declared<PinVerification>

export const profileFieldsShape = {
  screenName: 'personal',
  firstName: 'personal',
  lastName: 'personal',
  city: 'personal',
  countryCode: 'country',
  text: 'personal',
} satisfies Declared<ProfileFields>

export const profileProblemShape = {
  code: oneOf(['invalidCharacters', 'missing', 'tooLong', 'tooShort']),
} satisfies Declared<ProfileProblem>

export const profilePreviewShape = {
  screenName: 'personal',
  text: 'personal',
  initials: 'personal',
} satisfies Declared<ProfilePreview>

export const voiceCallAnswerShape = {
  resultCode: 'number',
  voicecallIdHash: 'personal',
  phoneNumber: 'personal',
  pin: 'personal',
} satisfies Declared<VoiceCallAnswer>
