import de from './texts/de.js'
import en from './texts/en.js'
import es from './texts/es.js'
import nl from './texts/nl.js'

/** @typedef {keyof typeof en} TextKey */

/** @type {Record<'de' | 'en' | 'es' | 'nl', typeof en>} */
export const texts = { de, en, es, nl }
