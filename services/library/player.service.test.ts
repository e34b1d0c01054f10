import { expect, test } from 'vitest'
import { anOpenedFilm } from '../../fixtures/library/library.fixtures.ts'
import { runFilm } from './film.fixtures.ts'

const mostRecoveries = 5
const recoveryPause = 1_000

const viewing = { quality: null, captions: null, volume: 1, isMuted: false, speed: 1 }

test('asks for the film once, and plays it where the guest stopped, as they want it [VID-25 VID-30]', async () => {
  const input = { from: 83, volume: 0.35, isMuted: true, speed: 1.5 }
  const { asked, player, reported, video } = await runFilm({ input })
  expect(asked).toEqual(['watch/start'])
  expect(player.asked).toEqual(['from 83', 'load /films/key-of-video1/master.m3u8', 'attach'])
  expect(video).toMatchObject({ paused: false, volume: 0.35, muted: true, playbackRate: 1.5 })
  expect(reported[0]).toMatchObject({ type: 'player.filmOpened', film: { missing: null } })
})

test('the address of a film, which opens it to whoever has it, is in nothing that is reported', async () => {
  const { player, reported, draw, happen } = await runFilm()
  player.parse()
  draw()
  happen('timeupdate')
  player.fail({ fatal: true, type: 'otherError', url: '/films/key-of-video1/sound/1.m4s' })
  expect(reported.length).toBeGreaterThan(3)
  expect(JSON.stringify(reported)).not.toContain('key-of')
})

test('the code that plays films comes while the film is asked for, not after it', async () => {
  const { codeAsked } = await runFilm({ answer: { success: false, errorCode: 'gone' } })
  expect(codeAsked()).toBe(1)
})

test('a film that is gone says so, and nothing is played', async () => {
  const { player, told } = await runFilm({ answer: { success: false, errorCode: 'gone' } })
  expect(told()).toEqual(['filmGone'])
  expect(player.asked).toEqual([])
})

test('the picture moves once it is drawn and stands 300 ms after the last of it', async () => {
  const { draw, step, told } = await runFilm()
  draw()
  step(200)
  draw()
  step(200)
  expect(told()).toEqual(['filmOpened', 'pictureMoved'])
  step(100)
  expect(told()).toEqual(['filmOpened', 'pictureMoved', 'pictureStood'])
})

test('the time is told once a second', async () => {
  const { happen, reported, video } = await runFilm()
  for (const time of [0.2, 0.5, 0.9, 1.1, 1.7]) {
    video.currentTime = time
    happen('timeupdate')
  }
  expect(reported.slice(1)).toEqual([
    { type: 'player.timeTold', time: 0, loaded: 42 },
    { type: 'player.timeTold', time: 1, loaded: 42 },
  ])
})

test('a pause that nobody ordered is told, one that was ordered is not', async () => {
  const { settle, tell, told, video } = await runFilm()
  tell({ type: 'film.pause' })
  tell({ type: 'film.play' })
  await settle()
  expect(told()).toEqual(['filmOpened'])
  video.pause()
  expect(told()).toEqual(['filmOpened', 'pauseTold'])
})

test('where the browser allows no sound it plays without, and says so', async () => {
  const { told, video } = await runFilm({ mayPlay: false })
  expect(video).toMatchObject({ muted: true, paused: false })
  expect(told()).toContain('silenced')
})

test('the end of a preview is not the end of the film', async () => {
  const whole = await runFilm()
  whole.happen('ended')
  expect(whole.told()).toContain('filmEnded')
  const answer = { ...anOpenedFilm(), isPreview: true, previewSeconds: 20, missing: 'needLogin' }
  const preview = await runFilm({ answer })
  preview.happen('ended')
  expect(preview.told()).toContain('previewEnded')
  expect(preview.reported[0]).toMatchObject({ film: { previewEnd: 20, missing: 'needLogin' } })
})

test('an address that expires is renewed once, and what is asked for from then on has the new key', async () => {
  const { asked, player, settle, step, told } = await runFilm()
  const part = '/films/key-of-video1/480p/9.m4s'
  expect(player.asksFor(part)).toBe(part)
  player.fail({ response: { code: 403 } })
  player.fail({ response: { code: 403 }, fatal: true })
  await settle()
  expect(asked).toEqual(['watch/start', 'watch/renew'])
  expect(player.asksFor(part)).toBe('/films/renewed-1/480p/9.m4s')
  step(recoveryPause)
  expect(player.asked.at(-1)).toBe('start load')
  expect(told()).not.toContain('filmFailed')
})

