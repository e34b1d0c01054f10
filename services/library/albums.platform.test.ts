import { expect, test } from 'vitest'
import type { PageRequest } from '../../machines/core/list/list.events.ts'
import type { ListedAlbum } from '../../machines/library/album/album.events.ts'
import type { AlbumComment } from '../../machines/library/albumComments/albumComments.events.ts'
import type { MediathekEntry } from '../../machines/library/mediathek/mediathek.events.ts'
import { createGraphqlService } from '../core/graphql.service.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import {
  countAlbumView,
  loadAlbum,
  openGallery,
  storeAlbumOpinion,
  storePictureRating,
} from './album.service.ts'
import { loadAlbumComments, postComment } from './albumComments.service.ts'
import { loadAlbums } from './albumList.service.ts'
import { loadBundles, orderBundle } from './bundles.service.ts'
import { loadDailyDeals } from './dailyDeals.service.ts'
import { archiveMedium, loadMediathek } from './mediathek.service.ts'
import { loadPinnedPhotos } from './pinnedPhotos.service.ts'

const platform = eachTestItsServices()
const payUrl = 'https://pay.example/'

async function begin(guestId?: string) {
  const { environment, credentials, request } = await platform.begin(guestId ? { guestId } : {})
  const query = createGraphqlService(environment, {
    name: 'query service',
    tokenMissing: 'Missing Vxql-Token',
    url: () => `${platform.simulator.url}graphql/query`,
    token: () => credentials().queryToken,
  })
  return { query, request }
}

const library = () => platform.simulator.platform.library

/** An album that is sold and nobody has. */
function forSale() {
  const { catalogue, ownership } = library()
  const guest = platform.simulator.world.account('guest6')
  return (
    catalogue
      .albums()
      .find((one) => !one.isFree && !one.isVip && !ownership.isOpenTo(guest, one)) ??
    expect.unreachable('some album is for sale')
  )
}

async function albumOf(guestId: string | undefined, albumId: string) {
  const { request } = await begin(guestId)
  const answer = await loadAlbum(request, { albumId })
  return answer.is === 'there' ? answer.album : expect.unreachable(`the album is ${answer.is}`)
}

const wanted = (filter: PageRequest['filter'], order: PageRequest['order'] = 'newest') =>
  ({ store: 'albums', filter, order, start: null }) as const

test('an album has what a video has, its counters, what the guest thinks of it, previews and, once it is theirs, all pictures [GAL-3 GAL-4 GAL-5 GAL-24 VID-12]', async () => {
  const { id, pictureCount } = forSale()
  const closed = await albumOf('guest6', id)
  expect(closed).toMatchObject({ id, pictureCount, isOpen: false, pictures: [], isLiked: false })
  expect(closed.previews).toHaveLength(4)
  library().ownership.give(platform.simulator.world.account('guest6'), forSale(), 'bought')
  const open = await albumOf('guest6', id)
  expect(open).toMatchObject({ isOpen: true, guestInfo: { bought: true } })
  expect(open.pictures).toHaveLength(pictureCount)
})

test('an album that was taken out, and one that never was, are answers', async () => {
  const { request } = await begin('guest6')
  const { id } = forSale()
  library().catalogue.setGone(id, true)
  expect(await loadAlbum(request, { albumId: id })).toEqual({ is: 'gone' })
  expect(await loadAlbum(request, { albumId: 'album9999' })).toEqual({ is: 'unknown' })
})

test.each([false, true])(
  'a look counts once a guest, from a performer’s own site: %s [GAL-10 GAL-11]',
  async (isFromSite) => {
    const { query } = await begin('guest6')
    const { id, figures } = forSale()
    const look = () => countAlbumView(query, { albumId: id, isFromSite })
    expect(await look()).toEqual({ albumTotalViews: figures.views + 1 })
    expect(await look()).toEqual({ albumTotalViews: figures.views + 1 })
  },
)

