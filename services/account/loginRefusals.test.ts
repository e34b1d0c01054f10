import { expect, test } from 'vitest'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { reportingRefusals } from './loginRefusals.ts'

test.each([
  [401, 1],
  [403, 0],
  [500, 0],
  [200, 0],
])(
  'an answer with %i reports a refused login %i times, and reaches who asked',
  async (status, times) => {
    const { environment, outside } = fakeEnvironment()
    outside.answer = () => new Response('{}', { status })
    let reported = 0
    const watched = reportingRefusals(environment, () => reported++)
    const response = await watched.fetch('https://platform.example/rest/v1/session', {})
    expect([response.status, reported]).toEqual([status, times])
  },
)
