import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { provideChromium } from './chromium.mjs'
import { reachOf } from './lib/changed.mjs'
import { changedFiles, projectFiles } from './lib/git.mjs'
import { inRoot } from './lib/paths.mjs'
import { perform } from './lib/perform.mjs'
import { duration } from './lib/progress.mjs'
import { resultsFolder } from './lib/results.mjs'
import { signalAll } from './lib/run.mjs'
import { everyday, kindOfTests, steps } from './lib/steps.mjs'
import { table } from './lib/table.mjs'
import { setup } from './setup.mjs'

/**
 * @typedef {import('./lib/steps.mjs').Step} Step
 * @typedef {import('./lib/perform.mjs').Outcome} Outcome
 * @typedef {import('./lib/perform.mjs').Chromium} Chromium
 */

const usage = 'usage: npm test -- [--only STEP,…] [--changed [REF]] [--shard I/N]'

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
