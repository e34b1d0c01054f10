import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { pinnedPhoto } from '../../../fixtures/library/album.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { PinnedPhoto } from './pinnedPhotos.events.ts'
import { pinnedPhotosMachine } from './pinnedPhotos.machine.ts'
import { selectHavePinsFailed, selectPinnedPhotos } from './pinnedPhotos.selectors.ts'

function start() {
  const loadPinnedPhotos = answeredSlot<readonly PinnedPhoto[]>()
  const machine = pinnedPhotosMachine.provide({
    actors: { loadPinnedPhotos: loadPinnedPhotos.logic },
  })
  const { actor } = walk(setFold, 'pinnedPhotos', machine, undefined)
  return {
    actor,
    asked: loadPinnedPhotos.calls,
    identify: (id = 'guest-1') => actor.send({ type: 'guest.identified', guest: guest({ id }) }),
    want: () => actor.send({ type: 'pinnedPhotos.wanted' }),
    photos: () => selectPinnedPhotos(actor.getSnapshot()),
    hasFailed: () => selectHavePinsFailed(actor.getSnapshot()),
  }
}

test('are asked for once they are wanted and it is known whose they are [GAL-22]', async () => {
  const { asked, identify, photos, want } = start()
  want()
  expect(asked).toEqual([])
  identify()
  await asked[0]?.resolve([pinnedPhoto()])
  expect([asked.length, photos()]).toEqual([1, [pinnedPhoto()]])
})

test('a pin that is set or taken asks for them anew, and those that are there stay meanwhile [GAL-22]', async () => {
  const { actor, asked, identify, photos, want } = start()
  identify()
  want()
  await asked[0]?.resolve([pinnedPhoto()])
  actor.send({ type: 'push.favouriteUnpinned', kind: 'picture', id: pinnedPhoto().id } as never)
  expect(photos()).toHaveLength(1)
  await asked[1]?.resolve([])
  expect([asked.length, photos()]).toEqual([2, []])
})

test('who left the page has nothing asked for', () => {
  const { actor, asked, identify, want } = start()
  identify()
  want()
  actor.send({ type: 'pinnedPhotos.left' })
  actor.send({ type: 'push.favouritePinned', kind: 'picture', id: 'album1-1' } as never)
  expect(asked).toHaveLength(1)
})

test('those of one guest are not shown to another', async () => {
  const { asked, identify, photos, want } = start()
  identify()
  want()
  await asked[0]?.resolve([pinnedPhoto()])
  identify('guest-2')
  expect([asked.length, photos()]).toEqual([2, null])
})

test('what did not come is asked for again, by the guest too', async () => {
  const { actor, asked, hasFailed, identify, photos, want } = start()
  identify()
  want()
  await asked[0]?.reject(new Error('offline'))
  expect(hasFailed()).toBe(true)
  actor.send({ type: 'recovery.retryDue' })
  await asked[1]?.reject(new Error('offline'))
  actor.send({ type: 'pinnedPhotos.retryRequested' })
  await asked[2]?.resolve([pinnedPhoto()])
  expect([hasFailed(), photos()?.length]).toEqual([false, 1])
})

test('pins that changed while the connection was lost are asked for, and a session taken up again missed none [GAL-22]', () => {
  const { actor, asked, identify, want } = start()
  identify()
  want()
  actor.send({ type: 'realtime.sessionEstablished', resumed: true })
  expect(asked).toHaveLength(1)
  actor.send({ type: 'realtime.sessionEstablished', resumed: false })
  expect(asked).toHaveLength(2)
})
