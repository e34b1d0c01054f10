import { describe, expect, test } from 'vitest'
import { graphqlQuestions, withoutEachField } from '../core/answers.fixtures.ts'
import { GraphqlFailed } from '../core/graphql.service.ts'
import { startVerification, verifyPin } from './pinCall.service.ts'

const number = { numberType: 'mobile', countryCode: 'DE', number: '0171 2345678' } as const
const pin = { id: 'p1', numberType: 'fixed', pin: '12345' } as const
const started = { data: { pinCall: { startVerification: { id: 'p1', pinLength: 6 } } } }
const verification = {
  id: 'p1',
  type: 'fixed',
  verified: true,
  countryCode: 'DE',
  preCode: '30',
  number: '123456',
  e123: '+49 30 123456',
  pinLength: 5,
}
const verified = { data: { pinCall: { verifyPin: verification } } }

test('starts a verification and takes its id and pin length [PIN-4]', async () => {
  const { service, sent } = graphqlQuestions(started)
  expect(await startVerification(service, number)).toEqual({
    isOk: true,
    value: { id: 'p1', pinLength: 6 },
  })
  expect(sent()).toEqual([{ type: 'mobile', countryCode: 'DE', number: '0171 2345678' }])
})

test('sends id, type and pin and takes the whole record [PIN-1 PIN-5]', async () => {
  const { service, sent } = graphqlQuestions(verified)
  expect(await verifyPin(service, pin)).toEqual({ isOk: true, value: verification })
  expect(sent()).toEqual([{ id: 'p1', type: 'fixed', pin: '12345' }])
})

test.each(withoutEachField(started))('rejects a start without %s [PIN-4]', async (field, less) => {
  const { service } = graphqlQuestions(less)
  await expect(startVerification(service, number)).rejects.toThrow(
    `the answer to startVerification lacks a valid '${field}'`,
  )
})

test.each(withoutEachField(verified))(
  'rejects a record without %s [PIN-1]',
  async (field, less) => {
    const { service } = graphqlQuestions(less)
    await expect(verifyPin(service, pin)).rejects.toThrow(
      `the answer to verifyPin lacks a valid '${field}'`,
    )
  },
)

describe.each([
  [
    'startVerification',
    (service: Parameters<typeof verifyPin>[0]) => startVerification(service, number),
  ],
  ['verifyPin', (service: Parameters<typeof verifyPin>[0]) => verifyPin(service, pin)],
])('a refused %s', (_, ask) => {
  const refusal = (code: unknown) => ({
    data: null,
    errors: [{ message: 'x', extensions: { code } }],
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'gives code %i of its first error [PIN-6]',
    async (code) => {
      const { service } = graphqlQuestions(refusal(String(code)))
      expect(await ask(service)).toEqual({ isOk: false, code })
    },
  )

  test('gives the code of the first error and not of another [PIN-6]', async () => {
    const errors = [{ extensions: { code: '5' } }, { extensions: { code: '8' } }]
    const { service } = graphqlQuestions({ errors })
    expect(await ask(service)).toEqual({ isOk: false, code: 5 })
  })

  test.each([
    ['no code', { errors: [{ message: 'x' }] }],
    ['no extensions', { errors: [{ message: 'x', extensions: null }] }],
    ['an unreadable code', refusal({ is: 3 })],
    ['a code that nobody knows', refusal('11')],
    ['a word', refusal('FORBIDDEN')],
    ['an empty code', refusal('')],
    ['a code only in its second error', { errors: [{}, { extensions: { code: '5' } }] }],
  ])('gives 10 for %s [PIN-7]', async (_, answer) => {
    const { service } = graphqlQuestions(answer)
    expect(await ask(service)).toEqual({ isOk: false, code: 10 })
  })

  test('is no answer when the network is lost', async () => {
    const { service, outside } = graphqlQuestions({})
    outside.answer = () => Promise.reject(new TypeError('offline'))
    await expect(ask(service)).rejects.toThrow(GraphqlFailed)
  })
})
