import { inRoot } from './paths.mjs'

/** @typedef {import('./chunks.mjs').Modules} Modules */

const consoleEntry = inRoot('src/support/console/main.tsx')
const frameEntry = inRoot('src/support/replay/main.tsx')

/**
 * Adds a module and what comes with it.
 * @param {string} id
 * @param {Modules} modules
 * @param {Set<string>} seen
 * @param {boolean} [hasLater] whether that counts which is imported later, too
 */
function addUnder(id, modules, seen, hasLater = false) {
  if (seen.has(id)) return
  seen.add(id)
  const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
  for (const each of importedIds) addUnder(each, modules, seen, hasLater)
  if (hasLater) for (const each of dynamicallyImportedIds) addUnder(each, modules, seen, true)
}

/**
 * Makes one file of what pages of a replay share, and one more of what most of them share with the console's own
 * pages: a page would else be many dozens of small ones, and each waits for its turn while the log is folded. What
 * comes at once stays where it is.
 * @returns {import('vite').Plugin}
 */
export function replayChunks() {
  /** @type {Set<string> | undefined} */
  let atOnce
  /** @type {Set<string>} */
  const ofConsole = new Set()

  /** @type {(isOfConsole: boolean, name: string) => (id: string, modules: Modules) => string | null} */
  const later = (isOfConsole, name) => (id, modules) => {
    if (!atOnce) {
      atOnce = new Set()
      for (const entry of [consoleEntry, frameEntry]) addUnder(entry, modules, atOnce)
      addUnder(consoleEntry, modules, ofConsole, true)
    }
    return !atOnce.has(id) && ofConsole.has(id) === isOfConsole ? name : null
  }
  const shared = {
    test: /\/(?:views|machines|node_modules)\//,
    includeDependenciesRecursively: false,
  }
  const groups = [
    { ...shared, name: later(false, 'pages'), debugName: 'pages', minShareCount: 2 },
    { ...shared, name: later(true, 'widgets'), debugName: 'widgets', minShareCount: 8 },
  ]
  return {
    name: 'replay-chunks',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
  }
}
