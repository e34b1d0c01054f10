import Hls from 'hls.js/light'
import { expect, test } from 'vitest'
import { playPicture } from './picture.fixtures.ts'

const mostRecoveries = 8
const recoveryPause = 1_000

const { MEDIA_ERROR, NETWORK_ERROR, OTHER_ERROR } = Hls.ErrorTypes

test('plays the stream in the element that a view shows, and frees everything when it ends', async () => {
  const { isWatched, player, report, slot, told, video } = await playPicture()
  expect(player.asked).toEqual(['load /live/one/master.m3u8', 'attach'])
  expect(video.played).toBe(1)
  slot.stop()
  expect(player.asked.at(-1)).toBe('destroy')
  expect(isWatched()).toBe(false)
  report('pause')
  expect(video.played).toBe(1)
  expect(told()).toEqual([])
})

test('says that the picture runs once something is drawn, and that it stands 300 ms after the last of it', async () => {
  const { draw, step, told } = await playPicture()
  step(5_000)
  expect(told()).toEqual([])
  draw()
  expect(told()).toEqual(['pictureRuns'])
  step(200)
  draw()
  step(200)
  expect(told()).toEqual(['pictureRuns'])
  step(100)
  expect(told()).toEqual(['pictureRuns', 'pictureStalled'])
  draw()
  expect(told()).toEqual(['pictureRuns', 'pictureStalled', 'pictureRuns'])
})

test('says at once that it waits for more', async () => {
  const { draw, report, told } = await playPicture()
  draw()
  report('waiting')
  expect(told()).toEqual(['pictureRuns', 'pictureStalled'])
})

test('where nobody looks, the time that was played tells that it runs', async () => {
  const { outside, step, told, video } = await playPicture()
  video.currentTime = 1
  step(100)
  expect(told()).toEqual([])
  outside.visible = false
  video.currentTime = 2
  step(100)
  expect(told()).toEqual(['pictureRuns'])
  step(300)
  expect(told()).toEqual(['pictureRuns', 'pictureStalled'])
})

test('takes the picture to a window of its own and back, and closes that window when it ends', async () => {
  const { slot, told, video } = await playPicture({ canBeApart: true })
  expect(slot.reported).toEqual([{ type: 'liveChat.apartChanged', isApart: false }])
  const toggle = async () => {
    slot.tell({ type: 'livePicture.apartToggled' })
    await new Promise((done) => setTimeout(done))
    return slot.reported.at(-1)
  }
  expect(await toggle()).toMatchObject({ isApart: true })
  expect(await toggle()).toMatchObject({ isApart: false })
  await toggle()
  expect(video.isApart).toBe(true)
  slot.stop()
  await new Promise((done) => setTimeout(done))
  expect([video.isApart, told().length]).toEqual([false, 4])
})

test('stays where it is when the browser refuses, or has no such windows', async () => {
  const refused = await playPicture({ canBeApart: true })
  refused.video.refuses = 'NotAllowedError'
  const without = await playPicture()
  for (const { slot } of [refused, without]) slot.tell({ type: 'livePicture.apartToggled' })
  await new Promise((done) => setTimeout(done))
  expect([refused.told(), without.told()]).toEqual([['apartChanged'], []])
})

test('plays silently, and says so, where sound is refused', async () => {
  const { told, video } = await playPicture({ allowsSound: false })
  expect(video.played).toBe(2)
  expect(video.muted).toBe(true)
  expect(told()).toEqual(['muteToggled'])
})

test('a picture that something paused goes on', async () => {
  const { report, video, told } = await playPicture()
  video.refuses = 'AbortError'
  report('pause')
  await expect.poll(() => video.played).toBe(2)
  expect(told()).toEqual([])
})

test('the first frame, drawn before it plays, is no picture that runs', async () => {
  const { draw, told, video } = await playPicture()
  video.paused = true
  draw()
  expect(told()).toEqual([])
  video.paused = false
  draw()
  expect(told()).toEqual(['pictureRuns'])
})

test('an element that goes leaves a picture that stands; the next one is played in', async () => {
  const { draw, hide, player, show, told } = await playPicture()
  draw()
  hide()
  expect(told()).toEqual(['pictureRuns', 'pictureStalled'])
  expect(player.asked.at(-1)).toBe('destroy')
  await show()
  expect(player.asked.slice(-2)).toEqual(['load /live/one/master.m3u8', 'attach'])
})

test('recovers from errors that hls.js does not get over, each after a pause', async () => {
  const { player, step, told } = await playPicture()
  player.stumble()
  player.fail(MEDIA_ERROR)
  expect(player.asked).toHaveLength(2)
  step(recoveryPause)
  expect(player.asked.at(-1)).toBe('recover media')
  player.fail(NETWORK_ERROR, Hls.ErrorDetails.FRAG_LOAD_ERROR)
  step(recoveryPause)
  expect(player.asked.at(-1)).toBe('start load')
  player.fail(NETWORK_ERROR, Hls.ErrorDetails.MANIFEST_LOAD_ERROR)
  step(recoveryPause)
  expect(player.asked.at(-1)).toBe('load /live/one/master.m3u8')
  expect(told()).toEqual([])
})

test('gives up after so many tries in vain, and counts anew once the picture ran', async () => {
  const { draw, player, step, told } = await playPicture()
  const failSoOften = (times: number) => {
    for (let time = 0; time < times; time++) {
      player.fail(NETWORK_ERROR)
      step(recoveryPause)
    }
  }
  failSoOften(mostRecoveries)
  draw()
  failSoOften(mostRecoveries)
  expect(told()).not.toContain('pictureFailed')
  player.fail(NETWORK_ERROR)
  expect(told().at(-1)).toBe('pictureFailed')
  expect(player.asked.at(-1)).toBe('destroy')
})

test.each([
  ['an error of another kind', {}, OTHER_ERROR],
  ['a browser that plays no HLS', { isSupported: false }, null],
  ['code that did not come', { isLoaded: false }, null],
])('%s: it cannot be played', async (_, where, error) => {
  const { player, told } = await playPicture(where)
  if (error) player.fail(error)
  expect(told()).toEqual(['pictureFailed'])
})

test('leaves it to a browser that plays HLS by itself, and tries again after its errors', async () => {
  const { player, report, slot, step, told, video } = await playPicture({
    isSupported: false,
    native: 'maybe',
  })
  expect(video.src).toBe('/live/one/master.m3u8')
  expect(player.asked).toEqual([])
  for (let time = 1; time <= mostRecoveries; time++) {
    report('error')
    step(recoveryPause)
    expect(video.loads).toBe(time)
  }
  expect(told()).toEqual([])
  report('error')
  step(recoveryPause)
  expect(told()).toEqual(['pictureFailed'])
  expect(video).toMatchObject({ src: '', loads: mostRecoveries + 1 })
  slot.stop()
  expect(video.src).toBe('')
})
