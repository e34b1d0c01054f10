import { expect, test } from 'vitest'
import { guest } from '../../fixtures/account/guest.fixtures.ts'
import { anonymousGuest, type GuestState } from '../../machines/account/guest/guest.state.ts'
import { createCredentialStore } from '../core/credentials.ts'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { createRequestService } from '../core/request.service.ts'
import { secretCredentials } from '../core/slot.fixtures.ts'
import { createSessionService } from './session.service.ts'

function createSession(answer: object, status = 200) {
  const { environment, outside } = fakeEnvironment()
  outside.answer = () => Response.json(answer, { status })
  const store = createCredentialStore()
  const settings = { restUrl: 'https://platform.example/rest/v1/', ver: 'v7', language: 'en' }
  const request = createRequestService(environment, () => settings, store.read)
  return { session: createSessionService(request, store), store, outside }
}

const { guestId, ...tokens } = secretCredentials
const sessionAnswer = (overrides: object = {}) => ({
  ...tokens,
  expiresIn: 3600,
  guest: guest({ id: guestId }),
  ...overrides,
})

test('asks with credentials who the visitor is and keeps the tokens to itself', async () => {
  const { session, store, outside } = createSession(sessionAnswer())
  const answer = await session.loadSession()
  expect(outside.requests[0]?.url.pathname).toBe('/rest/v1/session')
  expect(outside.requests[0]?.init.credentials).toBe('include')
  expect(answer).toEqual({ guest: guest({ id: guestId }), expiresIn: 3600 })
  expect(JSON.stringify(answer)).not.toContain('secret')
  expect(store.read()).toEqual(secretCredentials)
})

test('knows an anonymous visitor by the access token that is null', async () => {
  const anonymous = { ...sessionAnswer(), accessToken: null, guest: anonymousGuest }
  const { session, store } = createSession(anonymous)
  expect((await session.loadSession()).guest.isLoggedIn).toBe(false)
  expect(store.read()).toMatchObject({ accessToken: null, guestId: null })
})

test.each([
  [401, null],
  [403, secretCredentials.accessToken],
  [500, secretCredentials.accessToken],
])('after an answer with %i the access token is %j', async (status, accessToken) => {
  const { session, store } = createSession({}, status)
  store.keep(secretCredentials)
  await expect(session.loadSession()).rejects.toMatchObject({ status })
  expect(store.read().accessToken).toBe(accessToken)
})

test.each(Object.keys(guest()) as (keyof GuestState)[])(
  'names the call and the field when the guest lacks %s',
  async (field) => {
    const { [field]: _, ...incomplete } = guest()
    const { session, store } = createSession(sessionAnswer({ guest: incomplete }))
    await expect(session.loadSession()).rejects.toThrow(
      `the answer to session lacks a valid 'guest.${field}'`,
    )
    expect(store.read().accessToken).toBeNull()
  },
)

test('takes the gifts bought by their number, and nothing else for a number [GST-11]', async () => {
  const boughtGifts = { rose: 3, tiara: 0 }
  const { session } = createSession(sessionAnswer({ guest: guest({ id: guestId, boughtGifts }) }))
  expect((await session.loadSession()).guest.boughtGifts).toEqual(boughtGifts)
  for (const wrong of ['3', null, -1, 1.5]) {
    const answer = sessionAnswer({
      guest: { ...guest({ id: guestId }), boughtGifts: { rose: wrong } },
    })
    await expect(createSession(answer).session.loadSession()).rejects.toThrow(
      "the answer to session lacks a valid 'guest.boughtGifts.rose'",
    )
  }
})

test.each([
  ['accessToken', { accessToken: null }],
  ['accessToken', { guest: anonymousGuest }],
  ['guest.id', { guest: guest({ id: null }) }],
  ['expiresIn', { expiresIn: -1 }],
  ['expiresIn', { expiresIn: undefined }],
  ['queryToken', { queryToken: 5 }],
])('refuses a session that contradicts itself in %s', async (field, overrides) => {
  const { session } = createSession(sessionAnswer(overrides))
  await expect(session.loadSession()).rejects.toThrow(
    `the answer to session lacks a valid '${field}'`,
  )
})

test('loads the balance without payload and takes three fields of it [GST-24]', async () => {
  const balance = { balance: 12.5, balanceFormatted: '12', isPayingCustomer: true }
  const { session, outside } = createSession({ ...balance, surprise: 1 })
  expect(await session.loadBalance()).toEqual(balance)
  const request = outside.requests[0]
  expect(request?.init.method).toBe('GET')
  expect(request?.url.pathname).toBe('/rest/v1/getGuestBalance')
  expect([...(request?.url.searchParams.keys() ?? [])]).toEqual(['language', 'ver', 'access_token'])
})

test('logs out with POST pay/logout, with credentials and without a body [LGN-29]', async () => {
  const { session, store, outside } = createSession({ data: { url: null } })
  store.keep(secretCredentials)
  await session.logOut()
  const request = outside.requests[0]
  expect(request?.url.pathname).toBe('/rest/v1/pay/logout')
  expect(request?.init).toMatchObject({ method: 'POST', credentials: 'include' })
  expect(request?.init.body).toBeUndefined()
  expect(request?.headers.get('authorization')).toBe(`Bearer ${secretCredentials.accessToken}`)
  expect(store.read().accessToken).toBeNull()
})

test('forgets the tokens though the platform could not be told of the logout', async () => {
  const { session, store } = createSession({}, 500)
  store.keep(secretCredentials)
  await expect(session.logOut()).rejects.toThrow('')
  expect(store.read()).toMatchObject({ accessToken: null, queryToken: null, feedToken: null })
})

test('keeps no tokens of an answer that nobody waits for any more', async () => {
  const { session, store, outside } = createSession(sessionAnswer())
  const caller = new AbortController()
  outside.answer = () => {
    queueMicrotask(() => caller.abort())
    return Response.json(sessionAnswer())
  }
  await expect(session.loadSession(caller.signal)).rejects.toThrow()
  expect(store.read().accessToken).toBeNull()
})
