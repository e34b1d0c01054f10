import { expect, test } from 'vitest'
import { listedModel, listedPerformer } from '../../fixtures/live/performers.fixtures.ts'
import { graphqlQuestions, hostileAnswers, refusal } from '../core/answers.fixtures.ts'
import { createGraphqlService } from '../core/graphql.service.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { loadRecommendedModels } from './recommendedModels.service.ts'

const platform = eachTestItsServices()

const answer = (models: unknown[]) => ({ data: { recommendedModels: models } })

test('asks for 4 with age rating 16 and size 16 when nobody says otherwise [FAV-5]', async () => {
  const { service, sent } = graphqlQuestions(answer([{ id: 'odd' }, listedModel()]))
  const found = await loadRecommendedModels(service, { besideId: null }, 'es')
  const asked = { besideId: 'actor-7', models: 9, ageRating: 18 }
  await loadRecommendedModels(service, asked, 'de')
  expect(sent()).toEqual([
    { language: 'es', models: 4, ageRating: 16, size: 16, besideId: null },
    { language: 'de', models: 9, ageRating: 18, size: 16, besideId: 'actor-7' },
  ])
  expect(found).toEqual([listedPerformer()])
})

test.each(hostileAnswers)('rejects %s', async (_, hostile) => {
  const { service, outside } = graphqlQuestions({})
  outside.answer = hostile
  await expect(loadRecommendedModels(service, { besideId: null }, 'en')).rejects.toMatchObject(
    refusal,
  )
})

test('gives performers who are live, alike whom the guest looks at, and no favourites of theirs [FAV-5]', async () => {
  const { environment, credentials } = await platform.begin({ guestId: 'guest1' })
  const service = createGraphqlService(environment, {
    name: 'query service',
    tokenMissing: 'Missing Vxql-Token',
    url: () => `${platform.simulator.url}graphql/query`,
    token: () => credentials().queryToken,
  })
  const { world } = platform.simulator
  const ask = (besideId: string | null) =>
    loadRecommendedModels(service, { besideId, models: 16 }, 'en')
  const [first] = await ask(null)
  const chosen = first ?? expect.unreachable('somebody is live')
  const beside = await ask(chosen.id)
  expect(beside.map(({ gender }) => gender)).toEqual(Array(16).fill(chosen.gender))
  expect(beside.every(({ isOnline }) => isOnline)).toBe(true)
  expect(beside.map(({ id }) => id)).not.toContain(chosen.id)
  world.account('guest1').favourites.add(`actor:${chosen.id}`)
  expect((await ask(null)).map(({ id }) => id)).not.toContain(chosen.id)
  expect(await loadRecommendedModels(service, { besideId: null }, 'en')).toHaveLength(4)
})
