import { beforeEach, expect, test } from 'vitest'
import { createGraphqlService } from '../core/graphql.service.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { loadSuggestedVideos, loadVideo, storeVideoOpinion } from './video.service.ts'

const platform = eachTestItsServices()
let services: Awaited<ReturnType<typeof open>>

async function open(guestId = 'guest1') {
  const { environment, credentials, request } = await platform.begin({ guestId })
  const query = createGraphqlService(environment, {
    name: 'query service',
    url: () => `${platform.simulator.url}graphql/query`,
    tokenMissing: 'Missing Vxql-Token',
    token: () => credentials().queryToken,
  })
  return { query, request }
}

beforeEach(async () => {
  services = await open()
})

test('loads a video by its id with what the guest has of it, what it costs and its thumbnails [VID-5 VID-7 VID-8 VID-23 VID-29]', async () => {
  const video = await loadVideo(services.query, { videoId: 'video7' }, 'en')
  expect(video?.id).toBe('video7')
  expect(video?.price.currency).toBe('VXC')
  expect(video?.guestInfo).toMatchObject({ liked: null })
  expect(video?.thumbnails.count).toBeGreaterThan(0)
  expect(video?.thumbnails.count).toBeLessThanOrEqual(100)
})

test('a video that is gone, or never was, is none', async () => {
  expect(await loadVideo(services.query, { videoId: 'video99999' }, 'en')).toBeNull()
})

test('other videos of the performer are suggested, eight at most and never the one that is seen [VID-27]', async () => {
  const all = await loadSuggestedVideos(services.request, { actorId: 'actor3', videoId: '' })
  const seen = all[0]?.id ?? ''
  const others = await loadSuggestedVideos(services.request, { actorId: 'actor3', videoId: seen })
  expect(all.length).toBeLessThanOrEqual(8)
  expect(others.map(({ id }) => id)).toEqual(all.slice(1).map(({ id }) => id))
  expect(others.length).toBeGreaterThan(0)
})

test('the guest’s opinion is that of the answer, and of the next load [VID-24]', async () => {
  const opinion = async (isLiked: boolean) =>
    (await storeVideoOpinion(services.query, { videoId: 'video7', isLiked }))?.guestInfo.liked
  expect([await opinion(true), await opinion(false)]).toEqual([true, false])
  const video = await loadVideo(services.query, { videoId: 'video7' }, 'en')
  expect(video?.guestInfo.liked).toBe(false)
})

test('thumbnails stand apart by parts of a second too [VID-29]', async () => {
  const video = await loadVideo(services.query, { videoId: 'video1' }, 'en')
  expect(Number.isInteger(video?.thumbnails.interval)).toBe(false)
})
