import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} Chunk one entry of Vite's manifest
 * @property {string} file relative to the build's folder
 * @property {string} [name] of the group that the bundler made it of
 * @property {string[]} [imports] keys of the chunks that are loaded with it
 * @property {string[]} [css]
 * @property {string[]} [assets]
 * @typedef {Record<string, Chunk>} Manifest chunks by source file
 */

/** What the start page loads, by source or the chunk's name: the app, and what runs before it. */
export const startPage = ['first', 'src/firstView/early.ts']

/** @param {string} file */
const isFont = (file) => file.endsWith('.woff2')

/** English texts are always at hand; they are a chunk of their own only if the bundler says so. */
const optional = ['views/core/text/en.json']

/**
 * Reads the manifest of a built app.
 * @param {string} folder of the build
 * @returns {Manifest}
 * @throws {Error} when nothing is built there
 */
export function readManifest(folder) {
  const file = join(folder, '.vite/manifest.json')
  if (!existsSync(file)) throw new Error(`${file} is missing: build the app first`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * The files that the start page loads before it can be used: its chunks, what they import
 * statically, and their style sheets. A font is loaded only where a page has letters of it.
 * @param {Manifest} manifest
 * @param {readonly string[]} [page] sources or names of another page
 * @returns {string[]} sorted, relative to the build's folder
 * @throws {Error} when a source of the page has no chunk
 */
export function initialFiles(manifest, page = startPage) {
  /** @type {Set<Chunk>} */
  const loaded = new Set()
  /** @param {string} key */
  function load(key) {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key)
    if (!chunk) throw new Error(`the build has no chunk for ${key}: see scripts/lib/initial.mjs`)
    if (loaded.has(chunk)) return
    loaded.add(chunk)
    for (const imported of chunk.imports ?? []) load(imported)
  }
  for (const key of page) load(key)
  for (const key of optional) if (manifest[key]) load(key)
  const files = [...loaded].flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  return [...new Set(files)].filter((file) => !isFont(file)).sort()
}

/**
 * The scripts among the initial files of a built app.
 * @param {string} folder of the build
 */
export function initialScripts(folder) {
  return initialFiles(readManifest(folder)).filter((file) => file.endsWith('.js'))
}

const elsewhere =
  /(^|\/)(src\/(inspector|support|testing)|simulator|fixtures|views\/core\/testing)\//

/**
 * Sources that no guest needs and that are nevertheless in a file, by its source map; what the bundler
 * itself wrote has none.
 * @param {string} folder of the build
 * @param {string} file relative to it, a script
 * @returns {string[]}
 */
export function straySources(folder, file) {
  return sourcesOf(folder, file).filter(
    (source) => elsewhere.test(source) && !source.includes('node_modules'),
  )
}

/** The agent runs in what is inspected; all else of the inspector has no place in the app. */
const inspectorOnly = /(^|\/)src\/inspector\/(?!agent\/)/

/**
 * Sources of the inspector that are in a file of the app.
 * @param {string} folder of the build
 * @param {string} file relative to it, a script
 * @returns {string[]}
 */
export function inspectorSources(folder, file) {
  return sourcesOf(folder, file).filter((source) => inspectorOnly.test(source))
}

/**
 * @param {string} folder
 * @param {string} file
 * @returns {string[]}
 */
function sourcesOf(folder, file) {
  const map = join(folder, `${file}.map`)
  if (!existsSync(map)) return []
  /** @type {{ sources: string[] }} */
  const { sources } = JSON.parse(readFileSync(map, 'utf8'))
  return sources
}
