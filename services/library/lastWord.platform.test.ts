import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { guest } from '../../fixtures/account/guest.fixtures.ts'
import { walk } from '../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../machines/core/clock.ts'
import type { AlbumOpinion, PictureRating } from '../../machines/library/album/album.events.ts'
import { albumMachine } from '../../machines/library/album/album.machine.ts'
import { selectIsOpinionSent } from '../../machines/library/album/album.selectors.ts'
import { lightBoxMachine } from '../../machines/library/lightBox/lightBox.machine.ts'
import type { SedcardsRating } from '../../machines/live/sedcardsRating/sedcardsRating.events.ts'
import { sedcardsRatingMachine } from '../../machines/live/sedcardsRating/sedcardsRating.machine.ts'
import {
  selectIsRatingSent,
  selectStoredRating,
} from '../../machines/live/sedcardsRating/sedcardsRating.selectors.ts'
import { createGraphqlService } from '../core/graphql.service.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { storeSedcardsRating } from '../live/sedcardsRating.service.ts'
import { loadAlbum, openGallery, storeAlbumOpinion, storePictureRating } from './album.service.ts'

const platform = eachTestItsServices()
const albumId = 'album25'
const identified = { type: 'guest.identified', guest: guest({ id: 'guest6' }) } as const

async function begin() {
  const { environment, credentials, request } = await platform.begin({ guestId: 'guest6' })
  const query = createGraphqlService(environment, {
    name: 'query service',
    tokenMissing: 'Missing Vxql-Token',
    url: () => `${platform.simulator.url}graphql/query`,
    token: () => credentials().queryToken,
  })
  return { query, request }
}

/** The work of a slot, which tells how often it was done and how often at the same time. */
function counted<TInput, TOutput>(work: (input: TInput) => Promise<TOutput>) {
  const seen = { inAll: 0, now: 0, atOnce: 0 }
  const logic = fromPromise<TOutput, TInput>(async ({ input }) => {
    seen.inAll += 1
    seen.now += 1
    seen.atOnce = Math.max(seen.atOnce, seen.now)
    try {
      return await work(input)
    } finally {
      seen.now -= 1
    }
  })
  return { logic, figures: () => [seen.inAll, seen.atOnce] }
}

/** What the platform says that the guest thinks of the album and of its first picture. */
async function stored() {
  const { request } = await begin()
  const answer = await loadAlbum(request, { albumId })
  if (answer.is !== 'there') return expect.unreachable('the album is there')
  const { isLiked, isDisliked, previews } = answer.album
  return { isLiked, isDisliked, picture: previews[0]?.guestRating }
}

test('an album that is rated three times at once is what was said last, one request after the other [GAL-12 GAL-26]', async () => {
  const services = await begin()
  const work = counted((input: { opinion: AlbumOpinion }) => storeAlbumOpinion(services, input))
  const machine = albumMachine.provide({ actors: { storeAlbumOpinion: work.logic } })
  const { actor } = walk(setFold, 'album', machine, undefined)
  actor.send(identified)
  const path = `/en/amateur/juno-amber/pictures/${albumId}/`
  actor.send({ type: 'navigation.pageEntered', page: 'actorAlbum', path, query: {} })
  actor.send({ type: 'album.rated', albumId, rating: 5 })
  actor.send({ type: 'album.likeGiven', albumId, isLiked: true })
  actor.send({ type: 'album.rated', albumId, rating: 1 })
  await expect.poll(() => selectIsOpinionSent(actor.getSnapshot())).toBe(false)
  expect(work.figures()).toEqual([2, 1])
  expect(await stored()).toMatchObject({ isLiked: false, isDisliked: true })
})

test('a picture that is rated three times at once is what was said last, one request after the other [GAL-21]', async () => {
  const { request } = await begin()
  const work = counted((input: PictureRating) => storePictureRating(request, input))
  const machine = lightBoxMachine.provide({ actors: { storePictureRating: work.logic } })
  const { actor, told } = walk(setFold, 'lightBox', machine, undefined)
  actor.send(identified)
  const { pictures } = await openGallery(request, { kind: 'preview', albumId })
  const subject = { kind: 'own', id: albumId, title: 'An evening in blue' } as const
  actor.send({ type: 'lightBox.openRequested', subject, pictures, count: 4, place: 0 })
  const pictureId = pictures[0]?.id ?? ''
  for (const rating of [1, 5, 1, 5] as const) {
    actor.send({ type: 'lightBox.pictureRated', albumId, pictureId, rating })
  }
  actor.send({ type: 'lightBox.closeRequested' })
  await expect.poll(() => told('album')).toHaveLength(2)
  expect(work.figures()).toEqual([2, 1])
  expect((await stored()).picture).toBe(5)
})

test('sedcards that are rated twice at once are what was said last, one request after the other [GAL-17]', async () => {
  const { request } = await begin()
  const work = counted((input: SedcardsRating) => storeSedcardsRating(request, input))
  const machine = sedcardsRatingMachine.provide({ actors: { storeSedcardsRating: work.logic } })
  const { actor } = walk(setFold, 'sedcardsRating', machine, undefined)
  const [actorId = ''] = platform.simulator.world.performers.keys()
  actor.send({ type: 'sedcardsRating.given', actorId, rating: 5 })
  actor.send({ type: 'sedcardsRating.given', actorId, rating: 1 })
  await expect.poll(() => selectIsRatingSent(actorId)(actor.getSnapshot())).toBe(false)
  expect(selectStoredRating(actorId)(actor.getSnapshot())).toBe(1)
  expect(work.figures()).toEqual([2, 1])
})
