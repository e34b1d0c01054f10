import type { Benefit, BenefitKind } from '../../../machines/money/bonusCode/benefits.ts'
import type { IconName } from '../../core/design/Icon.tsx'
import type { Text } from '../../core/text/text.tsx'

export const benefitIcons: Readonly<Record<BenefitKind, IconName>> = {
  Bonus: 'coin',
  BonusCoins: 'coin',
  BonusCredits: 'ticket',
  VIPAbo: 'crown',
  PremiumAbo: 'star',
  VoucherVideo: 'video',
  VoucherPhoto: 'photo',
  FreeMinutes: 'clock',
  FreeMessages: 'chat',
  Media: 'photo',
  ActorAbo: 'heart',
  MessengerGifts: 'gift',
  LiveShow: 'cam',
}

/**
 * What a benefit is, in words of ours, a line for each thing; its name and description are the
 * platform's.
 */
export function benefitWords(benefit: Benefit, text: Text): readonly string[] {
  switch (benefit.kind) {
    case 'Bonus':
      return [
        ...(benefit.bonusFlat > 0 ? [text('benefit.bonusFlat', { coins: benefit.bonusFlat })] : []),
        ...(benefit.bonusTopUpPercent > 0
          ? [text('benefit.bonusTopUpPercent', { percent: benefit.bonusTopUpPercent })]
          : []),
        ...(benefit.bonusTopUpFlat > 0
          ? [text('benefit.bonusTopUpFlat', { coins: benefit.bonusTopUpFlat })]
          : []),
      ]
    case 'BonusCoins':
      return [text('benefit.bonusCoins')]
    case 'BonusCredits':
      return [text('benefit.bonusCredits')]
    case 'VIPAbo':
      return [
        text('benefit.vipAbo', { days: benefit.daysVIPAbo }),
        ...forOneActor(benefit.actorId, text),
      ]
    case 'PremiumAbo':
      return [text('benefit.premiumAbo', { days: benefit.daysPremiumAbo })]
    case 'VoucherVideo':
      return [text('benefit.voucherVideo')]
    case 'VoucherPhoto':
      return [text('benefit.voucherPhoto')]
    case 'FreeMinutes':
      return [
        text('benefit.freeMinutes', { minutes: benefit.freeMinutesCount }),
        ...forOneActor(benefit.actorId, text),
      ]
    case 'FreeMessages':
      return [text('benefit.freeMessages')]
    case 'Media':
      return [text('benefit.media')]
    case 'ActorAbo':
      return [text('benefit.actorAbo', { days: benefit.daysActorAbo })]
    case 'MessengerGifts':
      return [text('benefit.messengerGifts', { amount: benefit.amount })]
    case 'LiveShow':
      return [text('benefit.liveShow')]
  }
}

function forOneActor(actorId: string | null, text: Text): readonly string[] {
  return actorId === null ? [] : [text('benefit.oneActor')]
}

/** One step of a staggering: from which top-up on, and what it brings; amounts are in coins. */
export interface Step {
  from: number
  /** Null for an album. */
  amount: number | null
}

/** The steps of a benefit that grows with the top-up, the smallest first; empty for one that does not. */
export function stepsOf(benefit: Benefit): readonly Step[] {
  if (benefit.kind !== 'Bonus' && benefit.kind !== 'Media') return []
  return benefit.staggering
    .map((step) => ({ from: step.from, amount: 'amount' in step ? step.amount : null }))
    .toSorted((one, other) => one.from - other.from)
}
