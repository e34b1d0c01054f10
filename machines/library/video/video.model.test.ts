import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { suggestedVideo, video } from '../../../fixtures/library/video.fixtures.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import type { SuggestedVideo, Video, VideoOpinion } from './video.events.ts'
import { videoMachine } from './video.machine.ts'
import {
  selectOpinionProgress,
  selectSuggestions,
  selectVideo,
  selectVideoProgress,
} from './video.selectors.ts'

function start() {
  const loadVideo = answeredSlot<Video | null, { videoId: string }>()
  const loadSuggestedVideos = answeredSlot<
    readonly SuggestedVideo[],
    { actorId: string; videoId: string }
  >()
  const storeVideoOpinion = answeredSlot<Video | null, VideoOpinion>()
  const machine = videoMachine.provide({
    actors: {
      loadVideo: loadVideo.logic,
      loadSuggestedVideos: loadSuggestedVideos.logic,
      storeVideoOpinion: storeVideoOpinion.logic,
    },
  })
  const { actor } = walk(setFold, 'video', machine, undefined)
  return {
    actor,
    asked: loadVideo.calls,
    suggested: loadSuggestedVideos.calls,
    stored: storeVideoOpinion.calls,
    enter: (id: string) =>
      actor.send({
        type: 'navigation.pageEntered',
        page: 'video',
        path: `/en/videos/video/${id}/`,
        query: {},
      }),
    identify: (id: string | null = 'guest-1') =>
      actor.send({ type: 'guest.identified', guest: id === null ? anonymousGuest : guest({ id }) }),
    seen: () => selectVideo(actor.getSnapshot()),
    progress: () => selectVideoProgress(actor.getSnapshot()),
    opinion: () => selectOpinionProgress(actor.getSnapshot()),
    suggestions: () => selectSuggestions(actor.getSnapshot()),
  }
}

test('the video that the address names is asked for by its id once it is known who asks [VID-23]', async () => {
  const { asked, enter, identify, progress, seen } = start()
  enter('video7')
  expect([asked.length, progress()]).toEqual([0, 'loading'])
  identify()
  expect(asked[0]?.input).toEqual({ videoId: 'video7' })
  await asked[0]?.resolve(video({ id: 'video7' }))
  expect([progress(), seen()?.id]).toEqual(['there', 'video7'])
})

test('a video that is not there is gone, and one that did not come is asked for again', async () => {
  const { actor, asked, enter, identify, progress } = start()
  identify()
  enter('video7')
  await asked[0]?.resolve(null)
  expect(progress()).toBe('gone')
  enter('video8')
  await asked[1]?.reject(new Error('lost'))
  expect(progress()).toBe('failed')
  actor.send({ type: 'video.retryRequested' })
  await asked[2]?.resolve(video({ id: 'video8' }))
  expect(progress()).toBe('there')
})

test('what one guest has of it is not shown to the next [VID-7]', async () => {
  const { asked, enter, identify, seen } = start()
  identify('guest-1')
  enter('video1')
  const guestInfo = { bought: true, gifted: false, flatrate: false, liked: null }
  await asked[0]?.resolve(video({ guestInfo }))
  identify(null)
  expect([seen(), asked.length]).toEqual([null, 2])
})

test('videos of the same performer follow it; it stands without them', async () => {
  const { actor, asked, enter, identify, progress, suggested, suggestions } = start()
  identify()
  enter('video1')
  await asked[0]?.resolve(video())
  expect(suggested[0]?.input).toEqual({ actorId: 'actor1', videoId: 'video1' })
  await suggested[0]?.reject(new Error('lost'))
  expect([progress(), suggestions()]).toEqual(['there', null])
  actor.send({ type: 'recovery.retryDue' })
  await suggested[1]?.resolve([suggestedVideo()])
  expect(suggestions()).toEqual([suggestedVideo()])
})

test('an opinion is what the platform says of it afterwards; one of another video is not stored [VID-24]', async () => {
  const { actor, asked, enter, identify, opinion, seen, stored } = start()
  identify()
  enter('video1')
  await asked[0]?.resolve(video())
  actor.send({ type: 'video.likeGiven', videoId: 'video2', isLiked: true })
  expect(stored).toHaveLength(0)
  actor.send({ type: 'video.likeGiven', videoId: 'video1', isLiked: true })
  expect([stored[0]?.input, opinion()]).toEqual([{ videoId: 'video1', isLiked: true }, 'sent'])
  const liked = { bought: false, gifted: false, flatrate: false, liked: true }
  await stored[0]?.resolve(video({ guestInfo: liked }))
  expect([seen()?.guestInfo.liked, opinion()]).toEqual([true, 'settled'])
  actor.send({ type: 'video.likeGiven', videoId: 'video1', isLiked: false })
  await stored[1]?.resolve(null)
  expect([seen()?.guestInfo.liked, opinion()]).toEqual([true, 'failed'])
})

test('what comes of one guest’s opinion is not shown to the next [VID-7 VID-24]', async () => {
  const { actor, asked, enter, identify, opinion, seen, stored } = start()
  identify('guest-1')
  enter('video1')
  await asked[0]?.resolve(video())
  actor.send({ type: 'video.likeGiven', videoId: 'video1', isLiked: true })
  identify('guest-2')
  await asked[1]?.resolve(video())
  const liked = { bought: true, gifted: false, flatrate: false, liked: true }
  await stored[0]?.resolve(video({ guestInfo: liked }))
  expect([seen()?.guestInfo.liked, opinion()]).toEqual([null, 'settled'])
})

test('what is said again waits for what is on its way, and is stored once the page is left too [VID-24]', async () => {
  const { actor, asked, enter, identify, opinion, seen, stored } = start()
  identify()
  enter('video1')
  await asked[0]?.resolve(video())
  const like = (isLiked: boolean) =>
    actor.send({ type: 'video.likeGiven', videoId: 'video1', isLiked })
  like(true)
  like(false)
  expect(stored).toHaveLength(1)
  enter('video2')
  await asked[1]?.resolve(video({ id: 'video2' }))
  await stored[0]?.resolve(video())
  await stored[1]?.resolve(video())
  expect(stored.map(({ input }) => input.isLiked)).toEqual([true, false])
  expect([seen()?.id, opinion()]).toEqual(['video2', 'settled'])
})
