import { describe, expect, test } from 'vitest'
import { detailsOf } from '../live/performerDetails.ts'
import { testLibrary } from './library.fixtures.ts'
import { actingGroups, type MediaSort, mediaSorts } from './mediaLists.ts'
import { videoTypes } from './toldMedia.ts'

const shop = testLibrary()
const { business, query } = shop
const day = 86_400_000

interface Told {
  id: string
  title: string
  duration: number
  price: { value: number; currency: string }
  basePrice: { value: number }
  dailyBonusPrice: { value: number } | null
  free: boolean
  vip: boolean
  classic: boolean
  isVip30Offer: boolean
  types: string[]
  tags: { id: string; label: string }[]
  model: { id: string; name: string }
  releasedAt: string
  rating: { likes: number; dislikes: number }
  guestInfo: { bought: boolean; gifted: boolean; flatrate: boolean; liked: boolean | null }
}

const fields = `id title duration ageRating link new camRecording classic free vip isVip30Offer types views
  model { id name link picture isOnline } price { value currency } basePrice { value currency }
  dailyBonusPrice { value currency } isSoldOut previewImages rating { likes dislikes }
  thumbnails { sheet count columns width height interval } contestInfo { place } tags { id label }
  guestInfo { bought gifted flatrate liked } releasedAt`

async function videos(terms = '', { guestId = '', language = 'en' } = {}) {
  const question = `{ videos(language: "${language}" ${terms}) { total videos { ${fields} hasCaptions } } }`
  return (await query<{ videos: { total: number; videos: Told[] } }>(question, guestId)).videos
}

const library = () => business.platform.library

test('there are 2,000 videos and 500 albums, the same for the same seed, in four languages', async () => {
  expect((await videos()).total).toBe(2_000)
  const { albums } = await query<{ albums: { total: number } }>(
    '{ albums(language: "en") { total } }',
  )
  expect(albums.total).toBe(500)
  const all = library().catalogue.videos()
  const performers = new Set(all.map(({ performer }) => performer.id))
  expect(performers.size).toBeGreaterThan(300)
  const [video] = (await videos('first: 1')).videos
  for (const language of ['de', 'es', 'nl']) {
    const [other] = (await videos('first: 1', { language })).videos
    expect(other?.id).toBe(video?.id)
    expect(other?.title).not.toBe(video?.title)
  }
})

test('answers a video with all that is told of one [VID-5 VID-6 VID-8 VID-9]', async () => {
  const [video] = (await videos('first: 1')).videos
  expect(video).toMatchObject({
    ageRating: expect.toSatisfy((age) => [12, 16, 18].includes(age)),
    price: { currency: 'VXC' },
    thumbnails: { sheet: `/pictures/sheet/${video?.id}.webp`, columns: 10 },
    guestInfo: { bought: false, gifted: false, flatrate: false, liked: null },
  })
  const places = (await videos('first: 100')).videos.concat(
    (await videos('first: 100, offset: 100')).videos,
  )
  expect(places.some((one) => 'contestInfo' in one && one.contestInfo !== null)).toBe(true)
})

