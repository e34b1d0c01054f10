import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { projectFiles } from '../git.mjs'
import { inRoot } from '../paths.mjs'
import { duration } from '../progress.mjs'
import { resultsFolder } from '../results.mjs'
import { copyOfProject } from './copy.mjs'
import { faultsOf, roomOf, sampled } from './faults.mjs'
import { hunt } from './hunt.mjs'
import { nearestTests, usersIn } from './nearest.mjs'
import { enough, noticedShare, reportOf } from './report.mjs'

/**
 * @typedef {import('./faults.mjs').Fault} Fault
 * @typedef {import('./hunt.mjs').Verdict} Verdict
 * @typedef {object} Asked
 * @property {number} sample how many faults are planted
 * @property {string} seed
 * @property {boolean} again whether only those are planted that nobody noticed the last time
 * @property {boolean} resume whether those of the sample stand as they were judged the last time, as far as that run came
 * @property {string[]} files that they are planted into, or folders of them; all without one
 */

const resultFile = `${resultsFolder}/faults.json`
const meaninglessFile = 'scripts/lib/faults/meaningless.tsv'
/** Of what takes longer, ms: a loop that does not end. */
const timeout = 480_000

/**
 * Plants faults into a copy of the project, one after the other, and tells who notices them. What was found is left in
 * `.results/faults.json` after each.
 * @param {Asked} asked
 * @returns {Promise<number>} exit code: 1 when too few are noticed
 * @throws {Error} in one line, when there is nothing to be planted
 */
export async function plantFaults(asked) {
  const files = (await projectFiles()).filter((file) => existsSync(inRoot(file)))
  const code = files.filter((file) => /\.(tsx?|mjs|css)$/.test(file))
  const texts = new Map(code.map((file) => [file, readFileSync(inRoot(file), 'utf8')]))
  const sample = chosen(asked, texts)
  const judged = asked.resume ? lastVerdicts() : []
  const done = new Set(judged.map(({ key }) => key))
  const faults = sample.filter(({ key }) => !done.has(key))
  const nearest = nearestTests(texts, files)
  const copy = copyOfProject(files, usersIn(texts, files), timeout)
  process.once('exit', copy.remove)
  const keys = new Set(sample.map(({ key }) => key))
  const verdicts = judged.filter(({ key }) => keys.has(key))
  for (const fault of faults) {
    const begin = performance.now()
    const text = texts.get(fault.file) ?? ''
    const verdict = await hunt(copy, fault, text, nearest(fault.file))
    verdicts.push(verdict)
    writeResults(asked.again ? merged(verdicts) : verdicts)
    const time = duration(performance.now() - begin)
    console.log(
      `${verdicts.length}/${sample.length} ${verdict.noticedBy} (${time}) ${fault.name}\n    ${verdict.by}`,
    )
  }
  copy.remove()
  const all = asked.again ? merged(verdicts) : verdicts
  console.log(`\n${reportOf(all)}`)
  return noticedShare(all) < enough ? 1 : 0
}

/**
 * @param {Asked} asked
 * @param {ReadonlyMap<string, string>} texts
 * @returns {Fault[]}
 */
function chosen({ sample, seed, again, files }, texts) {
  const isAsked = (/** @type {string} */ path) =>
    files.length === 0 || files.some((file) => path === file || path.startsWith(`${file}/`))
  const own = [...texts].filter(([path]) => roomOf(path) && isAsked(path))
  if (own.length === 0)
    throw new Error(
      `No faults are planted into ${files.join(', ')}. Name files of machines/, services/, src/areas/ or style sheets.`,
    )
  const meaningless = readMeaningless()
  const all = own
    .flatMap(([path, text]) => faultsOf(path, text))
    .filter(({ key }) => !meaningless.has(key))
  if (!again) return sampled(all, sample, seed)
  const alive = new Set(
    lastVerdicts()
      .filter(isAlive)
      .map(({ key }) => key),
  )
  return all.filter(({ key }) => alive.has(key))
}

const isAlive = (/** @type {Verdict} */ { noticedBy }) => noticedBy === 'nobody'

/** @returns {Set<string>} keys of faults */
function readMeaningless() {
  const lines = readFileSync(inRoot(meaninglessFile), 'utf8').split('\n').slice(1).filter(Boolean)
  return new Set(lines.map((line) => line.split('\t')[0] ?? ''))
}

/**
 * @returns {Verdict[]} without those that are known by now to mean nothing
 * @throws {Error} in one line, when there are none
 */
function lastVerdicts() {
  if (!existsSync(inRoot(resultFile)))
    throw new Error(`There is no ${resultFile}. Run it without --again and --resume first.`)
  const meaningless = readMeaningless()
  /** @type {Verdict[]} */
  const verdicts = JSON.parse(readFileSync(inRoot(resultFile), 'utf8'))
  return verdicts.filter(({ key }) => !meaningless.has(key))
}

/** @param {Verdict[]} anew takes the place of what was said of the same faults */
function merged(anew) {
  const said = new Map(anew.map((verdict) => [verdict.key, verdict]))
  return lastVerdicts().map((verdict) => said.get(verdict.key) ?? verdict)
}

/** @param {Verdict[]} verdicts */
function writeResults(verdicts) {
  mkdirSync(inRoot(resultsFolder), { recursive: true })
  writeFileSync(inRoot(resultFile), `${JSON.stringify(verdicts, null, 2)}\n`)
}
