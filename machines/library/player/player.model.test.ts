import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { spokenSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { film } from '../../../fixtures/library/film.fixtures.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import type { FilmOrder, FilmReport, FilmRequest } from './player.events.ts'
import { playerMachine } from './player.machine.ts'
import {
  selectFilmFailure,
  selectHeights,
  selectIsToPlay,
  selectMissingHeight,
  selectPlace,
  selectScreen,
  selectTime,
  selectViewing,
} from './player.selectors.ts'

function start({ volume = null as string | null, places = null as string | null } = {}) {
  const playFilm = spokenSlot<FilmOrder, FilmReport, FilmRequest>()
  const machine = playerMachine.provide({ actors: { playFilm: playFilm.logic } })
  const { actor, told } = walk(setFold, 'player', machine, {
    storedVolume: volume,
    storedPlaces: places,
  })
  const enter = (id: string) =>
    actor.send({
      type: 'navigation.pageEntered',
      page: 'video',
      path: `/en/videos/video/${id}/`,
      query: {},
    })
  const identify = (id: string | null) =>
    actor.send({ type: 'guest.identified', guest: id === null ? anonymousGuest : guest({ id }) })
  const report = (...events: FilmReport[]) => {
    for (const event of events) playFilm.last().report(event)
  }
  identify('guest-1')
  enter('video1')
  return {
    actor,
    told,
    enter,
    identify,
    report,
    runs: playFilm.runs,
    film: playFilm.last,
    play: () => actor.send({ type: 'player.playRequested' }),
    /** A film that the guest may see, running. */
    watch(of = film()) {
      actor.send({ type: 'player.playRequested' })
      report({ type: 'player.filmOpened', film: of }, { type: 'player.pictureMoved' })
    },
    screen: () => selectScreen(actor.getSnapshot()),
    time: () => selectTime(actor.getSnapshot()),
    viewing: () => selectViewing(actor.getSnapshot()),
  }
}

test('nothing is asked for before the guest wants to see it, and once then [VID-25]', () => {
  const { play, report, runs, screen } = start()
  expect(screen()).toBe('idle')
  expect(runs).toEqual([])
  play()
  play()
  expect(runs.map(({ input }) => input.videoId)).toEqual(['video1'])
  expect(screen()).toBe('waiting')
  report({ type: 'player.filmOpened', film: film() }, { type: 'player.pictureMoved' })
  expect(screen()).toBe('playing')
})

test('a picture that stands is waited for, and one that is to stand is not', () => {
  const { actor, film: running, report, screen, watch } = start()
  watch()
  report({ type: 'player.pictureStood' })
  expect(screen()).toBe('waiting')
  report({ type: 'player.pictureMoved' })
  expect(screen()).toBe('playing')
  expect(selectIsToPlay(actor.getSnapshot())).toBe(true)
  actor.send({ type: 'player.pauseRequested' })
  expect(selectIsToPlay(actor.getSnapshot())).toBe(false)
  report({ type: 'player.pictureStood' })
  expect(screen()).toBe('paused')
  actor.send({ type: 'player.playRequested' })
  expect(running().received.map(({ type }) => type)).toEqual(['film.pause', 'film.play'])
})

test('what a key of the keyboard or another window did is followed, without an order', () => {
  const { film: running, report, screen, watch } = start()
  watch()
  report({ type: 'player.pauseTold', isPaused: true })
  expect(screen()).toBe('paused')
  report({ type: 'player.pauseTold', isPaused: false })
  expect(screen()).toBe('playing')
  expect(running().received).toEqual([])
})

test('goes to a moment, and never before the beginning or after the end', () => {
  const { actor, film: running, report, screen, time, watch } = start()
  watch(film({ duration: 100 }))
  actor.send({ type: 'player.seekRequested', to: 40 })
  expect(screen()).toBe('waiting')
  report({ type: 'player.momentFound' }, { type: 'player.pictureMoved' })
  expect(screen()).toBe('playing')
  actor.send({ type: 'player.skipRequested', seconds: -60 })
  expect(time()).toBe(0)
  actor.send({ type: 'player.skipRequested', seconds: 500 })
  expect(time()).toBe(100)
  expect(running().received).toEqual([40, 0, 100].map((to) => ({ type: 'film.seek', to })))
})

test('a film that stands stands at another moment too', () => {
  const { actor, report, screen, watch } = start()
  watch(film({ duration: 100 }))
  actor.send({ type: 'player.pauseRequested' })
  actor.send({ type: 'player.seekRequested', to: 40 })
  report({ type: 'player.momentFound' })
  expect(screen()).toBe('paused')
  actor.send({ type: 'player.skipRequested', seconds: 10 })
  report({ type: 'player.momentFound' })
  expect(screen()).toBe('paused')
})

test('where a preview ends the rest is offered, and bought it goes on at that very second [VID-12]', () => {
  const { actor, film: running, report, runs, screen, time, watch } = start()
  watch(film({ previewEnd: 20, missing: 'needPurchase' }))
  actor.send({ type: 'player.seekRequested', to: 90 })
  expect(time()).toBe(20)
  report({ type: 'player.previewEnded' })
  expect(screen()).toBe('previewOver')
  expect(runs[0]?.isRunning).toBe(false)
  actor.send({ type: 'purchase.done', kind: 'video', mediumId: 'video2', at: null })
  expect(screen()).toBe('previewOver')
  actor.send({ type: 'purchase.done', kind: 'video', mediumId: 'video1', at: null })
  expect(running().input.from).toBe(20)
  expect(screen()).toBe('waiting')
})

test('who offers something at the end of a preview is told of it, and that the film goes on [INC-12]', () => {
  const { actor, report, told, watch } = start()
  watch(film({ previewEnd: 20, missing: 'needPurchase' }))
  expect(told('previewOffer')).toEqual([])
  report({ type: 'player.previewEnded' })
  expect(told('previewOffer')).toEqual([{ type: 'previewOffer.previewEnded', videoId: 'video1' }])
  actor.send({ type: 'purchase.done', kind: 'video', mediumId: 'video1', at: null })
  expect(told('previewOffer').at(-1)).toEqual({ type: 'previewOffer.previewLeft' })
})

test('bought after a reload it goes on at the second where it was wanted', () => {
  const { actor, film: running, screen } = start()
  actor.send({ type: 'purchase.done', kind: 'video', mediumId: 'video1', at: null })
  expect(screen()).toBe('idle')
  actor.send({ type: 'purchase.done', kind: 'video', mediumId: 'video1', at: 14 })
  expect(running().input.from).toBe(14)
})

test('bought in the middle of its preview it is asked for anew, where it is', () => {
  const { actor, film: running, report, runs, watch } = start()
  watch(film({ previewEnd: 20, missing: 'needPurchase' }))
  report({ type: 'player.timeTold', time: 7, loaded: 20 })
  actor.send({ type: 'purchase.done', kind: 'video', mediumId: 'video1', at: null })
  expect(runs).toHaveLength(2)
  expect(running().input.from).toBe(7)
})

test('a login and a subscription open it again where it stopped; another guest sees it by their own rights', () => {
  const { actor, film: running, identify, report, runs, watch } = start()
  watch(film({ previewEnd: 20, missing: 'needLogin' }))
  report({ type: 'player.previewEnded' })
  identify('guest-1')
  expect(runs).toHaveLength(1)
  identify('guest-2')
  expect(running().input.from).toBe(20)
  report({ type: 'player.filmOpened', film: film({ previewEnd: 20, missing: 'needAbo' }) })
  report({ type: 'player.previewEnded' })
  actor.send({ type: 'push.vipAboUpdated', active: true, started: true, price: 30 })
  expect(runs).toHaveLength(3)
  identify(null)
  expect(runs.map(({ isRunning }) => isRunning)).toEqual([false, false, false, true])
})

test('a quality that is missing is left out and said, and what was chosen goes back to automatic', () => {
  const { actor, film: running, report, viewing, watch } = start()
  watch()
  actor.send({ type: 'player.qualityChosen', quality: 720 })
  expect(viewing().quality).toBeNull()
  report({ type: 'player.qualitiesTold', heights: [720, 480, 240] })
  actor.send({ type: 'player.qualityChosen', quality: 720 })
  expect(running().received).toEqual([
    { type: 'film.view', viewing: expect.objectContaining({ quality: 720 }) },
  ])
  report({ type: 'player.qualityMissing', height: 720 })
  expect(viewing().quality).toBeNull()
  expect(selectHeights(actor.getSnapshot())).toEqual([480, 240])
  expect(selectMissingHeight(actor.getSnapshot())).toBe(720)
})

test.each([0.5, 1, 1.25, 1.5, 2])('a film runs at the speed %d', (speed) => {
  const { actor, watch, viewing } = start()
  watch()
  actor.send({ type: 'player.speedChosen', speed: speed === 1 ? 2 : 1 })
  actor.send({ type: 'player.speedChosen', speed })
  expect(viewing().speed).toBe(speed)
})

test('captions are those of the film alone, a speed is one that can be chosen', () => {
  const { actor, viewing, watch } = start()
  watch()
  actor.send({ type: 'player.captionsChosen', captions: 'fr' })
  actor.send({ type: 'player.speedChosen', speed: 9 })
  expect(viewing()).toMatchObject({ captions: null, speed: 1 })
  actor.send({ type: 'player.captionsChosen', captions: 'en' })
  actor.send({ type: 'player.speedChosen', speed: 1.5 })
  expect(viewing()).toMatchObject({ captions: 'en', speed: 1.5 })
})

test('it is as loud as the last film was, and what is chosen is kept for the next [VID-30 CNS-7]', () => {
  const { actor, film: running, told, viewing, watch } = start({ volume: '0.35' })
  expect(viewing().volume).toBe(0.35)
  watch()
  expect(running().input.volume).toBe(0.35)
  actor.send({ type: 'player.volumeChosen', volume: 0.6 })
  expect(told('storage')).toEqual([
    { type: 'storage.writeRequested', item: 'playerVolume', value: '0.6' },
  ])
  actor.send({ type: 'player.muteToggled' })
  expect(viewing()).toMatchObject({ volume: 0.6, isMuted: true })
})

test.each(['', 'loud', '7', '-1', 'NaN'])('a stored volume of “%s” is none [VID-30]', (volume) => {
  expect(start({ volume }).viewing().volume).toBe(1)
})

test('it goes on where the guest stopped, until they saw the end of it', () => {
  const places = JSON.stringify([{ videoId: 'video1', time: 83 }])
  const { actor, film: running, report, watch } = start({ places })
  expect(selectPlace(actor.getSnapshot())).toBe(83)
  watch()
  expect(running().input.from).toBe(83)
  report({ type: 'player.filmEnded' })
  expect(selectPlace(actor.getSnapshot())).toBe(0)
})

test('where they stopped is written down now and then, and when they leave', () => {
  const { enter, report, told, watch } = start()
  watch()
  for (const time of [9, 12, 15, 25]) report({ type: 'player.timeTold', time, loaded: 60 })
  report({ type: 'player.timeTold', time: 27, loaded: 60 })
  enter('video2')
  const written = told('storage').map((event) => JSON.parse((event as { value: string }).value))
  expect(written).toEqual([12, 25, 27].map((time) => [{ videoId: 'video1', time }]))
})

test.each(['[]', '{}', 'nonsense', '[{"videoId":1}]', '[{"videoId":"video1","time":-4}]'])(
  'stored places of %s are none',
  (places) => {
    expect(selectPlace(start({ places }).actor.getSnapshot())).toBe(0)
  },
)

test('a film that is gone or cannot be played says so; a lost connection is tried again by itself', () => {
  const { actor, report, runs, screen, watch } = start()
  watch()
  report({ type: 'player.timeTold', time: 31, loaded: 40 })
  report({ type: 'player.filmFailed', reason: 'network' })
  expect(screen()).toBe('failed')
  actor.send({ type: 'recovery.retryDue' })
  expect(runs.at(-1)?.input.from).toBe(31)
  report({ type: 'player.filmGone' })
  expect(selectFilmFailure(actor.getSnapshot())).toBe('gone')
  actor.send({ type: 'recovery.retryDue' })
  expect(runs).toHaveLength(2)
  actor.send({ type: 'player.retryRequested' })
  expect(runs).toHaveLength(3)
})

test('another page ends it, the same page does not', () => {
  const { actor, enter, runs, screen, watch } = start()
  watch()
  enter('video1')
  expect(screen()).toBe('playing')
  actor.send({ type: 'navigation.pageEntered', page: 'home', path: '/en/', query: {} })
  expect(runs[0]?.isRunning).toBe(false)
})
