import { expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'

const business = testBusiness()
const subscriptions = () => business.platform.subscriptions
const day = 86_400_000
const stepDays = (days: number) => business.platform.calendar.step(days * day)
const bookings = () =>
  business.platform.ledger.bookings().filter(({ key }) => key.startsWith('subscription/'))

test('starts once a key, books it and pushes that it has started', async () => {
  const client = await business.connect('guest1')
  const account = business.account('guest1')
  const order = { kind: 'vipabo', key: 'a' } as const
  expect(subscriptions().start(account, order).isNew).toBe(true)
  expect(subscriptions().start(account, order).isNew).toBe(false)
  expect(await client.arrived()).toMatchObject([
    { type: 'vipAboUpdated', active: true, started: true, price: 24.95 },
  ])
  expect(account.guest.isVip).toBe(true)
  expect(bookings()).toMatchObject([{ amount: 100, from: 'house:payments', to: 'house:sales' }])
  expect(() => subscriptions().start(account, { ...order, key: 'b' })).toThrow(
    expect.objectContaining({ status: 409 }),
  )
})

test('is renewed every 30 days until it is cancelled, and ends with its period', async () => {
  const client = await business.connect('guest1')
  const account = business.account('guest1')
  subscriptions().start(account, { kind: 'vxtvabo', key: 'a' })
  stepDays(61)
  expect(await client.arrived()).toMatchObject([
    { type: 'vxtvAboUpdated', active: true, started: true },
    { type: 'vxtvAboUpdated', active: true, started: false, price: 14.95 },
    { type: 'vxtvAboUpdated', active: true, started: false },
  ])
  expect(bookings()).toHaveLength(3)
  subscriptions().cancel(account, 'vxtvabo')
  stepDays(28)
  expect(account.guest.isTvSubscriber).toBe(true)
  stepDays(1)
  expect(account.guest.isTvSubscriber).toBe(false)
  expect(await client.arrived()).toMatchObject([
    { type: 'vxtvAboUpdated', active: false, started: false },
  ])
  stepDays(90)
  expect(bookings()).toHaveLength(3)
})

test('goes on when the cancellation is taken back', () => {
  const account = business.account('guest1')
  expect(subscriptions().resume(account)).toBeUndefined()
  subscriptions().start(account, { kind: 'vipabo', key: 'a' })
  subscriptions().cancel(account, 'vipabo')
  expect(subscriptions().resume(account)?.kind).toBe('vipabo')
  stepDays(31)
  expect(account.guest.isVip).toBe(true)
  expect(bookings()).toHaveLength(2)
})

test('turns a trial into VIP after a week, and gives it once', () => {
  const account = business.account('guest1')
  subscriptions().start(account, { kind: 'trialvipabo', key: 'a' })
  stepDays(7)
  expect(subscriptions().active(account)).toMatchObject([{ kind: 'vipabo' }])
  expect(bookings().map(({ amount }) => amount)).toEqual([8, 100])
  subscriptions().end(account, 'vipabo')
  expect(account.guest.isVip).toBe(false)
  expect(() => subscriptions().start(account, { kind: 'trialvipabo', key: 'b' })).toThrow(
    'have not been VIP before',
  )
})

test('counts Premium as VIP, and VIP goes on when Premium ends beside it', () => {
  const account = business.account('guest1')
  subscriptions().start(account, { kind: 'vipabo', key: 'a' })
  subscriptions().start(account, { kind: 'vxabo', key: 'b' })
  expect(account.guest).toMatchObject({ isVip: true, isVXSelect: true })
  subscriptions().end(account, 'vxabo')
  expect(account.guest).toMatchObject({ isVip: true, isVXSelect: false })
})

test('counts what a guest began with, and can end it', () => {
  const account = business.account('guest5')
  expect(subscriptions().active(account)).toMatchObject([
    { kind: 'vxabo', endsAt: null },
    { kind: 'vxtvabo', endsAt: null },
  ])
  subscriptions().end(account, 'vxabo')
  expect(account.guest).toMatchObject({ isVip: false, isVXSelect: false, isTvSubscriber: true })
  expect(() => subscriptions().end(account, 'vxabo')).toThrow(
    expect.objectContaining({ status: 404 }),
  )
  subscriptions().cancel(account, 'vxtvabo')
  stepDays(30)
  expect(account.guest.isTvSubscriber).toBe(false)
})

test('gives days for nothing that end by themselves, and adds to days given before', () => {
  const account = business.account('guest1')
  subscriptions().grant(account, 'vipabo', 7)
  subscriptions().grant(account, 'vipabo', 7)
  stepDays(13)
  expect(account.guest.isVip).toBe(true)
  stepDays(1)
  expect(account.guest.isVip).toBe(false)
  expect(bookings()).toEqual([])
})

test('subscribes neither restricted guests nor to what is no subscription', () => {
  const order = { kind: 'vipabo', key: 'a' } as const
  expect(() => subscriptions().start(business.account('guest7'), order)).toThrow(
    expect.objectContaining({ status: 403 }),
  )
  const other = { kind: 'gold' as 'vipabo', key: 'a' }
  expect(() => subscriptions().start(business.account('guest1'), other)).toThrow(
    expect.objectContaining({ status: 422, field: 'kind' }),
  )
})
