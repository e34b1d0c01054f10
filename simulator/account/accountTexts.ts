import type { Language } from '../core/language.ts'
import de from './texts/de.json'
import en from './texts/en.json'
import es from './texts/es.json'
import nl from './texts/nl.json'

const texts: Record<Language, typeof en> = { de, en, es, nl }

/** What the platform tells guests about their account, by e-mail too. `{title}` and `{name}` are filled in. */
export const accountTexts = (language: Language): typeof en => texts[language]
