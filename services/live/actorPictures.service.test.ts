import { expect, test } from 'vitest'
import { actorPictures } from '../../fixtures/live/actorPictures.fixtures.ts'
import {
  graphqlQuestions,
  hostileAnswers,
  plainRequests,
  refusal,
  withoutEachField,
} from '../core/answers.fixtures.ts'
import { loadActorPictures } from './actorPictures.service.ts'

const { albums, guestRating, sedcards } = actorPictures()
const wanted = { actorId: 'actor/7', ageRating: 18 }

function services(given: { sedcards?: unknown; albums?: unknown; guestRating?: unknown } = {}) {
  const plain = plainRequests({
    sedcards: given.sedcards ?? sedcards,
    guestRating: given.guestRating ?? null,
  })
  const questions = graphqlQuestions({
    data: { albums: { albums: given.albums ?? albums } },
  })
  return { plain, questions, asked: { request: plain.request, query: questions.service } }
}

test('asks for sedcards with how many and for which age, and for albums in the language of the page [FAV-3 GAL-16 QRY-1]', async () => {
  const { asked, plain, questions } = services()
  expect(await loadActorPictures(asked, wanted, 'nl')).toEqual({ sedcards, albums, guestRating })
  const [call] = plain.calls().map(decodeURIComponent)
  expect(call).toBe('GET gallery/getsedcards/actor/7/{"limit":12,"fsk":18}')
  expect(plain.outside.requests[0]?.url.pathname).toContain('gallery/getsedcards/actor%2F7/')
  expect(questions.sent()).toEqual([{ modelId: 'actor/7', language: 'nl', first: 12 }])
})

test('leaves out sedcards without pictures', async () => {
  const [first] = sedcards
  const { asked } = services({ sedcards: [first, { ...first, id: 'empty', pictures: [] }] })
  expect((await loadActorPictures(asked, wanted, 'en')).sedcards).toEqual([first])
})

test('reads what the guest thinks of the sedcards, which is 1 or 5 [GAL-17]', async () => {
  const rated = (rating: number) =>
    loadActorPictures(services({ guestRating: rating }).asked, wanted, 'en')
  expect((await rated(1)).guestRating).toBe(1)
  await expect(rated(3)).rejects.toMatchObject(refusal)
})

test.each([
  ...withoutEachField(sedcards.slice(0, 1)).map(
    ([path, odd]) => [path, { sedcards: odd }] as const,
  ),
  ...withoutEachField(albums).map(([path, odd]) => [path, { albums: odd }] as const),
])('refuses an answer without %s', async (_, odd) => {
  const { asked } = services(odd)
  await expect(loadActorPictures(asked, wanted, 'en')).rejects.toMatchObject(refusal)
})

test.each(hostileAnswers)('rejects %s', async (_, hostile) => {
  const { asked, plain } = services()
  plain.outside.answer = hostile
  await expect(loadActorPictures(asked, wanted, 'en')).rejects.toMatchObject(refusal)
})
