import { posix } from 'node:path'

const typeImport = /\b(?:import|export) type\b[^'"]*?\bfrom\s+'[^']+'/g
const specifier =
  /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)|@import\s+["'](\.{1,2}\/[^"']+)|\bcomposes:[^;]*from\s+["'](\.{1,2}\/[^"']+)/g
const glob = /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g

/** What tests, helpers and configurations name or read from the disk: no import shows it. */
const readers = [
  { reader: 'playwright.config.ts', reads: /^e2e\/support\/(build|assertions\.reporter)\.ts$/ },
  { reader: 'fixtures/core/sessions.fixtures.ts', reads: /^fixtures\/sessions\// },
  { reader: 'scripts/imports.test.mjs', reads: /^imports\.oxlintrc\.json$/ },
  { reader: 'scripts/new.test.mjs', reads: /^scripts\/templates\/|^[\w.]+\.json$/ },
  {
    reader: 'services/core/graphql/introspection.test.ts',
    reads: /^(simulator|services)\/core\/graphql\//,
  },
  { reader: 'views/core/text/catalogues.ts', reads: /^views\/.*\.[a-z]{2}\.json$/ },
  { reader: 'views/core/text/text.test.ts', reads: /^views\// },
  { reader: 'views/core/usePageMark.test.ts', reads: /^views\// },
]

/**
 * Which files use which, by import, re-export, `import()`, `import.meta.glob`, `?raw` and style
 * sheets.
 * @param {ReadonlyMap<string, string>} texts each file that may import others, by its path from the
 * project's folder
 * @param {Iterable<string>} files every file there is: what globs and readers may find
 * @param {boolean} [hasTypes] whether what is imported for its type alone counts
 * @returns {Map<string, Set<string>>} by file, those that use it directly; also by a file that is gone
 */
export function importersOf(texts, files, hasTypes = false) {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map()
  const note = (/** @type {string} */ used, /** @type {string} */ by) => {
    if (used !== by) importers.set(used, (importers.get(used) ?? new Set()).add(by))
  }
  const all = [...files]
  for (const [path, text] of texts) {
    const folder = posix.dirname(path)
    const code = hasTypes ? text : text.replace(typeImport, '')
    for (const [, ...found] of code.matchAll(specifier)) {
      note(posix.join(folder, found.find(Boolean) ?? ''), path)
    }
    for (const [, pattern = ''] of text.matchAll(glob)) {
      const fits = matcher(posix.join(folder, pattern))
      for (const file of all) if (fits.test(file)) note(file, path)
    }
  }
  for (const { reader, reads } of readers) {
    for (const file of all) if (reads.test(file)) note(file, reader)
  }
  return importers
}

/**
 * @param {string} pattern with `*` within a folder's name and `**` for any folders
 * @returns {RegExp}
 */
function matcher(pattern) {
  const parts = pattern.split(/(\*\*\/|\*)/)
  const sources = parts.map((part) => {
    if (part === '**/') return '(?:.*/)?'
    if (part === '*') return '[^/]*'
    return part.replace(/[.\\+?()[\]{}|^$]/g, '\\$&')
  })
  return new RegExp(`^${sources.join('')}$`)
}

/**
 * Everything that uses some files, directly or through others, and the files themselves.
 * @param {Iterable<string>} changed
 * @param {ReadonlyMap<string, Set<string>>} importers
 * @param {(file: string) => boolean} [isEnd] where it goes no further, unless it begins there
 * @returns {Set<string>}
 */
export function reachedFrom(changed, importers, isEnd = () => false) {
  const begin = new Set(changed)
  const reached = new Set(begin)
  for (const file of reached) {
    if (isEnd(file) && !begin.has(file)) continue
    for (const importer of importers.get(file) ?? []) reached.add(importer)
  }
  return reached
}
