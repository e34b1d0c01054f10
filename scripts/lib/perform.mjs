import { rmSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { censusFolder, logsFolder } from './reached.mjs'
import { readReport, reports, resultsFolder } from './results.mjs'
import { run } from './run.mjs'
import { kindOfTests } from './steps.mjs'

/**
 * @typedef {{ ok: boolean, passed: number, failed: number, summary: string, output: string }} Outcome
 * @typedef {{ path?: string, problem?: string }} Chromium
 */

/**
 * Does a step and counts what it found.
 * @param {import('./steps.mjs').Step & { name: string, folder: string }} step the folder takes its report
 * @param {Chromium} chromium where it is, or why there is none
 * @returns {Promise<Outcome>}
 */
export async function perform(step, { path, problem }) {
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
