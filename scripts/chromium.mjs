import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { progress } from './lib/progress.mjs'
import { run } from './lib/run.mjs'

/** The first draws without a window and without the browser around the page, for a fifth less of the processor. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
/** Packages that hold one, best first. */
const debianPackages = ['chromium-headless-shell', 'chromium']
const advice =
  'No Chromium found: install one (Debian: apt-get install chromium), run `npx playwright install chromium`, or set CHROMIUM_PATH.'
const installLimit = 10 * 60_000

/** How Chromium is started in every test: no sandbox (it may be root), no GPU, no own traffic. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * Looks for a Chromium where one was named or installed: CHROMIUM_PATH, then PATH.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} path of the executable
 * @throws {Error} when CHROMIUM_PATH names nothing that can be run
 */
export function findChromium(env = process.env) {
  const named = env.CHROMIUM_PATH
  if (named && !isExecutable(named)) {
    throw new Error(`CHROMIUM_PATH is ${named}, which is no executable file.`)
  }
  if (named) return named
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
}

/** @returns {Promise<string | undefined>} */
async function playwrightChromium() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** @returns {Promise<string | undefined>} */
async function debianChromium() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined
  return progress('Installing Chromium with apt', async () => {
    const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: installLimit }
    await run('apt-get', ['update'], options)
    for (const name of debianPackages) {
      const install = ['install', '-y', '--no-install-recommends', name]
      const { code, output } = await run('apt-get', install, options)
      if (code === 0) return findChromium()
      console.error(output.trim())
    }
    return undefined
  })
}

/**
 * Finds a Chromium or, as root on Debian, installs one.
 * @returns {Promise<string>} path of the executable
 * @throws {Error} one line that says how to get one
 */
export async function provideChromium() {
  const path = findChromium() ?? (await playwrightChromium()) ?? (await debianChromium())
  if (!path) throw new Error(advice)
  return path
}
