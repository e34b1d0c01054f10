import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const catalogue = /\/views\/core\/text\/(?:[a-zA-Z]+\.)?[a-z]{2}\.json$/

/**
 * A Vite plugin that compiles the ICU messages of `views/core/text/*.json`, so that no parser of
 * messages reaches the browser.
 * @throws Error at build time naming file and key when a message does not parse
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
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
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null }
    },
  }
}
