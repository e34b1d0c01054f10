import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { anonymousGuest, type GuestState } from './guest.state.ts'
import { type Role, roles, rolesOf } from './roles.ts'

const call = { isAnonymousVoiceCall: false }
const plain = guest({ isPayingCustomer: false })

test('the roles are these thirteen, and nobody administers [GST-22]', () => {
  expect(roles.toSorted()).toEqual(
    (
      [
        'visitor',
        'guest',
        'vip',
        'premium',
        'tvSubscriber',
        'ageVerified',
        'payingCustomer',
        'restricted',
        'locked',
        'blockedForComments',
        'forcePayment',
        'anonymousVoiceCall',
        'actor',
      ] satisfies Role[]
    ).toSorted(),
  )
})

test.each([
  ['vip', { isVip: true }],
  ['premium', { isVXSelect: true }],
  ['tvSubscriber', { isTvSubscriber: true }],
  ['ageVerified', { hasAvs: true }],
  ['payingCustomer', { isPayingCustomer: true }],
  ['restricted', { isRestricted: true }],
  ['locked', { isLocked: true }],
  ['blockedForComments', { isBlockedForComments: true }],
  ['forcePayment', { isForcePayment: true }],
] satisfies [Role, Partial<GuestState>][])('%s comes with its own flag [GST-22]', (role, flag) => {
  expect(rolesOf({ ...plain, ...flag }, call)).toEqual(['guest', role])
})

test('an anonymous call makes whoever makes it a voice-call guest [GST-22]', () => {
  const calling = { isAnonymousVoiceCall: true }
  expect(rolesOf(anonymousGuest, calling)).toEqual(['visitor', 'anonymousVoiceCall'])
  expect(rolesOf(plain, calling)).toEqual(['guest', 'anonymousVoiceCall'])
})

test('flags combine, and nobody who uses the client is an actor [GST-1 GST-22]', () => {
  const all = rolesOf(
    {
      ...plain,
      isVip: true,
      isVXSelect: true,
      isTvSubscriber: true,
      hasAvs: true,
      isPayingCustomer: true,
      isRestricted: true,
      isLocked: true,
      isBlockedForComments: true,
      isForcePayment: true,
    },
    { isAnonymousVoiceCall: true },
  )
  expect(all).toEqual(roles.filter((role) => role !== 'visitor' && role !== 'actor'))
  expect(rolesOf(anonymousGuest, call)).toEqual(['visitor'])
})
