import { expect, test } from 'vitest'
import { rewardTypes } from './benefits.ts'

test('the reward types are these [VCH-16]', () => {
  expect(rewardTypes).toEqual([
    'BONUSCODE',
    'bonus',
    'ontop',
    'ontopflat',
    'video',
    'liveshow',
    'ticketshow',
    'vipBonus',
    'vipAbo',
    'chatRoses',
    'merch',
    'messengerGift',
    'photoAlbum',
    'videoVoucher',
    'freeSpin',
    'freeSpins',
    'freeMessages',
    'blank',
  ])
})
