import { describe, expect, test } from 'vitest'
import { gift, toy } from '../../fixtures/messenger/messenger.fixtures.ts'
import {
  graphqlQuestions,
  hostileAnswers,
  refusal,
  withEachFieldWrong,
  withoutEachField,
} from '../core/answers.fixtures.ts'
import { loadGifts, loadToyControls } from './gifts.service.ts'

describe.each([
  ['gifts', '[GFT-1 GFT-8]', loadGifts, { messengerGifts: [gift] }, gift],
  ['toy controls', '[GFT-2 GFT-8]', loadToyControls, { toyControls: [toy] }, toy],
] as const)('the list of %s', (_, rules, load, data, item) => {
  test(`is loaded as the platform orders it, without fields that nobody knows ${rules}`, async () => {
    const [name] = Object.keys(data)
    const items = [
      { ...item, surprise: 1 },
      { ...item, id: 'another' },
    ]
    const { service } = graphqlQuestions({ data: { [`${name}`]: items } })
    expect(await load(service)).toEqual([item, { ...item, id: 'another' }])
  })

  test.each([...withoutEachField({ data }), ...withEachFieldWrong({ data })])(
    `is refused without a valid %s ${rules}`,
    async (field, broken) => {
      const { service } = graphqlQuestions(broken)
      await expect(load(service)).rejects.toThrow(`lacks a valid '${field}'`)
    },
  )

  test.each([-1, '2', null])('is refused when something costs %s', async (price) => {
    const { service } = graphqlQuestions({
      data: { messengerGifts: [{ ...gift, price }], toyControls: [{ ...toy, price }] },
    })
    await expect(load(service)).rejects.toThrow(/lacks a valid '.*\.price'/)
  })

  test.each(hostileAnswers)('is refused when it is %s', async (_what, answer) => {
    const { service, outside } = graphqlQuestions({})
    outside.answer = answer
    await expect(load(service)).rejects.toMatchObject(refusal)
  })
})
