import { describe, expect, test } from 'vitest'
import type { Benefit } from '../../machines/money/bonusCode/benefits.ts'
import { graphqlQuestions, plainRequests, withoutEachField } from '../core/answers.fixtures.ts'
import {
  checkCode,
  loadRedeemedCodes,
  loadRemainingCodes,
  redeemCode,
} from './bonusCode.service.ts'

const common = { id: 'b1', name: 'Welcome', description: 'For new guests' }

/** One of each kind, with exactly the fields that it carries. */
const benefits: [rules: string, Benefit][] = [
  [
    '[VCH-6]',
    {
      ...common,
      kind: 'Bonus',
      bonusFlat: 10,
      bonusTopUpPercent: 20,
      bonusTopUpFlat: 5,
      staggering: [{ from: 100, amount: 10 }],
    },
  ],
  ['[VCH-7]', { ...common, kind: 'BonusCoins' }],
  ['[VCH-7]', { ...common, kind: 'VoucherVideo' }],
  ['[VCH-7]', { ...common, kind: 'VoucherPhoto' }],
  ['[VCH-7]', { ...common, kind: 'FreeMessages' }],
  ['[VCH-8]', { ...common, kind: 'BonusCredits', voucherConfigId: 'v1' }],
  ['[VCH-9]', { ...common, kind: 'VIPAbo', daysVIPAbo: 30, actorId: 'a1' }],
  ['[VCH-10]', { ...common, kind: 'PremiumAbo', daysPremiumAbo: 7 }],
  ['[VCH-11]', { ...common, kind: 'FreeMinutes', freeMinutesCount: 3, actorId: 'a1' }],
  ['[VCH-12]', { ...common, kind: 'Media', albumId: 'm1', staggering: [{ from: 100, id: 'm2' }] }],
  ['[VCH-13]', { ...common, kind: 'ActorAbo', daysActorAbo: 30, aboId: 'x1' }],
  ['[VCH-14]', { ...common, kind: 'MessengerGifts', messengerGiftsId: 'g1', amount: 2 }],
  ['[VCH-15]', { ...common, kind: 'LiveShow', liveShowActorId: 'a1' }],
]

const missing = {
  bonusFlat: null,
  bonusTopUpPercent: null,
  bonusTopUpFlat: null,
  staggering: null,
  voucherConfigId: null,
  daysVIPAbo: null,
  daysPremiumAbo: null,
  daysActorAbo: null,
  aboId: null,
  actorId: null,
  freeMinutesCount: null,
  albumId: null,
  messengerGiftsId: null,
  amount: null,
  liveShowActorId: null,
}

/** A benefit as GraphQL gives it: every field of every kind, null where the kind has none. */
function asAnswered(benefit: Benefit) {
  const steps = 'staggering' in benefit ? benefit.staggering : null
  const staggering = steps?.map((step) => ({ amount: null, id: null, ...step })) ?? null
  return { ...missing, ...benefit, staggering }
}

const [, voucher] = benefits[7] ?? expect.unreachable('there are 13 kinds')
const config = (benefit: object = asAnswered(voucher)) => ({
  code: 'VELVET',
  containsTopUpBenefit: false,
  validTo: 1_800_000_000_000,
  conditions: { requireMobileAuth: true, vip: false },
  benefits: [benefit],
})
const checked = (benefit?: object) => ({
  data: { bonusCode: { canRedeem: { success: true, reason: null }, bonusCode: config(benefit) } },
})
const typed = { code: 'VELVET' }

test('checks a code and takes what stands behind it [VCH-3 VCH-4 VCH-20]', async () => {
  const { service, sent } = graphqlQuestions(checked())
  expect(await checkCode(service, typed)).toEqual({
    canRedeem: { success: true, reason: null },
    bonusCode: { ...config(), benefits: [voucher] },
  })
  expect(sent()).toEqual([typed])
})

test('takes the reason why a code cannot be redeemed [VCH-20]', async () => {
  const bonusCode = { canRedeem: { success: false, reason: 'usedUp' }, bonusCode: null }
  const { service } = graphqlQuestions({ data: { bonusCode } })
  expect(await checkCode(service, typed)).toEqual(bonusCode)
})

