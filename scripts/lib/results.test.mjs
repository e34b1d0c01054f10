import { expect, it } from 'vitest'
import { readPlaywright, readVitest } from './results.mjs'

it("reads Vitest's report, a file that did not load as a failed test", () => {
  const assertionResults = [
    { fullName: ' a b [RT-1]', status: 'passed' },
    { fullName: 'a c', status: 'failed' },
    { fullName: 'a d', status: 'todo' },
  ]
  const testResults = [
    { name: '/one.test.ts', status: 'failed', assertionResults },
    { name: '/two.test.ts', status: 'failed', assertionResults: [] },
  ]
  expect(readVitest({ testResults })).toEqual([
    { title: 'a b [RT-1]', file: '/one.test.ts', status: 'passed' },
    { title: 'a c', file: '/one.test.ts', status: 'failed' },
    { title: 'a d', file: '/one.test.ts', status: 'skipped' },
    { title: '/two.test.ts runs', file: '/two.test.ts', status: 'failed' },
  ])
})

it("reads Playwright's report with its nested titles, one that passed at its second try as passed", () => {
  const file = 'a.e2e.ts'
  const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
    title,
    file,
    tests: [{ status }],
  })
  const suites = [
    {
      title: file,
      file,
      specs: [spec('logs in [LGN-1]', 'expected'), spec('logs out', 'unexpected')],
      suites: [
        { title: 'a guest', file, specs: [spec('pays', 'flaky'), spec('rests', 'skipped')] },
      ],
    },
  ]
  expect(readPlaywright({ suites })).toEqual([
    { title: 'logs in [LGN-1]', file, status: 'passed' },
    { title: 'logs out', file, status: 'failed' },
    { title: 'a guest pays', file, status: 'passed' },
    { title: 'a guest rests', file, status: 'skipped' },
  ])
})