test('likes, dislikes and ratings of 1 and 5 are one opinion, of which the last counts [GAL-12 GAL-20 GAL-26]', async () => {
  const services = await begin('guest6')
  const { id: albumId, figures } = forSale()
  const say = (opinion: Parameters<typeof storeAlbumOpinion>[1]['opinion']) =>
    storeAlbumOpinion(services, { opinion })
  const liked = { guestRatingLikes: figures.likes + 1, isLiked: true, isDisliked: false }
  const disliked = { guestRatingLikes: figures.likes, isLiked: false, isDisliked: true }
  expect(await say({ by: 'like', albumId, isLiked: true })).toMatchObject(liked)
  expect(await say({ by: 'like', albumId, isLiked: false })).toMatchObject(disliked)
  expect(await say({ by: 'rating', albumId, rating: 5 })).toMatchObject(liked)
  expect(await say({ by: 'rating', albumId, rating: 1 })).toMatchObject(disliked)
  expect(await albumOf('guest6', albumId)).toMatchObject(disliked)
})

test('an album opens with what the guest may see; its preview is what everybody sees [GAL-15 GAL-23]', async () => {
  const { request } = await begin()
  const { id: albumId, pictureCount } = forSale()
  const opened = await openGallery(request, { kind: 'album', albumId })
  expect([opened.pictures.length, opened.pictureCount]).toEqual([4, pictureCount])
  const preview = await openGallery(request, { kind: 'preview', albumId })
  expect(preview).toEqual({ pictures: opened.pictures, pictureCount: 4 })
})

test('the rating of a picture is kept [GAL-21]', async () => {
  const { request } = await begin('guest6')
  const { id: albumId } = forSale()
  const [first] = (await albumOf('guest6', albumId)).previews
  const pictureId = first?.id ?? ''
  await storePictureRating(request, { albumId, pictureId, rating: 5 })
  expect((await albumOf('guest6', albumId)).previews[0]).toMatchObject({ guestRating: 5 })
})

test('a comment is stored as it was written, once a guest, and lists have 500 at a time [GAL-9 GAL-18 GAL-19]', async () => {
  const { request } = await begin('guest6')
  const albumId = 'album25'
  const commentText = '<img src=x onerror=alert(1)> & “quoted”'
  const post = () => postComment(request, { albumId, commentText })
  const { commentsTotal } = await albumOf('guest6', albumId)
  const stored = {
    refusal: null,
    told: { commentsTotal: commentsTotal + 1, isGuestAllowedToCommentAlbum: false },
  }
  expect(await post()).toEqual(stored)
  expect(await post()).toEqual(stored)
  const other = await postComment(request, { albumId, commentText: 'Another' })
  expect(other).toMatchObject({ refusal: 'alreadyCommented' })
  const list = { ...wanted({ albumId }), store: 'albumComments' } as const
  const page = await loadAlbumComments(request, list)
  expect(page.items).toHaveLength(500)
  expect(page.next).toEqual({ offset: 500 })
  expect((page.items as AlbumComment[])[0]).toMatchObject({ text: commentText, isOwn: true })
})

test('who is blocked, or writes ten thousand signs, is told so, and nothing is stored [GAL-13]', async () => {
  const blocked = await begin('guest15')
  const { id: albumId } = forSale()
  const refused = await postComment(blocked.request, { albumId, commentText: 'Blue' })
  expect(refused.refusal).toBe('blocked')
  const { request } = await begin('guest6')
  const long = await postComment(request, { albumId, commentText: 'a'.repeat(10_000) })
  expect(long).toMatchObject({ refusal: 'tooLong', told: { isGuestAllowedToCommentAlbum: true } })
})

test('lists have the albums of a filter, in its order, each in one page [GAL-25]', async () => {
  const { query } = await begin('guest6')
  const load = (filter: PageRequest['filter'], order: PageRequest['order'] = 'newest') =>
    loadAlbums(query, wanted(filter, order), 'en')
  const all = await load({})
  expect(all.totals).toEqual({ all: 500 })
  expect(all.next).toEqual({ offset: 15 })
  const free = (await load({ albumType: 'free' })).items as ListedAlbum[]
  expect(free.length).toBeGreaterThan(0)
  expect(free.every((one) => one.free)).toBe(true)
  const { performer } = forSale()
  const theirs = (await load({ modelId: performer.id })).items as ListedAlbum[]
  expect(new Set(theirs.map(({ model }) => model.id))).toEqual(new Set([performer.id]))
  const prices = ((await load({}, 'mostExpensive')).items as ListedAlbum[]).map(
    ({ price }) => price.value,
  )
  expect(prices).toEqual(prices.toSorted((one, other) => other - one))
})

