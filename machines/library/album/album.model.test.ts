import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { album } from '../../../fixtures/library/album.fixtures.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import type { Album, AlbumAnswer, AlbumFigures, AlbumOpinion } from './album.events.ts'
import { albumMachine } from './album.machine.ts'
import {
  selectAlbum,
  selectAlbumProgress,
  selectHasOpinionFailed,
  selectIsOpinionSent,
} from './album.selectors.ts'

function start() {
  const loadAlbum = answeredSlot<AlbumAnswer, { albumId: string }>()
  const countAlbumView = answeredSlot<
    Partial<AlbumFigures>,
    { albumId: string; isFromSite: boolean }
  >()
  const storeAlbumOpinion = answeredSlot<Partial<AlbumFigures>, { opinion: AlbumOpinion }>()
  const machine = albumMachine.provide({
    actors: {
      loadAlbum: loadAlbum.logic,
      countAlbumView: countAlbumView.logic,
      storeAlbumOpinion: storeAlbumOpinion.logic,
    },
  })
  const { actor, told } = walk(setFold, 'album', machine, undefined)
  const seen = () => selectAlbum(actor.getSnapshot())
  const enter = (id = 'album1', query: Record<string, string> = {}) =>
    actor.send({
      type: 'navigation.pageEntered',
      page: 'actorAlbum',
      path: `/en/amateur/juno-amber/pictures/${id}/`,
      query,
    })
  const identify = (id: string | null = 'guest-1') =>
    actor.send({ type: 'guest.identified', guest: id === null ? anonymousGuest : guest({ id }) })
  return {
    actor,
    told,
    seen,
    enter,
    identify,
    asked: loadAlbum.calls,
    counted: countAlbumView.calls,
    stored: storeAlbumOpinion.calls,
    progress: () => selectAlbumProgress(actor.getSnapshot()),
    hasOpinionFailed: () => selectHasOpinionFailed(actor.getSnapshot()),
    isOpinionSent: () => selectIsOpinionSent(actor.getSnapshot()),
    show: (overrides: Partial<Album> = {}) =>
      loadAlbum.calls.at(-1)?.resolve({ is: 'there', album: album(overrides) }),
  }
}

test('the album that the address names is asked for once it is known who asks [GAL-24]', async () => {
  const { asked, enter, identify, progress, seen, show } = start()
  enter('album7')
  expect([asked.length, progress()]).toEqual([0, 'waiting'])
  identify()
  expect(asked[0]?.input).toEqual({ albumId: 'album7' })
  await show({ id: 'album7' })
  expect([progress(), seen()?.id]).toEqual(['there', 'album7'])
})

test('a look is counted once for each guest and album, and never for a visitor [GAL-10]', async () => {
  const { counted, enter, identify, seen, show } = start()
  identify(null)
  enter()
  await show()
  expect(counted).toHaveLength(0)
  identify('guest-1')
  await show()
  expect(counted.map(({ input }) => input)).toEqual([{ albumId: 'album1', isFromSite: false }])
  await counted[0]?.resolve({ albumTotalViews: 4_101 })
  expect(seen()?.albumTotalViews).toBe(4_101)
  enter()
  await show()
  expect(counted).toHaveLength(1)
  enter('album2')
  await show({ id: 'album2' })
  enter('album3')
  await show({ id: 'album3' })
  await counted[1]?.resolve({ albumTotalViews: 7 })
  expect(seen()?.albumTotalViews).toBe(4_100)
  await counted[2]?.resolve({ albumTotalViews: 8 })
  identify('guest-2')
  await show({ id: 'album3' })
  expect(counted).toHaveLength(4)
})

test('a look from a performer’s own site is counted as one, and for guests alone [GAL-11]', async () => {
  const { counted, enter, identify, show } = start()
  identify(null)
  enter('album1', { site: 'juno-amber' })
  await show()
  expect(counted).toHaveLength(0)
  identify()
  await show()
  expect(counted[0]?.input).toEqual({ albumId: 'album1', isFromSite: true })
})

test('a look that was not counted is told again, but not for a visitor who came meanwhile [GAL-10]', async () => {
  const { actor, counted, enter, identify, show, told } = start()
  identify()
  enter()
  await show()
  await counted[0]?.reject(new Error('offline'))
  expect(told('recovery')).toEqual([{ type: 'recovery.loadFailed' }])
  actor.send({ type: 'recovery.retryDue' })
  expect(counted).toHaveLength(2)
  await counted[1]?.reject(new Error('offline'))
  identify(null)
  await show()
  actor.send({ type: 'recovery.retryDue' })
  expect(counted).toHaveLength(2)
})

