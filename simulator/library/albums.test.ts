import { describe, expect, test } from 'vitest'
import { testLibrary } from './library.fixtures.ts'
import type { Album } from './media.ts'

const shop = testLibrary()
const { business, get, order, post } = shop
const guestId = 'guest6'

interface Picture {
  id: string
  picture: string
  width: number
  height: number
  guestRating: number | null
}
interface Told {
  pictures: Picture[]
  previews: Picture[]
  isOpen: boolean
  [field: string]: unknown
}

const albumOf = async ({ id }: Album, who?: string) =>
  (await get(`gallery/album/${id}`, who)).album as Told

function own(album: Album, who = guestId) {
  shop.library.ownership.give(business.account(who), album, 'bought')
}

describe('an album', () => {
  test('has the fields of a video, previews and its counters [GAL-3 GAL-4 GAL-5 GAL-6 GAL-24]', async () => {
    const album = shop.anAlbumForSale()
    const told = await albumOf(album, guestId)
    const { video } = await get(`gallery/getpromotedvideo/actor1`)
    const ofVideos = Object.keys(video as object).filter((name) => name !== 'hasCaptions')
    expect(Object.keys(told)).toEqual(expect.arrayContaining(ofVideos))
    const { likes, dislikes, views } = album.figures
    expect(told).toMatchObject({
      isVipContent: false,
      duration: 0,
      albumTotalViews: views,
      guestRatingLikes: likes,
      guestRatingDislikes: dislikes,
      isLiked: false,
      isDisliked: false,
      commentsTotal: expect.any(Number),
      comments: expect.any(Array),
      isGuestAllowedToCommentAlbum: true,
    })
    expect(told.previews).toHaveLength(4)
  })

  test('gives its pictures to those alone who have it, each in three sizes [VID-12]', async () => {
    const album = shop.anAlbumForSale()
    expect(await albumOf(album)).toMatchObject({ isOpen: false, pictures: [] })
    expect(await albumOf(album, guestId)).toMatchObject({ isOpen: false, pictures: [] })
    own(album)
    const { pictures, previews } = await albumOf(album, guestId)
    expect(pictures).toHaveLength(album.pictureCount)
    expect(pictures.slice(0, 4)).toEqual(previews)
    const [first = expect.unreachable()] = pictures
    expect(pictures.filter(({ id, picture }) => picture.endsWith(`/${id}`))).toEqual([])
    for (const size of ['w320.webp', 'w320.svg', 'w640.svg', 'w1280.svg']) {
      const response = await fetch(new URL(`${first.picture}/${size}`, business.simulator.url))
      expect(response.status).toBe(200)
      if (!size.endsWith('.svg')) continue
      const [, width = 0, height = 0] =
        / width="(\d+)" height="(\d+)"/.exec(await response.text()) ?? []
      expect(Number(width) / Number(height)).toBeCloseTo(first.width / first.height, 1)
    }
  })

  test('opens with what whoever asks may see, and shows its previews to all [GAL-15 GAL-23]', async () => {
    const album = shop.anAlbumForSale()
    const open = (who?: string) => post('gallery/open', { albumId: album.id }, who)
    const shown = async (who?: string) => ((await open(who)).pictures as Picture[]).length
    expect([await shown(), await shown(guestId)]).toEqual([4, 4])
    own(album)
    expect(await shown(guestId)).toBe(album.pictureCount)
    const { previews, thumbnails } = await get(`gallery/getPreview/${album.id}`)
    expect(previews).toEqual((await open()).pictures)
    expect(thumbnails).toMatchObject({ count: 4, interval: 0 })
  })

  test('that is gone is answered with 410, one that never was with 404', async () => {
    const album = shop.anAlbumForSale()
    await order('/gone', { mediumId: album.id, isGone: true })
    for (const [id, status] of [
      [album.id, 410],
      ['album0', 404],
      ['video1', 404],
    ] as const) {
      expect((await get(`gallery/album/${id}`)).status).toBe(status)
      expect((await get(`gallery/getPreview/${id}`)).status).toBe(status)
      expect((await get(`gallery/getComments?albumId=${id}`)).status).toBe(status)
      expect((await post('gallery/open', { albumId: id })).status).toBe(status)
    }
  })
})

