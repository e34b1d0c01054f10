import * as v from 'valibot'
import { benefitKinds } from '../../machines/money/bonusCode/benefits.ts'
import type {
  BonusCodeAnswer,
  BonusCodeCheck,
  BonusCodeConfig,
  RedeemedCode,
} from '../../machines/money/bonusCode/bonusCode.events.ts'
import { redeemedBonusCodesDocument } from '../core/graphql/bonusCode.documents.ts'
import {
  bonusCodeDocument,
  remainingBonusCodesDocument,
} from '../core/graphql/content.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import type { RequestService } from '../core/request.service.ts'
import { benefitSchema } from './benefit.schema.ts'

const text = v.string()
const flag = v.boolean()
const instant = v.pipe(v.number(), v.finite(), v.minValue(0))
const count = v.nullable(v.number())
const id = v.nullable(text)

/** A benefit as GraphQL gives it, with every field that a kind may have; then as its kind has it. */
const benefitOfAnswer = v.pipe(
  v.object({
    kind: v.picklist(benefitKinds),
    id: text,
    name: text,
    description: text,
    bonusFlat: count,
    bonusTopUpPercent: count,
    bonusTopUpFlat: count,
    staggering: v.nullable(v.array(v.object({ from: v.number(), amount: count, id }))),
    voucherConfigId: id,
    daysVIPAbo: count,
    daysPremiumAbo: count,
    daysActorAbo: count,
    aboId: id,
    actorId: id,
    freeMinutesCount: count,
    albumId: id,
    messengerGiftsId: id,
    amount: count,
    liveShowActorId: id,
  }),
  v.transform((benefit): unknown => benefit),
  benefitSchema,
)

/** What stands behind a code [VCH-3 VCH-4]. */
const configSchema = v.object({
  code: v.pipe(text, v.nonEmpty()),
  containsTopUpBenefit: flag,
  validTo: v.nullable(instant),
  conditions: v.object({ requireMobileAuth: flag, vip: flag }),
  benefits: v.array(benefitOfAnswer),
})

const checkSchema = v.object({
  bonusCode: v.object({
    canRedeem: v.object({ success: flag, reason: v.nullable(text) }),
    bonusCode: v.nullable(configSchema),
  }),
})

const remainingSchema = v.object({ remainingBonusCodes: v.array(configSchema) })
const redeemedSchema = v.object({
  redeemedBonusCodes: v.array(v.object({ code: text, redeemedAt: instant })),
})
const redeemSchema = v.object({ success: flag, bonus: v.nullable(benefitSchema) })

/**
 * The work of slot `checkCode` [VCH-20]: nothing is redeemed.
 * @param content the content service
 * @returns whether the code can be redeemed, why not, and what stands behind it, null for a code
 * that nobody knows; rejects as `GraphqlService` does
 */
export async function checkCode(
  content: GraphqlService,
  { code }: { code: string },
  signal?: AbortSignal,
): Promise<BonusCodeCheck> {
  const answer = await content.ask(bonusCodeDocument, { code }, checkSchema, signal)
  return answer.bonusCode
}

/**
 * The work of slot `redeemCode`: POST redeemBonus [VCH-19].
 * @returns whether it was redeemed and what for; rejects as `RequestService` does
 */
export function redeemCode(
  request: Pick<RequestService, 'ask'>,
  { code }: { code: string },
): Promise<BonusCodeAnswer> {
  return request.ask({ path: 'redeemBonus', method: 'POST', data: { code } }, redeemSchema)
}

/**
 * The work of slot `loadRemainingCodes` [VCH-21].
 * @param content the content service
 * @returns the codes that the guest can still redeem; rejects as `GraphqlService` does
 */
export async function loadRemainingCodes(
  content: GraphqlService,
  signal?: AbortSignal,
): Promise<readonly BonusCodeConfig[]> {
  const answer = await content.ask(remainingBonusCodesDocument, {}, remainingSchema, signal)
  return answer.remainingBonusCodes
}

/**
 * The work of slot `loadRedeemedCodes` [VCH-22].
 * @param bonusCodes the bonus-code service
 * @returns what the guest redeemed and when, in ms since the epoch, newest first; rejects as
 * `GraphqlService` does
 */
export async function loadRedeemedCodes(
  bonusCodes: GraphqlService,
  signal?: AbortSignal,
): Promise<readonly RedeemedCode[]> {
  const answer = await bonusCodes.ask(redeemedBonusCodesDocument, {}, redeemedSchema, signal)
  return answer.redeemedBonusCodes
}
