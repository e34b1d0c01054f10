import * as v from 'valibot'
import { benefitKinds } from '../../machines/money/bonusCode/benefits.ts'
import type {
  BonusCodeAnswer,
  BonusCodeCheck,
  BonusCodeConfig,
  RedeemedCode,
} from '../../machines/money/bonusCode/bonusCode.events.ts'
import { count, flag, id, list, text, time } from '../core/bounds.ts'
import { redeemedBonusCodesDocument } from '../core/graphql/bonusCode.documents.ts'
import {
  bonusCodeDocument,
  remainingBonusCodesDocument,
} from '../core/graphql/content.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import type { RequestService } from '../core/request.service.ts'
import { benefitSchema } from './benefit.schema.ts'

const nullableCount = v.nullable(count)
const nullableId = v.nullable(id)

/** A benefit as GraphQL gives it, with every field that a kind may have; then as its kind has it. */
const benefitOfAnswer = v.pipe(
  v.object({
    kind: v.picklist(benefitKinds),
    id,
    name: text,
    description: text,
    bonusFlat: nullableCount,
    bonusTopUpPercent: nullableCount,
    bonusTopUpFlat: nullableCount,
    staggering: v.nullable(list(v.object({ from: count, amount: nullableCount, id: nullableId }))),
    voucherConfigId: nullableId,
    daysVIPAbo: nullableCount,
    daysPremiumAbo: nullableCount,
    daysActorAbo: nullableCount,
    aboId: nullableId,
    actorId: nullableId,
    freeMinutesCount: nullableCount,
    albumId: nullableId,
    messengerGiftsId: nullableId,
    amount: nullableCount,
    liveShowActorId: nullableId,
  }),
  v.transform((benefit): unknown => benefit),
  benefitSchema,
)

/** What stands behind a code [VCH-3 VCH-4]. */
const configSchema = v.object({
  code: id,
  containsTopUpBenefit: flag,
  validTo: v.nullable(time),
  conditions: v.object({ requireMobileAuth: flag, vip: flag }),
  benefits: list(benefitOfAnswer),
})

const checkSchema = v.object({
  bonusCode: v.object({
    canRedeem: v.object({ success: flag, reason: v.nullable(text) }),
    bonusCode: v.nullable(configSchema),
  }),
})

const remainingSchema = v.object({ remainingBonusCodes: list(configSchema) })
const redeemedSchema = v.object({
  redeemedBonusCodes: list(v.object({ code: text, redeemedAt: time })),
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
