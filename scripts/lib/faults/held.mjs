/*
 * Holds Vitest ready in the folder that it runs in, and runs test files as its parent asks: a run takes what the
 * tests take, not what it takes to begin.
 */
import { resolve } from 'node:path'
import { createVitest } from 'vitest/node'
import { claimedRules } from '../rules.mjs'

/**
 * @typedef {{ files: string[], pattern?: string, changed: string[] }} Question paths from the folder; the pattern
 * chooses tests by their titles; what is changed since the last question is read anew
 * @typedef {{ title: string, file: string }} Failure
 * @typedef {{ failures: Failure[] }} Answer
 */

const [runner = 'unit'] = process.argv.slice(2)
const projects =
  runner === 'unit' ? ['unit'] : ['browser', 'browserTools', 'browserAlone', 'browserNightly']
/** A test that takes longer waits for what never comes, ms. */
const testTimeout = runner === 'unit' ? 20_000 : 60_000
const most = 3
let failed = 0

const vitest = await createVitest(
  'test',
  {
    watch: false,
    project: projects,
    // A document shared by runs would hold what a fault was in
    ...(runner === 'unit' ? {} : { isolate: true }),
    maxWorkers: 1,
    testTimeout,
    update: false,
    reporters: [{ onTestCaseResult: stopSoon }],
  },
  { logLevel: 'error', server: { watch: null } },
)
await vitest.standalone()
// A fault may show where nobody looks by day
for (const project of vitest.projects) {
  if (project.name === 'browserAlone') project.provide('isNight', true)
}

process.on('message', async (/** @type {Question} */ question) =>
  process.send?.(await ask(question)),
)
process.on('disconnect', () => process.exit())
process.send?.('ready')

/**
 * Goes no further once a test failed that names a rule, or some that name none.
 * @param {import('vitest/node').TestCase} test
 */
function stopSoon(test) {
  if (test.result().state !== 'failed') return
  failed += claimedRules(test.fullName).length > 0 ? most : 1
  if (failed >= most) void vitest.cancelCurrentRun('test-failure')
}

/**
 * @param {Question} question
 * @returns {Promise<Answer>}
 */
async function ask({ files, pattern, changed }) {
  for (const file of changed) vitest.invalidateFile(resolve(file))
  failed = 0
  if (pattern) vitest.setGlobalTestNamePattern(new RegExp(pattern))
  else vitest.resetGlobalTestNamePattern()
  const specifications = files.map((file) => {
    const fitting = vitest.projects.filter((project) => project.matchesTestGlob(resolve(file)))
    // Of a few states all is looked at as at night, of all of them a part as by day
    const own = pattern ? fitting.at(-1) : fitting[0]
    if (!own)
      throw new Error(`No project of ${projects.join(', ')} in vitest.config.ts has ${file}.`)
    return own.createSpecification(resolve(file))
  })
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const asked = new Set(specifications.map(({ moduleId }) => moduleId))
  const failures = testModules
    .filter(({ moduleId }) => asked.has(moduleId))
    .flatMap((module) => {
      const file = module.relativeModuleId
      const failed = [...module.children.allTests('failed')]
      if (failed.length > 0) return failed.map(({ fullName }) => ({ title: fullName, file }))
      return module.ok() ? [] : [{ title: `${file} runs`, file }]
    })
  const isBroken = failures.length === 0 && unhandledErrors.length > 0
  return {
    failures: isBroken ? [{ title: 'nothing fails unhandled', file: files[0] ?? '' }] : failures,
  }
}
