import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { anonymousGuest, type GuestState } from '../guest/guest.state.ts'
import type { GuestAction, RestrictionReason } from './gate.actions.ts'
import { gateMachine } from './gate.machine.ts'
import { selectRestrictionReason, selectWaitingAction } from './gate.selectors.ts'

const targetUrl = '/en/feed/'
const openAdult: GuestAction = { type: 'openAdultPath', params: { targetUrl } }
const openVip: GuestAction = { type: 'openVipPath', params: { targetUrl } }
const openTv: GuestAction = { type: 'showTvSubscription', params: { targetUrl } }
const openBought: GuestAction = { type: 'openBought', params: { targetUrl, value: 250 } }

const done = { type: 'navigation.pathRequested', path: targetUrl }
const reload = { type: 'browser.reloadRequested' }
const reloadWithoutFlow = { type: 'navigation.reloadWithoutFlowRequested' }

/** What an action waits for, the rule about its push, the reason, the action, a guest who has it. */
const waits: [string, string, RestrictionReason, GuestAction, Partial<GuestState>][] = [
  ['the age check', 'AVS-5', 'needAgeCheck', openAdult, { hasAvs: true }],
  ['VIP', 'GST-17', 'needAbo', openVip, { isVip: true }],
  ['TV', 'GST-19', 'needAbo', openTv, { isTvSubscriber: true }],
  ['money', 'PAY-15', 'needPurchase', openBought, { balance: 300 }],
]

function start() {
  const walked = walk(setFold, 'gate', gateMachine, undefined)
  const { actor, told } = walked
  return {
    ...walked,
    want: (action: GuestAction) => actor.send({ type: 'gate.actionRequested', action }),
    identify: (who: GuestState) => actor.send({ type: 'guest.identified', guest: who }),
    change: (who: GuestState) => actor.send({ type: 'guest.changed', guest: who }),
    meet: (reason: RestrictionReason, who: GuestState) =>
      actor.send({ type: 'gate.requirementMet', reason, guest: who }),
    leave: () => actor.send({ type: 'gate.wayLeft' }),
    waiting: () => [
      selectWaitingAction(actor.getSnapshot()),
      selectRestrictionReason(actor.getSnapshot()),
    ],
    moves: () => [...told('navigation'), ...told('browser')],
    ways: () => [...told('login'), ...told('ageVerification'), ...told('payTour')],
  }
}

/** With a guest who is logged in. */
function startAs(overrides: Partial<GuestState> = {}) {
  const gate = start()
  gate.identify(guest(overrides))
  return gate
}

describe('an action', () => {
  test('that the guest may do is done at once', () => {
    const { moves, waiting, want, ways } = startAs({ hasAvs: true })
    want(openAdult)
    expect(moves()).toEqual([done])
    expect(ways()).toEqual([])
    expect(waiting()).toEqual([null, null])
  })

  test('of a visitor opens the login, which keeps it [GATE-4 LGN-22]', () => {
    const { identify, moves, told, waiting, want } = start()
    identify(anonymousGuest)
    want({ type: 'getVip' })
    expect(told('login')).toEqual([{ type: 'login.openRequested', afterwards: { type: 'getVip' } }])
    expect(told('payTour')).toEqual([])
    expect(waiting()).toEqual([null, null])
    identify(guest())
    expect(moves()).toEqual([])
  })

  test('that is wanted before it is known who the guest is waits for that', () => {
    const { identify, told, want, ways } = start()
    want(openVip)
    want({ type: 'openMessenger' })
    expect(ways()).toEqual([])
    identify(guest())
    expect(told('navigation')).toEqual([
      { type: 'navigation.routeRequested', route: { name: 'messenger', params: {} } },
    ])
    identify(guest())
    expect(told('navigation')).toHaveLength(1)
  })

  test.each(waits)(
    'that lacks %s waits for it, and says why [GATE-5 GATE-6 GATE-7]',
    (_what, _rule, reason, action) => {
      const { moves, waiting, want, ways } = startAs()
      want(action)
      expect(waiting()).toEqual([action, reason])
      expect(ways()).toHaveLength(1)
      expect(moves()).toEqual([])
    },
  )

  test('takes the place of the one that waits', () => {
    const { meet, moves, waiting, want } = startAs()
    want(openAdult)
    want(openVip)
    expect(waiting()).toEqual([openVip, 'needAbo'])
    meet('needAgeCheck', guest({ hasAvs: true }))
    expect(moves()).toEqual([])
    expect(waiting()).toEqual([openVip, 'needAbo'])
  })
})

