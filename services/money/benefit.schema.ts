import * as v from 'valibot'
import type { Benefit, BenefitKind } from '../../machines/money/bonusCode/benefits.ts'

const text = v.string()
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What every benefit carries [VCH-5]. */
const common = { id: text, name: text, description: text }

function benefit<TKind extends BenefitKind, TEntries extends v.ObjectEntries>(
  kind: TKind,
  entries: TEntries,
) {
  return v.object({ ...common, ...entries, kind: v.literal(kind) })
}

const schemas = {
  Bonus: benefit('Bonus', {
    bonusFlat: count,
    bonusTopUpPercent: count,
    bonusTopUpFlat: count,
    staggering: v.array(v.object({ from: count, amount: count })),
  }),
  BonusCoins: benefit('BonusCoins', {}),
  BonusCredits: benefit('BonusCredits', { voucherConfigId: text }),
  VIPAbo: benefit('VIPAbo', { daysVIPAbo: count, actorId: v.nullable(text) }),
  PremiumAbo: benefit('PremiumAbo', { daysPremiumAbo: count }),
  VoucherVideo: benefit('VoucherVideo', {}),
  VoucherPhoto: benefit('VoucherPhoto', {}),
  FreeMinutes: benefit('FreeMinutes', { freeMinutesCount: count, actorId: v.nullable(text) }),
  FreeMessages: benefit('FreeMessages', {}),
  Media: benefit('Media', {
    albumId: text,
    staggering: v.array(v.object({ from: count, id: text })),
  }),
  ActorAbo: benefit('ActorAbo', { daysActorAbo: count, aboId: text }),
  MessengerGifts: benefit('MessengerGifts', { messengerGiftsId: text, amount: count }),
  LiveShow: benefit('LiveShow', { liveShowActorId: text }),
} satisfies { [K in BenefitKind]: v.GenericSchema<unknown, Benefit<K>> }

/** What a code brings: what its kind calls for, and nothing else [VCH-5 to VCH-15]. */
export const benefitSchema: v.GenericSchema<unknown, Benefit> = v.variant(
  'kind',
  Object.values(schemas),
)
