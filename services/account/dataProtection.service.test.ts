import { expect, test } from 'vitest'
import { plainRequests } from '../core/answers.fixtures.ts'
import { RequestFailed } from '../core/request.service.ts'
import { closeBoth, closeDataProtection } from './dataProtection.service.ts'

test.each([true, false])('says that the guest answered %s [LGL-5]', async (accepted) => {
  const { request, calls, sent } = plainRequests()
  await closeDataProtection(request, { accepted })
  expect(calls()).toEqual(['POST closeDataProtection'])
  expect(sent()).toEqual([{ accepted }])
})

test('closes terms and data protection together [LGL-6]', async () => {
  const { request, calls, sent } = plainRequests()
  await closeBoth(request)
  expect(calls()).toEqual(['POST closeAgbAndDataProtection'])
  expect(sent()).toEqual([null])
})

test('rejects when the platform does not take it', async () => {
  const { request } = plainRequests({}, 500)
  await expect(closeDataProtection(request, { accepted: true })).rejects.toThrow(RequestFailed)
  await expect(closeBoth(request)).rejects.toThrow(RequestFailed)
})
