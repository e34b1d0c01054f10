import type { Language } from '../core/language.ts'
import de from './texts/de.json'
import en from './texts/en.json'
import es from './texts/es.json'
import nl from './texts/nl.json'

/**
 * What performers tell of themselves. Each list says the same in every language, so that the same draw of
 * chance is the same text.
 */
type LiveTexts = typeof en

const texts: Record<Language, LiveTexts> = { de, en, es, nl }

/** What performers tell of themselves, in one language. */
export const liveTexts = (language: Language): LiveTexts => texts[language]
