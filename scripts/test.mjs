import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { provideChromium } from './chromium.mjs'
import { inRoot } from './lib/paths.mjs'
import { duration } from './lib/progress.mjs'
import { readReport, reports } from './lib/results.mjs'
import { run, signalAll } from './lib/run.mjs'
import { table } from './lib/table.mjs'
import { setup } from './setup.mjs'

/**
 * @typedef {import('./lib/results.mjs').Runner} Runner
 * @typedef {object} Step
 * @property {string} title
 * @property {string[]} command of node_modules/.bin, with its arguments
 * @property {Runner} [runner] which report it writes
 * @property {boolean} [chromium] whether it needs one
 * @typedef {{ ok: boolean, passed: number, failed: number, summary: string, output: string }} Outcome
 * @typedef {{ path?: string, problem?: string }} Chromium
 */

/**
 * @param {'unit' | 'browser'} project
 * @returns {string[]}
 */
function vitest(project) {
  const json = ['--reporter=json', `--outputFile.json=${reports[project].file}`]
  const workers = project === 'unit' ? [`--maxWorkers=${availableParallelism()}`] : []
  return ['vitest', 'run', '--project', project, ...workers, '--reporter=minimal', ...json]
}

/** @type {Record<string, Step>} */
const steps = {
  types: { title: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  machines: {
    title: 'types of machines/ without the DOM',
    command: ['tsc', '-p', 'machines/tsconfig.json'],
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
  size: { title: 'size of the start page', command: ['size-limit'] },
  unit: { title: 'unit tests', command: vitest('unit'), runner: 'unit' },
  browser: {
    title: 'browser tests',
    command: vitest('browser'),
    runner: 'browser',
    chromium: true,
  },
  e2e: {
    title: 'end-to-end tests',
    command: ['playwright', 'test'],
    runner: 'e2e',
    chromium: true,
  },
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    signalAll('SIGKILL')
    process.exit(130)
  })
}
process.exitCode = await main()

/** @returns {Promise<number>} exit code: 1 when a step failed, 2 for an unknown step */
async function main() {
  const names = chosenSteps()
  if (!names) return 2
  await setup()
  mkdirSync(inRoot('.results'), { recursive: true })
  const chosen = names.map((name) => /** @type {Step} */ (steps[name]))
  const chromium = chosen.some((step) => step.chromium) ? await lookForChromium() : {}
  /** @type {(Outcome & { name: string, time: string })[]} */
  const outcomes = []
  for (const [index, step] of chosen.entries()) {
    outcomes.push({ name: names[index] ?? '', ...(await timed(step, chromium)) })
  }
  return summarise(outcomes)
}

/** @returns {string[] | undefined} */
function chosenSteps() {
  const known = Object.keys(steps)
  const wanted = wantedSteps()
  const unknown = wanted?.filter((name) => !known.includes(name))
  if (wanted && unknown?.length === 0) return wanted.length > 0 ? wanted : known
  if (unknown) console.error(`No step is called ${unknown.join(', ')}.`)
  console.error(`usage: npm test -- [--only STEP,…] with the steps ${known.join(', ')}`)
  return undefined
}

/** @returns {string[] | undefined} */
function wantedSteps() {
  try {
    const { values } = parseArgs({ options: { only: { type: 'string' } } })
    return values.only?.split(',').filter(Boolean) ?? []
  } catch {
    return undefined
  }
}

/** @returns {Promise<Chromium>} */
function lookForChromium() {
  return provideChromium().then(
    (path) => ({ path }),
    (error) => ({ problem: error.message }),
  )
}

/**
 * @param {Step} step
 * @param {Chromium} chromium
 */
async function timed(step, chromium) {
  process.stdout.write(`${step.title} … `)
  const begin = performance.now()
  const outcome = await perform(step, chromium)
  const time = duration(performance.now() - begin)
  console.log(`${outcome.ok ? 'ok' : 'FAILED'}${outcome.summary} (${time})`)
  if (!outcome.ok) console.log(`${outcome.output.trim()}\n`)
  return { ...outcome, time }
}

/**
 * @param {Step} step
 * @param {Chromium} chromium
 * @returns {Promise<Outcome>}
 */
async function perform(step, { path, problem }) {
  if (step.runner) rmSync(inRoot(reports[step.runner].file), { force: true })
  if (step.chromium && problem) return failure(problem)
  const [command = '', ...args] = step.command
  const { code, output } = await run(inRoot('node_modules/.bin', command), args, {
    env: { NO_COLOR: '1', ...(path && { CHROMIUM_PATH: path }) },
  })
  const tests = step.runner && readReport(step.runner)
  if (step.runner && !tests) return failure(output)
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
