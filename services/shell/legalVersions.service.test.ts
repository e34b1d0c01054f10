import { expect, test } from 'vitest'
import {
  graphqlQuestions,
  hostileAnswers,
  refusal,
  withoutEachField,
} from '../core/answers.fixtures.ts'
import { loadLegalVersions } from './legalVersions.service.ts'

const told = {
  texts: [{ id: 'PP-2', validFrom: '2025-09-01T00:00:00Z', summary: 'Cookies were added' }],
  total: 4,
}
const asked = { id: 'PP', offset: 3 } as const

test('asks with filter, first and offset, in the language of the page [SEO-4 QRY-1]', async () => {
  const { service, sent } = graphqlQuestions({ data: { legalTexts: told } })
  expect(await loadLegalVersions(service, asked, 'nl')).toEqual({
    versions: [{ ...told.texts[0], validFrom: Date.UTC(2025, 8, 1) }],
    total: 4,
  })
  expect(sent()).toEqual([{ filter: { type: 'PP', language: 'nl' }, first: 3, offset: 3 }])
})

test.each(withoutEachField(told))('refuses an answer without %s', async (_, odd) => {
  const { service } = graphqlQuestions({ data: { legalTexts: odd } })
  await expect(loadLegalVersions(service, asked, 'en')).rejects.toMatchObject(refusal)
})

test.each(hostileAnswers)('rejects %s', async (_, hostile) => {
  const { service, outside } = graphqlQuestions({})
  outside.answer = hostile
  await expect(loadLegalVersions(service, asked, 'en')).rejects.toMatchObject(refusal)
})
