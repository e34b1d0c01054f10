import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { leastBalance } from '../../live/liveChat/chatTypes.ts'
import { anonymousGuest, type GuestState } from '../guest/guest.state.ts'
import { isBanned } from '../guest/isBanned.ts'
import {
  type ActionParams,
  type GuestAction,
  type GuestActionType,
  guestActionTypes,
  type RestrictionReason,
  restrictionReasons,
} from './gate.actions.ts'
import { canBeStored, isAllowed, missingRequirement, performed, wayTo } from './gate.table.ts'

/** Has everything that an action may need. */
const complete = guest({ hasAvs: true, isVip: true, isTvSubscriber: true, balance: 1000 })
const withoutAll = { ...complete, hasAvs: false, isVip: false, isTvSubscriber: false, balance: 0 }

const openBought: GuestAction = {
  type: 'openBought',
  params: { value: 250, targetUrl: '/en/photos/' },
}
const openFlow = (value: string): GuestAction => ({ type: 'openFlow', params: { value } })

test('the reasons are these four and no others [GATE-1]', () => {
  expect(restrictionReasons).toEqual(['needLogin', 'needAgeCheck', 'needAbo', 'needPurchase'])
})

/** What a visitor who is not logged in lacks, then a guest who has nothing. */
const needs: Record<GuestActionType, [RestrictionReason | null, RestrictionReason | null]> = {
  openMessenger: ['needLogin', null],
  openNotifications: ['needLogin', null],
  openPersonalArea: ['needLogin', null],
  pinFavourite: ['needLogin', null],
  chargeOneClick: ['needLogin', null],
  comment: ['needLogin', null],
  getVip: ['needLogin', null],
  showTvSubscription: ['needLogin', 'needAbo'],
  openPath: [null, null],
  openAdultPath: ['needLogin', 'needAgeCheck'],
  openVipPath: ['needLogin', 'needAbo'],
  openBought: ['needLogin', 'needPurchase'],
  redeemCode: ['needLogin', null],
  openFlow: ['needLogin', null],
  startVoiceCall: [null, null],
  openTicket: ['needLogin', null],
  buyTicket: ['needLogin', 'needPurchase'],
  startChat: ['needLogin', 'needAgeCheck'],
  startFreeChat: ['needLogin', null],
  startPreview: [null, null],
  startVipPreview: ['needLogin', 'needAbo'],
  likeAlbum: ['needLogin', null],
  rateAlbum: ['needLogin', null],
  likeVideo: ['needLogin', null],
  watchVideo: ['needLogin', null],
  watchAdultVideo: ['needLogin', 'needAgeCheck'],
  ratePicture: ['needLogin', null],
  rateSedcards: ['needLogin', null],
  orderBundle: ['needLogin', null],
  openPurchase: ['needLogin', null],
  buyMedium: ['needLogin', 'needPurchase'],
  buyWithVoucher: ['needLogin', null],
}

describe('what is missing', () => {
  test.each([
    [0.5, null],
    [0.49, 'needPurchase'],
  ])('with %f coins for a chat that costs something is %s [CHT-4]', (balance, reason) => {
    const action = { type: 'startChat', params: { value: leastBalance } } as const
    expect(missingRequirement(guest({ hasAvs: true, balance }), action)).toBe(reason)
  })

  test.each(guestActionTypes)(
    'for %s is named, and nothing for a guest who has all [GATE-4 GATE-5 GATE-6 GATE-7 CAL-2]',
    (type) => {
      const action = { type, params: { value: 250 } }
      const missing = [anonymousGuest, withoutAll, complete].map((who) =>
        missingRequirement(who, action),
      )
      expect(missing).toEqual([...needs[type], null])
    },
  )

  test.each(['openNotifications', 'pinFavourite', 'chargeOneClick', 'openMessenger'] as const)(
    '%s is for the logged-in alone [GATE-3 GATE-4]',
    (type) => {
      const action = { type }
      expect(missingRequirement({ ...complete, isLoggedIn: false }, action)).toBe('needLogin')
      expect(isAllowed({ ...complete, isLoggedIn: false }, action)).toBe(false)
      expect(isAllowed(withoutAll, action)).toBe(true)
    },
  )

  test.each([
    [250, {}, null],
    [249, {}, 'needPurchase'],
    [0, { options: { isBought: true } }, null],
    [0, { options: { isBought: 'true' } }, 'needPurchase'],
    [1000, { value: '250' }, 'needPurchase'],
    [1000, { value: -1 }, 'needPurchase'],
  ] as [number, ActionParams, RestrictionReason | null][])(
    'with %d coins for something of 250 with %o is %s [GATE-7]',
    (balance, params, missing) => {
      const action = { ...openBought, params: { ...openBought.params, ...params } }
      expect(missingRequirement(guest({ balance }), action)).toBe(missing)
    },
  )

  test('a flow that logs in needs no login, every other does', () => {
    for (const flow of ['login', 'pwdlost', 'pwdreset'])
      expect(missingRequirement(anonymousGuest, openFlow(flow))).toBeNull()
    expect(missingRequirement(anonymousGuest, openFlow('moneycharge'))).toBe('needLogin')
    expect(missingRequirement(anonymousGuest, openFlow('toString'))).toBe('needLogin')
  })

  test('the subscription to TV is had by its subscribers and by premium guests', () => {
    const action = { type: 'showTvSubscription' } as const
    expect(missingRequirement(guest({ isVip: true }), action)).toBe('needAbo')
    expect(missingRequirement(guest({ isTvSubscriber: true }), action)).toBeNull()
    expect(missingRequirement(guest({ isVXSelect: true }), action)).toBeNull()
  })
})

