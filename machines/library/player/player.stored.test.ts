import { expect, test } from 'vitest'
import { type Place, placesIn, withPlace } from './player.stored.ts'

const places = (count: number): Place[] =>
  Array.from({ length: count }, (_, at) => ({ videoId: `video${at + 1}`, time: 60 }))

test('where the guest stopped is kept of the last fifty videos', () => {
  expect(placesIn(JSON.stringify(places(60)))).toEqual(places(50))
  const last = { videoId: 'last', time: 60.7 }
  expect(withPlace(places(50), last, 600)).toEqual([{ ...last, time: 60 }, ...places(49)])
})

test.each([
  [9.9, false],
  [10, true],
  [590, true],
  [590.1, false],
])('who stopped after %f of 600 seconds is led there again: %s', (time, isKept) => {
  const [kept] = withPlace([], { videoId: 'video1', time }, 600)
  expect(kept !== undefined).toBe(isKept)
})

test('of the places of one video the last counts', () => {
  const again = { videoId: 'video2', time: 99 }
  expect(withPlace(places(3), again, 600).map(({ videoId }) => videoId)).toEqual([
    'video2',
    'video1',
    'video3',
  ])
  expect(withPlace(places(3), { ...again, time: 1 }, 600)).toHaveLength(2)
})
