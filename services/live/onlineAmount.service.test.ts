import { expect, test } from 'vitest'
import { hostileAnswers, plainRequests, refusal } from '../core/answers.fixtures.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { loadOnlineAmount } from './onlineAmount.service.ts'

const platform = eachTestItsServices()

test('asks how many performers are online [ACT-35]', async () => {
  const { request, calls } = plainRequests({ onlineActorsAmount: 205 })
  expect(await loadOnlineAmount(request)).toBe(205)
  expect(calls()).toEqual(['GET monitoringActors/onlineActorsAmount'])
})

test('the platform counts those who are online, as they come and go [ACT-35]', async () => {
  const { request } = await platform.begin({ language: 'en' })
  const before = await loadOnlineAmount(request)
  const online = [...platform.simulator.world.performers.values()].find((one) => one.isOnline)
  Object.assign(online ?? expect.unreachable('somebody is online'), { isOnline: false })
  expect(await loadOnlineAmount(request)).toBe(before - 1)
})

test.each(hostileAnswers)('rejects %s', async (_, hostile) => {
  const { request, outside } = plainRequests({})
  outside.answer = hostile
  await expect(loadOnlineAmount(request)).rejects.toMatchObject(refusal)
})
