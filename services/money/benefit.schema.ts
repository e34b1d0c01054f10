import * as v from 'valibot'
import type { Benefit, BenefitKind } from '../../machines/money/bonusCode/benefits.ts'
import { count, id, list, text } from '../core/bounds.ts'

/** What every benefit carries [VCH-5]. */
const common = { id, name: text, description: text }

function benefit<TKind extends BenefitKind, TEntries extends v.ObjectEntries>(
  kind: TKind,
  entries: TEntries,
) {
  return v.object({ ...common, ...entries, kind: v.picklist([kind]) })
}

const schemas = {
  Bonus: benefit('Bonus', {
    bonusFlat: count,
    bonusTopUpPercent: count,
    bonusTopUpFlat: count,
    staggering: list(v.object({ from: count, amount: count })),
  }),
  BonusCoins: benefit('BonusCoins', {}),
  BonusCredits: benefit('BonusCredits', { voucherConfigId: id }),
  VIPAbo: benefit('VIPAbo', { daysVIPAbo: count, actorId: v.nullable(id) }),
  PremiumAbo: benefit('PremiumAbo', { daysPremiumAbo: count }),
  VoucherVideo: benefit('VoucherVideo', {}),
  VoucherPhoto: benefit('VoucherPhoto', {}),
  FreeMinutes: benefit('FreeMinutes', { freeMinutesCount: count, actorId: v.nullable(id) }),
  FreeMessages: benefit('FreeMessages', {}),
  Media: benefit('Media', {
    albumId: id,
    staggering: list(v.object({ from: count, id })),
  }),
  ActorAbo: benefit('ActorAbo', { daysActorAbo: count, aboId: id }),
  MessengerGifts: benefit('MessengerGifts', { messengerGiftsId: id, amount: count }),
  LiveShow: benefit('LiveShow', { liveShowActorId: id }),
} satisfies { [K in BenefitKind]: v.GenericSchema<unknown, Benefit<K>> }

/** What a code brings: what its kind calls for, and nothing else [VCH-5 to VCH-15]. */
export const benefitSchema: v.GenericSchema<unknown, Benefit> = v.lazy((given) => {
  const kind = Object.keys(schemas).find((one) => isOfKind(given, one)) as BenefitKind | undefined
  return kind ? schemas[kind] : unknownKind
})

/** Takes nothing: there is no such kind. */
const unknownKind: v.GenericSchema<unknown, never> = v.pipe(
  v.object({ kind: v.picklist([]) }),
  v.transform(({ kind }) => kind),
)

function isOfKind(given: unknown, kind: string): boolean {
  return typeof given === 'object' && given !== null && 'kind' in given && given.kind === kind
}
