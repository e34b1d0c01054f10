import { expect, test } from 'vitest'
import { listedModel, listedPerformer } from '../../fixtures/live/performers.fixtures.ts'
import { graphqlQuestions, hostileAnswers, refusal } from '../core/answers.fixtures.ts'
import { createGraphqlService } from '../core/graphql.service.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { loadFavouriteModels } from './favouriteModels.service.ts'

const platform = eachTestItsServices()

const answer = (models: unknown[], total: number) => ({
  data: { favouriteModels: { models, total } },
})

test('asks for fifty when nobody says how many, and goes on after them [FAV-6 FAV-7]', async () => {
  const { service, sent } = graphqlQuestions(answer([listedModel()], 51))
  const first = await loadFavouriteModels(service, { start: null }, 'nl')
  const second = await loadFavouriteModels(service, { start: first.next }, 'nl')
  await loadFavouriteModels(service, { start: null }, 'en', undefined, 5)
  expect(sent()).toEqual([
    { language: 'nl', first: 50, offset: 0 },
    { language: 'nl', first: 50, offset: 50 },
    { language: 'en', first: 5, offset: 0 },
  ])
  expect(first).toEqual({ items: [listedPerformer()], totals: { all: 51 }, next: { offset: 50 } })
  expect(second.next).toBeNull()
})

test('leaves out who cannot be read, and no other', async () => {
  const { service } = graphqlQuestions(answer([{ id: 'odd' }, listedModel()], 2))
  const { items } = await loadFavouriteModels(service, { start: null }, 'en')
  expect(items).toEqual([listedPerformer()])
})

test.each(hostileAnswers)('rejects %s', async (_, hostile) => {
  const { service, outside } = graphqlQuestions({})
  outside.answer = hostile
  await expect(loadFavouriteModels(service, { start: null }, 'en')).rejects.toMatchObject(refusal)
})

test('gives the favourites of the guest, those who are live first, and none of a visitor [FAV-6]', async () => {
  const idsOf = async (guestId?: string) => {
    const { environment, credentials } = await platform.begin(guestId ? { guestId } : {})
    const service = createGraphqlService(environment, {
      name: 'query service',
      tokenMissing: 'Missing Vxql-Token',
      url: () => `${platform.simulator.url}graphql/query`,
      token: () => credentials().queryToken,
    })
    const { items, totals } = await loadFavouriteModels(service, { start: null }, 'en')
    expect(items).toHaveLength(totals.all ?? -1)
    return items.map(({ id }) => id)
  }
  const { performers } = platform.simulator.world
  const { favourites } = platform.simulator.world.account('guest1')
  favourites.clear()
  const live = [...performers.values()].filter(({ isOnline }) => isOnline)
  const away = [...performers.values()].filter(({ isOnline }) => !isOnline)
  const chosen = [away[0], live[0], away[1], live[1]].map((one) => one?.id ?? '')
  for (const id of chosen) favourites.add(`actor:${id}`)
  favourites.add(`album:${away[2]?.id}`)
  const listed = await idsOf('guest1')
  expect(listed.toSorted()).toEqual(chosen.toSorted())
  expect(listed.map((id) => performers.get(id)?.isOnline)).toEqual([true, true, false, false])
  expect(await idsOf()).toEqual([])
})
