import { expect, test } from 'vitest'
import { testLibrary } from './library.fixtures.ts'

const shop = testLibrary()
const { order } = shop

test('shows a medium and what the chosen guest has', async () => {
  const { id, basePrice, performer } = shop.aVideoForSale()
  await order('/give', { guestId: 'guest6', mediumId: id })
  const shown = await order(`?medium=${id}&guest=guest6`)
  expect(shown).toMatchObject({
    medium: {
      id,
      kind: 'video',
      actorName: performer.name,
      cost: basePrice,
      sold: 0,
      guestInfo: { gifted: true },
    },
    losable: ['purchase', 'watch', 'comment', 'rating'],
  })
  expect(shown.owned).toContainEqual({ id, how: 'gifted' })
  expect(await order('?medium=video0')).toMatchObject({ owned: [] })
})

test('changes a price for everybody, puts back what was gone and sold out', async () => {
  const { id } = shop.anAlbumForSale()
  const { catalogue } = shop.library
  const album = catalogue.findAlbum(id) ?? expect.unreachable()
  expect((await order('/price', { mediumId: id, coins: 11 })).done).toContain('costs 11 coins')
  expect(catalogue.costOf(album)).toBe(11)
  for (const isSet of [true, false]) {
    await order('/gone', { mediumId: id, isGone: isSet })
    await order('/soldOut', { mediumId: id, isSoldOut: isSet })
    expect([catalogue.isGone(id), catalogue.isSoldOut(id)]).toEqual([isSet, isSet])
    expect(catalogue.albums().includes(album)).toBe(!isSet)
  }
})

test.each(['purchase', 'watch', 'comment', 'rating'])(
  'loses the next answer to a %s',
  async (what) => {
    const { id } = shop.anAlbumForSale()
    await order('/lose', { to: '*', what })
    const sent = {
      purchase: () => shop.post(`album/${id}/buy`, { key: 'a', price: 1 }, 'guest6'),
      watch: () => shop.post('watch/renew', { videoId: 'video1' }, 'guest6'),
      comment: () =>
        shop.post('gallery/postComment', { albumId: id, commentText: 'Hello' }, 'guest6'),
      rating: () => shop.post('gallery/setGuestRating', { albumId: id, guestRating: 5 }, 'guest6'),
    }[what]
    await expect(sent?.()).rejects.toThrow()
    expect((await sent?.())?.status).toBe(200)
  },
)

test.each([
  ['/price', { mediumId: 'video1', coins: 0 }, 422, 'coins'],
  ['/price', { mediumId: 'video9999', coins: 5 }, 404, 'mediumId'],
  ['/gone', { mediumId: 'actor1', isGone: true }, 422, 'mediumId'],
  ['/give', { guestId: 'nobody', mediumId: 'video1' }, 404, undefined],
  ['/expireFilms', { to: '' }, 422, 'to'],
  ['/expireFilms', { to: 'nobody' }, 404, undefined],
  ['/lose', { to: '*', what: 'keys' }, 422, 'what'],
])('names what is wrong with %s %j', async (path, body, status, field) => {
  const answer = await order(path, body)
  expect(answer).toMatchObject({ status, error: field ? { field } : {} })
})
