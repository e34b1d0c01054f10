import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { initialFiles, readManifest } from './initial.mjs'

const source = 'src/serviceWorker/main.ts'
const worker = 'sw.js'
/** What the host reads, source maps, and icons that the system takes when the app is installed. */
const notStored = /^\.vite\/|^icons\/|\.map$|^(sw\.js|pages\.json)$/
const alwaysStored = /^(icon\.svg|manifest\.webmanifest)$/

/**
 * What the service worker of a built app has to know of it.
 * @param {string} folder of the build
 * @returns {import('../../src/serviceWorker/scope.ts').Build}
 */
export function buildOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !notStored.test(file))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)))
  const initial = new Set(initialFiles(readManifest(folder)))
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const isPreloaded = (/** @type {string} */ file) => page.includes(`href="/${file}"`)
  const isShell = (/** @type {string} */ file) =>
    initial.has(file) || alwaysStored.test(file) || isPreloaded(file)
  const others = files.filter((file) => file !== 'index.html')
  return {
    id: hash.digest('hex').slice(0, 12),
    shell: ['/', ...others.filter(isShell).map((file) => `/${file}`)],
    rest: others.filter((file) => !isShell(file)).map((file) => `/${file}`),
  }
}

/**
 * A Vite plugin that builds the service worker as `sw.js` beside the app and tells it which files
 * the build has, once they are written.
 * @returns {import('vite').Plugin}
 */
export function serviceWorker() {
  let isApp = false
  return {
    name: 'service-worker',
    apply: 'build',
    config(_, { isSsrBuild }) {
      isApp = !isSsrBuild
      if (!isApp) return {}
      return {
        build: {
          manifest: true,
          rolldownOptions: {
            input: { index: 'index.html', sw: source, early: 'src/firstView/early.ts' },
            output: {
              entryFileNames: ({ name }) => (name === 'sw' ? worker : 'assets/[name]-[hash:7].js'),
            },
          },
        },
      }
    },
    writeBundle({ dir }, bundle) {
      const chunk = bundle[worker]
      if (!isApp || !dir || chunk?.type !== 'chunk') return
      if (chunk.imports.length > 0) {
        this.error(`${source} shares code with the app (${chunk.imports}): it must stand alone`)
      }
      const build = JSON.stringify(buildOf(dir))
      writeFileSync(
        join(dir, worker),
        chunk.code.replaceAll('__BUILD__', () => build),
      )
    },
  }
}
