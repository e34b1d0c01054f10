import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inRoot } from './lib/paths.mjs'
import { progress } from './lib/progress.mjs'
import { run } from './lib/run.mjs'

const oldestNode = [20, 19]

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} Package
 * @typedef {{ packages?: Record<string, Package> }} Lock
 */

/**
 * Whether this Node is one that the project runs on (20.19 or newer).
 * @param {string} version such as "20.19.0"
 */
export function nodeIsRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/**
 * Whether what is installed differs from what the lock file asks for.
 * @param {Lock} locked package-lock.json
 * @param {Lock | undefined} installed npm's record in node_modules/.package-lock.json
 */
export function isStale(locked, installed) {
  const here = installed?.packages
  if (!here) return true
  return Object.entries(locked.packages ?? {}).some(([path, wanted]) => {
    if (path === '' || wanted.link) return false
    const found = here[path]
    return found ? found.version !== wanted.version : !wanted.optional
  })
}

/**
 * @param {string} path
 * @returns {Lock | undefined}
 */
function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/**
 * Makes the project ready to run: installs its packages when they are missing or other than the
 * lock file says. Ends the process with one line when Node is too old or npm fails.
 */
export async function setup() {
  if (!nodeIsRecent(process.versions.node)) {
    stop(`Limelight needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`)
  }
  const locked = readLock(inRoot('package-lock.json'))
  const installed = readLock(inRoot('node_modules/.package-lock.json'))
  if (locked ? !isStale(locked, installed) : installed) return
  await progress('Installing packages', () => install(locked ? 'ci' : 'install')).catch((error) =>
    stop(`Packages could not be installed: ${error.message}`),
  )
}

/** @param {string} command */
async function install(command) {
  const args = [command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await run('npm', args)
  if (code !== 0) throw new Error(`npm ${command} ended with ${code}\n${output.trim()}`)
}

/**
 * @param {string} reason
 * @returns {never}
 */
function stop(reason) {
  console.error(reason)
  process.exit(1)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await setup()