test('the mediathek has every split of its media type, with how much each holds, and an archive [MYA-2 MYA-3 MYA-5 MYA-6 MYA-7 MYA-8]', async () => {
  const { query } = await begin('guest6')
  const load = (mediaType: string, split: string) =>
    loadMediathek(query, { ...wanted({ mediaType, split }), store: 'mediathek' }, 'en')
  const bought = await load('PHOTO', 'shop')
  const [entry] = bought.items as MediathekEntry[]
  expect(entry).toMatchObject({ mediaType: 'PHOTO', source: 'PURCHASED', origin: 'SHOP' })
  expect(bought.totals.parts?.shop).toBe(bought.totals.all)
  expect(await archiveMedium(query, { id: entry?.id ?? '', isArchived: true })).toEqual({
    refusal: null,
  })
  const archived = (await load('PHOTO', 'archive')).items as MediathekEntry[]
  expect(archived.find(({ id }) => id === entry?.id)).toMatchObject({ source: 'ARCHIVED' })
  for (const mediaType of ['VIDEO', 'PHOTO']) {
    const clips = (await load(mediaType, 'clips')).items as MediathekEntry[]
    expect(clips.every((one) => one.origin === 'CHATCLIP')).toBe(true)
  }
})

test('what is only heard has a part of its own among the videos [MYA-4]', async () => {
  const { query } = await begin('guest6')
  const filter = { mediaType: 'VIDEO', split: 'audio' }
  const page = await loadMediathek(query, { ...wanted(filter), store: 'mediathek' }, 'en')
  expect(page.items.length).toBeGreaterThan(0)
  expect((page.items as MediathekEntry[]).every(({ isAudio }) => isAudio)).toBe(true)
})

test('what is not the guest’s is not archived', async () => {
  const { query } = await begin('guest6')
  const { id } = forSale()
  expect(await archiveMedium(query, { id, isArchived: true })).toEqual({ refusal: 'notOwned' })
})

test('pinned photos are told, the last first [GAL-22]', async () => {
  const { request } = await begin('guest6')
  const { id } = forSale()
  platform.simulator.world.account('guest6').favourites.add(`album:${id}`)
  expect((await loadPinnedPhotos(request))[0]).toMatchObject({ id, kind: 'album', albumId: id })
})

test('the deals of the day cost half, until the day ends', async () => {
  const { query } = await begin()
  const { albums, videos, endsAt } = await loadDailyDeals(query, 'en')
  expect([albums.length > 0, videos.length > 0]).toEqual([true, true])
  expect(endsAt).toBeGreaterThan(platform.simulator.platform.calendar.now())
})

test('an ordered bundle has a checkout, is one order, and is paid by the next top-up', async () => {
  const { query } = await begin('guest6')
  const order = () => orderBundle(query, { bundleId: 'bundle1' }, payUrl)
  const answer = await order()
  expect(answer).toEqual({
    isOrdered: true,
    checkoutUrl: expect.stringMatching(
      /^https:\/\/pay\.example\/checkout\/.+\?selectedAmount=100$/,
    ),
  })
  expect(await order()).toEqual(answer)
  const state = async () =>
    (await loadBundles(query, 'en')).find(({ id }) => id === 'bundle1')?.state
  expect(await state()).toBe('ordered')
  const account = platform.simulator.world.account('guest6')
  platform.simulator.platform.purchases.charge(account, { key: 'k', coins: 100, method: 'CC' })
  expect(await state()).toBe('paid')
  expect(await order()).toEqual({ isOrdered: false, refusal: 'alreadyPaid' })
})

test('a visitor’s order of a bundle is refused', async () => {
  const { query } = await begin()
  expect(await orderBundle(query, { bundleId: 'bundle1' }, payUrl)).toEqual({
    isOrdered: false,
    refusal: 'loginRequired',
  })
})
