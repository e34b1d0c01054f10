import { describe, expect, test } from 'vitest'
import {
  flowFor,
  flowNamed,
  flowOfArrival,
  isLoginLeft,
  isPaymentSuccess,
  payTourViews,
  topLevelPaymentFlows,
  viewNamed,
} from './payTour.flows.ts'

test('the views are these nine [PAY-5]', () => {
  expect(payTourViews).toEqual([
    'payment',
    'abo',
    'vxabo',
    'login',
    'signup',
    'avs',
    'promocode',
    'carrier',
    'opcompensation',
  ])
  expect(viewNamed('signup')).toBe('signup')
  expect(viewNamed('toString')).toBeUndefined()
  expect(viewNamed(null)).toBeUndefined()
})

test('the payment flows of top-level calls are these seven [PAY-22]', () => {
  expect(topLevelPaymentFlows).toEqual([
    'avs',
    'login',
    'moneycharge',
    'promocode',
    'trialvipabo',
    'vipabo',
    'vxtvabo',
  ])
})

test('a flow is named large or small, and only if there is one', () => {
  expect(flowNamed('VipAbo')).toBe('vipabo')
  for (const name of ['', 'signup', 'constructor', 'vipabo '])
    expect(flowNamed(name)).toBeUndefined()
})

test('a restricted guest gets opcompensation [PAY-33]', () => {
  expect(flowFor({ isRestricted: true }, 'vipabo')).toBe('opcompensation')
  expect(flowFor({ isRestricted: false }, 'vipabo')).toBe('vipabo')
  expect(flowFor({ isRestricted: true }, 'avs')).toBe('avs')
})

describe('the address of the document opens', () => {
  test.each([
    ['openvipabo', null, false, 'vipabo'],
    ['openVipabo', null, false, 'vipabo'],
    ['OPENVXTVABO', 'avs', false, 'vxtvabo'],
    ['open', 'promocode', false, 'promocode'],
    ['open', null, false, null],
    ['openSomething', null, false, null],
    ['openSignup', null, false, null],
    ['vipabo', null, false, null],
    ['reopenvipabo', null, false, null],
    [null, 'vipabo', false, null],
    [null, null, true, 'moneycharge'],
    ['openavs', null, true, 'avs'],
    ['openSomething', null, true, 'moneycharge'],
  ])('for %s, %s and %s: %s [PAY-2 PAY-3 PAY-4]', (autoFlow, namedFlow, showsModalbox, flow) => {
    expect(flowOfArrival({ autoFlow, namedFlow, showsModalbox })).toBe(flow)
  })
})

test.each([
  ['moneycharge', true],
  ['carrier', true],
  ['login', false],
  ['signup', false],
  ['avs', false],
  ['promocode', false],
  ['toString', false],
])('whether a success of %s is one of a payment: %s [LGN-28]', (flow, isPayment) => {
  expect(isPaymentSuccess(flow)).toBe(isPayment)
})

test.each([
  [{}, true],
  [{ from: 'signup' }, true],
  [{ to: 'signup' }, false],
  [{ to: 'login' }, false],
  [{ from: 'vipabo' }, false],
  [{ success: false }, false],
  [{ hook: 'view-changed' }, false],
])('a hook with %o leaves the login: %s [LGN-11]', (given, isLeft) => {
  const hook = { hook: 'flow-changed', from: 'login', to: 'moneycharge', success: true, ...given }
  expect(isLoginLeft(hook)).toBe(isLeft)
})
