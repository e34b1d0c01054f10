import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inRoot } from './lib/paths.mjs'
import { censusFolder, countReached, declaredIn, parseWaiting } from './lib/reached.mjs'
import { readReport, reports } from './lib/results.mjs'
import {
  byArea,
  choose,
  coverage,
  misplacedClaims,
  parseRules,
  unknownClaims,
} from './lib/rules.mjs'
import { table } from './lib/table.mjs'
import { setup } from './setup.mjs'

const usage = 'usage: npm run rules -- [AREA …] [--tests] [--require AREA,RULE,…]'

/**
 * @typedef {import('./lib/rules.mjs').Coverage} Coverage
 * @typedef {import('./lib/reached.mjs').Waiting} Waiting
 */

await setup()
process.exitCode = main(process.argv.slice(2))

/**
 * @param {string[]} args
 * @returns {number} exit code: 1 when a required rule is open or a title claims an unknown rule, or a
 * rule elsewhere than at its end, or docs/reached.md names what there is not, 2 when the command or the results are not usable
 */
function main(args) {
  const asked = readArgs(args)
  if (!asked) return refuse(usage)
  const tests = readTests()
  if (!tests) return refuse('Results of some runners are missing: run `npm test` first.')
  const rules = parseRules(readFileSync(inRoot('docs/rules.tsv'), 'utf8'))
  const names = [...asked.areas, ...asked.required]
  const { unknown } = choose(rules, names)
  if (unknown.length > 0) return refuse(`No rule or area is called ${unknown.join(', ')}.`)

  const covered = coverage(rules, tests)
  const declared = declaredIn(readTexts('machines', '.ts'))
  const waiting = parseWaiting(readFileSync(inRoot('docs/reached.md'), 'utf8'))
  if (asked.areas.length > 0) {
    showRules(choose(covered, asked.areas).chosen, waiting, asked.showTests)
  }
  if (names.length === 0) {
    showAreas(covered, waiting)
    showReached(declared)
  }
  const complete = asked.required.length === 0 || require(covered, asked.required)
  const strays = unknownClaims(rules, tests)
  for (const { id, test } of strays) {
    console.error(`${id} is no rule, but is claimed by "${test.title}" in ${test.file}`)
  }
  const misplaced = misplacedClaims(rules, tests)
  for (const { title, file } of misplaced) {
    console.error(`rules count at the end of a test's own title, not in "${title}" in ${file}`)
  }
  const known = new Set([...rules.map(({ id }) => id), ...declared.modals])
  const gone = waiting.filter(({ name }) => !known.has(name))
  for (const { name } of gone) {
    console.error(`${name} is no rule and no modal box, but docs/reached.md names it: take it out`)
  }
  return complete && strays.length + misplaced.length + gone.length === 0 ? 0 : 1
}

/**
 * @param {string} folder from the project's folder
 * @param {string} ending of the names
 * @returns {Record<string, string>} texts by path; none when there is no such folder
 */
function readTexts(folder, ending) {
  if (!existsSync(inRoot(folder))) return {}
  const names = readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
  const paths = names.filter((name) => name.endsWith(ending)).map((name) => `${folder}/${name}`)
  return Object.fromEntries(paths.map((path) => [path, readFileSync(inRoot(path), 'utf8')]))
}

/** @param {string[]} args */
function readArgs(args) {
  try {
    const options = /** @type {const} */ ({
      require: { type: 'string' },
      tests: { type: 'boolean' },
    })
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const required = values.require?.split(',').filter(Boolean) ?? []
    if (values.require !== undefined && required.length === 0) return undefined
    return { areas: positionals, required, showTests: values.tests ?? false }
  } catch {
    return undefined
  }
}

/** @param {string} reason */
function refuse(reason) {
  console.error(reason)
  return 2
}

function readTests() {
  const runners = /** @type {import('./lib/results.mjs').Runner[]} */ (Object.keys(reports))
  const found = runners.map((runner) => readReport(runner))
  return found.some((tests) => !tests) ? undefined : found.flatMap((tests) => tests ?? [])
}

/**
 * @param {Coverage[]} rules
 * @param {Waiting[]} waiting
 */
function showAreas(rules, waiting) {
  const areas = byArea(rules)
  const unreached = rules.filter((rule) => rule.covered && waitsFor(rule, waiting))
  const countIn = (/** @type {string} */ area) =>
    unreached.filter((rule) => rule.area === area).length
  const total = rules.filter((rule) => rule.covered).length
  console.log(
    table([
      ['area', 'rules', 'covered', 'not reached', 'open'],
      ...areas.map(({ area, rules, covered, open }) => [area, rules, covered, countIn(area), open]),
      ['all', rules.length, total, unreached.length, rules.length - total],
    ]),
  )
}

/**
 * @param {Coverage} rule
 * @param {Waiting[]} waiting
 */
function waitsFor({ id }, waiting) {
  return waiting.find(({ name }) => name === id)
}

/** @param {ReturnType<typeof declaredIn>} declared */
function showReached(declared) {
  const censuses = Object.values(readTexts(censusFolder, '.json')).map((text) => JSON.parse(text))
  if (censuses.length === 0) {
    console.log('\nWhat the app comes to is not counted yet: run `npm test -- --only e2e`.')
    return
  }
  const counts = countReached(declared, censuses)
  const rows = counts.map(({ what, reached, all }) => [what, all, reached, all - reached])
  console.log(`\n${table([['in the built app', 'declared', 'reached', 'not reached'], ...rows])}`)
  for (const { what, missing } of counts) {
    if (missing.length > 0) console.log(`\n${what} that no path reached:\n${missing.join(' ')}`)
  }
}

/**
 * @param {Coverage[]} rules
 * @param {Waiting[]} waiting
 * @param {boolean} showTests
 */
function showRules(rules, waiting, showTests) {
  const open = rules.filter((rule) => !rule.covered)
  const covered = rules.filter((rule) => rule.covered)
  console.log(`${rules.length} rules, ${covered.length} covered, ${open.length} open`)
  for (const rule of open) console.log(describe(rule))
  for (const rule of covered) {
    const waits = waitsFor(rule, waiting)
    if (waits) console.log(`covered, not reached  ${rule.id}  (${waits.area}) ${waits.missing}`)
    if (!showTests) continue
    if (!waits) console.log(`covered  ${rule.id}  ${rule.text}`)
    for (const test of rule.tests) console.log(`         ${test.status}: ${test.title}`)
  }
}

/** @param {Coverage} rule */
function describe(rule) {
  const failing = rule.tests.some((test) => test.status === 'failed') ? ' (a test of it fails)' : ''
  return `open  ${rule.id}  ${rule.text}${failing}`
}

/**
 * @param {Coverage[]} rules
 * @param {string[]} names areas and rule ids
 * @returns {boolean} whether all of them are covered
 */
function require(rules, names) {
  const { chosen } = choose(rules, names)
  const open = chosen.filter((rule) => !rule.covered)
  for (const rule of open) console.log(describe(rule))
  const covered = chosen.length - open.length
  console.log(`${names.join(', ')}: ${covered} of ${chosen.length} rules covered`)
  return open.length === 0
}