describe('a filter', () => {
  const some = async (terms: string, guestId = '') =>
    videos(`first: 100, filter: { ${terms} }`, { guestId })

  test('of models leaves their videos alone [VID-10]', async () => {
    const { total, videos: found } = await some('modelIds: ["actor1", "actor2"]')
    expect(total).toBeGreaterThan(10)
    expect(new Set(found.map(({ model }) => model.id))).toEqual(new Set(['actor1', 'actor2']))
  })

  test.each(Object.entries(actingGroups))(
    'of acting group %s leaves performers who are %s [VID-10]',
    async (group, type) => {
      const { total, videos: found } = await some(`actingGroups: [${group}]`)
      expect(total).toBeGreaterThan(0)
      expect(total).toBeLessThan(2_000)
      const { world } = business.simulator
      for (const { model } of found) {
        const performer = world.performers.get(model.id) ?? expect.unreachable()
        expect(detailsOf(performer, world.seed).type).toBe(type)
      }
    },
  )

  test('of ids leaves these, of tags what has them all [VID-10 TAG-1]', async () => {
    const { videos: byId } = await some('ids: ["video7", "video3", "nothing"]')
    expect(byId.map(({ id }) => id).toSorted()).toEqual(['video3', 'video7'])
    const [one, other] = (await some('')).videos.find(({ tags }) => tags.length > 1)?.tags ?? []
    const { total, videos: tagged } = await some(`tags: ["${one?.id}", "${other?.id}"]`)
    expect(total).toBeLessThan((await some(`tags: ["${one?.id}"]`)).total)
    for (const { tags } of tagged) expect(tags).toEqual(expect.arrayContaining([one, other]))
  })

  test('of a release leaves what came between the two moments [VID-10]', async () => {
    const from = new Date(business.clock.now() - 9 * day).toISOString()
    const until = new Date(business.clock.now() - 4 * day).toISOString()
    const { total, videos: found } = await some(
      `releasedFrom: "${from}", releasedUntil: "${until}"`,
    )
    expect(total).toBeGreaterThan(10)
    expect(found.every(({ releasedAt }) => releasedAt >= from && releasedAt <= until)).toBe(true)
    await expect(some('releasedFrom: "yesterday"')).rejects.toThrow('releasedFrom')
  })

  test.each(videoTypes)(
    'of type %s leaves what is so flagged, some but not all [VID-11]',
    async (type) => {
      const { total, videos: found } = await some(`types: [${type}]`, 'guest2')
      expect(total).toBeGreaterThan(0)
      expect(total).toBeLessThan(2_000)
      expect(found.every(({ types }) => types.includes(type))).toBe(true)
    },
  )

  test('tells types that agree with what else is told', async () => {
    for (const video of (await some('types: [free, discount, vip, vip30, classic]', 'guest1'))
      .videos) {
      const { types, price, basePrice } = video
      expect(types.includes('free')).toBe(price.value === 0)
      expect(types.includes('free')).toBe(video.free)
      expect(types.includes('vip')).toBe(video.vip)
      expect(types.includes('classic')).toBe(video.classic)
      expect(types.includes('vip30')).toBe(video.isVip30Offer)
      expect(types.includes('discount')).toBe(price.value < basePrice.value)
      expect(types.includes('original')).not.toBe(types.includes('shared'))
    }
  })
})

describe('an order', () => {
  const measures: Partial<Record<MediaSort, (video: Told) => number>> = {
    newest: ({ releasedAt }) => Date.parse(releasedAt),
    mostExpensive: (video) => costOf(video),
    cheapest: (video) => -costOf(video),
    longest: ({ duration }) => duration,
    shortest: ({ duration }) => -duration,
  }
  const costOf = ({ price, dailyBonusPrice }: Told) => dailyBonusPrice?.value ?? price.value

  test.each(Object.entries(measures))('%s is kept over pages', async (sort, measure) => {
    const pages = [0, 40].map((offset) => videos(`sort: ${sort}, first: 40, offset: ${offset}`))
    const all = (await Promise.all(pages)).flatMap((page) => page.videos)
    expect(new Set(all.map(({ id }) => id)).size).toBe(80)
    const values = all.map(measure)
    expect(values).toEqual(values.toSorted((one, other) => other - one))
  })

  test('is another one for each name', async () => {
    const firsts = await Promise.all(
      mediaSorts.map(async (sort) =>
        (await videos(`sort: ${sort}, first: 5`)).videos.map(({ id }) => id).join(),
      ),
    )
    expect(new Set(firsts).size).toBe(mediaSorts.length)
  })

  test('by rating puts what is liked now before what is not', async () => {
    const before = await videos('sort: topRated, first: 1')
    const id = before.videos[0]?.id
    for (let number = 100; number < 400; number++) {
      library().opinions.rate(business.account(`guest${number}`), id ?? '', 1)
    }
    expect((await videos('sort: topRated, first: 1')).videos[0]?.id).not.toBe(id)
  })
})

test('answers at most a hundred, and none beyond the end', async () => {
  expect((await videos('first: 5000')).videos).toHaveLength(100)
  expect((await videos('offset: 2000')).videos).toEqual([])
  expect((await videos('first: -3, offset: -2')).videos).toEqual([])
})
