import { describe, expect, test } from 'vitest'
import { testLibrary } from './library.fixtures.ts'

const shop = testLibrary()
const { business, query } = shop
const _day = 86_400_000

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

test('a collection and a bundle that are gone are shown to nobody, and the bundle is sold to nobody', async () => {
  const shown = async () => {
    const { bundles, collection, collections } = await query<{
      bundles: { id: string }[]
      collection: { id: string } | null
      collections: { total: number }
    }>(`{ bundles(language: "en") { id } collection(language: "en" id: "collection1" first: 1 offset: 0) { id }
      collections(language: "en" first: 1 offset: 0) { total } }`)
    return [bundles.length, collection?.id, collections.total]
  }
  expect(await shown()).toEqual([4, 'collection1', 10])
  for (const id of ['bundle1', 'collection1']) library().catalogue.setGone(id, true)
  expect(await shown()).toEqual([3, undefined, 9])
  const order = 'mutation { orderBundle(id: "bundle1") { errorCode } }'
  expect(await query(order, 'guest1')).toEqual({ orderBundle: { errorCode: 'gone' } })
})

test('loads videos by ids in their order, without those that are gone [VID-23]', async () => {
  library().catalogue.setGone('video4', true)
  const question =
    '{ videos_v2(ids: ["video9", "video4", "nobody", "video2"], language: "en") { id } }'
  expect(await query(question)).toEqual({ videos_v2: [{ id: 'video9' }, { id: 'video2' }] })
  expect((await videos()).total).toBe(1_999)
})

test('names a hundred stars unless told otherwise, whose videos are liked most first [VID-4]', async () => {
  type Stars = { videoStars: { id: string; place: number; likes: number }[] }
  const { videoStars } = await query<Stars>(
    '{ videoStars { id place likes videoCount name link } }',
  )
  expect(videoStars).toHaveLength(100)
  expect(videoStars.map(({ place }) => place)).toEqual(videoStars.map((_, at) => at + 1))
  const likes = videoStars.map((star) => star.likes)
  expect(likes).toEqual(likes.toSorted((one, other) => other - one))
  expect((await query<Stars>('{ videoStars(first: 3) { id } }')).videoStars).toHaveLength(3)
})

test('tells what the thirty videos of each month are worth, this month first', async () => {
  type History = { vip30History: { month: string; videos: number; value: { value: number } }[] }
  const { vip30History } = await query<History>(
    '{ vip30History { month videos value { value currency } } }',
  )
  expect(vip30History).toHaveLength(12)
  expect(vip30History[0]?.month).toBe(new Date(business.clock.now()).toISOString().slice(0, 7))
  const { total, videos: offers } = await videos('first: 100, filter: { types: [vip30] }', {
    guestId: 'guest2',
  })
  expect(total).toBe(30)
  expect(vip30History[0]).toMatchObject({
    videos: 30,
    value: { value: offers.reduce((sum, { basePrice }) => sum + basePrice.value, 0) },
  })
  expect(offers.every(({ guestInfo }) => guestInfo.flatrate)).toBe(true)
})

test('has other deals each day, for half the price, until the day is over', async () => {
  type Deals = { dailyDeals: { videos: Told[]; albums: Told[]; endsAt: string } }
  const price = 'dailyBonusPrice { value } basePrice { value }'
  const ask = async () =>
    (
      await query<Deals>(
        `{ dailyDeals(language: "en") { endsAt videos { id ${price} } albums { id ${price} } } }`,
      )
    ).dailyDeals
  const today = await ask()
  const all = [...today.videos, ...today.albums]
  expect(all).toHaveLength(18)
  for (const { dailyBonusPrice, basePrice } of all) {
    expect(dailyBonusPrice?.value).toBe(Math.ceil(basePrice.value / 2))
  }
  const left = Date.parse(today.endsAt) - business.clock.now()
  expect(left).toBeGreaterThan(0)
  business.platform.calendar.step(left)
  const tomorrow = await ask()
  expect(tomorrow.videos.map(({ id }) => id)).not.toEqual(today.videos.map(({ id }) => id))
})

