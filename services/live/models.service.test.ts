import { expect, test } from 'vitest'
import { listedModel, listedPerformer } from '../../fixtures/live/performers.fixtures.ts'
import type { PageRequest } from '../../machines/core/list/list.events.ts'
import {
  graphqlQuestions,
  hostileAnswers,
  refusal,
  withEachFieldWrong,
  withoutEachField,
} from '../core/answers.fixtures.ts'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { createGraphqlService } from '../core/graphql.service.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { loadModels } from './models.service.ts'

const platform = eachTestItsServices()

const everybody: PageRequest = { store: 'performers', filter: {}, order: 'popular', start: null }

const model = listedModel()
const answer = (models: unknown[], total = 40) => ({
  data: { models_v3: { models, total, totalOnline: 128 } },
})

test('asks for a page of what is wanted, in the language of the page [QRY-1 ACT-12]', async () => {
  const { service, sent } = graphqlQuestions(answer([model]))
  const filter = { gender: 'M', isOnline: true }
  await loadModels(service, { ...everybody, filter, order: 'newest', start: { offset: 15 } }, 'nl')
  await loadModels(service, everybody, 'de')
  expect(sent()).toEqual([
    { language: 'nl', filter, sort: 'newest', offset: 15 },
    { language: 'de', filter: {}, sort: 'popular', offset: 0 },
  ])
})

test('gives the performers, how many there are and are online, and where the next page begins [ACT-37 QRY-3]', async () => {
  const { service } = graphqlQuestions(answer([model], 31))
  const page = (offset: number) => loadModels(service, { ...everybody, start: { offset } }, 'en')
  expect(await page(0)).toEqual({
    items: [listedPerformer()],
    totals: { all: 31, online: 128 },
    next: { offset: 15 },
  })
  expect((await page(15)).next).toEqual({ offset: 30 })
  expect((await page(30)).next).toBeNull()
})

test.each([...withoutEachField(model), ...withEachFieldWrong(model)])(
  'leaves out a performer without a valid %s, and no other [ACT-3]',
  async (_, broken) => {
    const { service } = graphqlQuestions(answer([broken, { ...model, id: 'actor-2' }]))
    const { items } = await loadModels(service, everybody, 'en')
    expect(items.map(({ id }) => id)).toEqual(['actor-2'])
  },
)

test.each([
  ['gender', 'X'],
  ['type', 'MM'],
])('takes no other %s than those that there are [ACT-10 ACT-11]', async (field, value) => {
  const { service } = graphqlQuestions(answer([{ ...model, [field]: value }]))
  await expect(loadModels(service, everybody, 'en')).rejects.toThrow(field)
})

test.each(hostileAnswers)('rejects %s', async (_, hostile) => {
  const { service, outside } = graphqlQuestions({})
  outside.answer = hostile
  await expect(loadModels(service, everybody, 'en')).rejects.toMatchObject(refusal)
})

test('the question ends when nobody waits for it any more', async () => {
  const { service, outside } = graphqlQuestions({})
  outside.answer = () => new Promise(() => {})
  const ending = new AbortController()
  const asked = loadModels(service, everybody, 'en', ending.signal)
  ending.abort()
  await expect(asked).rejects.toMatchObject({ code: 'unreachable' })
  const [request] = outside.requests
  expect(request?.init.signal?.aborted).toBe(true)
})

test('without the query token nothing is asked [QRY-2]', async () => {
  const { environment, outside } = fakeEnvironment()
  const service = createGraphqlService(environment, {
    name: 'query service',
    tokenMissing: 'Missing Vxql-Token',
    url: () => 'https://platform.example/graphql/query',
    token: () => null,
  })
  await expect(loadModels(service, everybody, 'en')).rejects.toThrow(/^Missing Vxql-Token$/)
  expect(outside.requests).toEqual([])
})

test('reads every page of the platform to the end, fifteen each [ACT-36 QRY-3]', async () => {
  const { environment, credentials } = await platform.begin()
  const service = createGraphqlService(environment, {
    name: 'query service',
    tokenMissing: 'Missing Vxql-Token',
    url: () => `${platform.simulator.url}graphql/query`,
    token: () => credentials().queryToken,
  })
  const lengths: number[] = []
  const ids = new Set<string>()
  let start: PageRequest['start'] = null
  do {
    const page = await loadModels(service, { ...everybody, order: 'name', start }, 'es')
    lengths.push(page.items.length)
    for (const { id } of page.items) ids.add(id)
    start = page.next
  } while (start)
  expect(ids.size).toBe(platform.simulator.world.performers.size)
  expect(new Set(lengths.slice(0, -1))).toEqual(new Set([15]))
})
