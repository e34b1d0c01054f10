import { expect, test } from 'vitest'
import type { PageRequest } from '../../machines/core/list/list.events.ts'
import type { ListedCollection } from '../../machines/library/collections/collections.events.ts'
import { createGraphqlService } from '../core/graphql.service.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { loadCollection, loadCollectionsPage } from './collections.service.ts'

const platform = eachTestItsServices()

async function begin() {
  const { environment, credentials } = await platform.begin({ guestId: 'guest6' })
  const query = createGraphqlService(environment, {
    name: 'query service',
    tokenMissing: 'Missing Vxql-Token',
    url: () => `${platform.simulator.url}graphql/query`,
    token: () => credentials().queryToken,
  })
  const load = (wanted: Pick<PageRequest, 'store' | 'filter'>, offset = 0) => {
    const page = { ...wanted, order: 'best' as const, start: offset > 0 ? { offset } : null }
    return loadCollectionsPage(query, page, 'en')
  }
  return { query, load }
}

test('collections come fifteen at a time, each with the first of its videos [QRY-3]', async () => {
  const asked: unknown[] = []
  const answers = { collections: { collections: [], total: 40 } }
  const query = {
    ask: async (_: unknown, page: unknown) => {
      asked.push(page)
      return answers
    },
  }
  const page = { store: 'collections', filter: {}, order: 'best', start: { offset: 15 } } as const
  await loadCollectionsPage(query as never, page, 'nl')
  expect(asked).toEqual([{ language: 'nl', first: 15, offset: 15 }])

  const { load } = await begin()
  const { items, totals, next } = await load({ store: 'collections', filter: {} })
  const collections = items as readonly ListedCollection[]
  expect(collections.map(({ id }) => id).slice(0, 2)).toEqual(['collection1', 'collection2'])
  expect([totals.all, next]).toEqual([collections.length, null])
  for (const { videos, total } of collections) {
    expect(videos.length).toBeGreaterThan(0)
    expect(videos.length).toBeLessThanOrEqual(4)
    expect(total).toBeGreaterThanOrEqual(videos.length)
  }
})

test('the videos of one come fifteen at a time to the last, none twice [QRY-3]', async () => {
  const { load } = await begin()
  const wanted = { store: 'videos', filter: { collectionId: 'collection1' } } as const
  const seen: string[] = []
  let offset = 0
  for (;;) {
    const { items, totals, next } = await load(wanted, offset)
    seen.push(...items.map(({ id }) => id))
    if (!next) {
      expect(seen).toHaveLength(totals.all ?? -1)
      break
    }
    expect(items).toHaveLength(15)
    offset = 'offset' in next ? next.offset : expect.unreachable()
  }
  expect(new Set(seen).size).toBe(seen.length)
})

test('a collection says what it is called; there is none of another id', async () => {
  const { load, query } = await begin()
  const wanted = { collectionId: 'collection2' }
  const english = await loadCollection(query, wanted, 'en')
  expect(english).toMatchObject({ id: 'collection2', title: 'On stage' })
  expect((await loadCollection(query, wanted, 'de'))?.title).not.toBe('On stage')
  const missing = { collectionId: 'collection99' }
  expect(await loadCollection(query, missing, 'en')).toBeNull()
  expect(await load({ store: 'videos', filter: missing })).toMatchObject({ items: [], next: null })
})
