import { describe, expect, test } from 'vitest'
import { testLibrary } from './library.fixtures.ts'
import type { Album } from './media.ts'

const shop = testLibrary()
const { get, order, post } = shop
const guestId = 'guest6'

const albumOf = async ({ id }: Album, who?: string) => (await get(`gallery/album/${id}`, who)).album

describe('comments', () => {
  const say = (album: Album, commentText: string, who: string | undefined = guestId) =>
    post('gallery/postComment', { albumId: album.id, commentText }, who)
  const read = async ({ id }: Album, terms: string, who?: string) =>
    (await get(`gallery/getComments?albumId=${id}&${terms}`, who)) as unknown as {
      comments: { id: string; text: string; createdAt: string; isOwn: boolean }[]
      total: number
      isGuestAllowedToCommentAlbum: boolean
    }

  test('come in pages of 500 at most, the newest first [GAL-18]', async () => {
    const busy = shop.library.catalogue.findAlbum('album25') ?? expect.unreachable()
    const first = await read(busy, 'limit=500&offset=0')
    expect(first.total).toBeGreaterThan(500)
    expect(first.comments).toHaveLength(500)
    expect((await read(busy, 'limit=9000')).comments).toHaveLength(500)
    const rest = await read(busy, 'limit=500&offset=500')
    const all = [...first.comments, ...rest.comments]
    expect(new Set(all.map(({ id }) => id)).size).toBe(first.total)
    const dates = all.map(({ createdAt }) => createdAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('are one a guest: the second is refused, the first asked again is answered as before [GAL-9 GAL-19]', async () => {
    const album = shop.anAlbumForSale()
    const { total } = await read(album, '', guestId)
    const first = await say(album, '  Lovely light.  ')
    expect(first).toMatchObject({
      success: true,
      isNew: true,
      comment: { text: 'Lovely light.', isOwn: true },
      commentsTotal: total + 1,
      isGuestAllowedToCommentAlbum: false,
    })
    expect(await say(album, 'Lovely light.')).toMatchObject({
      success: true,
      isNew: false,
      comment: first.comment,
    })
    expect(await say(album, 'Another one')).toMatchObject({
      success: false,
      errorCode: 'alreadyCommented',
      comment: first.comment,
      commentsTotal: total + 1,
    })
    expect(await albumOf(album, guestId)).toMatchObject({ isGuestAllowedToCommentAlbum: false })
    expect(await albumOf(album, 'guest2')).toMatchObject({ isGuestAllowedToCommentAlbum: true })
    const [newest] = (await read(album, 'limit=1', 'guest2')).comments
    expect(newest).toMatchObject({ text: 'Lovely light.', isOwn: false })
  })

  test('keep markup as the text that it is', async () => {
    const markup = '<img src=x onerror=alert(1)> & <b>bold</b>'
    expect(await say(shop.anAlbumForSale(), markup)).toMatchObject({ comment: { text: markup } })
  })

  test.each([
    ['tooLong', 'x'.repeat(10_000)],
    ['tooLong', 'x'.repeat(2_001)],
    ['empty', ' \n '],
  ])('are refused as %s, and another one is taken', async (errorCode, commentText) => {
    const album = shop.anAlbumForSale()
    const refused = { success: false, errorCode, longest: 2_000, comment: null }
    expect(await say(album, commentText)).toMatchObject({
      ...refused,
      isGuestAllowedToCommentAlbum: true,
    })
    expect(await say(album, 'x'.repeat(2_000))).toMatchObject({ success: true })
  })

  test('of a guest who is blocked, and of visitors, are not taken [GAL-13]', async () => {
    const album = shop.anAlbumForSale()
    const { total } = await read(album, '')
    expect(await say(album, 'Hello', 'guest15')).toMatchObject({
      success: false,
      errorCode: 'blocked',
    })
    expect((await say(album, 'Hello', '')).status).toBe(401)
    expect(await read(album, '', 'guest15')).toMatchObject({
      total,
      isGuestAllowedToCommentAlbum: false,
    })
    expect(await read(album, '')).toMatchObject({ isGuestAllowedToCommentAlbum: false })
  })

  test('of an album that is gone are refused, and odd numbers named', async () => {
    const album = shop.anAlbumForSale()
    expect(await get(`gallery/getComments?albumId=${album.id}&limit=-1`)).toMatchObject({
      status: 422,
      error: { field: 'limit' },
    })
    await order('/gone', { mediumId: album.id, isGone: true })
    expect(await say(album, 'Hello')).toMatchObject({ success: false, errorCode: 'gone' })
  })
})