const answered = checked()
const ownFields = withoutEachField(answered).filter(
  ([path]) => !Object.keys(missing).some((name) => path.endsWith(`.${name}`)),
)

test.each(ownFields)('rejects an answer without %s [VCH-3 VCH-4 VCH-5]', async (field, less) => {
  const { service } = graphqlQuestions(less)
  await expect(checkCode(service, typed)).rejects.toThrow(
    `the answer to bonusCode lacks a valid '${field}'`,
  )
})

describe.each(benefits.map(([rules, benefit]) => [benefit.kind, rules, benefit] as const))(
  'a benefit of kind %s',
  (_kind, rules, benefit) => {
    test(`is read with its own fields and no others, by GraphQL and REST ${rules}`, async () => {
      const { service } = graphqlQuestions(checked(asAnswered(benefit)))
      expect((await checkCode(service, typed)).bonusCode?.benefits).toEqual([benefit])
      const { request } = plainRequests({ success: true, bonus: { ...benefit, surprise: 1 } })
      expect((await redeemCode(request, typed)).bonus).toEqual(benefit)
    })

    test.each(withoutEachField(benefit))(`is refused without %s ${rules}`, async (field, less) => {
      const { request } = plainRequests({ success: true, bonus: less })
      await expect(redeemCode(request, typed)).rejects.toThrow(
        `the answer to redeemBonus lacks a valid 'bonus.${field}'`,
      )
    })
  },
)

test('refuses a benefit of GraphQL that lacks what its kind calls for', async () => {
  const { service } = graphqlQuestions(checked({ ...asAnswered(voucher), daysPremiumAbo: null }))
  await expect(checkCode(service, typed)).rejects.toThrow(
    "lacks a valid 'data.bonusCode.bonusCode.benefits.0.daysPremiumAbo'",
  )
})

test.each(['Cash', 'constructor', undefined])('refuses a benefit of kind %s', async (kind) => {
  const { request } = plainRequests({ success: true, bonus: { ...common, kind } })
  await expect(redeemCode(request, typed)).rejects.toThrow("lacks a valid 'bonus.kind'")
})

test('redeems with POST redeemBonus and code; reads success and bonus [VCH-19]', async () => {
  const { request, calls, sent } = plainRequests({ success: true, bonus: voucher })
  expect(await redeemCode(request, typed)).toEqual({ success: true, bonus: voucher })
  expect(calls()).toEqual(['POST redeemBonus'])
  expect(sent()).toEqual([typed])
})

test('takes that a code was not redeemed [VCH-19]', async () => {
  const { request } = plainRequests({ success: false, bonus: null })
  expect(await redeemCode(request, typed)).toEqual({ success: false, bonus: null })
})

test.each(['success', 'bonus'])('rejects an answer without %s [VCH-19]', async (field) => {
  const { request } = plainRequests({ success: true, bonus: null, [field]: undefined })
  await expect(redeemCode(request, typed)).rejects.toThrow(`lacks a valid '${field}'`)
})

test('loads the codes that remain [VCH-21]', async () => {
  const { service } = graphqlQuestions({ data: { remainingBonusCodes: [config()] } })
  expect(await loadRemainingCodes(service)).toEqual([{ ...config(), benefits: [voucher] }])
})

test('rejects codes that are no list [VCH-21]', async () => {
  const { service } = graphqlQuestions({ data: { remainingBonusCodes: null } })
  await expect(loadRemainingCodes(service)).rejects.toThrow("valid 'data.remainingBonusCodes'")
})

const redeemed = { data: { redeemedBonusCodes: [{ code: 'VELVET', redeemedAt: 7 }] } }

test('loads what was redeemed from the bonus-code service [VCH-22]', async () => {
  const { service } = graphqlQuestions(redeemed)
  expect(await loadRedeemedCodes(service)).toEqual([{ code: 'VELVET', redeemedAt: 7 }])
})

test.each(withoutEachField(redeemed))(
  'rejects an answer without %s [VCH-22]',
  async (field, less) => {
    const { service } = graphqlQuestions(less)
    await expect(loadRedeemedCodes(service)).rejects.toThrow(`lacks a valid '${field}'`)
  },
)
