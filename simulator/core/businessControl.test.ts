import { expect, test } from 'vitest'
import { testBusiness } from './business.fixtures.ts'

const business = testBusiness()

async function order(path: string, body?: unknown) {
  const response = await fetch(`${business.simulator.url}simulator/api/business${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-limelight-simulator': '1' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, ...(await response.json()) }
}

const guestId = 'guest1'
const overview = () => order(`?guest=${guestId}`)

test('shows the books of a guest with a check of the sum', async () => {
  const { balance } = business.account(guestId).guest
  await order('/charge', { guestId, coins: 100 })
  await order('/charge', { guestId: 'guest2', coins: 40 })
  const { accounts, bookings, sum } = await overview()
  expect(sum).toBe(0)
  expect(accounts).toContainEqual({ account: guestId, balance: balance + 100 })
  expect(accounts).toContainEqual({ account: 'house:payments', balance: -140 })
  expect(bookings.map(({ amount }: { amount: number }) => amount)).toEqual([100, balance])
  expect((await order('?guest=*')).bookings[0]).toMatchObject({ to: 'guest2', amount: 40 })
})

test('books a balance that is pushed by hand as a correction', async () => {
  const frame = { type: 'guestBalance', isPayment: false, isPayingCustomer: true }
  business.simulator.push(guestId, { ...frame, balance: 7, balanceFormatted: '7' })
  const { accounts, bookings, sum } = await overview()
  expect(accounts).toContainEqual({ account: guestId, balance: 7 })
  expect(bookings[0].key).toContain('correction/')
  expect(sum).toBe(0)
  for (const balance of [-1, 0.5]) {
    expect(() =>
      business.simulator.push(guestId, { ...frame, balance, balanceFormatted: '' }),
    ).toThrow('balance')
  }
})

test('starts, cancels and ends subscriptions, and steps the calendar to renewals', async () => {
  await order('/subscription', { guestId, kind: 'vxtvabo', does: 'start' })
  const started = (await overview()).subscriptions
  expect(started).toMatchObject([{ kind: 'vxtvabo', isRenewed: true }])
  await order('/step', { days: 31 })
  const renewed = await overview()
  expect(renewed.now).toBe(business.clock.now() + 31 * 86_400_000)
  expect(renewed.bookings[0].key).toContain('renewal/vxtvabo')
  await order('/subscription', { guestId, kind: 'vxtvabo', does: 'cancel' })
  expect((await overview()).subscriptions).toMatchObject([{ isRenewed: false }])
  await order('/subscription', { guestId, kind: 'vxtvabo', does: 'end' })
  expect((await overview()).subscriptions).toEqual([])
})

test('makes links that lead somewhere after a login, within the site only', async () => {
  const { done } = await order('/redirect', { path: '/en/cams/' })
  const token = new URL(done, business.simulator.url).searchParams.get('redirect_token') ?? ''
  expect(business.simulator.platform.redirects.redeem(token)).toBe('/en/cams/')
  expect(await order('/redirect', { path: '//elsewhere.example' })).toMatchObject({ status: 422 })
})

test('drives age checks, one and all', async () => {
  Object.assign(business.account(guestId).guest, { hasAvs: false, avsStatus: 'unknown' })
  expect(await order('/automaticAgeCheck', { automatic: 'off' })).toMatchObject({ status: 200 })
  await order('/ageCheck', { guestId, does: 'begin' })
  expect(await overview()).toMatchObject({
    automatic: 'off',
    ageOf: { status: 'pending', hasAvs: false },
    ageChecks: [{ guestId, status: 'pending' }],
  })
  await order('/ageCheck', { guestId, does: 'reject', message: 'Too dark.' })
  expect((await overview()).ageChecks).toMatchObject([{ status: 'rejected', message: 'Too dark.' }])
  await order('/ageCheck', { guestId, does: 'begin' })
  await order('/ageCheck', { guestId, does: 'accept' })
  expect((await overview()).ageOf).toEqual({ status: 'accepted', hasAvs: true })
  await order('/ageCheck', { guestId, does: 'revoke' })
  expect((await overview()).ageOf.hasAvs).toBe(false)
})

test('shows mails, codes and PINs, and verifies and locks a guest', async () => {
  const account = business.account(guestId)
  business.platform.accounts.sendVerification(account, 'new@example.org')
  expect((await overview()).mails).toMatchObject([{ to: 'new@example.org' }])
  await order('/verifyEmail', { guestId })
  expect(account.guest.email).toBe('new@example.org')
  await order('/redeem', { guestId, code: 'ROSES' })
  const roses = (await overview()).codes.find(({ code }: { code: string }) => code === 'ROSES')
  expect(roses).toMatchObject({ redeemed: 1, reason: 'alreadyRedeemed' })
  const call = { type: 'mobile', countryCode: 'DE', number: '0171 2345678' } as const
  business.platform.pinCalls.startVerification(account, call)
  expect((await overview()).pinCalls).toMatchObject([{ pin: expect.stringMatching(/^\d{6}$/) }])
  expect((await order('?guest=guest2')).pinCalls).toEqual([])
  await order('/lock', { guestId })
  expect(account.guest.isLocked).toBe(true)
})

test('answers and ends voice calls', async () => {
  const [actor] = [...business.simulator.world.performers.values()].filter((one) => one.isOnline)
  business.platform.voiceCalls.start(business.account(guestId), actor?.id ?? '')
  const [{ voicecallIdHash }] = (await overview()).voiceCalls
  await order('/voiceCall', { voicecallIdHash, does: 'answer' })
  expect((await overview()).voiceCalls).toMatchObject([{ state: 'running' }])
  await order('/voiceCall', { voicecallIdHash, does: 'hangUp' })
  expect((await overview()).voiceCalls).toMatchObject([{ state: 'over' }])
})

test.each([
  ['/step', { days: -1 }, 'days'],
  ['/charge', { guestId, coins: 1 }, 'coins'],
  ['/subscription', { guestId, kind: 'gold', does: 'start' }, 'kind'],
  ['/ageCheck', { guestId, does: 'burn' }, 'does'],
  ['/redeem', { guestId, code: 'LASTYEAR' }, 'code'],
])('names the field of a bad order %s', async (path, body, field) => {
  const { status, error } = await order(path, body)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(error.field).toBe(field)
})

test('obeys nobody without the header of the control', async () => {
  const url = `${business.simulator.url}simulator/api/business`
  expect((await fetch(url)).status).toBe(403)
  const body = JSON.stringify({ guestId })
  expect((await fetch(`${url}/lock`, { method: 'POST', body })).status).toBe(403)
  expect(business.account(guestId).guest.isLocked).toBe(false)
})
