import type { Language } from '../core/language.ts'
import de from './texts/de.json'
import en from './texts/en.json'
import es from './texts/es.json'
import nl from './texts/nl.json'

/**
 * What is said in the messenger. Each list says the same in every language, so that the same draw of chance
 * is the same message. In thanks `{gift}` is the gift's name, in notices `{name}` the performer's.
 */
export type MessengerTexts = typeof en

const texts: Record<Language, MessengerTexts> = { de, en, es, nl }

/** What is said in the messenger, in one language. */
export const messengerTexts = (language: Language): MessengerTexts => texts[language]
