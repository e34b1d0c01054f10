import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out what the app does not use of react-router, which is all but its
 * history: the library does not say that its contexts, components and tables are made without side
 * effects. Its views do not work with this.
 */
export function lightRouter(): Plugin {
  return {
    name: 'limelight:light-router',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.(?:contextType|displayName) = .*$/gm, '')
          .replace(/(?<=^var isBrowser\d* = ).*(?=;$)/gm, 'false')
          .replace(/(?<= = class extends )React\d*\.Component/g, 'Object')
          .replace(
            /(?<= = )(?=React\d*\.(?:createContext|createElement|forwardRef|memo)\(|new (?:Set|URL)\(|Object\.getOwnPropertyNames\()/g,
            '/* @__PURE__ */ ',
          ),
        map: null,
      }),
    },
  }
}