test('a guest who is blocked for comments may not comment, though nothing is missing [GST-23]', () => {
  const comment = { type: 'comment', params: { targetUrl: '/en/blog/' } } as const
  const blocked = guest({ isBlockedForComments: true })
  expect(missingRequirement(blocked, comment)).toBeNull()
  expect(isAllowed(blocked, comment)).toBe(false)
  expect(performed(blocked, comment)).toEqual([])
  expect(isAllowed(guest(), comment)).toBe(true)
  expect(performed(guest(), comment)).toHaveLength(1)
})

test('no chat begins for an account that is locked [GST-22 CAL-3]', () => {
  const locked = { ...complete, isLocked: true }
  for (const type of ['startChat', 'startFreeChat', 'startPreview', 'startVipPreview'] as const)
    expect([
      isAllowed(locked, { type, params: { value: 1 } }),
      isAllowed(complete, { type, params: { value: 1 } }),
    ]).toEqual([false, true])
})

describe('the way', () => {
  const ways: [GuestState, GuestAction, string, object][] = [
    [anonymousGuest, { type: 'getVip' }, 'login', { afterwards: { type: 'getVip' } }],
    [withoutAll, { type: 'openAdultPath' }, 'ageVerification', { way: 'payTour' }],
    [
      { ...withoutAll, geoLocation: { countryCode: 'ES', region: null, city: null } },
      { type: 'openAdultPath' },
      'ageVerification',
      { way: 'box' },
    ],
    [withoutAll, { type: 'openVipPath' }, 'payTour', { flow: 'vipabo' }],
    [withoutAll, { type: 'startVipPreview' }, 'payTour', { flow: 'vipabo' }],
    [withoutAll, { type: 'showTvSubscription' }, 'payTour', { flow: 'vxtvabo' }],
    [
      guest({ balance: 0.5 }),
      openBought,
      'payTour',
      { flow: 'moneycharge', prefill: { selectedAmount: 250 } },
    ],
  ]

  test.each(ways)('%# leads to what is missing', (who, action, address, event) => {
    expect(wayTo(who, action)).toMatchObject({ address, event })
  })

  test('to a purchase of unknown price names no amount; a guest who has all needs no way', () => {
    expect(wayTo(guest(), { type: 'openBought' })?.event).toEqual({
      type: 'payTour.openRequested',
      flow: 'moneycharge',
    })
    for (const type of guestActionTypes)
      expect(wayTo(complete, { type, params: { value: 1 } })).toBeUndefined()
  })

  test('a charge is not kept for after a login: somebody else may log in', () => {
    expect(guestActionTypes.filter((type) => !canBeStored(type))).toEqual([
      'chargeOneClick',
      'buyTicket',
      'startChat',
      'orderBundle',
      'buyMedium',
      'buyWithVoucher',
    ])
    expect(wayTo(anonymousGuest, { type: 'chargeOneClick' })?.event).toEqual({
      type: 'login.openRequested',
    })
  })
})

