import { expect, test } from 'vitest'
import { plainRequests } from '../core/answers.fixtures.ts'
import { RequestFailed } from '../core/request.service.ts'
import { switchConversionChat } from './conversionChat.service.ts'

test.each(['enable', 'disable'] as const)('asks the platform to %s it [CVC-2]', async (action) => {
  const { request, calls, sent } = plainRequests()
  await switchConversionChat(request, { action })
  expect(calls()).toEqual(['POST conversionChat'])
  expect(sent()).toEqual([{ action }])
})

test('rejects when the platform does not take it', async () => {
  const { request } = plainRequests({}, 500)
  await expect(switchConversionChat(request, { action: 'enable' })).rejects.toThrow(RequestFailed)
})
