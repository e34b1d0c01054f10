import { expect, test } from 'vitest'
import { routeNames } from '../../shell/navigation/routes.ts'
import {
  categoryAt,
  pageOf,
  queryOf,
  releasedFrom,
  type VideoCategory,
  videoCategories,
} from './videoList.categories.ts'
import { listOf, orderOf, parametersOf, videosAt } from './videoList.query.ts'

const noon = Date.UTC(2026, 10, 25, 12)

test('there are eight categories of videos, each at its page [VID-2]', () => {
  expect(videoCategories.toSorted()).toEqual([
    'allVideos',
    'boughtVideos',
    'discountedVideos',
    'freeVideos',
    'newVideos',
    'topVideos',
    'trendingVideos',
    'vip30Videos',
  ])
  for (const category of videoCategories) {
    const { name, isBought } = pageOf(category)
    expect(categoryAt(name, isBought ? 'bought' : undefined)).toBe(category)
  }
  expect(routeNames.filter((name) => categoryAt(name))).toHaveLength(7)
})

test.each([
  ['allVideos', 'topRated', {}],
  ['newVideos', 'newest', {}],
  ['discountedVideos', 'newest', { videoType: 'discount' }],
  ['freeVideos', 'newest', { videoType: 'free', actingGroup: 'female' }],
  ['boughtVideos', 'newest', { videoType: 'bought' }],
  ['trendingVideos', 'topTrending', { releasedFrom: '2026-11-17T12:00:00.000Z' }],
  ['topVideos', 'bestSelling', { releasedFrom: '2026-02-25T12:00:00.000Z' }],
  ['vip30Videos', 'topRated', { videoType: 'vip30' }],
] as const satisfies readonly (readonly [VideoCategory, string, object])[])(
  '%s is listed by %s [VID-13 VID-14 VID-15 VID-16 VID-17 VID-18 VID-19 VID-20]',
  (category, order, filter) => {
    const query = { category, choice: {}, isSatisfactionTested: false }
    const listed = listOf(query, 'guest1', noon)
    expect(listed).toEqual({ order, filter: { guestId: 'guest1', ...filter } })
  },
)

test('a category that there is not is an error that says so [VID-21]', () => {
  for (const other of ['someVideos', 'toString', ''])
    expect(() => queryOf(other)).toThrow('Unmapped category')
  const query = { category: 'someVideos' as VideoCategory, choice: {}, isSatisfactionTested: false }
  expect(() => listOf(query, '', noon)).toThrow('Unmapped category')
})

test('what is counted back is at most so old, and the same within an hour [VID-19 VID-20]', () => {
  const days = 86_400_000
  const trends = queryOf('trendingVideos')
  const from = (at: number) => Date.parse(releasedFrom(trends, at) ?? '')
  for (const minutes of [1, 30, 59.9]) {
    const at = noon + minutes * 60_000
    expect(at - from(at)).toBeLessThanOrEqual(8 * days)
    expect(from(at)).toBe(from(noon + 60_000))
  }
  const top = queryOf('topVideos')
  expect(releasedFrom(top, Date.UTC(2026, 10, 30))).toBe('2026-02-28T00:00:00.000Z')
  expect(releasedFrom(top, Date.UTC(2026, 2, 31))).toBe('2025-06-30T00:00:00.000Z')
})

test('the parameter testSatisfaction orders by satisfaction, unless the guest orders otherwise [VID-1]', () => {
  expect(orderOf(videosAt('videosNew', {}))).toBe('newest')
  expect(orderOf(videosAt('videosNew', { testSatisfaction: '1' }))).toBe('satisfactionScore')
  expect(orderOf(videosAt('videosNew', { testSatisfaction: '' }))).toBe('satisfactionScore')
  expect(orderOf(videosAt('videosNew', { testSatisfaction: '0' }))).toBe('newest')
  expect(orderOf(videosAt('videosNew', { testSatisfaction: '1', sort: 'longest' }))).toBe('longest')
})

test('an address names kind, group, tags and order, and nothing that cannot be chosen [VID-10 VID-11 TAG-1]', () => {
  const address = { show: 'classic', who: 'mixed', tags: 'outdoor,red-hair', sort: 'longest' }
  const query = videosAt('videosAll', address)
  expect(parametersOf(query)).toEqual(address)
  expect(listOf(query, '', noon)).toEqual({
    order: 'longest',
    filter: { guestId: '', videoType: 'classic', actingGroup: 'mixed', tags: 'outdoor,red-hair' },
  })
  const odd = { show: 'x', who: 'y', tags: '<b>,,outdoor,outdoor', sort: 'z', list: 'q' }
  expect(videosAt('videosAll', odd)).toMatchObject({
    category: 'allVideos',
    choice: { tags: ['outdoor'] },
  })
  expect(videosAt('videosAll', { tags: 'a,b,c,d,e,f' }).choice.tags).toHaveLength(5)
})
