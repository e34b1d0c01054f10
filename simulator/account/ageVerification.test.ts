import { expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'

const business = testBusiness()
const ageChecks = () => business.platform.ageChecks

function unverified(guestId: string) {
  const account = business.account(guestId)
  Object.assign(account.guest, { hasAvs: false, avsStatus: 'unknown' })
  return account
}

test('is pending until it is accepted by itself after 30 s, which brings the bonus once', async () => {
  const account = unverified('guest2')
  const { balance } = account.guest
  const client = await business.connect('guest2')
  expect(ageChecks().begin(account)).toBe(ageChecks().begin(account))
  expect(account.guest.avsStatus).toBe('pending')
  business.platform.calendar.step(29_999)
  expect(account.guest.hasAvs).toBe(false)
  business.platform.calendar.step(1)
  expect(account.guest).toMatchObject({ hasAvs: true, balance: balance + 20 })
  expect((await client.arrived()).map(({ type }) => type)).toEqual([
    'avsPending',
    'guestBalance',
    'avsSet',
  ])
  expect(() => ageChecks().begin(account)).toThrow('verified already')
  ageChecks().revoke('guest2')
  expect(await client.arrived()).toMatchObject([{ type: 'avsRevoked' }])
  ageChecks().begin(account)
  ageChecks().decide('guest2', { isAccepted: true })
  expect(account.guest).toMatchObject({ hasAvs: true, balance: balance + 20 })
})

test('tells the guest why a check is rejected', async () => {
  const account = unverified('guest2')
  const client = await business.connect('guest2')
  ageChecks().begin(account)
  expect(() => ageChecks().decide('guest2', { isAccepted: false, message: ' ' })).toThrow(
    expect.objectContaining({ field: 'message' }),
  )
  ageChecks().decide('guest2', { isAccepted: false, message: 'The document has expired.' })
  expect(await client.arrived()).toMatchObject([
    { type: 'avsPending' },
    { type: 'avsRejected', message: 'The document has expired.' },
  ])
  expect(account.guest.avsRejectMessage).toBe('The document has expired.')
  business.platform.calendar.step(60_000)
  expect(account.guest.hasAvs).toBe(false)
  expect(() => ageChecks().decide('guest2', { isAccepted: true })).toThrow(
    expect.objectContaining({ status: 404 }),
  )
})

test('decides by itself as it is told to, or not at all', () => {
  const account = unverified('guest2')
  ageChecks().automatic = 'off'
  ageChecks().begin(account)
  business.platform.calendar.step(3_600_000)
  expect(account.guest.avsStatus).toBe('pending')
  ageChecks().decide('guest2', { isAccepted: false, message: 'No.' })
  ageChecks().automatic = 'reject'
  ageChecks().begin(account)
  business.platform.calendar.step(30_000)
  expect(account.guest.avsStatus).toBe('rejected')
})

test('decides what was pending from the beginning', () => {
  const account = unverified('guest2')
  account.guest.avsStatus = 'pending'
  ageChecks().decide('guest2', { isAccepted: true })
  expect(account.guest.hasAvs).toBe(true)
})

const request = (forwardUrl: string) =>
  `mutation { avs { requestAvs(forwardUrl: ${JSON.stringify(forwardUrl)}) { url } } }`

test('leads to the provider and back to the site, where the check is pending [AVS-12]', async () => {
  const account = unverified('guest2')
  const { accessToken } = business.simulator.signIn('guest2')
  const forwardUrl = `${business.simulator.url}en/profile/`
  const { data } = await business.ask('guest', request(forwardUrl), accessToken)
  const { url } = (data as { avs: { requestAvs: { url: string } } }).avs.requestAvs
  expect(new URL(url).origin).toBe(new URL(business.simulator.payUrl).origin)
  const page = await fetch(url)
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const check = new URL(url).searchParams.get('check') ?? ''
  expect(await page.text()).toContain(`value="${check}"`)
  expect(account.guest.avsStatus).toBe('unknown')

  const post = (proof: string, headers: Record<string, string> = {}) =>
    fetch(url.split('?')[0] ?? '', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ check, proof }).toString(),
    })
  expect((await post('document', { origin: 'http://evil.example' })).status).toBe(403)
  const back = await post('none')
  expect([back.status, back.headers.get('location')]).toEqual([303, forwardUrl])
  expect(account.guest.avsStatus).toBe('unknown')
  await post('document')
  await post('document')
  expect(account.guest.avsStatus).toBe('pending')
  expect(ageChecks().list()).toHaveLength(1)
})

test('leads back nowhere else, and opens for no invented check [AVS-12]', async () => {
  unverified('guest2')
  const { accessToken } = business.simulator.signIn('guest2')
  for (const address of ['http://evil.example/', 'javascript:alert(1)', '/en/', '']) {
    const { errors } = await business.ask('guest', request(address), accessToken)
    expect(errors[0]?.message).toContain('forwardUrl')
  }
  const { status, data } = await business.ask('guest', request(business.simulator.url))
  expect([status, data]).toEqual([401, null])
  const invented = await fetch(`${business.simulator.payUrl}provider/age-check?check=1`)
  expect(invented.status).toBe(404)
})

test('offers the bonus until it was given [AVS-13]', async () => {
  const account = unverified('guest2')
  const { accessToken } = business.simulator.signIn('guest2')
  const isAvailable = async () =>
    (await business.ask('guest', '{ avs { bonusAvailable } }', accessToken)).data
  expect(await isAvailable()).toEqual({ avs: { bonusAvailable: true } })
  ageChecks().begin(account)
  ageChecks().decide('guest2', { isAccepted: true })
  ageChecks().revoke('guest2')
  expect(await isAvailable()).toEqual({ avs: { bonusAvailable: false } })
})
