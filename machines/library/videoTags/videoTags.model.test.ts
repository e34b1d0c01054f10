import { expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { PageName } from '../../shell/navigation/routes.ts'
import type { Tag } from './videoTags.events.ts'
import { videoTagsMachine } from './videoTags.machine.ts'
import {
  selectHaveTagsFailed,
  selectPopularTags,
  selectSuggestedTags,
  selectTypedTag,
} from './videoTags.selectors.ts'

const rain: Tag = { id: 'rain', label: 'Rain' }
const night: Tag = { id: 'night', label: 'Night' }

function start() {
  const loadPopularTags = answeredSlot<readonly Tag[], { first: number }>()
  const suggestTags = answeredSlot<readonly Tag[], { search: string }>()
  const machine = videoTagsMachine.provide({
    actors: { loadPopularTags: loadPopularTags.logic, suggestTags: suggestTags.logic },
  })
  const { actor, clock, told } = walk(setFold, 'videoTags', machine, undefined)
  const snapshot = () => actor.getSnapshot()
  return {
    actor,
    clock,
    told,
    popularAsked: loadPopularTags.calls,
    searched: suggestTags.calls,
    searches: () => suggestTags.calls.map(({ input }) => input.search),
    enter: (page: PageName) =>
      actor.send({ type: 'navigation.pageEntered', page, path: '/en/', query: {} }),
    speak: () => actor.send({ type: 'navigation.languageChanged', language: 'de' }),
    type: (text: string) => actor.send({ type: 'videoTags.typed', text }),
    popular: () => selectPopularTags(snapshot()),
    suggested: () => selectSuggestedTags(snapshot()),
    typed: () => selectTypedTag(snapshot()),
    hasFailed: () => selectHaveTagsFailed(snapshot()),
  }
}

test('twelve popular tags are asked for on the first page of videos, once [TAG-4]', async () => {
  const { enter, popular, popularAsked } = start()
  enter('photos')
  expect(popularAsked).toEqual([])
  enter('videos')
  await popularAsked[0]?.resolve([rain, night])
  enter('videosNew')
  expect(popularAsked.map(({ input }) => input)).toEqual([{ first: 12 }])
  expect(popular()).toEqual([rain, night])
})

test('in another language the popular tags come anew at once, and those that are there stay meanwhile [TAG-4]', async () => {
  const { enter, popular, popularAsked, speak } = start()
  enter('videos')
  speak()
  await popularAsked[0]?.resolve([night])
  expect([popularAsked.length, popular()]).toEqual([2, []])
  await popularAsked[1]?.resolve([rain])
  speak()
  expect([popularAsked.length, popular()]).toEqual([3, [rain]])
  await popularAsked[2]?.resolve([{ id: 'rain', label: 'Regen' }])
  expect(popular()).toEqual([{ id: 'rain', label: 'Regen' }])
})

test('no other language brings tags that nobody wanted', () => {
  const { enter, popularAsked, speak } = start()
  enter('photos')
  speak()
  expect(popularAsked).toEqual([])
})

test('popular tags that did not come are asked for again, by the guest too [TAG-4]', async () => {
  const { actor, enter, popular, popularAsked, told } = start()
  enter('videos')
  await popularAsked[0]?.reject(new Error('offline'))
  expect(told('recovery')).toEqual([{ type: 'recovery.loadFailed' }])
  actor.send({ type: 'recovery.retryDue' })
  await popularAsked[1]?.reject(new Error('offline'))
  actor.send({ type: 'videoTags.retryRequested' })
  await popularAsked[2]?.resolve([rain])
  expect(popular()).toEqual([rain])
})

test('tags that fit are looked for once the guest types no more, trimmed [TAG-3]', async () => {
  const { clock, searched, searches, suggested, type } = start()
  type('r')
  clock.step(249)
  type(' ra ')
  clock.step(249)
  expect([searches(), suggested()]).toEqual([[], null])
  clock.step(1)
  expect(searches()).toEqual(['ra'])
  await searched[0]?.resolve([rain])
  expect(suggested()).toEqual([rain])
})

test('an answer to what was typed before is not taken [TAG-3]', async () => {
  const { clock, searched, suggested, type } = start()
  type('n')
  clock.step(250)
  type('ra')
  await searched[0]?.resolve([night])
  expect(suggested()).toBeNull()
  clock.step(250)
  await searched[1]?.resolve([])
  expect(suggested()).toEqual([])
})

test('nothing is looked for by blanks, nor by more than the longest label [TAG-3]', () => {
  const { clock, searches, type, typed } = start()
  type('   ')
  clock.step(250)
  expect(searches()).toEqual([])
  type('x'.repeat(10_000))
  clock.step(250)
  expect(searches()).toEqual(['x'.repeat(60)])
  expect(typed()).toHaveLength(60)
})

test('what was found is looked for anew in another language, also while it is looked for [TAG-3]', async () => {
  const { clock, searched, speak, suggested, type } = start()
  type('ra')
  clock.step(250)
  speak()
  await searched[0]?.resolve([night])
  expect(suggested()).toBeNull()
  await searched[1]?.resolve([rain])
  speak()
  await searched[2]?.resolve([])
  expect(suggested()).toEqual([])
})

test('a search that failed says so and is done again, by the guest too [TAG-3]', async () => {
  const { actor, clock, hasFailed, searched, suggested, type } = start()
  type('ra')
  clock.step(250)
  await searched[0]?.reject(new Error('offline'))
  expect(hasFailed()).toBe(true)
  actor.send({ type: 'videoTags.retryRequested' })
  await searched[1]?.reject(new Error('offline'))
  actor.send({ type: 'recovery.retryDue' })
  await searched[2]?.resolve([rain])
  expect([hasFailed(), suggested()]).toEqual([false, [rain]])
})

test('another page begins with nothing typed', async () => {
  const { clock, enter, searched, suggested, type, typed } = start()
  enter('videos')
  type('ra')
  clock.step(250)
  await searched[0]?.resolve([rain])
  enter('videosNew')
  expect([typed(), suggested()]).toEqual(['', null])
})