test('a like and a dislike change what the album says of the guest, the last one last [GAL-26 GAL-5]', async () => {
  const { actor, enter, hasOpinionFailed, identify, isOpinionSent, seen, show, stored } = start()
  identify()
  enter()
  await show()
  const like = (isLiked: boolean) =>
    actor.send({ type: 'album.likeGiven', albumId: 'album1', isLiked })
  like(true)
  like(false)
  expect(stored).toHaveLength(1)
  await stored[0]?.resolve({ isLiked: true, isDisliked: false })
  expect([seen()?.isLiked, isOpinionSent()]).toEqual([true, true])
  await stored[1]?.resolve({ guestRatingDislikes: 9, isLiked: false, isDisliked: true })
  expect(seen()).toMatchObject({ guestRatingDislikes: 9, isLiked: false, isDisliked: true })
  expect(isOpinionSent()).toBe(false)
  like(true)
  await stored[2]?.reject(new Error('offline'))
  expect([hasOpinionFailed(), seen()?.isDisliked]).toEqual([true, true])
})

test.each([1, 5] as const)(
  'a rating of %i is stored, of this album alone [GAL-12 GAL-20]',
  async (rating) => {
    const { actor, enter, identify, show, stored } = start()
    identify()
    enter()
    await show()
    actor.send({ type: 'album.rated', albumId: 'album9', rating })
    actor.send({ type: 'album.rated', albumId: 'album1', rating })
    expect(stored.map(({ input }) => input.opinion)).toEqual([
      { by: 'rating', albumId: 'album1', rating },
    ])
  },
)

test('an album that is gone, never was, or did not come is said to be, and asked for again', async () => {
  const { actor, asked, enter, identify, progress, show } = start()
  identify()
  enter()
  await asked[0]?.resolve({ is: 'gone' })
  expect(progress()).toBe('gone')
  enter('album2')
  await asked[1]?.resolve({ is: 'unknown' })
  expect(progress()).toBe('unknown')
  enter('album3')
  await asked[2]?.reject(new Error('offline'))
  expect(progress()).toBe('failed')
  actor.send({ type: 'album.retryRequested' })
  await show({ id: 'album3' })
  expect(progress()).toBe('there')
})

test('what one guest sees is not shown to another; a subscription opens it without leaving the page [VID-12]', async () => {
  const { actor, asked, enter, identify, seen, show } = start()
  identify('guest-1')
  enter()
  await show({ isOpen: true })
  actor.send({ type: 'push.vipAboUpdated' } as never)
  expect([asked.length, seen()?.isOpen]).toEqual([2, true])
  identify('guest-2')
  expect([asked.length, seen()]).toEqual([3, null])
})

test('what was said of a picture in the light box is known when it opens again [GAL-21]', async () => {
  const { actor, enter, identify, seen, show } = start()
  identify()
  enter()
  await show({ isOpen: true })
  const rated = { type: 'album.pictureRated', pictureId: 'album1-2', rating: 5 } as const
  actor.send({ ...rated, albumId: 'album2' })
  expect(seen()?.previews.map(({ guestRating }) => guestRating)).toEqual([null, null, null, null])
  actor.send({ ...rated, albumId: 'album1' })
  expect(seen()?.previews.map(({ guestRating }) => guestRating)).toEqual([null, 5, null, null])
})

test('a push pins the album and its pictures [FAV-3]', async () => {
  const { actor, enter, identify, seen, show } = start()
  identify()
  enter()
  await show()
  actor.send({ type: 'push.favouritePinned', kind: 'album', id: 'album1' } as never)
  actor.send({ type: 'push.favouritePinned', kind: 'picture', id: 'album1-2' } as never)
  expect(seen()?.isPinned).toBe(true)
  expect(seen()?.previews.map(({ isPinned }) => isPinned)).toEqual([false, true, false, false])
})

test('what comes of one guest’s opinion is not shown to the next [GAL-26]', async () => {
  const { actor, enter, identify, seen, show, stored } = start()
  identify('guest-1')
  enter()
  await show()
  actor.send({ type: 'album.likeGiven', albumId: 'album1', isLiked: true })
  identify('guest-2')
  await show()
  await stored[0]?.resolve({ isLiked: true, isDisliked: false })
  expect(seen()?.isLiked).toBe(false)
})

test('what was said of an album that was left is stored, and not shown of the next [GAL-26]', async () => {
  const { actor, enter, hasOpinionFailed, identify, isOpinionSent, seen, show, stored } = start()
  identify()
  enter()
  await show()
  actor.send({ type: 'album.rated', albumId: 'album1', rating: 1 })
  actor.send({ type: 'album.likeGiven', albumId: 'album1', isLiked: true })
  enter('album2')
  await show({ id: 'album2' })
  expect(isOpinionSent()).toBe(false)
  await stored[0]?.resolve({ isDisliked: true })
  await stored[1]?.reject(new Error('offline'))
  expect([stored.length, seen()?.isDisliked, hasOpinionFailed()]).toEqual([2, false, false])
  enter()
  expect(hasOpinionFailed()).toBe(true)
})
