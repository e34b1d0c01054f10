import { basename, dirname } from 'node:path/posix'
import { importersOf } from '../importGraph.mjs'

/**
 * @typedef {{ unit: string[], browser: string[] }} Tests test files, the nearest first
 * @typedef {'unit' | 'browser'} Runner
 */

/** So many of each runner are asked at most: what is further away tells of the whole app. */
const most = { unit: 15, browser: 3 }
/** What a log may tell is proven where it is redacted. */
const isDeclared = /\.declared\.ts$/
/** They look at every chart, or at every screen: a fault of one is asked of its own part. */
const ofAll = /^src\/(areas\/|sessions)|^views\/core\/(states|looks)\./

/**
 * Says which tests are nearest to a file: those whose name is the file's, then those that use it through the
 * fewest others.
 * @param {ReadonlyMap<string, string>} texts each file of code or style, by path
 * @param {Iterable<string>} files every file there is
 * @returns {(file: string) => Tests}
 */
export function nearestTests(texts, files) {
  const importers = importersOf(texts, files)
  const all = [...files].filter((path) => runnerOf(path) && !ofAll.test(path))
  return (file) => {
    const own = stem(file)
    const reached = stepsTo(file, importers)
    const isOwn = (/** @type {string} */ path) =>
      stem(path) === own || (isDeclared.test(file) && path.startsWith('src/redaction/'))
    // The setup of all tests in the browser loads sheets that no test imports
    const isOfSheet = (/** @type {string} */ path) =>
      file.endsWith('.css') && runnerOf(path) === 'browser' && stem(path) === own
    const tests = all.filter((path) => reached.has(path) || isOfSheet(path))
    const rank = (/** @type {string} */ path) =>
      (reached.get(path) ?? 50) -
      (isOwn(path) ? 100 : 0) -
      (dirname(path) === dirname(file) ? 1 : 0)
    tests.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    const of = (/** @type {Runner} */ runner) =>
      tests.filter((path) => runnerOf(path) === runner).slice(0, most[runner])
    return { unit: of('unit'), browser: of('browser') }
  }
}

/**
 * @param {string} path
 * @returns {Runner | undefined} undefined for what is no test by day
 */
function runnerOf(path) {
  if (path.endsWith('.browser.test.tsx')) return 'browser'
  return /(?<!\.nightly)\.test\.(tsx?|mjs)$/.test(path) ? 'unit' : undefined
}

/**
 * @param {ReadonlyMap<string, string>} texts each file of code, by path
 * @param {Iterable<string>} files every file there is
 * @returns {(file: string) => string[]} a file and those that use it or its types, the nearest first
 */
export function usersIn(texts, files) {
  const importers = importersOf(texts, files, true)
  return (file) => [...stepsTo(file, importers).keys()].filter((path) => /\.tsx?$/.test(path))
}

/** @param {string} path what comes before the first dot of its name, in small letters */
const stem = (path) => basename(path).split('.')[0]?.toLowerCase()

/**
 * @param {string} file
 * @param {ReadonlyMap<string, Set<string>>} importers
 * @returns {Map<string, number>} every file that uses it and how many steps away, the nearest first
 */
function stepsTo(file, importers) {
  const found = new Map([[file, 0]])
  for (const [path, steps] of found) {
    for (const importer of importers.get(path) ?? []) {
      if (!found.has(importer)) found.set(importer, steps + 1)
    }
  }
  return found
}
