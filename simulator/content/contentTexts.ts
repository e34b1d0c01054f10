import type { Language } from '../core/language.ts'
import de from './texts/de.json'
import en from './texts/en.json'
import es from './texts/es.json'
import nl from './texts/nl.json'

/** The names of contests, and what series are about: each list says the same in every language. */
type ContentTexts = typeof en

const texts: Record<Language, ContentTexts> = { de, en, es, nl }

/** What contests and series are called, in one language. */
export const contentTexts = (language: Language): ContentTexts => texts[language]
