import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/**
 * One test as its runner reported it.
 * @typedef {object} Test
 * @property {string} title its describe titles and its own, joined by spaces
 * @property {string} file
 * @property {'passed' | 'failed' | 'skipped'} status
 */

/**
 * @typedef {{ fullName: string, status: string }} VitestAssertion
 * @typedef {{ name: string, status: string, assertionResults: VitestAssertion[] }} VitestFile
 * @typedef {{ testResults: VitestFile[] }} VitestReport
 * @typedef {{ title: string, file: string, tests: { status: string }[] }} PlaywrightSpec
 * @typedef {{ title: string, file: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ suites: PlaywrightSuite[] }} PlaywrightReport
 */

const vitestStatus = new Map([
  ['passed', 'passed'],
  ['failed', 'failed'],
])
const playwrightStatus = new Map([
  ['expected', 'passed'],
  ['unexpected', 'failed'],
  ['flaky', 'passed'],
])

/**
 * @param {Map<string, string>} known
 * @param {string} status
 * @returns {Test['status']}
 */
function statusFrom(known, status) {
  return /** @type {Test['status']} */ (known.get(status) ?? 'skipped')
}

/**
 * The tests of Vitest's JSON report. A file that failed without a failed test (it did not load)
 * counts as one failed test.
 * @param {VitestReport} report
 * @returns {Test[]}
 */
export function readVitest(report) {
  return report.testResults.flatMap(({ name: file, status, assertionResults }) => {
    /** @type {Test[]} */
    const tests = assertionResults.map((test) => ({
      title: test.fullName.trim(),
      file,
      status: statusFrom(vitestStatus, test.status),
    }))
    const unexplained = status === 'failed' && !tests.some((test) => test.status === 'failed')
    return unexplained ? [...tests, { title: `${file} runs`, file, status: 'failed' }] : tests
  })
}

/**
 * The tests of Playwright's JSON report. One that passed at its second try has passed; the run says which.
 * @param {PlaywrightReport} report
 * @returns {Test[]}
 */
export function readPlaywright(report) {
  /**
   * @param {PlaywrightSuite} suite
   * @param {string[]} titles
   * @returns {Test[]}
   */
  function testsOf({ specs = [], suites = [] }, titles) {
    const own = specs.flatMap((spec) =>
      spec.tests.map((test) => ({
        title: [...titles, spec.title].join(' '),
        file: spec.file,
        status: statusFrom(playwrightStatus, test.status),
      })),
    )
    return [...own, ...suites.flatMap((suite) => testsOf(suite, [...titles, suite.title]))]
  }
  return report.suites.flatMap((file) => testsOf(file, []))
}

/** Where the reports of whole runs are. */
export const resultsFolder = '.results'

/** The runners, each with its JSON report and how it is read. */
export const reports = {
  unit: { file: 'unit.json', read: readVitest },
  browser: { file: 'browser.json', read: readVitest },
  e2e: { file: 'e2e.json', read: readPlaywright },
}

/** @typedef {keyof typeof reports} Runner */

/**
 * @param {Runner} runner
 * @param {string} [report] from the project's folder: that of its latest whole run without
 * @returns {Test[] | undefined} undefined when the runner left no complete report
 */
export function readReport(runner, report = `${resultsFolder}/${reports[runner].file}`) {
  const { read } = reports[runner]
  const path = inRoot(report)
  if (!existsSync(path)) return undefined
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}