describe('when it comes', () => {
  test.each(waits)(
    '%s by a push, what waited for it is done and nothing is reloaded [%s]',
    (_what, _rule, reason, action, has) => {
      const { meet, moves, waiting, want } = startAs()
      want(action)
      meet(reason, guest(has))
      expect(moves()).toEqual([done])
      expect(waiting()).toEqual([null, null])
    },
  )

  test.each(waits)(
    '%s by the answer about the session, what waited is done; its push reloads nothing',
    (_what, _rule, reason, action, has) => {
      const { identify, meet, moves, want } = startAs()
      want(action)
      identify(guest(has))
      expect(moves()).toEqual([done])
      meet(reason, guest(has))
      identify(guest(has))
      meet(reason, guest(has))
      expect(moves()).toEqual([done])
    },
  )

  test.each(waits)(
    '%s twice by a push, what waited is done once',
    (_what, _rule, reason, action, has) => {
      const { meet, moves, want } = startAs()
      want(action)
      meet(reason, guest(has))
      meet(reason, guest(has))
      expect(moves()).toEqual([done])
    },
  )

  test('one of two requirements, the way to the other is opened once', () => {
    const { identify, meet, moves, ways, want, waiting } = startAs()
    const both: GuestAction = { type: 'openBought', params: { targetUrl, value: 250 } }
    want(both)
    identify(guest({ balance: 130 }))
    meet('needPurchase', guest({ balance: 140 }))
    expect(ways()).toHaveLength(1)
    expect(waiting()).toEqual([both, 'needPurchase'])
    meet('needPurchase', guest({ balance: 250 }))
    expect(moves()).toEqual([done])
  })

  test('coins without a payment do not run what waits for money [GST-20]', () => {
    const { change, meet, moves, waiting, want } = startAs()
    want(openBought)
    change(guest({ balance: 500 }))
    expect(moves()).toEqual([])
    expect(waiting()).toEqual([openBought, 'needPurchase'])
    meet('needPurchase', guest({ balance: 500 }))
    expect(moves()).toEqual([done])
  })

  test('what changed meanwhile counts for the next action', () => {
    const { change, moves, want, ways } = startAs({ balance: 300 })
    change(guest({ balance: 10 }))
    want(openBought)
    expect(moves()).toEqual([])
    expect(ways()).toHaveLength(1)
  })
})

describe('with nothing waiting', () => {
  test('a verified age loads the page again [AVS-6]', () => {
    const { meet, moves, told } = startAs()
    meet('needAgeCheck', guest({ hasAvs: true }))
    expect(moves()).toEqual([reload])
    expect(told('navigation')).toEqual([])
  })

  test.each<[string, string, Partial<GuestState>]>([
    ['VIP', 'GST-18', { isVip: true }],
    ['TV', 'GST-19', { isTvSubscriber: true }],
  ])('a %s subscription loads the page again without flow [%s]', (_what, _rule, has) => {
    const { meet, moves } = startAs()
    meet('needAbo', guest(has))
    expect(moves()).toEqual([reloadWithoutFlow])
  })

  test('money reloads nothing', () => {
    const { meet, moves } = startAs()
    meet('needPurchase', guest({ balance: 300 }))
    expect(moves()).toEqual([])
  })

  test('another subscription than the one that was waited for loads the page again [GST-19]', () => {
    const { meet, moves, want } = startAs()
    want(openVip)
    meet('needAbo', guest({ isVip: true }))
    meet('needAbo', guest({ isVip: true, isTvSubscriber: true }))
    expect(moves()).toEqual([done, reloadWithoutFlow])
  })

  test('an age that is verified anew after it was revoked loads the page again [AVS-6]', () => {
    const { change, meet, moves, want } = startAs()
    want(openAdult)
    meet('needAgeCheck', guest({ hasAvs: true }))
    change(guest({ hasAvs: false }))
    meet('needAgeCheck', guest({ hasAvs: true }))
    expect(moves()).toEqual([done, reload])
  })

  test('a subscription that ended loads the page again; an action that waits is kept', () => {
    const lost = { type: 'gate.requirementLost', reason: 'needAbo', guest: guest() } as const
    const idle = startAs({ isVip: true })
    idle.actor.send(lost)
    expect(idle.moves()).toEqual([reloadWithoutFlow])

    const { actor, moves, waiting, want } = startAs({ isVip: true })
    want(openAdult)
    actor.send(lost)
    expect(moves()).toEqual([])
    expect(waiting()).toEqual([openAdult, 'needAgeCheck'])
    want(openVip)
    expect(waiting()).toEqual([openVip, 'needAbo'])
  })
})

describe('an action that waits is dropped', () => {
  test.each([
    ['for another guest', guest({ id: 'guest-2', isVip: true })],
    ['when nobody is logged in', anonymousGuest],
  ])('%s', (_, who) => {
    const { identify, moves, waiting, want, told } = startAs()
    want(openVip)
    identify(who)
    expect(waiting()).toEqual([null, null])
    expect(moves()).toEqual([])
    expect(told('login')).toEqual([])
  })

  test('when its way is left; what comes later is with nothing waiting', () => {
    const { leave, meet, moves, waiting, want } = startAs()
    want(openVip)
    leave()
    expect(waiting()).toEqual([null, null])
    meet('needAbo', guest({ isVip: true }))
    expect(moves()).toEqual([reloadWithoutFlow])
  })
})

const step = fc.constantFrom('push', 'answer', 'staleAnswer', 'coins', 'leave')

test('in whatever order push and answers come, an action is done once at most, and not under a reload [AVS-5 GST-17]', () => {
  let performedRuns = 0
  fc.assert(
    fc.property(fc.constantFrom(...waits), fc.array(step, { maxLength: 8 }), (wait, steps) => {
      const [, , reason, action, has] = wait
      const { change, identify, leave, meet, moves, want } = startAs()
      want(action)
      for (const taken of steps) {
        if (taken === 'push') meet(reason, guest(has))
        if (taken === 'answer') identify(guest(has))
        if (taken === 'staleAnswer') identify(guest())
        if (taken === 'coins') change(guest({ balance: 121 }))
        if (taken === 'leave') leave()
      }
      const first = steps.findIndex((taken) => taken !== 'staleAnswer' && taken !== 'coins')
      const isDone = first >= 0 && steps[first] !== 'leave'
      if (isDone) performedRuns += 1
      expect(moves().filter((moved) => moved.type === done.type)).toHaveLength(isDone ? 1 : 0)
      const isTakenBack = steps.includes('staleAnswer') || steps.includes('coins')
      if (isDone && !isTakenBack) expect(moves()).toEqual([done])
    }),
    { numRuns: 300 },
  )
  expect(performedRuns).toBeGreaterThan(100)
})