describe('ratings', () => {
  test('of an album are 1 or 5, once a guest, and those of the query service [GAL-20]', async () => {
    const album = shop.anAlbumForSale()
    const { likes, dislikes } = album.figures
    const rate = (guestRating: unknown) =>
      post('gallery/setGuestRating', { albumId: album.id, guestRating }, guestId)
    for (const odd of [0, 2, 3, 4, 6, '5']) expect((await rate(odd)).status).toBe(422)
    expect(await rate(5)).toMatchObject({
      guestRatingLikes: likes + 1,
      guestRatingDislikes: dislikes,
    })
    expect(await rate(5)).toMatchObject({ guestRatingLikes: likes + 1 })
    expect(await albumOf(album, guestId)).toMatchObject({
      isLiked: true,
      guestInfo: { liked: true },
    })
    expect(await rate(1)).toMatchObject({
      guestRatingLikes: likes,
      guestRatingDislikes: dislikes + 1,
    })
    expect(await albumOf(album, guestId)).toMatchObject({ isLiked: false, isDisliked: true })
    expect(
      (await post('gallery/setGuestRating', { albumId: album.id, guestRating: 5 })).status,
    ).toBe(401)
  })

  test('of a picture are kept for the guest, of pictures that the guest sees [GAL-21]', async () => {
    const album = shop.anAlbumForSale()
    const rate = (pictureId: string) =>
      post(
        'gallery/setPictureGuestRating',
        { albumId: album.id, pictureId, guestRating: 5 },
        guestId,
      )
    const hidden = `${album.id}-5`
    expect((await rate(hidden)).status).toBe(404)
    own(album)
    expect((await rate(hidden)).status).toBe(200)
    expect((await albumOf(album, guestId)).pictures.map(({ guestRating }) => guestRating)).toEqual(
      Array.from({ length: album.pictureCount }, (_, at) => (at === 4 ? 5 : null)),
    )
    expect((await rate('album0-1')).status).toBe(404)
  })
})

test('answers what a guest has pinned of pictures, the last one first [GAL-22]', async () => {
  const album = shop.anAlbumForSale()
  const { favourites } = business.account(guestId)
  const sedcard = 'actor3-sedcard1'
  for (const pin of [
    `album:${album.id}`,
    `picture:${album.id}-2`,
    `sedcards:${sedcard}`,
    `picture:${sedcard}-2`,
    'album:album0',
    'album:video1',
    'picture:nothing',
  ]) {
    favourites.add(pin)
  }
  const { photos } = await get('gallery/getPinnedPhotos', guestId)
  const model = { id: album.performer.id, name: album.performer.name }
  expect(photos).toMatchObject([
    { id: `${sedcard}-2`, kind: 'picture', albumId: null, model: { id: 'actor3' } },
    { id: sedcard, kind: 'sedcards', albumId: null },
    { id: `${album.id}-2`, kind: 'picture', albumId: album.id, model },
    { id: album.id, kind: 'album', albumId: album.id, model },
  ])
  expect((await get('gallery/getPinnedPhotos')).status).toBe(401)
})

test('lists albums of a performer, the newest first, and says what is pinned [GAL-25 FAV-3 RT-16]', async () => {
  type Albums = {
    albums: {
      albums: { id: string; isPinned: boolean; releasedAt: string; cover: string }[]
      total: number
    }
  }
  const question =
    '{ albums(language: "en", filter: { modelIds: ["actor3"] }) { total albums { id isPinned releasedAt cover pictures { id } } } }'
  const { albums } = await shop.query<Albums>(question)
  expect(albums.total).toBeGreaterThan(1)
  const dates = albums.albums.map(({ releasedAt }) => releasedAt)
  expect(dates).toEqual(dates.toSorted().toReversed())
  const [first] = albums.albums
  business.account(guestId).favourites.add(`album:${first?.id}`)
  const pins = (await shop.query<Albums>(question, guestId)).albums.albums.map(
    ({ isPinned }) => isPinned,
  )
  expect(pins).toEqual(dates.map((_, at) => at === 0))
})