test('a quality of which two parts are missing is left out; the last one never is', async () => {
  const { player, reported } = await runFilm()
  player.parse()
  const missing = (level: number) => player.fail({ response: { code: 404 }, level })
  missing(2)
  expect(reported.at(-1)).toEqual({ type: 'player.qualitiesTold', heights: [720, 480, 240] })
  missing(2)
  expect(reported.at(-1)).toEqual({ type: 'player.qualityMissing', height: 720 })
  for (let times = 0; times < 4; times++) missing(0)
  expect(reported.at(-1)).toEqual({ type: 'player.qualityMissing', height: 240 })
})

test('a quality that is chosen is asked for, and volume alone asks for nothing anew', async () => {
  const { player, tell, video } = await runFilm()
  player.parse()
  tell({ type: 'film.view', viewing: { ...viewing, quality: 480 } })
  tell({ type: 'film.view', viewing: { ...viewing, quality: 480, volume: 0.2 } })
  tell({ type: 'film.view', viewing })
  expect(player.asked.filter((asked) => asked.startsWith('level'))).toEqual([
    'level 480',
    'level auto',
  ])
  expect(video.volume).toBe(1)
})

test('it goes on after errors, some times in a row, and gives up then', async () => {
  const { player, draw, step, told } = await runFilm()
  const stumble = () => {
    player.fail({ fatal: true })
    step(recoveryPause)
  }
  for (let times = 0; times < mostRecoveries; times++) stumble()
  draw()
  for (let times = 0; times < mostRecoveries; times++) stumble()
  expect(told()).not.toContain('filmFailed')
  stumble()
  expect(told().filter((one) => one === 'filmFailed')).toHaveLength(1)
  expect(player.asked.at(-1)).toBe('destroy')
})

test('captions are loaded when they are wanted first, by an address that holds still', async () => {
  const { asked, outside, settle, tell, tracks } = await runFilm()
  expect(tracks).toEqual([])
  outside.clock.step(119_000)
  tell({ type: 'film.view', viewing: { ...viewing, captions: 'en' } })
  await settle()
  expect(asked).toEqual(['watch/start', 'watch/renew'])
  expect(tracks).toMatchObject([
    { srclang: 'en', src: '/films/renewed-1/captions/en.vtt', track: { mode: 'showing' } },
  ])
  tell({ type: 'film.view', viewing })
  expect(tracks).toMatchObject([{ track: { mode: 'disabled' } }])
})

test('a browser that cannot play films says so', async () => {
  const { reported } = await runFilm({ isSupported: false })
  expect(reported.at(-1)).toEqual({ type: 'player.filmFailed', reason: 'unsupported' })
})

test('everything is freed when it ends', async () => {
  const { happen, player, stop, told } = await runFilm()
  stop()
  happen('ended')
  expect(player.asked.at(-1)).toBe('destroy')
  expect(told()).toEqual(['filmOpened'])
})

test('a quality that was chosen is left out with its first part that is missing', async () => {
  const { player, told } = await runFilm({ input: { quality: 720 } })
  player.parse()
  player.fail({ frag: { level: 1 }, response: { code: 404 } })
  expect(told()).not.toContain('qualityMissing')
  player.fail({ frag: { level: 2 }, response: { code: 404 } })
  expect(told()).toContain('qualityMissing')
})

test('a quality without its playlist is left out at once, for it is not asked for again', async () => {
  const { player, told } = await runFilm()
  player.parse()
  player.fail({ details: 'levelLoadError', context: { level: 2 }, response: { code: 404 } })
  expect(told()).toContain('qualityMissing')
})

const byItself = { isSupported: false, native: 'maybe' }

test('a browser that plays films by itself gets the address, begins where the guest stopped, and gives all of it up', async () => {
  const { player, stop, video } = await runFilm({ ...byItself, input: { from: 83 } })
  expect(player.asked).toEqual([])
  expect(video).toMatchObject({ src: '/films/key-of-video1/master.m3u8', currentTime: 83 })
  stop()
  expect(video).toMatchObject({ src: '', loaded: '' })
})

test('such a browser goes on where it was at an address of a new key after an error, so often', async () => {
  const { happen, settle, step, told, video } = await runFilm(byItself)
  video.currentTime = 12
  for (let time = 1; time <= mostRecoveries; time++) {
    happen('error')
    step(recoveryPause)
    await settle()
    expect(video).toMatchObject({ src: `/films/renewed-${time}/master.m3u8`, currentTime: 12 })
  }
  expect(told()).not.toContain('filmFailed')
  happen('error')
  expect(told()).toContain('filmFailed')
})

test('a browser that plays no films says so', async () => {
  const { reported } = await runFilm({ isSupported: false })
  expect(reported.at(-1)).toEqual({ type: 'player.filmFailed', reason: 'unsupported' })
})
