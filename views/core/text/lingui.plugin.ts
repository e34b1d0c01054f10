import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out what the app does not use of Lingui: dates that a text formats itself, which
 * `compiledMessages` refuses, and most of what the library tells developers at length.
 */
export function lightLingui(): Plugin {
  return {
    name: 'limelight:light-lingui',
    apply: 'build',
    transform: {
      filter: { id: /\/@lingui\/core\/dist\/index\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^ {4}(?:date|time): \(.*$/gm, '')
          .replace(/^ {2}(?:date|number)\(value, format\) \{\n.*\n {2}\}$/gm, '')
          .replace(/(?<=Lingui: Attempted [^.]*\.)[^"]*(?=")/, '')
          .replace(
            /(?<=Uncompiled message detected! Message:\s*> \$\{translation\})[^`]*(?=`)/,
            '',
          ),
        map: null,
      }),
    },
  }
}
