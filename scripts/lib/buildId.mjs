import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { inRoot } from './paths.mjs'

/** What the app is made of. */
const sources = [
  'index.html',
  'machines',
  'package-lock.json',
  'public',
  'scripts/lib',
  'services',
  'src',
  'tsconfig.json',
  'views',
  'vite.config.ts',
]
/** What only tests read. */
const ofTests = /\.(?:test|fixtures)\.[a-z]+$/

/**
 * The id of a build: it changes when the text or the name of any file that makes up the app does.
 * @param {string} [root] the project's folder
 * @returns {string} 12 hex digits
 */
export function buildIdOf(root = inRoot()) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesUnder(root, source)).sort()) {
    const text = readFileSync(join(root, file))
    hash.update(`\0${file}\0${text.length}\0`).update(text)
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * @param {string} root
 * @param {string} source a file or a folder, relative to the root
 * @returns {string[]} relative to the root, with `/` on every system; none when nothing is there
 */
function filesUnder(root, source) {
  const path = join(root, source)
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [source]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ofTests.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
