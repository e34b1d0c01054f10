import type { Language } from '../core/language.ts'
import de from './texts/de.json'
import en from './texts/en.json'
import es from './texts/es.json'
import nl from './texts/nl.json'

const texts: Record<Language, typeof en> = { de, en, es, nl }

/** What bonus codes bring, in words; `{coins}` is how many. */
export const moneyTexts = (language: Language): typeof en => texts[language]
