import * as v from 'valibot'
import type { Benefit } from '../../machines/money/bonusCode/benefits.ts'

const text = v.string()
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What every benefit carries [VCH-5]. */
const common = { id: text, name: text, description: text }

function benefit<TKind extends Benefit['kind'], TEntries extends v.ObjectEntries>(
  kind: TKind,
  entries: TEntries,
) {
  return v.object({ ...common, ...entries, kind: v.literal(kind) })
}

const variants = v.variant('kind', [
  benefit('Bonus', {
    bonusFlat: count,
    bonusTopUpPercent: count,
    bonusTopUpFlat: count,
    staggering: v.array(v.object({ from: count, amount: count })),
  }),
  benefit('BonusCoins', {}),
  benefit('VoucherVideo', {}),
  benefit('VoucherPhoto', {}),
  benefit('FreeMessages', {}),
  benefit('BonusCredits', { voucherConfigId: text }),
  benefit('VIPAbo', { daysVIPAbo: count, actorId: v.nullable(text) }),
  benefit('PremiumAbo', { daysPremiumAbo: count }),
  benefit('FreeMinutes', { freeMinutesCount: count, actorId: v.nullable(text) }),
  benefit('Media', {
    albumId: text,
    staggering: v.array(v.object({ from: count, id: text })),
  }),
  benefit('ActorAbo', { daysActorAbo: count, aboId: text }),
  benefit('MessengerGifts', { messengerGiftsId: text, amount: count }),
  benefit('LiveShow', { liveShowActorId: text }),
])

/** What a code brings: what its kind calls for, and nothing else [VCH-5 to VCH-15]. */
export const benefitSchema: v.GenericSchema<unknown, Benefit> = variants

/** The kinds of benefits [VCH-6 to VCH-15]. */
export const benefitKinds = variants.options.map(({ entries }) => entries.kind.literal)
