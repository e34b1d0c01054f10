import { expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { videoStars } from '../../../fixtures/library/video.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { VideoStar } from './videoStars.events.ts'
import { videoStarsMachine } from './videoStars.machine.ts'
import { selectHaveStarsFailed, selectVideoStars } from './videoStars.selectors.ts'

function start() {
  const loadVideoStars = answeredSlot<readonly VideoStar[]>()
  const machine = videoStarsMachine.provide({ actors: { loadVideoStars: loadVideoStars.logic } })
  const { actor, told } = walk(setFold, 'videoStars', machine, undefined)
  return {
    actor,
    told,
    calls: loadVideoStars.calls,
    enter: (page: string) =>
      actor.send({ type: 'navigation.pageEntered', page, path: '/en/', query: {} } as never),
    stars: () => selectVideoStars(actor.getSnapshot()),
    haveFailed: () => selectHaveStarsFailed(actor.getSnapshot()),
  }
}

test('the stars are asked for on their page alone, and shown the best first [VID-4]', async () => {
  const { calls, enter, stars } = start()
  enter('videosAll')
  expect(calls).toHaveLength(0)
  enter('videosStars')
  expect(calls).toHaveLength(1)
  await calls[0]?.resolve(videoStars())
  expect(stars()?.map(({ place }) => place)).toEqual([1, 2])
})

test('who comes back sees what is known while it is asked for anew', async () => {
  const { calls, enter, stars } = start()
  enter('videosStars')
  await calls[0]?.resolve(videoStars())
  enter('home')
  enter('videosStars')
  expect(calls).toHaveLength(2)
  expect(stars()).toHaveLength(2)
  await calls[1]?.resolve([])
  expect(stars()).toEqual([])
})

test('a load that failed is told, and done again when the guest asks or recovery says so', async () => {
  const { actor, calls, enter, haveFailed, told } = start()
  enter('videosStars')
  await calls[0]?.reject(new Error('lost'))
  expect(haveFailed()).toBe(true)
  expect(told('recovery')).toHaveLength(1)
  actor.send({ type: 'videoStars.retryRequested' })
  await calls[1]?.reject(new Error('lost'))
  actor.send({ type: 'recovery.retryDue' })
  expect(haveFailed()).toBe(false)
  expect(calls).toHaveLength(3)
})
