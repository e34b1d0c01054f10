import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { provideChromium } from './chromium.mjs'
import { reachOf } from './lib/changed.mjs'
import { changedFiles, projectFiles } from './lib/git.mjs'
import { inRoot } from './lib/paths.mjs'
import { duration } from './lib/progress.mjs'
import { censusFolder, logsFolder } from './lib/reached.mjs'
import { readReport, reports, resultsFolder } from './lib/results.mjs'
import { run, signalAll } from './lib/run.mjs'
import { table } from './lib/table.mjs'
import { setup } from './setup.mjs'

/**
 * @typedef {import('./lib/results.mjs').Runner} Runner
 * @typedef {object} Step
 * @property {string} title
 * @property {string[]} command of node_modules/.bin, with its arguments
 * @property {Runner} [runner] whose report it writes
 * @property {Runner} [reportsLike] the runner whose kind of report it writes, under its own name
 * @property {boolean} [chromium] whether it needs one
 * @property {boolean} [isWhole] whether it tells nothing of a part
 * @property {boolean} [isNightly] whether it is left out unless it is asked for
 * @property {Record<string, string>} [env] what it is told
 * @typedef {{ ok: boolean, passed: number, failed: number, summary: string, output: string }} Outcome
 * @typedef {{ path?: string, problem?: string }} Chromium
 */

const usage = 'usage: npm test -- [--only STEP,…] [--changed [REF]] [--shard I/N]'

/**
 * @param {('unit' | 'browser' | 'browserTools' | 'browserAlone' | 'nightly' | 'browserNightly')[]} projects
 * @returns {string[]}
 */
function vitest(...projects) {
  const inNode = projects.every((project) => !project.startsWith('browser'))
  const workers = inNode ? [`--maxWorkers=${availableParallelism()}`] : []
  return [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...workers,
    '--reporter=minimal',
    '--reporter=json',
  ]
}

/**
 * By one checker: more of them check what they share anew, and other steps take the other processors.
 * @param {string} config
 */
const tsc = (config) => ['tsc', '-p', config, '--checkers', '1']

const browserTests = vitest('browser', 'browserTools', 'browserAlone')

/** @type {Record<string, Step>} */
const steps = {
  nightly: {
    title: 'nightly tests',
    command: vitest('nightly'),
    reportsLike: 'unit',
    isNightly: true,
  },
  browserNightly: {
    title: 'nightly browser tests',
    command: vitest('browserNightly'),
    reportsLike: 'browser',
    chromium: true,
    isNightly: true,
  },
  browserComplaining: {
    title: 'browser tests with a React that complains',
    command: browserTests,
    reportsLike: 'browser',
    chromium: true,
    isNightly: true,
  },
  e2eNightly: {
    title: 'nightly end-to-end tests',
    command: ['playwright', 'test', '--project=night'],
    reportsLike: 'e2e',
    chromium: true,
    isNightly: true,
  },
  paths: {
    title: 'paths of all charts',
    command: [
      ...vitest('unit'),
      ...['guest', 'platform'].map((half) => `src/areas/paths.${half}.test.ts`),
    ],
    reportsLike: 'unit',
    isNightly: true,
  },
  types: { title: 'types', command: tsc('tsconfig.json') },
  machines: {
    title: 'types of machines/ without the DOM',
    command: tsc('machines/tsconfig.json'),
  },
  page: {
    title: 'types of what runs in the page, without Node',
    command: tsc('tsconfig.browser.json'),
  },
  worker: {
    title: 'types of the service worker, without the DOM or Node',
    command: tsc('tsconfig.worker.json'),
  },
  format: {
    title: 'format and lint',
    command: ['biome', 'ci', '--colors=off', '--diagnostic-level=warn', '--error-on-warnings', '.'],
  },
  lint: { title: 'lint with types', command: ['oxlint', '--deny-warnings'] },
  imports: {
    title: 'import directions and cycles',
    command: ['oxlint', '-c', 'imports.oxlintrc.json', '--deny-warnings'],
  },
  unused: { title: 'unused code', command: ['knip', '--no-progress'] },
  size: { title: 'size of the start page', command: ['size-limit'], isWhole: true },
  unit: { title: 'unit tests', command: vitest('unit'), runner: 'unit' },
  browser: {
    title: 'browser tests',
    command: browserTests,
    runner: 'browser',
    chromium: true,
    // React as guests have it takes a fifth less time; at night the one that complains is taken
    env: { NODE_ENV: 'production' },
  },
  e2e: {
    title: 'end-to-end tests',
    command: ['playwright', 'test', '--project=day', '--pass-with-no-tests'],
    runner: 'e2e',
    chromium: true,
  },
}

