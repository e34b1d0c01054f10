import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { inRoot } from './paths.mjs'

const templates = inRoot('scripts/templates')
const simulatorServer = 'simulator/server.ts'

/** A name that no feature can get; says why in one line. */
export class NameRefused extends Error {}

/**
 * Puts a feature's name in the place of the template's, in both spellings.
 * @param {string} text
 * @param {string} name camelCase
 */
function named(text, name) {
  const capitalised = name.charAt(0).toUpperCase() + name.slice(1)
  return text.replace(/feature|Feature/g, (found) => (found === 'feature' ? name : capitalised))
}

/**
 * Adds a feature's endpoints to the simulator's.
 * @param {string} source of simulator/server.ts
 * @param {string} name
 * @returns {string | undefined} undefined when the list of endpoints is not found
 */
export function withEndpoints(source, name) {
  const endpoints = [...source.matchAll(/^( +)\.\.\.\w+Endpoints\b.*,$/gm)].at(-1)
  if (!endpoints) return undefined
  const end = endpoints.index + endpoints[0].length
  const listed = `${source.slice(0, end)}\n${endpoints[1]}...${name}Endpoints,${source.slice(end)}`
  return `import { ${name}Endpoints } from './${name}.simulator.ts'\n${listed}`
}

/**
 * Writes the files of a new feature into every room and lets the simulator serve it.
 * @param {string} name camelCase letters
 * @param {string} [root] the project's folder
 * @returns {{ files: string[], served: boolean }} what was written or changed, relative to the
 * folder; served: whether the simulator's list of endpoints was found
 * @throws {NameRefused} when the name is no camelCase word or a file of that feature exists
 */
export function stamp(name, root = inRoot()) {
  if (!/^[a-z][a-zA-Z]*$/.test(name)) {
    throw new NameRefused(
      `'${name}' is no name for a feature: camelCase letters, such as dailyBonus.`,
    )
  }
  const sources = readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const copies = sources.map((source) => ({
    path: named(relative(templates, source), name),
    text: named(readFileSync(source, 'utf8'), name),
  }))
  const taken = copies.find(({ path }) => existsSync(join(root, path)))
  if (taken) throw new NameRefused(`The feature '${name}' exists: there is ${taken.path}.`)

  for (const { path, text } of copies) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const server = join(root, simulatorServer)
  const serving = withEndpoints(readFileSync(server, 'utf8'), name)
  if (serving) writeFileSync(server, serving)
  const files = copies.map(({ path }) => path).sort()
  return { files: serving ? [...files, simulatorServer] : files, served: Boolean(serving) }
}
