import { expect, test } from 'vitest'
import { graphqlQuestions, withoutEachField } from '../core/answers.fixtures.ts'
import { secretCredentials } from '../core/slot.fixtures.ts'
import { startAnonymousCall } from './voiceCall.service.ts'

const call = { resultCode: 2000, voicecallIdHash: 'h1', phoneNumber: '+49 30 1234', pin: '4711' }
const answer = { data: { startAnonymousVoicecallChat: call } }

test('begins a call with accessToken and actorId [VOC-9]', async () => {
  const { service, sent } = graphqlQuestions(answer)
  const begun = await startAnonymousCall(service, () => secretCredentials, { actorId: 'a1' })
  expect(begun).toEqual(call)
  expect(sent()).toEqual([{ accessToken: 'secret-access-token', actorId: 'a1' }])
})

test('sends the query token of a visitor without an account [VOC-9]', async () => {
  const { service, sent } = graphqlQuestions(answer)
  const anonymous = { ...secretCredentials, accessToken: null }
  await startAnonymousCall(service, () => anonymous, { actorId: 'a1' })
  expect(sent()).toEqual([{ accessToken: 'secret-query-token', actorId: 'a1' }])
})

test('takes the code of a call that does not begin [VOC-8]', async () => {
  const refused = { resultCode: 4002, voicecallIdHash: null, phoneNumber: null, pin: null }
  const { service } = graphqlQuestions({ data: { startAnonymousVoicecallChat: refused } })
  const begun = await startAnonymousCall(service, () => secretCredentials, { actorId: 'a1' })
  expect(begun).toEqual(refused)
})

test.each(withoutEachField(answer))('rejects an answer without %s', async (field, less) => {
  const { service } = graphqlQuestions(less)
  const begun = startAnonymousCall(service, () => secretCredentials, { actorId: 'a1' })
  await expect(begun).rejects.toThrow(`lacks a valid '${field}'`)
})
