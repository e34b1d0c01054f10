import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeCompressed } from './lib/compressed.mjs'
import { writeFirstViews } from './lib/firstView.mjs'
import { inRoot } from './lib/paths.mjs'
import { progress } from './lib/progress.mjs'
import { run } from './lib/run.mjs'

const sources = [
  'bench',
  'e2e/screens',
  'e2e/support',
  'fixtures',
  'machines',
  'public',
  'services',
  'simulator',
  'src',
  'views',
  'index.html',
  'inspector.html',
  'package.json',
  'package-lock.json',
  'replay.html',
  'scripts/build.mjs',
  'scripts/lib',
  'support.html',
  'tsconfig.json',
  'vite.config.ts',
  'vite.inspector.config.ts',
  'vite.support.config.ts',
]
const programs = {
  bench: 'bench/main.ts',
  cli: 'src/cli/main.ts',
  firstView: 'src/firstView/main.ts',
  screens: 'e2e/screens/main.ts',
  simulator: 'simulator/main.ts',
  support: 'src/support/server/main.ts',
}

/** @typedef {keyof typeof programs} Program */

/**
 * Every file under a path, sorted; none when nothing is there.
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesUnder(path) {
  if (!existsSync(path)) return []
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** @returns {Promise<string>} changes when the text or the name of any source changes */
async function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  for (const source of sources) {
    for (const file of await filesUnder(inRoot(source))) {
      hash.update(`\0${file}\0`).update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

/**
 * Builds into a folder unless what is there was built from these sources. The folder is replaced
 * at once, so that a running server never sees half a build.
 * @param {string} name for the progress line
 * @param {string} outDir inside the project
 * @param {import('vite').BuildEnvironmentOptions} options
 * @param {(folder: string) => Promise<void>} [finish] what is done in the folder of the build
 * @param {string} [configFile] of Vite, inside the project
 */
async function buildInto(name, outDir, options, finish, configFile = 'vite.config.ts') {
  const stamp = inRoot('build/stamps', name)
  const sourcesNow = await fingerprint()
  const built = existsSync(stamp) ? await readFile(stamp, 'utf8') : ''
  if (built === sourcesNow && existsSync(inRoot(outDir))) return

  await progress(`Building the ${name}`, async () => {
    const { build } = await import('vite')
    const fresh = inRoot(`build/fresh-${name}-${process.pid}`)
    await build({
      root: inRoot(),
      configFile: inRoot(configFile),
      logLevel: 'warn',
      build: { ...options, outDir: fresh, emptyOutDir: true },
    })
    await finish?.(fresh)
    await rm(stamp, { force: true })
    await rm(inRoot(outDir), { recursive: true, force: true })
    await mkdir(dirname(inRoot(outDir)), { recursive: true })
    await rename(fresh, inRoot(outDir))
    await mkdir(dirname(stamp), { recursive: true })
    await writeFile(stamp, sourcesNow)
  })
}

/**
 * Builds the browser's part: the app, and in a folder of its own the inspector.
 * @returns {Promise<string>} the folder, relative to the project
 * @throws {Error} of Vite when the sources do not build
 */
export async function buildApp() {
  await buildInto('app', 'dist', {}, async (folder) => {
    await writeFirstViews(folder, await drawFirstViews())
    await buildInspector(join(folder, 'inspector'))
    await writeCompressed(folder)
  })
  return 'dist'
}

/**
 * Builds the support console with the document in which it replays sessions.
 * @returns {Promise<string>} the folder, relative to the project, to be served at `/support/`
 * @throws {Error} of Vite when the sources do not build
 */
export async function buildConsole() {
  const finish = async (/** @type {string} */ folder) => {
    await rename(join(folder, 'support.html'), join(folder, 'index.html'))
    await writeCompressed(folder)
  }
  await buildInto('console', 'build/console', {}, finish, 'vite.support.config.ts')
  return 'build/console'
}

/** @param {string} folder where its page is to be, beside the app that shares nothing with it */
async function buildInspector(folder) {
  const { build } = await import('vite')
  await build({
    root: inRoot(),
    configFile: inRoot('vite.inspector.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  })
  await rename(join(folder, 'inspector.html'), join(folder, 'index.html'))
}

/** @returns {Promise<import('../src/firstView/draw.tsx').FirstView[]>} */
async function drawFirstViews() {
  const program = await buildProgram('firstView')
  const { code, output } = await run(process.execPath, [inRoot(program)])
  if (code !== 0) throw new Error(`the first views cannot be drawn:\n${output}`)
  return JSON.parse(output)
}

/**
 * Builds a program for Node; packages stay outside of it.
 * @param {Program} name
 * @returns {Promise<string>} the file to run, relative to the project
 * @throws {Error} of Vite when the sources do not build
 */
export async function buildProgram(name) {
  await buildInto(name, `build/${name}`, {
    ssr: programs[name],
    target: 'node20',
    minify: false,
    sourcemap: true,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  })
  return `build/${name}/main.js`
}
