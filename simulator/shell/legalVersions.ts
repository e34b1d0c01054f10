import { type Language, languageOf } from '../core/language.ts'

/** From which days on there were other versions, and what changed; the newest first. */
const history: readonly { validFrom: string; summary: Record<Language, string> }[] = [
  {
    validFrom: '2026-05-01T00:00:00Z',
    summary: {
      de: 'Live-Chats und Tickets für Shows sind beschrieben.',
      en: 'Live chats and tickets for shows are described.',
      es: 'Se describen los chats en directo y las entradas para shows.',
      nl: 'Livechats en tickets voor shows zijn beschreven.',
    },
  },
  {
    validFrom: '2025-09-01T00:00:00Z',
    summary: {
      de: 'Cookies lassen sich einzeln wählen.',
      en: 'Cookies can be chosen one by one.',
      es: 'Las cookies se pueden elegir una por una.',
      nl: 'Cookies zijn één voor één te kiezen.',
    },
  },
  {
    validFrom: '2025-01-15T00:00:00Z',
    summary: {
      de: 'Gutscheine und Coins sind genauer erklärt.',
      en: 'Vouchers and coins are explained more exactly.',
      es: 'Los vales y las monedas se explican con más detalle.',
      nl: 'Tegoedbonnen en coins zijn preciezer uitgelegd.',
    },
  },
  {
    validFrom: '2024-03-01T00:00:00Z',
    summary: {
      de: 'Die erste Fassung.',
      en: 'The first version.',
      es: 'La primera versión.',
      nl: 'De eerste versie.',
    },
  },
]

interface Question {
  filter: { type: string; language: string }
  first: number
  offset: number
}

/** What the query service answers about the versions of legal texts [SEO-4]. */
export const legalTextsRoot = {
  legalTexts({ filter: { type, language }, first, offset }: Question) {
    const start = Math.max(0, offset)
    const texts = history
      .map(({ validFrom, summary }, at) => ({
        id: `${type}-${history.length - at}`,
        validFrom,
        summary: summary[languageOf(language)],
      }))
      .slice(start, start + Math.max(0, first))
    return { texts, total: history.length }
  },
}
