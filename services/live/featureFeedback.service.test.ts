import { expect, test } from 'vitest'
import { graphqlQuestions, hostileAnswers, refusal } from '../core/answers.fixtures.ts'
import { sendFeatureFeedback } from './featureFeedback.service.ts'

const feedback = { feature: 'actorSearch', isHelpful: false } as const

test('tells the query service what a guest thinks of a feature [QRY-4]', async () => {
  const { service, sent } = graphqlQuestions({ data: { featureFeedback: true } })
  await sendFeatureFeedback(service, feedback)
  expect(sent()).toEqual([feedback])
})

test.each(hostileAnswers)('rejects %s', async (_, hostile) => {
  const { service, outside } = graphqlQuestions({})
  outside.answer = hostile
  await expect(sendFeatureFeedback(service, feedback)).rejects.toMatchObject(refusal)
})
