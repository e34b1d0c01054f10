import { expect, test } from 'vitest'
import { graphqlQuestions } from '../core/answers.fixtures.ts'
import { loadBonusAvailable, requestAvs } from './ageVerification.service.ts'

const order = { forwardUrl: '/en/cams/' }
const environment = { address: () => 'https://app.example/en/cams/?list=new' }

test('sends the address that forwardUrl is on this site, and takes where the age is proved [AVS-12]', async () => {
  const url = 'https://provider.example/check?id=1'
  const { service: guest, sent } = graphqlQuestions({ data: { avs: { requestAvs: { url } } } })
  expect(await requestAvs({ guest, environment }, order)).toEqual({ url })
  expect(sent()).toEqual([{ forwardUrl: 'https://app.example/en/cams/' }])
})

test.each(['', '/check', 'javascript:alert(1)', 5, undefined])(
  'sends nobody to %j',
  async (url) => {
    const { service: guest } = graphqlQuestions({ data: { avs: { requestAvs: { url } } } })
    await expect(requestAvs({ guest, environment }, order)).rejects.toThrow(
      "the answer to requestAvs lacks a valid 'data.avs.requestAvs.url'",
    )
  },
)

test.each([true, false])('tells whether there is a bonus: %s [AVS-13]', async (bonusAvailable) => {
  const { service } = graphqlQuestions({ data: { avs: { bonusAvailable } } })
  expect(await loadBonusAvailable(service)).toBe(bonusAvailable)
})

test('rejects an answer that does not say so [AVS-13]', async () => {
  const { service } = graphqlQuestions({ data: { avs: {} } })
  await expect(loadBonusAvailable(service)).rejects.toThrow(
    "lacks a valid 'data.avs.bonusAvailable'",
  )
})
