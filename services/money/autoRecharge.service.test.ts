import { expect, test } from 'vitest'
import { plainRequests } from '../core/answers.fixtures.ts'
import { RequestFailed } from '../core/request.service.ts'
import { saveTeaserState } from './autoRecharge.service.ts'

test.each(['shown', 'dismissed', 'accepted'] as const)(
  'says that the teaser was %s [PAY-34]',
  async (mode) => {
    const { request, calls, sent } = plainRequests()
    await saveTeaserState(request, { mode })
    expect(calls()).toEqual(['POST autoRechargeTeaserState'])
    expect(sent()).toEqual([{ mode }])
  },
)

test('rejects when the platform does not take it', async () => {
  const { request } = plainRequests({}, 500)
  await expect(saveTeaserState(request, { mode: 'shown' })).rejects.toThrow(RequestFailed)
})
