import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { missingRequirement } from '../../account/gate/gate.table.ts'
import { anonymousGuest, type GuestState } from '../../account/guest/guest.state.ts'
import { type LiveTerms, liveTermsOf } from './liveTerms.ts'

/** Is logged in, has paid and is of age, and nothing else. */
const plain = { hasAvs: true, isPayingCustomer: true } satisfies Partial<GuestState>

const ordinary: LiveTerms = {
  hurdle: null,
  previewSeconds: 5,
  canLookLonger: true,
  hasFreeChats: true,
  isNewcomer: false,
  tvBy: null,
  mayComment: true,
}

test('a guest who has paid and is of age meets performers on the ordinary terms [CAL-3]', () => {
  expect(liveTermsOf(guest(plain))).toEqual(ordinary)
})

describe('the terms are other ones', () => {
  test.each([
    ['a VIP', { isVip: true }, { previewSeconds: 20, canLookLonger: false }],
    ['a premium guest', { isVXSelect: true }, { tvBy: 'premium' }],
    ['a TV subscriber', { isTvSubscriber: true }, { tvBy: 'tvSubscriber' }],
    ['a locked guest', { isLocked: true }, { hurdle: 'locked' }],
    ['a restricted guest', { isRestricted: true, restrictionLevel: 2 }, { hurdle: 'restricted' }],
    ['a guest who is blocked for comments', { isBlockedForComments: true }, { mayComment: false }],
    [
      'a guest who has to pay first',
      { isForcePayment: true },
      { hurdle: 'forcePayment', hasFreeChats: false },
    ],
    ['a guest who has never paid', { isPayingCustomer: false }, { isNewcomer: true }],
  ] satisfies [string, Partial<GuestState>, Partial<LiveTerms>][])(
    'for %s [CAL-3 GST-22]',
    (_, state, other) => {
      expect(liveTermsOf(guest({ ...plain, ...state }))).toEqual({ ...ordinary, ...other })
    },
  )

  test('for a visitor [CAL-3 GST-22]', () => {
    expect(liveTermsOf(anonymousGuest)).toEqual({
      ...ordinary,
      mayComment: false,
    })
  })
})

test('what is missing for a chat the gate says by the same roles [CAL-3 GST-22]', () => {
  const chat = { type: 'startChat', params: { value: 0.5 } } as const
  const missing = [anonymousGuest, guest({ hasAvs: false }), guest(plain)].map((who) =>
    missingRequirement(who, chat),
  )
  expect(missing).toEqual(['needLogin', 'needAgeCheck', null])
})

test('of several hurdles the first is named, and the same guest has the same terms [GST-1]', () => {
  const all = guest({ ...plain, hasAvs: false, isForcePayment: true, isRestricted: true })
  expect(liveTermsOf(all).hurdle).toBe('restricted')
  expect(liveTermsOf(all)).toBe(liveTermsOf(all))
})
