import type { TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { expect, it } from 'vitest'
import AssertionsReporter from './assertions.reporter.ts'

const step = (category: string, ...steps: Partial<TestStep>[]) => ({ category, steps }) as TestStep
const test = { title: 'pays [PAY-1]', location: { file: 'e2e/pay.e2e.ts', line: 3 } } as TestCase

async function report(status: TestResult['status'], ...steps: TestStep[]) {
  const reporter = new AssertionsReporter()
  const result = { status, steps, errors: [] as TestResult['errors'] } as TestResult
  reporter.onTestEnd(test, result)
  return { result, run: await reporter.onEnd() }
}

it.each([
  ['none', []],
  ['those of hooks', [step('hook', step('fixture', step('expect'))), step('pw:api')]],
])('a test that passed with no assertions but %s fails, and with it the run', async (_, steps) => {
  const { result, run } = await report('passed', ...steps)
  expect(run).toEqual({ status: 'failed' })
  expect(result.status).toBe('failed')
  expect(result.errors[0]?.message).toBe(
    'e2e/pay.e2e.ts:3: "pays [PAY-1]" asserts nothing: expect something in the test itself.',
  )
})

it('a test that asserts, also within a step, or that failed by itself is left as it is', async () => {
  const asserting = await report('passed', step('test.step', step('expect')))
  expect(asserting).toMatchObject({ run: {}, result: { status: 'passed', errors: [] } })
  const failing = await report('timedOut')
  expect(failing).toMatchObject({ run: {}, result: { status: 'timedOut', errors: [] } })
})
