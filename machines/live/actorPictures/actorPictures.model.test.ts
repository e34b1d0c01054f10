import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { actorPictures } from '../../../fixtures/live/actorPictures.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { FavouriteKind } from '../../shell/realtime/realtime.events.ts'
import type { ActorPictures, PicturesWanted } from './actorPictures.events.ts'
import { actorPicturesMachine } from './actorPictures.machine.ts'
import {
  selectIsPictureOpen,
  selectOpenPictureId,
  selectOpenSedcard,
  selectPictures,
  selectPicturesProgress,
} from './actorPictures.selectors.ts'

function start() {
  const loadActorPictures = answeredSlot<ActorPictures, PicturesWanted>()
  const machine = actorPicturesMachine.provide({
    actors: { loadActorPictures: loadActorPictures.logic },
  })
  const { actor, told } = walk(setFold, 'actorPictures', machine, undefined)
  const { calls } = loadActorPictures
  const seen = (actorId = 'actor-7') => selectPictures(actorId)(actor.getSnapshot())
  const want = (actorId = 'actor-7') => actor.send({ type: 'actorPictures.wanted', actorId })
  return {
    actor,
    calls,
    seen,
    want,
    progress: (actorId = 'actor-7') => selectPicturesProgress(actorId)(actor.getSnapshot()),
    show: async () => {
      want()
      await calls[0]?.resolve(actorPictures())
    },
    pinned: () => {
      const { albums, sedcards } = seen() ?? expect.unreachable('the pictures came')
      const all = [...albums, ...sedcards, ...sedcards.flatMap(({ pictures }) => pictures)]
      return all.filter(({ isPinned }) => isPinned).map(({ id }) => id)
    },
    pushPinned: (kind: FavouriteKind, id: string) =>
      actor.send({ ...push('favouritePinned', { kind, id }), type: 'push.favouritePinned' }),
    pushUnpinned: (kind: FavouriteKind, id: string) =>
      actor.send({ ...push('favouriteUnpinned', { kind, id }), type: 'push.favouriteUnpinned' }),
    identify: (id: string, preferences: Record<string, number> = {}) =>
      actor.send({ type: 'guest.identified', guest: guest({ id, preferences }) }),
    open: (pictureId: string) => actor.send({ type: 'actorPictures.pictureRequested', pictureId }),
    viewed: () => [
      selectOpenSedcard(actor.getSnapshot())?.id,
      selectOpenPictureId(actor.getSnapshot()),
    ],
    isOpen: () => selectIsPictureOpen(actor.getSnapshot()),
    overlays: () => told('navigation').map(({ type }) => type),
  }
}

describe('the pictures', () => {
  test('are loaded once for each performer, with the age rating that the guest chose', async () => {
    const { calls, identify, progress, seen, want } = start()
    identify('guest-1', { fsk: 18 })
    expect(calls).toHaveLength(0)
    want()
    want()
    expect(progress()).toBe('loading')
    await calls[0]?.resolve(actorPictures())
    expect([progress(), progress('actor-8'), calls.length]).toEqual(['known', 'loading', 1])
    want('actor-8')
    expect(calls.map(({ input }) => input)).toEqual([
      { actorId: 'actor-7', ageRating: 18 },
      { actorId: 'actor-8', ageRating: 18 },
    ])
    expect([seen(), seen('actor-8')]).toEqual([null, null])
  })

  test('of another guest, or in another language, are asked for again', async () => {
    const { actor, calls, identify, progress, seen, show } = start()
    await show()
    actor.send({ type: 'navigation.languageChanged', language: 'de' })
    expect([calls.length, progress()]).toEqual([2, 'known'])
    await calls[1]?.resolve(actorPictures())
    identify('guest-2')
    expect([calls.length, seen()]).toEqual([3, null])
    expect(calls[2]?.input).toEqual({ actorId: 'actor-7', ageRating: 16 })
    await calls[2]?.resolve(actorPictures())
    identify('guest-2')
    expect(calls).toHaveLength(3)
  })

  test('are not asked for on other pages, but on return', async () => {
    const { actor, calls, identify, progress, show, want } = start()
    const leave = () => actor.send({ type: 'actorPictures.left' })
    await show()
    leave()
    actor.send({ type: 'navigation.languageChanged', language: 'de' })
    identify('guest-2')
    expect(calls).toHaveLength(1)
    want()
    await calls[1]?.resolve(actorPictures())
    leave()
    want()
    expect([calls.length, progress()]).toEqual([2, 'known'])
    leave()
    actor.send({ type: 'realtime.sessionEstablished', resumed: false })
    expect(calls).toHaveLength(2)
    want()
    leave()
    await calls[2]?.reject(new Error('offline'))
    actor.send({ type: 'recovery.retryDue' })
    expect(calls).toHaveLength(3)
    want()
    expect(calls).toHaveLength(4)
  })

  test('that did not come are asked for again, by the guest too', async () => {
    const { actor, calls, progress, want } = start()
    want()
    await calls[0]?.reject(new Error('offline'))
    expect(progress()).toBe('failed')
    actor.send({ type: 'actorPictures.retryRequested' })
    await calls[1]?.reject(new Error('offline'))
    actor.send({ type: 'recovery.retryDue' })
    await calls[2]?.resolve(actorPictures())
    expect(progress()).toBe('known')
  })
})

