import { afterEach, beforeEach, expect, test } from 'vitest'
import { ask } from '../core/client.fixtures.ts'
import { createSimulator } from '../core/server.ts'
import type { Simulator } from '../core/simulator.ts'
import { categoryTitles } from '../shell/categoryData.ts'

let simulator: Simulator

beforeEach(async () => {
  simulator = await createSimulator()
})
afterEach(() => simulator.stop())

interface Model {
  id: string
  name: string
  gender: string
  isOnline: boolean
  freeChat: boolean
  isNew: boolean
  registeredSince: string
  profile: { age: number; threeWords: string[] }
  chatPrices: { videoChat: { value: number; currency: string } }
  ratings: { lastNinetyDays: { countRatings: number; satisfactionRate: number } }
  modelGuestRelation: { isFavorite: boolean }
}

interface Asked {
  language?: string
  filter?: Record<string, unknown>
  sort?: string
  offset?: number
}

const query = `($language: String!, $filter: ModelsFilter, $sort: ModelsSort! = popular, $offset: Int! = 0) {
  models: MODELS(language: $language, filter: $filter, sort: $sort, offset: $offset) {
    models {
      id name gender type isOnline freeChat bannedCountryCodes isOnlineMobileVideocall
      isCurrentlyTicketShow isVoyeurChatAvailable isLivePreviewEnabled
      profile { age languages threeWords country }
      star isTopAmateur registeredSince isNew picture
      chatPrices { videoChat { value currency } }
      features { livePreview hd audio dildocontrol }
      ratings { lastNinetyDays { countRatings satisfactionRate } }
      modelGuestRelation { isFavorite }
    }
    total
    totalOnline
  }
}`

async function models(asked: Asked = {}, version = 'models_v3', guestId?: string) {
  const cookie = guestId && simulator.signIn(guestId).cookie
  const session = await ask(simulator, 'session', { ...(cookie && { cookie }) })
  const { queryToken } = await session.json()
  const answer = await fetch(`${simulator.url}graphql/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${queryToken}` },
    body: JSON.stringify({
      query: `query ${query.replace('MODELS', version)}`,
      variables: { language: 'en', ...asked },
    }),
  })
  const { data } = await answer.json()
  return data.models as { models: Model[]; total: number; totalOnline: number }
}

const online = () => [...simulator.world.performers.values()].filter(({ isOnline }) => isOnline)

test.each(['models_v2', 'models_v3'])(
  '%s answers a page of 15, with how many there are and are online [ACT-37 QRY-3]',
  async (version) => {
    const { models: listed, total, totalOnline } = await models({}, version)
    expect(listed).toHaveLength(15)
    expect(total).toBe(simulator.world.performers.size)
    expect(total).toBeGreaterThanOrEqual(300)
    expect(totalOnline).toBe(online().length)
  },
)

test('each page goes on where the last ended, to the end', async () => {
  const [first, second] = [await models(), await models({ offset: 15 })]
  const ids = [...first.models, ...second.models].map(({ id }) => id)
  expect(new Set(ids).size).toBe(30)
  expect((await models({ offset: first.total - 4 })).models).toHaveLength(4)
})

test('a filter leaves only those whom it fits [ACT-12]', async () => {
  for (const gender of ['N', 'M', 'F']) {
    const { models: listed, total } = await models({ filter: { gender } })
    expect(total).toBeGreaterThan(0)
    expect(listed.every((one) => one.gender === gender)).toBe(true)
  }
  const there = await models({ filter: { isOnline: true }, sort: 'name' })
  expect(there.total).toBe(online().length)
  expect(there.models.every(({ isOnline }) => isOnline)).toBe(true)
  const free = await models({ filter: { isFreeChat: true } })
  expect(free.total).toBeGreaterThan(0)
  expect(free.models.every(({ freeChat, isOnline }) => freeChat && isOnline)).toBe(true)
  const named = await models({ filter: { search: 'JUNO ' } })
  expect(named.total).toBeGreaterThan(0)
  expect(named.models.every(({ name }) => name.includes('Juno'))).toBe(true)
  expect((await models({ filter: { categorySlug: 'unknown' } })).total).toBe(0)
})

test('the category is 3 when none is given, and 88 lists who is new [ACT-41]', async () => {
  const all = await models({ sort: 'newest' })
  expect(await models({ sort: 'newest', filter: { category: 3 } })).toEqual(all)
  const fresh = await models({ sort: 'newest', filter: { category: 88 } })
  expect(fresh.total).toBeGreaterThan(15)
  expect(fresh.total).toBeLessThan(all.total)
  expect(fresh.models.every(({ isNew }) => isNew)).toBe(true)
  expect((await models({ filter: { category: 7 } })).total).toBe(0)
})

test('every category has performers of its own', async () => {
  for (const categorySlug of Object.keys(categoryTitles)) {
    const { total } = await models({ filter: { categorySlug } })
    expect([categorySlug, total > 15, total < simulator.world.performers.size]).toEqual([
      categorySlug,
      true,
      true,
    ])
  }
})

test.each([
  ['popular', ({ isOnline }: Model) => -Number(isOnline)],
  ['newest', ({ registeredSince }: Model) => -Date.parse(registeredSince)],
  ['cheapest', ({ chatPrices }: Model) => chatPrices.videoChat.value],
  ['mostExpensive', ({ chatPrices }: Model) => -chatPrices.videoChat.value],
  ['topRated', ({ ratings }: Model) => -ratings.lastNinetyDays.satisfactionRate],
])('%s puts them in that order [LST-4]', async (sort, rank) => {
  const ranks = [
    ...(await models({ sort })).models,
    ...(await models({ sort, offset: 300 })).models,
  ].map(rank)
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  expect(new Set(ranks).size).toBeGreaterThan(1)
})

test('who comes online is counted and listed so at once [ACT-20]', async () => {
  const away = [...simulator.world.performers.values()].find(({ isOnline }) => !isOnline)
  const filter = { search: away?.name ?? '' }
  const before = await models({ filter })
  simulator.platform.performers.setOnline(away?.id ?? '', true)
  const after = await models({ filter })
  expect([before.models[0]?.isOnline, after.models[0]?.isOnline]).toEqual([false, true])
  expect(after.totalOnline).toBe(before.totalOnline + 1)
})

test('performers tell of themselves in the language asked for, else in English', async () => {
  const words = async (language: string) =>
    (await models({ language, sort: 'name' })).models[0]?.profile.threeWords
  const [de, en, fr] = [await words('de'), await words('en'), await words('fr')]
  expect(de).toHaveLength(3)
  expect(de).not.toEqual(en)
  expect(fr).toEqual(en)
})

test('a favourite is the guest’s own [ACT-9]', async () => {
  simulator.world.account('guest1').favourites.add('actor:actor1')
  const filter = { search: simulator.world.performers.get('actor1')?.name ?? '' }
  const isFavorite = async (guestId?: string) =>
    (await models({ filter }, 'models_v3', guestId)).models[0]?.modelGuestRelation.isFavorite
  expect([await isFavorite('guest1'), await isFavorite('guest2'), await isFavorite()]).toEqual([
    true,
    false,
    false,
  ])
})

test('the same seed tells the same of everybody', async () => {
  const before = await models({ sort: 'name' })
  await simulator.stop()
  simulator = await createSimulator()
  expect(await models({ sort: 'name' })).toEqual(before)
})
