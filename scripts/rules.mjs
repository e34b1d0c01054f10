import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inRoot } from './lib/paths.mjs'
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

/** @typedef {import('./lib/rules.mjs').Coverage} Coverage */

await setup()
process.exitCode = main(process.argv.slice(2))

/**
 * @param {string[]} args
 * @returns {number} exit code: 1 when a required rule is open or a title claims an unknown rule, or a
 * rule elsewhere than at its end, 2 when the command or the results are not usable
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
  if (asked.areas.length > 0) showRules(choose(covered, asked.areas).chosen, asked.showTests)
  if (names.length === 0) showAreas(covered)
  const complete = asked.required.length === 0 || require(covered, asked.required)
  const strays = unknownClaims(rules, tests)
  for (const { id, test } of strays) {
    console.error(`${id} is no rule, but is claimed by "${test.title}" in ${test.file}`)
  }
  const misplaced = misplacedClaims(rules, tests)
  for (const { title, file } of misplaced) {
    console.error(`rules count at the end of a test's own title, not in "${title}" in ${file}`)
  }
  return complete && strays.length === 0 && misplaced.length === 0 ? 0 : 1
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

/** @param {Coverage[]} rules */
function showAreas(rules) {
  const areas = byArea(rules)
  const total = rules.filter((rule) => rule.covered).length
  console.log(
    table([
      ['area', 'rules', 'covered', 'open'],
      ...areas.map((area) => [area.area, area.rules, area.covered, area.open]),
      ['all', rules.length, total, rules.length - total],
    ]),
  )
}

/**
 * @param {Coverage[]} rules
 * @param {boolean} showTests
 */
function showRules(rules, showTests) {
  const open = rules.filter((rule) => !rule.covered)
  const covered = rules.filter((rule) => rule.covered)
  console.log(`${rules.length} rules, ${covered.length} covered, ${open.length} open`)
  for (const rule of open) console.log(describe(rule))
  if (!showTests) return
  for (const rule of covered) {
    console.log(`covered  ${rule.id}  ${rule.text}`)
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