describe.each([
  ['album', 'album-1'],
  ['sedcards', 'sedcard-1'],
  ['picture', 'picture-2'],
] as const)('a pin of kind %s', (kind, id) => {
  test('is there once the push says so, and no more once it says so [FAV-3 RT-16 RT-19]', async () => {
    const { pinned, pushPinned, pushUnpinned, seen, show } = start()
    await show()
    expect(pinned()).toEqual(['sedcard-2'])
    pushPinned(kind, id)
    expect(pinned().toSorted()).toEqual([id, 'sedcard-2'].toSorted())
    pushUnpinned(kind, id)
    expect(pinned()).toEqual(['sedcard-2'])
    const before = seen()
    pushPinned('actor', id)
    expect(seen()).toBe(before)
  })

  test('that comes while the pictures are on their way has them asked for again [RT-19]', async () => {
    const { calls, pinned, pushPinned, want } = start()
    want()
    pushPinned('actor', 'actor-7')
    expect(calls).toHaveLength(1)
    pushPinned(kind, id)
    await calls[0]?.resolve({ ...actorPictures(), sedcards: [] })
    await calls[1]?.resolve(actorPictures())
    expect(pinned()).toEqual(['sedcard-2'])
  })
})

test('pins that were missed while the channel was away are asked for, seen as before meanwhile', async () => {
  const { actor, calls, pinned, progress, pushPinned, show } = start()
  await show()
  actor.send({ type: 'realtime.sessionEstablished', resumed: true })
  expect(calls).toHaveLength(1)
  actor.send({ type: 'realtime.sessionEstablished', resumed: false })
  expect([calls.length, progress()]).toEqual([2, 'known'])
  pushPinned('album', 'album-1')
  expect([calls.length, pinned()]).toEqual([3, ['album-1', 'sedcard-2']])
})

describe('a picture', () => {
  test('lies over the page, and others of any sedcard after it, as one entry of the history', async () => {
    const { actor, isOpen, open, overlays, show, viewed } = start()
    open('picture-1')
    await show()
    expect([isOpen(), overlays()]).toEqual([false, []])
    open('picture-1')
    open('nowhere')
    expect(viewed()).toEqual(['sedcard-1', 'picture-1'])
    open('picture-4')
    expect(viewed()).toEqual(['sedcard-2', 'picture-4'])
    actor.send({ type: 'actorPictures.pictureClosed' })
    expect([isOpen(), ...viewed()]).toEqual([false, undefined, null])
    expect(overlays()).toEqual(['navigation.overlayOpened', 'navigation.overlayClosed'])
  })

  test('is taken away by the back button', async () => {
    const { actor, isOpen, open, overlays, show } = start()
    await show()
    open('picture-1')
    actor.send({ type: 'navigation.overlayLeft', isPageLeft: false })
    expect([isOpen(), overlays()]).toEqual([false, ['navigation.overlayOpened']])
  })

  test('goes when the performer has it no more', async () => {
    const { calls, isOpen, open, overlays, pushPinned, show, want } = start()
    await show()
    open('picture-2')
    pushPinned('picture', 'picture-2')
    expect(isOpen()).toBe(true)
    want('actor-8')
    expect([isOpen(), calls.length]).toEqual([false, 2])
    expect(overlays()).toEqual(['navigation.overlayOpened', 'navigation.overlayClosed'])
  })
})
