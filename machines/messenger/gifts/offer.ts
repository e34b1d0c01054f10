import type { Gift } from './gifts.events.ts'

/** The gifts of a category that can be given. */
export interface GiftCategory {
  id: string
  gifts: readonly Gift[]
}

/** The gifts that can be given, by category; both in the order in which the platform lists them. */
export function offerOf(gifts: readonly Gift[]): readonly GiftCategory[] {
  const active = gifts.filter((gift) => gift.active)
  const ids = [...new Set(active.map(({ categoryId }) => categoryId))]
  return ids.map((id) => ({ id, gifts: active.filter(({ categoryId }) => categoryId === id) }))
}

/** What a gift is called in a language; the platform's own name for it where there is no translation. */
export function giftName({ name, translations }: Gift, language: string): string {
  return translations.find((translation) => translation.language === language)?.value || name
}
