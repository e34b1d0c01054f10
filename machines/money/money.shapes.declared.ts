import type { Declared } from '../core/declared.ts'
import type { Benefit } from './bonusCode/benefits.ts'
import type { BonusCodeConfig, RedeemedCode } from './bonusCode/bonusCode.events.ts'
import { originShape } from './money.origin.declared.ts'
import { benefitWords, flowWords } from './money.words.declared.ts'
import type { PayTourOptions } from './payTour/payTour.options.ts'
import type { PayClientInput, PaySuccess } from './payTour/payTour.setup.ts'

export const payTourOptionsShape = {
  ...originShape,
  host: 'personal',
  option: 'code',
  lang: 'language',
  environment: 'code',
  flow: 'code',
  paytype: 'code',
  sview: 'code',
  lazy: 'code',
  showOAuth: 'code',
  externalRefId: 'personal',
  ref: 'personal',
  ruri: 'personal',
  surl: 'address',
  agb: 'address',
  privacy: 'address',
} satisfies Declared<PayTourOptions>

export const benefitShape = {
  id: 'slug',
  name: 'personal',
  description: 'personal',
  kind: benefitWords,
  bonusFlat: 'number',
  bonusTopUpPercent: 'number',
  bonusTopUpFlat: 'number',
  staggering: [{ from: 'number', amount: 'number', id: 'id' }],
  voucherConfigId: 'id',
  daysVIPAbo: 'number',
  actorId: 'id',
  daysPremiumAbo: 'number',
  freeMinutesCount: 'number',
  albumId: 'id',
  daysActorAbo: 'number',
  aboId: 'id',
  messengerGiftsId: 'id',
  amount: 'number',
  liveShowActorId: 'id',
} satisfies Declared<Benefit>

export const paySuccessShape = {
  flow: 'code',
  redirectTo: 'address',
  hostId: 'id',
} satisfies Declared<PaySuccess>

export const payClientInputShape = {
  flow: flowWords,
  url: 'address',
} satisfies Declared<PayClientInput>

export const bonusCodeConfigShape = {
  code: 'personal',
  containsTopUpBenefit: 'flag',
  validTo: 'date',
  conditions: { requireMobileAuth: 'flag', vip: 'flag' },
  benefits: [benefitShape],
} satisfies Declared<BonusCodeConfig>

export const redeemedCodeShape = {
  code: 'personal',
  redeemedAt: 'date',
} satisfies Declared<RedeemedCode>
