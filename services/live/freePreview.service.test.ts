import { expect, test } from 'vitest'
import { graphqlQuestions, hostileAnswers, refusal } from '../core/answers.fixtures.ts'
import { declineFreePreview, startFreePreview } from './freePreview.service.ts'

const asked = { actorId: 'actor-1' }

test('starts a free preview, or turns it down, with the performer whom it is about [ACT-40]', async () => {
  const init = graphqlQuestions({ data: { freePreviewInit: { success: true, seconds: 900 } } })
  expect(await startFreePreview(init.service, asked)).toEqual({ success: true, seconds: 900 })
  const decline = graphqlQuestions({ data: { freePreviewDecline: { success: true, seconds: 0 } } })
  expect(await declineFreePreview(decline.service, asked)).toEqual({ success: true, seconds: 0 })
  expect([init.sent(), decline.sent()]).toEqual([
    [{ modelId: 'actor-1' }],
    [{ modelId: 'actor-1' }],
  ])
})

test.each(hostileAnswers)('rejects %s', async (_, hostile) => {
  const { service, outside } = graphqlQuestions({})
  outside.answer = hostile
  await expect(startFreePreview(service, asked)).rejects.toMatchObject(refusal)
  await expect(declineFreePreview(service, asked)).rejects.toMatchObject(refusal)
})
