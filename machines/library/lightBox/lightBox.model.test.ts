import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { albumPicture, openedGallery } from '../../../fixtures/library/album.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { PictureRating } from '../album/album.events.ts'
import type { LightBoxKind, OpenedGallery } from './lightBox.events.ts'
import { lightBoxMachine } from './lightBox.machine.ts'
import {
  selectGalleryProgress,
  selectHasRatingFailed,
  selectIsLightBoxOpen,
  selectLackingPictures,
  selectLightBoxCount,
  selectLightBoxPictures,
  selectLightBoxPlace,
  selectLightBoxScale,
  selectPictureTries,
} from './lightBox.selectors.ts'

function start() {
  const openGallery = answeredSlot<OpenedGallery, { kind: 'album' | 'preview'; albumId: string }>()
  const storePictureRating = answeredSlot<void, PictureRating>()
  const machine = lightBoxMachine.provide({
    actors: { openGallery: openGallery.logic, storePictureRating: storePictureRating.logic },
  })
  const { actor, told } = walk(setFold, 'lightBox', machine, undefined)
  const snapshot = () => actor.getSnapshot()
  return {
    actor,
    told,
    opened: openGallery.calls,
    rated: storePictureRating.calls,
    open: (place = 0, kind: LightBoxKind = 'album') =>
      actor.send({
        type: 'lightBox.openRequested',
        subject: { kind, id: 'album1', title: 'An evening in blue' },
        pictures: [1, 2, 3, 4].map((number) => albumPicture(`album1-${number}`)),
        count: 12,
        place,
      }),
    move: (place: number) => actor.send({ type: 'lightBox.moved', place }),
    isOpen: () => selectIsLightBoxOpen(snapshot()),
    place: () => selectLightBoxPlace(snapshot()),
    scale: () => selectLightBoxScale(snapshot()),
    ids: () => selectLightBoxPictures(snapshot()).map(({ id }) => id),
    count: () => selectLightBoxCount(snapshot()),
    lacking: () => selectLackingPictures(snapshot()),
    tries: () => selectPictureTries(snapshot()),
    progress: () => selectGalleryProgress(snapshot()),
    ratings: () => selectLightBoxPictures(snapshot()).map(({ guestRating }) => guestRating ?? null),
    hasFailed: () => selectHasRatingFailed(snapshot()),
    overlays: () => told('navigation').map(({ type }) => type),
  }
}

test('asks for an album that is opened, and shows meanwhile what is known of it [GAL-15]', async () => {
  const { ids, open, opened, place, progress } = start()
  open(2)
  expect(opened[0]?.input).toEqual({ kind: 'album', albumId: 'album1' })
  expect([ids().length, place(), progress()]).toEqual([4, 2, 'opening'])
  await opened[0]?.resolve(openedGallery(12))
  expect([ids().length, place(), progress()]).toEqual([12, 2, 'there'])
})

test('asks for the preview of one that is only looked into [GAL-23]', () => {
  const { open, opened } = start()
  open(0, 'preview')
  expect(opened[0]?.input).toEqual({ kind: 'preview', albumId: 'album1' })
})

test('asks nobody for pictures that the guest has', () => {
  const { open, opened, progress } = start()
  open(0, 'own')
  expect([opened.length, progress()]).toEqual([0, 'there'])
})

test('goes to every picture, and after the last that may be seen to what opens the others, no further [VID-12]', async () => {
  const { move, open, opened, place } = start()
  open()
  await opened[0]?.resolve(openedGallery(4))
  for (const [to, expected] of [
    [3, 3],
    [4, 4],
    [5, 4],
    [-1, 4],
    [1.5, 4],
    [0, 0],
  ] as const) {
    move(to)
    expect(place()).toBe(expected)
  }
})

test('of an album that is all the guest’s, ends with its last picture', async () => {
  const { move, open, opened, place } = start()
  open()
  await opened[0]?.resolve(openedGallery(12))
  move(11)
  move(12)
  expect(place()).toBe(11)
})

test('opened at a place that is not seen yet, is there once the pictures came', async () => {
  const { ids, open, opened, place } = start()
  open(6)
  await opened[0]?.resolve(openedGallery(12))
  expect(ids()[place()]).toBe('album1-7')
})

test('a closed picture is wanted, and is the one that is seen once the album is bought [GAL-8 VID-12]', async () => {
  const { actor, ids, open, opened, place } = start()
  open(6)
  await opened[0]?.resolve(openedGallery(4))
  expect([ids().length, place()]).toEqual([4, 6])
  actor.send({ type: 'purchase.done', kind: 'album', mediumId: 'album1', at: 6 })
  await opened[1]?.resolve(openedGallery(12))
  expect(ids()[place()]).toBe('album1-7')
})

test('who bought an album after a reload comes back to the very picture, and who is there stays there [GAL-8]', async () => {
  const { actor, ids, isOpen, move, opened, overlays, place } = start()
  const comeBack = () =>
    actor.send({
      type: 'lightBox.returnRequested',
      subject: { kind: 'album', id: 'album1', title: 'An evening in blue' },
      pictures: [],
      count: 12,
      place: 6,
    })
  comeBack()
  expect([isOpen(), overlays()]).toEqual([true, ['navigation.overlayOpened']])
  await opened[0]?.resolve(openedGallery(12))
  expect(ids()[place()]).toBe('album1-7')
  move(2)
  comeBack()
  expect([place(), opened.length]).toEqual([2, 1])
})

test('the back button takes it away, and closing takes its entry of the history away', () => {
  const { actor, isOpen, open, overlays } = start()
  open()
  expect([isOpen(), overlays()]).toEqual([true, ['navigation.overlayOpened']])
  actor.send({ type: 'navigation.overlayLeft', isPageLeft: false })
  expect([isOpen(), overlays()]).toEqual([false, ['navigation.overlayOpened']])
  open()
  open(2)
  actor.send({ type: 'lightBox.closeRequested' })
  expect(overlays().slice(1)).toEqual(['navigation.overlayOpened', 'navigation.overlayClosed'])
})

