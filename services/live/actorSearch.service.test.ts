import { expect, test } from 'vitest'
import { searchStart } from '../../fixtures/live/actorSearch.fixtures.ts'
import { listedModel, listedPerformer } from '../../fixtures/live/performers.fixtures.ts'
import type { PageRequest } from '../../machines/core/list/list.events.ts'
import {
  hostileAnswers,
  plainRequests,
  refusal,
  withEachFieldWrong,
  withoutEachField,
} from '../core/answers.fixtures.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { deleteActorFilter, initActorSearch, searchActors } from './actorSearch.service.ts'

const platform = eachTestItsServices()

const everybody: PageRequest = { store: 'performers', filter: {}, order: 'popular', start: null }
const model = { ...listedModel(), distance: 12 }
const found = { actors: [model], total: 31, totalOnline: 128 }
const started = { ...searchStart(), activeFilters: [{ filter: 'speaks', value: 'nl' }] }

test('a search begins with what can be chosen and what was searched for last [ACT-31]', async () => {
  const { request, outside } = plainRequests({
    ...started,
    activeFilters: [
      ...started.activeFilters,
      { filter: 'isOnline', value: 'true' },
      { filter: 'shoeSize', value: '38' },
    ],
  })
  expect(await initActorSearch(request)).toEqual(searchStart({ speaks: 'nl', isOnline: true }))
  expect(outside.requests[0]?.url.pathname).toBe('/rest/v1/actorsearch/init')
})

test('a search names its filters, its order and where the page begins [ACT-31]', async () => {
  const { request, outside } = plainRequests(found)
  const filter = { name: 'ju', near: 'DE-Hamburg', isOnline: true }
  const asked = { ...everybody, filter, order: 'nearest', start: { offset: 15 } } as const
  expect(await searchActors(request, asked)).toEqual({
    items: [listedPerformer({ distance: 12 })],
    totals: { all: 31, online: 128 },
    next: { offset: 30 },
  })
  const { pathname, searchParams } = outside.requests[0]?.url ?? expect.unreachable('it asked')
  expect(pathname).toBe('/rest/v1/actorsearch/search')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    name: 'ju',
    near: 'DE-Hamburg',
    isOnline: 'true',
    sort: 'nearest',
    offset: '15',
  })
})

test('a filter is taken away by its name, and those that are left come back [ACT-32]', async () => {
  const { request, outside } = plainRequests({
    activeFilters: [{ filter: 'gender', value: 'F' }],
  })
  expect(await deleteActorFilter(request, { filterName: 'speaks' })).toEqual({ gender: 'F' })
  expect(outside.requests[0]?.url.pathname).toBe('/rest/v1/actorsearch/filter/delete')
  expect(outside.requests[0]?.init).toMatchObject({
    method: 'POST',
    body: JSON.stringify({ filter: 'speaks' }),
  })
})

test.each([...withoutEachField(started), ...withEachFieldWrong(started)])(
  'refuses a beginning without a valid %s',
  async (_, broken) => {
    await expect(initActorSearch(plainRequests(broken).request)).rejects.toThrow(/valid|shape/)
  },
)

test.each(hostileAnswers)('rejects %s', async (_, hostile) => {
  const { request, outside } = plainRequests({})
  outside.answer = hostile
  await expect(searchActors(request, everybody)).rejects.toMatchObject(refusal)
})

test('the platform finds by each filter, remembers the last search of a guest and forgets parts of it [ACT-31 ACT-32]', async () => {
  const { request } = await platform.begin({ language: 'en', guestId: 'guest3' })
  const { choices } = await initActorSearch(request)
  const [german] = choices.languages
  const filter = { speaks: german?.value ?? '', gender: 'F' }
  const page = await searchActors(request, { ...everybody, filter })
  expect(page.totals.all).toBeLessThan(german?.count ?? 0)
  expect((await initActorSearch(request)).activeFilters).toEqual(filter)
  expect(await deleteActorFilter(request, { filterName: 'speaks' })).toEqual({ gender: 'F' })
  expect((await initActorSearch(request)).activeFilters).toEqual({ gender: 'F' })
})
