import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { inRoot } from './paths.mjs'

const templates = inRoot('scripts/templates')

/** A name that no feature can get; says why in one line. */
export class NameRefused extends Error {}

/**
 * Puts a feature's area and name in the place of the template's, the name in both spellings.
 * @param {string} text
 * @param {string} area
 * @param {string} name camelCase
 */
function named(text, area, name) {
  const capitalised = name.charAt(0).toUpperCase() + name.slice(1)
  return text
    .replace(/\/area\//g, `/${area}/`)
    .replace(/'area'/g, `'${area}'`)
    .replace(/feature|Feature/g, (found) => (found === 'feature' ? name : capitalised))
}

/**
 * @param {string} root the project's folder
 * @returns {string[]} the areas that there are
 */
export function areasOf(root) {
  return readdirSync(join(root, 'machines'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'core')
    .map(({ name }) => name)
    .sort()
}

/**
 * Adds a feature's line to the manifest of its area.
 * @param {string} manifest the text of src/areas/AREA.ts
 * @param {string} area
 * @param {string} name camelCase
 * @returns {string}
 */
export function withLine(manifest, area, name) {
  const imports = [
    "import { featureMachine } from '../../machines/area/feature/feature.machine.ts'",
    "import { loadFeature } from '../../services/area/feature.service.ts'",
  ]
  const line =
    '  feature: actor(featureMachine, { slots: ({ request }) => ({ loadFeature: loads(request, loadFeature) }) }),'
  const end = '\n} satisfies Manifest\n'
  if (!manifest.includes(end)) throw new Error(`src/areas/${area}.ts ends with no manifest`)
  return withListed(manifest, imports.map(own), own(line), end)

  /** @param {string} text */
  function own(text) {
    return named(text, area, name)
  }
}

/**
 * Adds what a log may tell of a feature to what it may tell of its area.
 * @param {string} logics the text of machines/AREA/AREA.logics.declared.ts
 * @param {string} area
 * @param {string} name camelCase
 * @returns {string}
 */
function withDeclaration(logics, area, name) {
  const imports = ["import { featureLogics } from './feature/feature.declared.ts'"]
  const end = '\n} satisfies Partial<DeclaredLogics>\n'
  if (!logics.includes(end)) throw new Error(`${area}.logics.declared.ts ends with no declarations`)
  return withListed(logics, imports.map(own), own('  ...featureLogics,'), end)

  /** @param {string} text */
  function own(text) {
    return named(text, area, name)
  }
}

/**
 * @param {string} text of a file that lists features
 * @param {string[]} imports what the line needs
 * @param {string} line
 * @param {string} end of the list
 */
function withListed(text, imports, line, end) {
  return `${imports.join('\n')}\n${text.replace(end, () => `\n${line}${end}`)}`
}

/**
 * Writes the files of a new feature into every room, and its line into the manifest of its area.
 * @param {string} place AREA/NAME, the name in camelCase letters
 * @param {string} [root] the project's folder
 * @returns {string[]} what was written or changed, relative to the folder
 * @throws {NameRefused} when there is no such area, the name is no camelCase word, or a file of that
 * feature exists
 */
export function stamp(place, root = inRoot()) {
  const [area = '', name = '', ...rest] = place.split('/')
  const areas = areasOf(root)
  if (!areas.includes(area)) {
    throw new NameRefused(`'${place}' is in no area: begin with ${areas.join('/, ')}/.`)
  }
  if (!/^[a-z][a-zA-Z]*$/.test(name) || rest.length > 0) {
    throw new NameRefused(
      `'${place}' is no name for a feature: AREA/NAME in camelCase letters, such as ${area}/dailyBonus.`,
    )
  }
  const sources = readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const copies = sources.map((source) => ({
    path: named(relative(templates, source), area, name),
    text: named(readFileSync(source, 'utf8'), area, name),
  }))
  const taken = copies.find(({ path }) => existsSync(join(root, path)))
  if (taken) throw new NameRefused(`The feature '${name}' exists: there is ${taken.path}.`)

  for (const { path, text } of copies) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const manifest = `src/areas/${area}.ts`
  const logics = `machines/${area}/${area}.logics.declared.ts`
  change(join(root, manifest), (text) => withLine(text, area, name))
  change(join(root, logics), (text) => withDeclaration(text, area, name))
  return [...copies.map(({ path }) => path), manifest, logics].sort()
}

/**
 * @param {string} file
 * @param {(text: string) => string} by
 */
function change(file, by) {
  writeFileSync(file, by(readFileSync(file, 'utf8')))
}