/** What `npm test` does without being told more. */
const everyday = Object.keys(steps).filter((name) => !steps[name]?.isNightly)

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    signalAll('SIGKILL')
    process.exit(130)
  })
}
process.exitCode = await main()

/** @returns {Promise<number>} exit code: 1 when a step failed, 2 for an unknown step or commit */
async function main() {
  const asked = readArgs()
  const unknown = asked?.only.filter((name) => !(name in steps)) ?? []
  if (unknown.length > 0) console.error(`No step is called ${unknown.join(', ')}.`)
  if (!asked || unknown.length > 0) {
    console.error(`${usage} with the steps ${Object.keys(steps).join(', ')}`)
    return 2
  }
  if (asked.shard !== undefined) {
    if (asked.only.join() !== 'paths' || !isShard(asked.shard)) {
      console.error(`--shard ${asked.shard}: give I/N with I from 1 to N, and --only paths`)
      return 2
    }
    process.env.SHARD = asked.shard
  }
  const reach = asked.changed ? await readReach(asked.ref).catch(refuse) : undefined
  if (asked.changed && !reach) return 2
  await setup()
  const folder = reach ? `${resultsFolder}/changed` : resultsFolder
  mkdirSync(inRoot(folder), { recursive: true })
  const names = asked.only.length > 0 ? asked.only : everyday
  const chosen = names.flatMap((name) => {
    const step = /** @type {Step} */ (steps[name])
    if (!reach) return [{ ...step, name, folder }]
    const files = step.runner && reach.chosen[step.runner]
    if (step.isWhole || files?.length === 0) return []
    return [{ ...step, name, folder, command: [...step.command, ...(files ?? [])] }]
  })
  const chromium = chosen.some((step) => step.chromium) ? await lookForChromium() : {}
  /** @type {(Outcome & { name: string, time: string })[]} */
  const outcomes = []
  /** @param {(typeof chosen)[number]} step */
  async function take(step) {
    outcomes.push({ name: step.name, ...(await timed(step, chromium)) })
  }
  // Checks of the code need one processor each, tests all of them
  const isOfTests = (/** @type {Step} */ step) => kindOfTests(step) !== undefined
  await inTurns(
    chosen.filter((step) => !isOfTests(step)),
    availableParallelism(),
    take,
  )
  await inTurns(chosen.filter(isOfTests), 1, take)
  const code = summarise(outcomes)
  if (reach) console.log(`left out: ${reach.leftOut.join('; ')}`)
  return code
}

/**
 * Does something with each of some things, of which so many are under way at once.
 * @template T
 * @param {readonly T[]} all
 * @param {number} width
 * @param {(one: T) => Promise<void>} work
 */
async function inTurns(all, width, work) {
  const waiting = [...all]
  const take = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: width }, take))
}

/** @returns {{ only: string[], changed: boolean, ref?: string, shard?: string } | undefined} undefined for bad ones */
function readArgs() {
  const options = /** @type {const} */ ({
    only: { type: 'string' },
    changed: { type: 'boolean', default: false },
    shard: { type: 'string' },
  })
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length > (values.changed ? 1 : 0)) return undefined
    const only = values.only?.split(',').filter(Boolean) ?? []
    const { changed, shard } = values
    return { only, changed, ref: positionals[0], ...(shard !== undefined && { shard }) }
  } catch {
    return undefined
  }
}