describe('performing', () => {
  const targetUrl = '/en/feed/'
  const follows = { type: 'navigation.pathRequested', path: targetUrl }
  const goes = (name: string) => ({
    type: 'navigation.routeRequested',
    route: { name, params: {} },
  })
  const wantedChat = { actorName: 'Juno Amber', format: 'liveChat', isPrivate: true }
  const pinned = { targetId: 'actor-1', options: { kind: 'actor' } }
  const performances: [GuestAction, object[]][] = [
    [{ type: 'openMessenger' }, [goes('messenger')]],
    [
      { type: 'openMessenger', params: { targetId: 'actor-1' } },
      [{ ...goes('messenger'), query: { actor: 'actor-1' } }],
    ],
    [{ type: 'openNotifications' }, [{ type: 'menus.toggleRequested', menu: 'notifications' }]],
    [{ type: 'openPersonalArea' }, [goes('profile')]],
    [{ type: 'openPersonalArea', params: { targetUrl } }, [follows]],
    [
      { type: 'pinFavourite', params: pinned },
      [{ type: 'favourites.pinRequested', kind: 'actor', id: 'actor-1' }],
    ],
    [{ type: 'pinFavourite', params: { ...pinned, options: { kind: 'planet' } } }, []],
    ...(['startChat', 'startFreeChat', 'startPreview', 'startVipPreview'] as const).map(
      (type): [GuestAction, object[]] => [
        { type, params: { targetId: 'actor-1', value: 0.5, options: wantedChat } },
        [{ type: 'liveChat.openRequested', actorId: 'actor-1', ...wantedChat }],
      ],
    ),
    [
      {
        type: 'startPreview',
        params: { targetId: 'actor-1', options: { ...wantedChat, format: 'toString' } },
      },
      [],
    ],
    [
      { type: 'chargeOneClick', params: { targetId: 'channel-1', value: 40 } },
      [{ type: 'oneClick.chargeRequested', amount: 40, channelId: 'channel-1' }],
    ],
    [{ type: 'chargeOneClick', params: { targetId: 'channel-1', value: -40 } }, []],
    [{ type: 'comment', params: { targetUrl } }, [follows]],
    [{ type: 'openPath', params: { targetUrl } }, [follows]],
    [{ type: 'openPath' }, []],
    [{ type: 'openAdultPath', params: { targetUrl } }, [follows]],
    [{ type: 'openVipPath', params: { targetUrl } }, [follows]],
    [{ type: 'openBought', params: { targetUrl, value: 10 } }, [follows]],
    [{ type: 'showTvSubscription' }, [goes('tvPremiumLivestream')]],
    [{ type: 'showTvSubscription', params: { targetUrl } }, [follows]],
    [
      { type: 'redeemCode', params: { value: 'WELCOME' } },
      [
        goes('benefits'),
        { type: 'bonusCode.codeChanged', code: 'WELCOME' },
        { type: 'bonusCode.checkRequested' },
      ],
    ],
    [
      { type: 'openFlow', params: { value: 'limit', targetId: 'actor-1' } },
      [{ type: 'payTour.openRequested', flow: 'limit', options: { host: 'actor-1' } }],
    ],
    [openFlow('constructor'), []],
    [
      { type: 'startVoiceCall', params: { targetId: 'actor-1' } },
      [{ type: 'voiceCall.openRequested', actorId: 'actor-1' }],
    ],
    [{ type: 'startVoiceCall' }, []],
    [
      { type: 'openPurchase', params: { targetId: 'video1', options: { kind: 'video', at: 83 } } },
      [{ type: 'purchase.wanted', kind: 'video', mediumId: 'video1', at: 83 }],
    ],
    [
      {
        type: 'openPurchase',
        params: { targetId: 'album1', value: 40, options: { kind: 'album' } },
      },
      [{ type: 'purchase.wanted', kind: 'album', mediumId: 'album1', price: 40 }],
    ],
    [{ type: 'openPurchase', params: { targetId: 'album1', options: { kind: 'cam' } } }, []],
    [
      { type: 'buyMedium', params: { targetId: 'album1', value: 40 } },
      [{ type: 'purchase.allowed', mediumId: 'album1', price: 40, payWith: 'coins' }],
    ],
    [
      { type: 'buyWithVoucher', params: { targetId: 'album1', value: 4000 } },
      [{ type: 'purchase.allowed', mediumId: 'album1', price: 4000, payWith: 'voucher' }],
    ],
    [{ type: 'buyWithVoucher', params: { targetId: 'album1' } }, []],
  ]

  test.each(performances)('%o tells %o', (action, events) => {
    expect(performed(complete, action).map(({ event }) => event)).toEqual(events)
  })

  test('nothing is done while something is missing', () => {
    for (const [action] of performances) {
      if (missingRequirement(anonymousGuest, action))
        expect(performed(anonymousGuest, action)).toEqual([])
    }
  })

  test('getting VIP opens its flow, and does nothing for a guest who is VIP [LGN-23]', () => {
    const getVip = { type: 'getVip', params: { targetId: 'actor-1' } } as const
    expect(performed(guest(), getVip).map(({ event }) => event)).toEqual([
      { type: 'payTour.openRequested', flow: 'vipabo', options: { host: 'actor-1' } },
    ])
    expect(performed(guest({ isVip: true }), getVip)).toEqual([])
  })

  test('showing the TV subscription is skipped for premium guests [LGN-24]', () => {
    const action = { type: 'showTvSubscription' } as const
    expect(performed(guest({ isVXSelect: true }), action)).toEqual([])
    expect(wayTo(guest({ isVXSelect: true }), action)).toBeUndefined()
  })
})

test('an actor is banned exactly where the guest is one of the countries [GATE-2]', () => {
  const actor = { bannedCountries: ['AT', 'DE'] }
  const inCountry = (countryCode: string) =>
    guest({ geoLocation: { countryCode, region: null, city: null } })
  expect(isBanned(inCountry('DE'), actor)).toBe(true)
  expect(isBanned(inCountry('CH'), actor)).toBe(false)
  expect(isBanned(inCountry('D'), actor)).toBe(false)
  expect(isBanned(inCountry('DE'), { bannedCountries: [] })).toBe(false)
  expect(isBanned(guest({ geoLocation: null }), actor)).toBe(false)
})
