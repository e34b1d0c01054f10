import { tileModesShape } from '../content/content.known.declared.ts'
import { type Declared, type Like, oneOf } from '../core/declared.ts'
import { formatWords } from '../live/live.words.declared.ts'
import { flowWords } from '../money/money.words.declared.ts'
import { favouriteWords } from '../shell/shell.words.declared.ts'
import type { GuestAction } from './gate/gate.actions.ts'
import type { GuestState } from './guest/guest.state.ts'

/** Preferences that machines read; of any other neither name nor value is told. */
export const preferencesShape = {
  fsk: 'number',
  autoRechargeTeaser: oneOf(['accepted', 'dismissed', 'shown']),
  tileGrids: { json: tileModesShape },
} satisfies Declared<GuestState['preferences']>

/** One preference, by its name. */
export const preferenceShape = {
  by: 'preference',
  variants: {
    fsk: { value: preferencesShape.fsk },
    autoRechargeTeaser: { value: preferencesShape.autoRechargeTeaser },
    tileGrids: { value: preferencesShape.tileGrids },
  },
} as const

export const geoLocationShape = {
  countryCode: 'country',
  region: 'personal',
  city: 'personal',
} satisfies Declared<GuestState['geoLocation']>

/** What waits for a login: a comment or a code stands in `value` like a price or a flow does. */
export const guestActionShape = {
  type: oneOf([
    'buyTicket',
    'chargeOneClick',
    'comment',
    'getVip',
    'likeAlbum',
    'likeVideo',
    'watchVideo',
    'watchAdultVideo',
    'openAdultPath',
    'openBought',
    'openFlow',
    'openMessenger',
    'openNotifications',
    'openPath',
    'openPersonalArea',
    'openTicket',
    'openVipPath',
    'orderBundle',
    'openPurchase',
    'buyMedium',
    'buyWithVoucher',
    'pinFavourite',
    'rateAlbum',
    'ratePicture',
    'rateSedcards',
    'redeemCode',
    'showTvSubscription',
    'startChat',
    'startFreeChat',
    'startPreview',
    'startVipPreview',
    'startVoiceCall',
  ]),
  params: {
    targetId: 'id',
    targetUrl: 'address',
    value: { either: ['number', flowWords] },
    options: {
      albumId: 'id',
      at: 'number',
      actorId: 'id',
      actorName: 'personal',
      format: formatWords,
      host: 'personal',
      isLiked: 'flag',
      isPrivate: 'flag',
      kind: { either: [favouriteWords, oneOf(['video'])] },
      sview: 'code',
    },
    qmDate: 'date',
    shouldOpen: 'flag',
    config: {},
    storeAutoOpenSetting: 'flag',
  },
} satisfies Declared<GuestAction>

/** The text that stands for a relation, also as the id of a call. */
export const relationKey = {
  like: '((add|has)Relation )?has (seen|subscribed) [a-z ]{1,40} [\\w-]{1,64}',
} satisfies Like
