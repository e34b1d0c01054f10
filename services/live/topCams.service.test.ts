import { expect, test } from 'vitest'
import { topCam } from '../../fixtures/live/topCams.fixtures.ts'
import {
  graphqlQuestions,
  hostileAnswers,
  refusal,
  withEachFieldWrong,
  withoutEachField,
} from '../core/answers.fixtures.ts'
import { loadTopCams } from './topCams.service.ts'

const answer = (topCams: unknown) => ({ data: { topCams } })
const top100 = { filter: { type: 'top100', online: true } }

test('asks for a list by its type, of those alone who are online when that is wanted [ACT-38]', async () => {
  const { service, sent } = graphqlQuestions(answer([topCam()]))
  await loadTopCams(service, top100)
  await loadTopCams(service, { filter: { type: 'favorites', online: false, of: 'guest1' } })
  expect(sent()).toEqual([
    { type: 'top100', online: true },
    { type: 'favorites', online: false },
  ])
})

test('gives the whole list with all that an entry has [ACT-16]', async () => {
  const { service } = graphqlQuestions(answer([topCam(), topCam({ id: 'b' })]))
  expect(await loadTopCams(service, top100)).toEqual({
    items: [topCam(), topCam({ id: 'b' })],
    totals: { all: 2 },
    next: null,
  })
})

test.each([...withoutEachField(topCam()), ...withEachFieldWrong(topCam())])(
  'leaves out an entry without a valid %s, and no other [ACT-16]',
  async (_, wrong) => {
    const { service } = graphqlQuestions(answer([wrong, topCam({ id: 'b' })]))
    const { items } = await loadTopCams(service, top100)
    expect(items).toEqual([topCam({ id: 'b' })])
  },
)

test.each(hostileAnswers)('rejects %s', async (_, hostile) => {
  const { service, outside } = graphqlQuestions({})
  outside.answer = hostile
  await expect(loadTopCams(service, top100)).rejects.toMatchObject(refusal)
})
