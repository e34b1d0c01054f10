import { expect, test } from 'vitest'
import { recommended } from '../../fixtures/messenger/messenger.fixtures.ts'
import {
  hostileAnswers,
  plainRequests,
  refusal,
  withEachFieldWrong,
  withoutEachField,
} from '../core/answers.fixtures.ts'
import { loadRecommendations } from './recommendations.service.ts'

const query = { currentActorId: 'actor-1', useGrid: true, fsk: 16 }
const answer = { actors: [recommended] }

test('asks with the current actor, whether for a grid and the age rating [MSG-19]', async () => {
  const { request, calls, outside } = plainRequests(answer)
  expect(await loadRecommendations(request, query)).toEqual([recommended])
  expect(calls()).toEqual(['GET messenger/recommendations'])
  const { searchParams } = outside.requests[0]?.url ?? expect.unreachable('nothing was asked')
  expect(searchParams.get('currentActorId')).toBe('actor-1')
  expect(searchParams.get('useGrid')).toBe('true')
  expect(searchParams.get('fsk')).toBe('16')
})

test('names no actor when the guest writes with none, and says so for a slider [MSG-19]', async () => {
  const { request, outside } = plainRequests(answer)
  await loadRecommendations(request, { currentActorId: null, useGrid: false, fsk: 18 })
  const { searchParams } = outside.requests[0]?.url ?? expect.unreachable('nothing was asked')
  expect(searchParams.has('currentActorId')).toBe(false)
  expect(searchParams.get('useGrid')).toBe('false')
})

test.each([...withoutEachField(answer), ...withEachFieldWrong(answer)])(
  'rejects an answer without a valid %s',
  async (field, broken) => {
    const { request } = plainRequests(broken)
    await expect(loadRecommendations(request, query)).rejects.toThrow(`lacks a valid '${field}'`)
  },
)

test.each(hostileAnswers)('rejects %s', async (_, hostile) => {
  const { request, outside } = plainRequests()
  outside.answer = hostile
  await expect(loadRecommendations(request, query)).rejects.toMatchObject(refusal)
})
