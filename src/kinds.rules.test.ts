import { expect, test } from 'vitest'
import { avsStatuses } from '../machines/account/guest/guest.state.ts'
import { pinCallCodes, pinLengths } from '../machines/account/pinCall/pinCall.events.ts'
import {
  mediaTypes,
  mediathekOrigins,
  mediathekSources,
} from '../machines/library/mediathek/mediathek.events.ts'
import { splitsOf } from '../machines/library/mediathek/mediathek.pages.ts'
import { videoTypes } from '../machines/library/videoList/videoList.categories.ts'
import { chatFormats } from '../machines/live/liveChat/chatTypes.ts'
import { topCamsTypes } from '../machines/live/topCams/topCams.events.ts'
import { channelFilters } from '../machines/messenger/channels/channels.events.ts'
import { conversionChatActions } from '../machines/messenger/conversionChat/conversionChat.events.ts'
import { benefitKinds } from '../machines/money/bonusCode/benefits.ts'
import { logTopics } from '../machines/shell/app/logger.events.ts'
import { favouriteKinds } from '../machines/shell/realtime/realtime.events.ts'

const withoutAudio = ['shop', 'pinned', 'archive', 'feed', 'messenger', 'clips']

/** Kinds that a rule counts up, each written out here as the rule has them, not as the code does. */
const kinds: [what: string, rules: string, all: readonly unknown[], ruled: unknown[]][] = [
  ['age checks stand', 'AVS-1', avsStatuses, ['unknown', 'pending', 'accepted', 'rejected']],
  ['channels are chosen by', 'MSG-5', channelFilters, ['newest', 'archived', 'unread', 'blocked']],
  ['PIN calls are refused with', 'PIN-7 PIN-8', pinCallCodes, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['conversion chats are', 'CVC-2', conversionChatActions, ['enable', 'disable']],
  [
    'the logger is told of',
    'TRK-7',
    logTopics,
    ['browserOnline', 'websocketConnectionError', 'vxmessengerError'],
  ],
  ['favourites are', 'RT-16 RT-19', favouriteKinds, ['actor', 'album', 'sedcards', 'picture']],
  [
    'lists of top cams are',
    'ACT-2',
    topCamsTypes,
    ['bestChats', 'top100', 'favorites', 'videoCall'],
  ],
  [
    'live formats are',
    'CHT-1',
    chatFormats,
    ['liveChat', 'voyeurChat', 'freeChat', 'livePreview', 'videoCall', 'ticketShow', 'liveShow'],
  ],
  [
    'videos are',
    'VID-11',
    videoTypes,
    [
      'free',
      'premium',
      'discount',
      'vip',
      'bought',
      'trending',
      'vxselect',
      'vip30',
      'classic',
      'shared',
      'original',
    ],
  ],
  ['the mediathek has', 'MYA-5', mediaTypes, ['VIDEO', 'PHOTO']],
  ['its entries come from', 'MYA-6', mediathekSources, ['PURCHASED', 'PINNED', 'ARCHIVED']],
  ['its entries were of', 'MYA-7', mediathekOrigins, ['SHOP', 'CHATCLIP']],
  ['its videos are split into', 'MYA-2 MYA-4', splitsOf.VIDEO, [...withoutAudio, 'audio']],
  ['its photos are split into', 'MYA-3', splitsOf.PHOTO, withoutAudio],
  [
    'benefits are',
    'VCH-6 VCH-7 VCH-8 VCH-9 VCH-10 VCH-11 VCH-12 VCH-13 VCH-14 VCH-15',
    benefitKinds,
    [
      'Bonus',
      'BonusCoins',
      'VoucherVideo',
      'VoucherPhoto',
      'FreeMessages',
      'BonusCredits',
      'VIPAbo',
      'PremiumAbo',
      'FreeMinutes',
      'Media',
      'ActorAbo',
      'MessengerGifts',
      'LiveShow',
    ],
  ],
]

test.each(kinds)('%s what the rules say, and nothing else [%s]', (_what, _rules, all, ruled) => {
  expect(all).toHaveLength(ruled.length)
  expect(new Set(all)).toEqual(new Set(ruled))
})

test('a PIN has six digits for a mobile number and five for a fixed one [PIN-2 PIN-3]', () => {
  expect(pinLengths).toEqual({ mobile: 6, fixed: 5 })
})
