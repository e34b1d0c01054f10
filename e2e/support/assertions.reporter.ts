import type {
  FullResult,
  Reporter,
  TestCase,
  TestResult,
  TestStep,
} from '@playwright/test/reporter'

/**
 * Fails each test that passed without an assertion, as Vitest does: it proves nothing. What hooks and
 * fixtures assert does not count. Stands before the reporters that are to tell of it.
 */
export default class AssertionsReporter implements Reporter {
  #hasFailed = false

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'passed' || result.steps.some(isAsserting)) return
    const { file, line } = test.location
    result.status = 'failed'
    result.errors.push({
      message: `${file}:${line}: "${test.title}" asserts nothing: expect something in the test itself.`,
    })
    this.#hasFailed = true
  }

  onEnd(): Promise<Partial<FullResult>> {
    return Promise.resolve(this.#hasFailed ? { status: 'failed' } : {})
  }

  printsToStdio(): boolean {
    return false
  }
}

function isAsserting({ category, steps }: TestStep): boolean {
  return category === 'expect' || (category !== 'hook' && steps.some(isAsserting))
}