describe('tags', () => {
  type Tags = { tagSearch: { id: string; label: string }[] }
  const search = async (typed: string, language = 'en') =>
    (await query<Tags>(`{ tagSearch(search: "${typed}", language: "${language}") { id label } }`))
      .tagSearch

  test('are suggested by a part of the label, whatever its letters and accents [TAG-2 TAG-3]', async () => {
    expect(await search('musica', 'es')).toContainEqual({ id: 'music', label: 'Música' })
    expect((await search('S'))[0]?.label).toMatch(/^S/)
    expect(await search('lanc', 'es')).toContainEqual({
      id: 'black-and-white',
      label: 'Blanco y negro',
    })
    expect(await search('  ')).toEqual([])
    expect((await search('e')).length).toBe(10)
  })

  test('that are popular are as many as asked for, what is used most first [TAG-4]', async () => {
    type Popular = { tags: { mostPopular: { id: string }[] } }
    const { tags } = await query<Popular>(
      '{ tags { mostPopular(first: 6, language: "de") { id label } } }',
    )
    const uses = tags.mostPopular.map(({ id }) => library().catalogue.usesOf(id))
    expect(uses).toHaveLength(6)
    expect(uses).toEqual(uses.toSorted((one, other) => other - one))
  })
})

test('has collections in pages of fifteen, each with its videos', async () => {
  type Collections = {
    collections: { total: number; collections: { id: string; total: number; videos: Told[] }[] }
  }
  const { collections } = await query<Collections>(
    '{ collections(language: "nl") { total collections { id title about cover total videos { id } } } }',
  )
  expect(collections.collections).toHaveLength(collections.total)
  for (const { id, total, videos: shown } of collections.collections) {
    expect(total).toBeGreaterThan(15)
    expect(shown).toHaveLength(4)
    const { collection } = await query<{ collection: { videos: Told[] } }>(
      `{ collection(id: "${id}", language: "nl") { videos { id } } }`,
    )
    expect(collection.videos).toHaveLength(15)
    expect(collection.videos.slice(0, 4)).toEqual(shown)
  }
  expect(await query('{ collection(id: "none", language: "nl") { id } }')).toEqual({
    collection: null,
  })
})

test('likes and dislikes once a guest, and says what each of them thinks [VID-24 GAL-26]', async () => {
  const { id, figures } = shop.aVideoForSale()
  const rate = (what: string, of: string, guestId = 'guest1') =>
    query<Record<string, { success: boolean; errorCode: string | null }>>(
      `mutation { ${what}(id: "${of}") { success errorCode ${what.includes('Video') ? 'video { guestInfo { liked } rating { likes dislikes } }' : 'album { isLiked isDisliked guestRatingLikes }'} } }`,
      guestId,
    )
  const liked = { video: { guestInfo: { liked: true }, rating: { likes: figures.likes + 1 } } }
  expect((await rate('likeVideo', id)).likeVideo).toMatchObject(liked)
  expect((await rate('likeVideo', id)).likeVideo).toMatchObject(liked)
  expect((await rate('dislikeVideo', id)).dislikeVideo).toMatchObject({
    video: {
      guestInfo: { liked: false },
      rating: { likes: figures.likes, dislikes: figures.dislikes + 1 },
    },
  })
  const album = shop.anAlbumForSale()
  expect((await rate('likeAlbum', album.id)).likeAlbum).toMatchObject({
    album: { isLiked: true, isDisliked: false, guestRatingLikes: album.figures.likes + 1 },
  })
  expect((await rate('dislikeAlbum', album.id)).dislikeAlbum).toMatchObject({
    album: { isLiked: false, isDisliked: true },
  })
  expect((await rate('likeVideo', id, '')).likeVideo).toMatchObject({ errorCode: 'loginRequired' })
  expect((await rate('likeVideo', 'video0')).likeVideo).toMatchObject({ errorCode: 'gone' })
})

test('counts a guest’s look at an album once, and refuses visitors', async () => {
  const { id, figures } = shop.anAlbumForSale()
  const look = (name: string, guestId?: string) =>
    query<Record<string, { albumTotalViews: number }>>(
      `mutation { ${name}(id: "${id}") { albumTotalViews } }`,
      guestId,
    )
  expect((await look('albumView', 'guest1')).albumView?.albumTotalViews).toBe(figures.views + 1)
  expect((await look('mabAlbumView', 'guest1')).mabAlbumView?.albumTotalViews).toBe(
    figures.views + 1,
  )
  expect((await look('mabAlbumView', 'guest2')).mabAlbumView?.albumTotalViews).toBe(
    figures.views + 2,
  )
  await expect(look('albumView')).rejects.toThrow('log in')
  await expect(look('mabAlbumView')).rejects.toThrow('log in')
})
