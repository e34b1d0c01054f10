import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { spokenSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { PageName } from '../navigation/routes.ts'
import { toPushEvent } from '../realtime/pushAudience.ts'
import {
  type TrackerRequest,
  type TrackingEntry,
  type TrackingEvent,
  trackedCurrencies,
  trackedItems,
} from './tracking.events.ts'
import { flushDelay, trackingMachine } from './tracking.machine.ts'

const fullBuffer = 20

const allowed = {
  type: 'consent.decided',
  consent: { functional: false, analytics: true },
} as const
const refused = {
  type: 'consent.decided',
  consent: { functional: true, analytics: false },
} as const

function start() {
  const tracker = spokenSlot<TrackerRequest, never>()
  const machine = trackingMachine.provide({ actors: { tracker: tracker.logic } })
  const walked = walk(setFold, 'tracking', machine, undefined)
  const { actor, clock } = walked
  const received = () => tracker.last().received
  const entries = () =>
    received().flatMap((request) =>
      request.type === 'tracker.entriesSubmitted' ? [request.entries] : [],
    )
  return {
    ...walked,
    received,
    entries,
    enter: (page: PageName, path = '/en/') =>
      actor.send({ type: 'navigation.pageEntered', page, path, query: {} }),
    /** What was tracked since the last flush, once it is sent. */
    flush(): readonly TrackingEntry[] {
      const before = entries().length
      clock.step(flushDelay)
      return entries().slice(before).flat()
    },
  }
}

function startAllowed() {
  const walked = start()
  walked.actor.send(allowed)
  return walked
}

/** Vouchers for credits, by the platform's number. */
const credits = (amount: number) => ({ type: 3, actorId: null, amount })

const none = [0, 0, 0, 0, 0]

describe('consent', () => {
  test('nothing is sent without analytics consent, also of what was before it [TRK-6]', () => {
    const { actor, enter, flush, received } = start()
    const trackAll = () => {
      enter('cams')
      actor.send({ type: 'tracking.itemPurchased', item: 'video', price: 4, currency: 'VXC' })
      actor.send({
        type: 'tracking.actionTaken',
        eventContext: 'a',
        eventAction: 'b',
        eventData: {},
      })
      enter('actor', '/en/amateur/juno-amber/')
    }
    trackAll()
    actor.send(refused)
    trackAll()
    flush()
    expect(received()).toEqual([])
    actor.send(allowed)
    expect(flush()).toEqual([])
    trackAll()
    expect(flush()).toHaveLength(3)
    expect(received().map(({ type }) => type)).toEqual([
      'tracker.callSubmitted',
      'tracker.profileVisitSubmitted',
      'tracker.entriesSubmitted',
    ])
  })

  test('what waits to be sent is dropped when consent is withdrawn [TRK-6]', () => {
    const { actor, enter, flush, received } = startAllowed()
    enter('cams')
    actor.send(refused)
    expect(flush()).toEqual([])
    actor.send(allowed)
    expect(flush()).toEqual([])
    expect(received()).toEqual([])
  })

  test('what waits to be sent still waits when consent is given once more', () => {
    const { actor, enter, flush } = startAllowed()
    enter('cams')
    actor.send(allowed)
    expect(flush()).toHaveLength(1)
  })
})

describe('entries', () => {
  test('a page view carries time, source, type, context, data and ten measures [TRK-1]', () => {
    const { clock, enter, flush } = startAllowed()
    clock.step(1234)
    const timestamp = clock.now()
    enter('cams')
    expect(flush()).toEqual([
      {
        timestamp,
        source: 'web',
        type: 'view',
        context: 'cams',
        data: {},
        ints: none,
        floats: none,
      },
    ])
  })

  test.each([
    ['vipAboUpdated', 'vip'],
    ['vxtvAboUpdated', 'tv'],
  ] as const)(
    '%s tracks a purchase in EUR when the subscription has just started, else nothing [TRK-4]',
    (type, item) => {
      const { actor, flush } = startAllowed()
      const event = { ...push(type, { price: 29.9 }), type: `push.${type}` } as const
      actor.send({ ...event, started: false })
      expect(flush()).toEqual([])
      actor.send({ ...event, started: true })
      expect(flush()).toMatchObject([
        { type: 'purchase', context: item, data: { currency: 'EUR' }, floats: [29.9, 0, 0, 0, 0] },
      ])
    },
  )

  test('a balance that comes of a payment tracks it, another does not [TRK-5]', () => {
    const { actor, flush } = startAllowed()
    const balance = { ...push('guestBalance'), type: 'push.guestBalance' } as const
    actor.send({ ...balance, isPayment: false })
    expect(flush()).toEqual([])
    actor.send({ ...balance, isPayment: true })
    expect(flush()).toMatchObject([{ type: 'payment', ints: none, floats: none }])
  })

  test('items and currencies are those of the platform, each as it is spelled [TRK-2 TRK-3]', () => {
    expect(trackedItems).toEqual([
      'video',
      'image_album',
      'feed_paid_content',
      'feed_tip',
      'cam_show_ticket',
      'toy_control',
      'live_chat',
      'voyeur_cam',
      'vip',
      'tv',
    ])
    expect(trackedCurrencies).toEqual(['EUR', 'VXC', 'credits'])
    const { actor, flush } = startAllowed()
    const purchases = trackedItems.flatMap((item) =>
      trackedCurrencies.map((currency, index) => ({ item, currency, price: index + 0.5 })),
    )
    const sent = purchases.flatMap((bought) => {
      actor.send({ type: 'tracking.itemPurchased', ...bought })
      return flush()
    })
    expect(
      sent.map(({ type, context, data, floats }) => [type, context, data.currency, floats[0]]),
    ).toEqual(purchases.map(({ item, currency, price }) => ['purchase', item, currency, price]))
  })

  test.each([
    ['money, having neither coins nor credits', { balance: 0, vouchers: [credits(0)] }, 'EUR'],
    ['coins', { balance: 3, vouchers: [{ ...credits(5), type: 1 }] }, 'VXC'],
    ['credits before coins', { balance: 3, vouchers: [credits(5)] }, 'credits'],
  ] as const)(
    'an age check is tracked as it stands, of a guest who can pay with %s [TRK-3]',
    (_, means, currency) => {
      const { actor, flush } = startAllowed()
      const vouchers = [...means.vouchers]
      actor.send({ type: 'guest.identified', guest: guest({ ...means, vouchers }) })
      for (const type of ['avsPending', 'avsRejected', 'avsSet', 'avsRevoked'] as const)
        actor.send(toPushEvent(push(type)) as TrackingEvent)
      const sent = flush().map(({ type, context, data }) => [type, context, data.currency])
      expect(sent).toEqual([
        ['ageVerification', 'pending', currency],
        ['ageVerification', 'rejected', currency],
        ['ageVerification', 'accepted', currency],
      ])
    },
  )

  test('no age check is tracked without analytics consent [TRK-6]', () => {
    const { actor, flush } = start()
    actor.send({ ...push('avsSet'), type: 'push.avsSet' } as const)
    actor.send(allowed)
    expect(flush()).toEqual([])
  })

  test('of the test groups only those of tests 34 and 50 are sent along [TRK-11]', () => {
    const { actor, enter, flush } = startAllowed()
    const testGroups = { '34': 'b', '35': 'a', navbar: 'b', '50': 'control' }
    actor.send({ type: 'guest.identified', guest: guest({ testGroups }) })
    enter('cams')
    actor.send({ type: 'tracking.itemPurchased', item: 'tv', price: 9.9, currency: 'EUR' })
    expect(flush().map(({ data }) => data)).toEqual([
      { test34: 'b', test50: 'control' },
      { currency: 'EUR', test34: 'b', test50: 'control' },
    ])
    actor.send({ type: 'guest.identified', guest: guest({ testGroups: {} }) })
    enter('cams')
    expect(flush().map(({ data }) => data)).toEqual([{}])
  })
})

describe('sending', () => {
  test('entries are sent together, five seconds after the first', () => {
    const { clock, enter, entries } = startAllowed()
    enter('cams')
    clock.step(flushDelay - 1)
    enter('feed')
    expect(entries()).toEqual([])
    clock.step(1)
    expect(entries().map((sent) => sent.map(({ context }) => context))).toEqual([['cams', 'feed']])
    clock.step(10 * flushDelay)
    expect(entries()).toHaveLength(1)
  })

  test('twenty entries are sent at once', () => {
    const { enter, entries, flush } = startAllowed()
    for (let count = 1; count < fullBuffer; count += 1) enter('cams')
    expect(entries()).toEqual([])
    enter('cams')
    expect(entries().map(({ length }) => length)).toEqual([20])
    expect(flush()).toEqual([])
  })

  test('what waits is sent when the tab goes out of sight, and nothing when nothing waits', () => {
    const { actor, enter, entries } = startAllowed()
    actor.send({ type: 'browser.hidden' })
    expect(entries()).toEqual([])
    enter('cams')
    actor.send({ type: 'browser.hidden' })
    expect(entries()).toHaveLength(1)
  })

  test('an action is sent at once, with context, action and data [TRK-9]', () => {
    const { actor, received } = startAllowed()
    const action = { eventContext: 'menu', eventAction: 'open', eventData: { menu: 'search' } }
    actor.send({ type: 'tracking.actionTaken', ...action })
    expect(received()).toEqual([{ type: 'tracker.callSubmitted', ...action }])
  })

  test("a visit of a performer's profile is sent at once with their name; other pages send none [TRK-8 CAL-9]", () => {
    const { enter, received } = startAllowed()
    enter('cams', '/en/cams/')
    enter('actorVideos', '/en/amateur/juno-amber/videos/')
    expect(received()).toEqual([])
    enter('actor', '/en/amateur/juno-amber/')
    expect(received()).toEqual([{ type: 'tracker.profileVisitSubmitted', actorName: 'juno-amber' }])
  })
})