/** @param {string} text */
function isShard(text) {
  const [index, of] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text)?.slice(1).map(Number) ?? []
  return index !== undefined && of !== undefined && index <= of
}

/** @param {Error} error */
function refuse({ message }) {
  console.error(message)
  return undefined
}

/**
 * @param {string} [ref]
 * @throws {Error} in one line, when git does not know the ref
 */
async function readReach(ref) {
  const changed = await changedFiles(ref)
  const files = await projectFiles()
  const code = files.filter(
    (file) =>
      /\.(tsx?|mjs|css)$/.test(file) &&
      !file.startsWith('scripts/templates/') &&
      existsSync(inRoot(file)),
  )
  const texts = new Map(code.map((file) => [file, readFileSync(inRoot(file), 'utf8')]))
  return reachOf(changed, texts, files)
}

/** @returns {Promise<Chromium>} */
function lookForChromium() {
  return provideChromium().then(
    (path) => ({ path }),
    (error) => ({ problem: error.message }),
  )
}

/** @param {Step} step */
function kindOfTests({ runner, reportsLike }) {
  return runner ?? reportsLike
}

/**
 * @param {Step & { name: string, folder: string }} step
 * @param {Chromium} chromium
 */
async function timed(step, chromium) {
  const title = `${step.title} … `
  const isAlone = kindOfTests(step) !== undefined
  // Of what takes minutes, and is alone, it is told at once what is under way
  if (isAlone) process.stdout.write(title)
  const begin = performance.now()
  const outcome = await perform(step, chromium)
  const time = duration(performance.now() - begin)
  console.log(`${isAlone ? '' : title}${outcome.ok ? 'ok' : 'FAILED'}${outcome.summary} (${time})`)
  if (!outcome.ok) console.log(`${outcome.output.trim()}\n`)
  return { ...outcome, time }
}

/**
 * @param {Step & { name: string, folder: string }} step
 * @param {Chromium} chromium
 * @returns {Promise<Outcome>}
 */
async function perform(step, { path, problem }) {
  const kind = kindOfTests(step)
  const file = step.runner ? reports[step.runner].file : `${step.name}.json`
  const report = kind ? `${step.folder}/${file}` : undefined
  if (report) rmSync(inRoot(report), { force: true })
  if (step.runner === 'e2e' && step.folder === resultsFolder) {
    for (const left of [censusFolder, logsFolder]) {
      rmSync(inRoot(left), { recursive: true, force: true })
    }
  }
  if (step.chromium && problem) return failure(problem)
  const [command = '', ...args] = step.command
  const { code, output } = await run(inRoot('node_modules/.bin', command), args, {
    env: {
      NO_COLOR: '1',
      ...step.env,
      ...(path && { CHROMIUM_PATH: path }),
      ...(report && { REPORT_FILE: inRoot(report) }),
    },
  })
  const tests = kind && readReport(kind, report)
  if (report && !tests) return failure(output)
  const count = (/** @type {string} */ status) =>
    tests?.filter((test) => test.status === status).length ?? 0
  const passed = count('passed')
  const skipped = tests?.filter((test) => test.status === 'skipped') ?? []
  const failed = count('failed') + skipped.length || (code === 0 ? 0 : 1)
  const summary = tests ? `: ${passed} passed, ${failed} failed` : ''
  const names = skipped.map(
    ({ file, title }) => `\nskipped, which proves nothing: ${file}: ${title}`,
  )
  return { ok: failed === 0, passed, failed, summary, output: output + names.join('') }
}

/**
 * @param {string} output
 * @returns {Outcome}
 */
function failure(output) {
  return { ok: false, passed: 0, failed: 1, summary: '', output }
}

/**
 * @param {(Outcome & { name: string, time: string })[]} outcomes
 * @returns {number} exit code
 */
function summarise(outcomes) {
  const rows = outcomes.map(({ name, ok, passed, failed, time }) => [
    name,
    ok ? 'ok' : 'FAILED',
    time,
    passed,
    failed,
  ])
  console.log(`\n${table([['step', '', 'time', 'passed', 'failed'], ...rows])}\n`)
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 ? 1 : 0
}
