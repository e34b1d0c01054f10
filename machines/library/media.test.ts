import { expect, test } from 'vitest'
import { video } from '../../fixtures/library/video.fixtures.ts'
import { heldBy, leastPriceOf } from './media.ts'
import type { Video } from './video/video.events.ts'

test('it is held by one of three terms or free, else it costs the lower of price and today’s bonus price [VID-7 VID-8 VID-12]', () => {
  const none = { bought: false, gifted: false, flatrate: false, liked: null }
  const held = (guestInfo: Partial<Video['guestInfo']>, free = false) =>
    heldBy(video({ guestInfo: { ...none, ...guestInfo }, free }))
  expect([held({ bought: true }), held({ gifted: true }), held({ flatrate: true })]).toEqual([
    'bought',
    'gifted',
    'flatrate',
  ])
  expect([held({}, true), held({})]).toEqual(['free', null])
  const bonus = (value: number) =>
    leastPriceOf(video({ dailyBonusPrice: { value, currency: 'VXC' } })).value
  expect([leastPriceOf(video()).value, bonus(20), bonus(60)]).toEqual([40, 20, 40])
})
