import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { areas } from '../../../machines/core/areas.ts'

const catalogue = /\/views\/(?:[a-zA-Z]+\/)+(?:[a-zA-Z]+\.)?[a-z]{2}\.json$/
const languages = ['de', 'en', 'es', 'nl']
const all = 'virtual:texts'
/** In a compiled message; `lightLingui` leaves such formats out. */
const formatsDate = /\["\w+","(?:date|time)"/
const ofArea = /^\0virtual:texts\/([a-zA-Z]+)-([a-z]{2})$/

/** @returns the module that loads the texts of an area in a language */
function loader(): string {
  const entries = areas.flatMap((area) =>
    languages.map(
      (language) => `'${area}-${language}': () => import('${all}/${area}-${language}')`,
    ),
  )
  return `const texts = { ${entries.join(', ')} }
export const loadTexts = (area, language) => texts[area + '-' + language]().then((part) => part.default)`
}

/** @returns the module with the texts of all features of an area in a language */
function together(area: string, language: string): string {
  const files = `import.meta.glob('/views/${area}/*/*.${language}.json', { eager: true, import: 'default' })`
  return `export default Object.assign({}, ...Object.values(${files}))`
}

/**
 * A Vite plugin that puts the texts of an area's features, `views/AREA/FEATURE/FEATURE.LANGUAGE.json`,
 * into one module an area and language, which `virtual:texts` loads, and compiles the ICU messages, so that
 * no parser of them reaches the browser.
 * @throws Error at build time naming file and key when a message does not parse or formats a date
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    resolveId(id) {
      return id === all || id.startsWith(`${all}/`) ? `\0${id}` : undefined
    },
    load(id) {
      if (id === `\0${all}`) return loader()
      const [, area, language] = ofArea.exec(id) ?? []
      return area && language ? together(area, language) : undefined
    },
    transform(code, id) {
      if (!catalogue.test(id)) return
      const messages: Record<string, string> = JSON.parse(code)
      const compiled = Object.entries(messages).map(([key, message]) => {
        try {
          return [key, compileMessageOrThrow(message)]
        } catch (cause) {
          throw new Error(`${id}: the message '${key}' does not parse`, { cause })
        }
      })
      for (const [key, parts] of compiled) {
        if (!formatsDate.test(JSON.stringify(parts))) continue
        throw new Error(`${id}: the message '${key}' formats a date itself: let its view do so`)
      }
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null }
    },
  }
}
