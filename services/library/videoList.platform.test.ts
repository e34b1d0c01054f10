import { expect, test } from 'vitest'
import {
  type VideoCategory,
  videoCategories,
} from '../../machines/library/videoList/videoList.categories.ts'
import type { ListedVideo, VideoChoice } from '../../machines/library/videoList/videoList.events.ts'
import { listOf } from '../../machines/library/videoList/videoList.query.ts'
import { createGraphqlService } from '../core/graphql.service.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { loadActorHighlights } from './actorVideos.service.ts'
import { loadVideos } from './videoList.service.ts'
import { loadPopularTags, suggestTags } from './videoTags.service.ts'

const platform = eachTestItsServices()

async function begin() {
  const { environment, credentials, request } = await platform.begin({ guestId: 'guest6' })
  const query = createGraphqlService(environment, {
    name: 'query service',
    tokenMissing: 'Missing Vxql-Token',
    url: () => `${platform.simulator.url}graphql/query`,
    token: () => credentials().queryToken,
  })
  const now = platform.simulator.platform.clock.now()
  const load = async (
    category: VideoCategory,
    choice: VideoChoice = {},
    { isMobile = false, offset = 0 } = {},
  ) => {
    const wanted = listOf({ category, choice, isSatisfactionTested: false }, 'guest6', now)
    const start = offset > 0 ? { offset } : null
    const page = { store: 'videos', ...wanted, start } as const
    const answer = await loadVideos(query, page, { language: 'en', isMobile })
    return { ...answer, items: answer.items as readonly ListedVideo[] }
  }
  return { query, request, load, now }
}

const library = () => platform.simulator.platform.library
const known = (id: string) =>
  library()
    .catalogue.videos()
    .find((video) => video.id === id) ?? expect.unreachable(`${id} is a video`)

test.each(videoCategories)(
  '%s is answered by the query service [VID-2 VID-22]',
  async (category) => {
    const { load } = await begin()
    const { items, totals } = await load(category)
    expect(items.length).toBeGreaterThan(0)
    expect(totals.all).toBeGreaterThanOrEqual(items.length)
  },
)

test('trends are of the last eight days, top videos of the last nine months [VID-19 VID-20]', async () => {
  const { load, now } = await begin()
  const agesOf = async (category: VideoCategory) =>
    (await load(category)).items.map(({ id }) => now - known(id).releasedAt)
  const days = 86_400_000
  for (const age of await agesOf('trendingVideos')) expect(age).toBeLessThanOrEqual(8 * days)
  for (const age of await agesOf('topVideos')) expect(age).toBeLessThanOrEqual(276 * days)
})

test('a page has 30 videos, 16 on mobile, and goes on after them [VID-22 VID-28]', async () => {
  const { load } = await begin()
  const first = await load('allVideos')
  expect(first.items).toHaveLength(30)
  expect(first.next).toEqual({ offset: 30 })
  const mobile = await load('allVideos', {}, { isMobile: true })
  expect(mobile.items.map(({ id }) => id)).toEqual(first.items.slice(0, 16).map(({ id }) => id))
  expect(mobile.next).toEqual({ offset: 16 })
  const { items, next } = await load('allVideos', {}, { offset: (first.totals.all ?? 0) - 1 })
  expect(items).toHaveLength(1)
  expect(next).toBeNull()
})

test('kind, group and tags narrow a list, of tags all are wanted [VID-10 VID-11 TAG-1]', async () => {
  const { load, query } = await begin()
  const all = (await load('allVideos')).totals.all ?? 0
  const classic = await load('allVideos', { videoType: 'classic' })
  expect(classic.totals.all).toBeLessThan(all)
  const [tag, other] = await loadPopularTags(query, { first: 2 }, 'en')
  const tags = [tag?.id ?? '', other?.id ?? '']
  const { items, totals } = await load('allVideos', { tags })
  expect(totals.all).toBeLessThan(all)
  for (const video of items) {
    expect(video.tags.map(({ id }) => id)).toEqual(expect.arrayContaining(tags))
  }
})

test('tags are found as one types, and the popular ones are as many as asked for [TAG-2 TAG-3 TAG-4]', async () => {
  const { query } = await begin()
  const popular = await loadPopularTags(query, { first: 5 }, 'de')
  expect(popular).toHaveLength(5)
  const [first] = popular
  const label = first?.label ?? ''
  const found = await suggestTags(query, { search: label.slice(0, 3) }, 'de')
  expect(found).toContainEqual(first)
  expect(await suggestTags(query, { search: 'zzzzzz' }, 'de')).toEqual([])
})

test('a performer has a promoted video and top ones, all of them theirs [VID-26 VID-27]', async () => {
  const { request } = await begin()
  const [video] = library().catalogue.videos()
  const actorId = video?.performer.id ?? ''
  const { promoted, top } = await loadActorHighlights(request, { actorId })
  expect(promoted?.model.id).toBe(actorId)
  expect(top.length).toBeGreaterThan(0)
  for (const { model } of top) expect(model.id).toBe(actorId)
})
