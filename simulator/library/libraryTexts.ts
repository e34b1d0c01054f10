import type { Language } from '../core/language.ts'
import de from './texts/de.json'
import en from './texts/en.json'
import es from './texts/es.json'
import nl from './texts/nl.json'

/**
 * Titles, tags, collections, comments and captions of the library. Each list says the same in every
 * language, so that the same draw of chance is the same text.
 */
type LibraryTexts = typeof en

const texts: Record<Language, LibraryTexts> = { de, en, es, nl }

/** What the library says, in one language. */
export const libraryTexts = (language: Language): LibraryTexts => texts[language]