test('a picture is seen as large as four times its frame, and whole again on the next one', () => {
  const { actor, move, open, scale } = start()
  open()
  actor.send({ type: 'lightBox.zoomed', scale: 9 })
  expect(scale()).toBe(4)
  actor.send({ type: 'lightBox.zoomed', scale: 0.2 })
  expect(scale()).toBe(1)
  actor.send({ type: 'lightBox.zoomed', scale: 2 })
  move(1)
  expect(scale()).toBe(1)
})

test('a picture that does not come is lacking until it is tried again', () => {
  const { actor, lacking, open, tries } = start()
  open()
  const fail = (pictureId: string) => actor.send({ type: 'lightBox.pictureFailed', pictureId })
  fail('album1-2')
  fail('album1-2')
  fail('of another')
  expect(lacking()).toEqual(['album1-2'])
  actor.send({ type: 'lightBox.pictureRetryRequested', pictureId: 'album1-2' })
  expect([lacking(), tries()]).toEqual([[], { 'album1-2': 1 }])
})

test('what the guest thinks of a picture is shown once it is stored, and outlives the pictures that come [GAL-21]', async () => {
  const { actor, hasFailed, move, open, opened, rated, ratings, told } = start()
  open()
  const rate = (rating: 1 | 5) =>
    actor.send({
      type: 'lightBox.pictureRated',
      albumId: 'album1',
      pictureId: 'album1-1',
      rating,
    })
  rate(5)
  expect(ratings()).toEqual([null, null, null, null])
  await rated[0]?.resolve()
  await opened[0]?.resolve(openedGallery(4))
  expect(ratings()).toEqual([5, null, null, null])
  expect(told('album')).toEqual([
    { type: 'album.pictureRated', albumId: 'album1', pictureId: 'album1-1', rating: 5 },
  ])
  rate(5)
  rate(1)
  expect([rated.length, opened.length]).toEqual([2, 1])
  await rated[1]?.reject(new Error('offline'))
  expect([rated.length, hasFailed()]).toEqual([3, false])
  await rated[2]?.reject(new Error('offline'))
  expect([hasFailed(), ratings()[0]]).toEqual([true, 5])
  move(1)
  expect(hasFailed()).toBe(false)
})

test('what was said of pictures is stored one after the other, also once the light box is closed [GAL-21]', async () => {
  const { actor, move, open, rated, told } = start()
  const rate = (pictureId: string, rating: 1 | 5) =>
    actor.send({ type: 'lightBox.pictureRated', albumId: 'album1', pictureId, rating })
  open()
  rate('album1-1', 5)
  move(1)
  rate('album1-2', 1)
  rate('album1-2', 5)
  actor.send({ type: 'lightBox.closeRequested' })
  expect(rated).toHaveLength(1)
  await rated[0]?.resolve()
  await rated[1]?.resolve()
  const both = [
    { albumId: 'album1', pictureId: 'album1-1', rating: 5 },
    { albumId: 'album1', pictureId: 'album1-2', rating: 5 },
  ]
  expect(rated.map(({ input }) => input)).toEqual(both)
  expect(told('album')).toEqual(both.map((one) => ({ type: 'album.pictureRated', ...one })))
})

test('a rating is stored although the album is bought meanwhile [GAL-21]', async () => {
  const { actor, open, opened, rated, ratings, told } = start()
  open()
  await opened[0]?.resolve(openedGallery(4))
  actor.send({ type: 'lightBox.pictureRated', albumId: 'album1', pictureId: 'album1-1', rating: 5 })
  actor.send({ type: 'purchase.done', kind: 'album', mediumId: 'album1', at: null })
  await rated[0]?.resolve()
  await opened[1]?.resolve(openedGallery(4))
  expect([ratings()[0], told('album').length]).toEqual([5, 1])
})

test('pictures that did not come are asked for again, by the guest too', async () => {
  const { actor, open, opened, place, progress } = start()
  open(6)
  await opened[0]?.reject(new Error('offline'))
  expect([progress(), place()]).toEqual(['failed', 6])
  actor.send({ type: 'recovery.retryDue' })
  await opened[1]?.reject(new Error('offline'))
  actor.send({ type: 'lightBox.retryRequested' })
  await opened[2]?.resolve(openedGallery(12))
  expect(progress()).toBe('there')
})

test('another guest sees what they may see [VID-12]', async () => {
  const { actor, count, ids, open, opened } = start()
  open()
  await opened[0]?.resolve(openedGallery(12))
  actor.send({ type: 'guest.identified', guest: guest({ id: 'guest-2' }) })
  await opened[1]?.resolve(openedGallery(4))
  expect([ids().length, count()]).toEqual([4, 12])
})

test('what one guest saw and said is not shown to another, not even until theirs came [VID-12]', async () => {
  const { actor, ids, isOpen, open, opened, overlays, ratings } = start()
  const identify = (id: string) => actor.send({ type: 'guest.identified', guest: guest({ id }) })
  identify('guest-1')
  open()
  await opened[0]?.resolve({
    pictureCount: 12,
    pictures: [albumPicture('album1-1', { guestRating: 5 })],
  })
  identify('guest-2')
  expect(ids()).toEqual([])
  await opened[1]?.resolve({ pictureCount: 12, pictures: openedGallery(1).pictures })
  expect(ratings()).toEqual([null])
  open(0, 'own')
  identify('guest-1')
  expect([isOpen(), overlays().at(-1)]).toEqual([false, 'navigation.overlayClosed'])
})
