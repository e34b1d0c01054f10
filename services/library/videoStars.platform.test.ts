import { expect, test } from 'vitest'
import { createGraphqlService } from '../core/graphql.service.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { loadVideoStars } from './videoStars.service.ts'
import { loadVip30History } from './vip30History.service.ts'

const platform = eachTestItsServices()

async function query() {
  const { environment, credentials } = await platform.begin()
  return createGraphqlService(environment, {
    name: 'query service',
    url: () => `${platform.simulator.url}graphql/query`,
    tokenMissing: 'Missing Vxql-Token',
    token: () => credentials().queryToken,
  })
}

test('stars stand by the likes of their videos; so many come as were asked for, else a hundred at most [VID-4]', async () => {
  const stars = await loadVideoStars(await query())
  expect(stars.length).toBeGreaterThan(3)
  expect(stars.length).toBeLessThanOrEqual(100)
  expect(stars.map(({ place }) => place)).toEqual(stars.map((_, at) => at + 1))
  const likes = stars.map((star) => star.likes)
  expect(likes).toEqual(likes.toSorted((one, other) => other - one))
  expect(await loadVideoStars(await query(), undefined, 3)).toEqual(stars.slice(0, 3))
})

test('what the thirty videos of twelve months were worth is told, this month first [VID-3]', async () => {
  const months = await loadVip30History(await query())
  expect(months).toHaveLength(12)
  const names = months.map(({ month }) => month)
  expect(names).toEqual(names.toSorted().toReversed())
  for (const { value, videos } of months) {
    expect(videos).toBe(30)
    expect(value.currency).toBe('VXC')
    expect(value.value).toBeGreaterThan(0)
  }
})
