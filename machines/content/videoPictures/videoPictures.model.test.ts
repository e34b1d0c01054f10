import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { videoPictures } from '../../../fixtures/content/tileGrids.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { lookTime, pictureTime, videoPicturesMachine } from './videoPictures.machine.ts'
import { selectPictureAt, selectVideoPictures } from './videoPictures.selectors.ts'

function start() {
  const load = answeredSlot<readonly string[], { albumId: string }>()
  const machine = videoPicturesMachine.provide({ actors: { loadVideoPictures: load.logic } })
  const { actor, clock } = walk(setFold, 'videoPictures', machine, undefined)
  return {
    actor,
    clock,
    calls: load.calls,
    look: (albumId: string, isStill = false) =>
      actor.send({ type: 'videoPictures.wanted', albumId, isStill }),
    leave: (albumId: string) => actor.send({ type: 'videoPictures.left', albumId }),
    seen: (albumId: string) => {
      const pictures = selectVideoPictures(albumId)(actor.getSnapshot())
      const at = selectPictureAt(actor.getSnapshot())
      return at === null ? pictures : pictures[at]
    },
    context: () => actor.getSnapshot().context,
  }
}

test('the pictures of a video are seen one after the other, once, while the guest looks at its tile [TIL-6]', async () => {
  const { clock, calls, look, seen } = start()
  look('a')
  clock.step(lookTime - 1)
  expect(calls).toHaveLength(0)
  clock.step(1)
  expect(calls.map(({ input }) => input)).toEqual([{ albumId: 'a' }])
  await calls[0]?.resolve(videoPictures)
  for (const picture of videoPictures) {
    expect([seen('a'), seen('b')]).toEqual([picture, undefined])
    clock.step(pictureTime)
  }
  expect(seen('a')).toBeUndefined()
  expect(6 * pictureTime).toBeLessThan(5_000)
})

test('who passes by sees nothing, and who comes back has them at once [TIL-6]', async () => {
  const { clock, calls, look, leave, seen } = start()
  look('a')
  leave('a')
  look('b')
  clock.step(lookTime)
  expect(calls.map(({ input }) => input)).toEqual([{ albumId: 'b' }])
  await calls[0]?.resolve(videoPictures)
  clock.step(pictureTime)
  look('b')
  expect(seen('b')).toBe(videoPictures[1])
  leave('a')
  expect(seen('b')).toBe(videoPictures[1])
  leave('b')
  expect(seen('b')).toBeUndefined()
  look('b')
  clock.step(lookTime)
  expect([seen('b'), calls.length]).toEqual([videoPictures[0], 1])
})

test('all of them are seen side by side where nothing is to move [TIL-6]', async () => {
  const { clock, calls, look, seen } = start()
  look('a', true)
  clock.step(lookTime)
  await calls[0]?.resolve(videoPictures)
  clock.step(60_000)
  expect(seen('a')).toEqual(videoPictures)
})

test('when they do not come the marker is stored in their place, and the next look asks again [TIL-7]', async () => {
  const { clock, calls, look, leave, seen, context } = start()
  look('a')
  clock.step(lookTime)
  await calls[0]?.reject(new Error('503'))
  expect([context().albums, seen('a')]).toEqual([{ a: 'rest-error' }, undefined])
  leave('a')
  look('a')
  clock.step(lookTime)
  await calls[1]?.resolve(videoPictures)
  expect(seen('a')).toBe(videoPictures[0])
})

test('what one guest sees of a video is not shown to another [TIL-6]', async () => {
  const { actor, clock, calls, look, seen } = start()
  const identify = (id: string) => actor.send({ type: 'guest.identified', guest: guest({ id }) })
  identify('guest-1')
  look('a')
  clock.step(lookTime)
  await calls[0]?.resolve(videoPictures)
  identify('guest-1')
  expect(seen('a')).toBe(videoPictures[0])
  identify('guest-2')
  look('a')
  clock.step(lookTime)
  expect([seen('a'), calls.length]).toEqual([undefined, 2])
})
