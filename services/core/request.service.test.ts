import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AnswerInvalid } from './answer.ts'
import { createCredentialStore } from './credentials.ts'
import { fakeEnvironment } from './environment.fixtures.ts'
import { createRequestService, RequestFailed } from './request.service.ts'

const restUrl = 'https://platform.example/rest/v1/'
const token = 'secret-access-token'

function createRequest({ accessToken = token as string | null } = {}) {
  const { environment, outside } = fakeEnvironment()
  const request = createRequestService(
    environment,
    () => ({ restUrl, ver: 'v7', language: 'de' }),
    () => ({ accessToken, queryToken: null, feedToken: null, guestId: '7' }),
  )
  return { request, outside, sent: () => outside.requests[0] ?? expect.unreachable('no request') }
}

async function rejection(work: Promise<unknown>): Promise<Error> {
  const error = await work.then(
    () => expect.unreachable('the call succeeded'),
    (reason: unknown) => reason,
  )
  return error instanceof Error ? error : expect.unreachable('no Error was thrown')
}

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'sends the data of a %s as a JSON body [NET-4]',
  async (method) => {
    const { request, sent } = createRequest()
    await request.tell({ path: 'redeemBonus', method, data: { code: 'A B', list: [1] } })
    expect(sent().init.method).toBe(method)
    expect(sent().init.body).toBe('{"code":"A B","list":[1]}')
    expect(sent().headers.get('content-type')).toBe('application/json')
    expect(sent().url.searchParams.has('code')).toBe(false)
  },
)

function createEarlyRequest() {
  const { environment, outside } = fakeEnvironment()
  const store = createCredentialStore()
  const settings = { restUrl, ver: 'v7', language: 'de' }
  const request = createRequestService(environment, () => settings, store.read, store.known)
  return { request, outside, store }
}

const settled = () => new Promise((done) => setImmediate(done))
const session = { accessToken: token, queryToken: null, feedToken: null, guestId: '7' }

test('asks for what belongs to the guest once it is known who is here, with their token', async () => {
  const { request, outside, store } = createEarlyRequest()
  const answered = request.tell({ path: 'messenger/channel/7', isOfGuest: true })
  await settled()
  expect(outside.requests).toEqual([])
  store.keep(session)
  await answered
  expect(outside.requests[0]?.headers.get('authorization')).toBe(`Bearer ${token}`)
})

test('asks for everything else at once', async () => {
  const { request, outside } = createEarlyRequest()
  await request.tell({ path: 'reporting/main' })
  expect(outside.requests).toHaveLength(1)
})

test('waits no longer than for an answer to know who is here, nor when it is given up', async () => {
  const { request, outside } = createEarlyRequest()
  const late = rejection(request.tell({ path: 'messenger/channel/7', isOfGuest: true }))
  outside.clock.step(30_000)
  expect(await late).toBeInstanceOf(RequestFailed)
  const call = { path: 'messenger/channel/7', isOfGuest: true, signal: AbortSignal.abort() }
  expect(await rejection(request.tell(call))).toBeInstanceOf(RequestFailed)
  expect(outside.requests).toEqual([])
})

test('sends no body with a POST without data', async () => {
  const { request, sent } = createRequest()
  await request.tell({ path: 'pay/logout', method: 'POST' })
  expect(sent().init.body).toBeUndefined()
  expect(sent().headers.has('content-type')).toBe(false)
})

test('sends the data of a GET as its query string, without a body [NET-5]', async () => {
  const { request, sent } = createRequest()
  await request.tell({ path: 'actor/list', data: { q: 'ä&b', page: 2, on: true, off: null } })
  expect(sent().url.searchParams.get('q')).toBe('ä&b')
  expect(sent().url.searchParams.get('page')).toBe('2')
  expect(sent().url.searchParams.get('on')).toBe('true')
  expect(sent().url.searchParams.has('off')).toBe(false)
  expect(sent().init.method).toBe('GET')
  expect(sent().init.body).toBeUndefined()
})

test('carries the access token in the Authorization header when there is one [NET-6]', async () => {
  const { request, sent } = createRequest()
  await request.tell({ path: 'getGuestBalance' })
  expect(sent().headers.get('authorization')).toBe(`Bearer ${token}`)
})

test('has no Authorization header without an access token [NET-6]', async () => {
  const { request, sent } = createRequest({ accessToken: null })
  await request.tell({ path: 'getGuestBalance' })
  expect(sent().headers.has('authorization')).toBe(false)
})

test.each([
  { credentials: true, expected: 'include' },
  { credentials: false, expected: 'omit' },
  { credentials: undefined, expected: 'omit' },
])('with the option $credentials the credentials are $expected [NET-7]', async (row) => {
  const { request, sent } = createRequest()
  await request.tell({ path: 'session', credentials: row.credentials })
  expect(sent().init.credentials).toBe(row.expected)
})

test.each([
  { method: 'GET' as const, accessToken: token, expected: token },
  { method: 'POST' as const, accessToken: token, expected: token },
  { method: 'GET' as const, accessToken: null, expected: '' },
])('puts language, ver and access_token on every url, $method [NET-8]', async (row) => {
  const { request, sent } = createRequest({ accessToken: row.accessToken })
  await request.tell({ path: 'profile?view=full', method: row.method, data: { a: 1 } })
  expect(sent().url.searchParams.get('view')).toBe('full')
  expect(sent().url.searchParams.get('language')).toBe('de')
  expect(sent().url.searchParams.get('ver')).toBe('v7')
  expect(sent().url.searchParams.get('access_token')).toBe(row.expected)
})

test.each([300, 400, 401, 404, 422, 500, 503])(
  'fails without a message when the answer is %i [NET-9]',
  async (status) => {
    const { request, outside } = createRequest()
    outside.answer = () => Response.json({ error: { message: 'the platform says' } }, { status })
    const error = await rejection(request.ask({ path: 'session' }, v.unknown()))
    expect(error).toBeInstanceOf(RequestFailed)
    expect(error.message).toBe('')
  },
)

test('fails without a message or a cause when the network does', async () => {
  const { request, outside } = createRequest()
  outside.answer = ({ url }) => Promise.reject(new TypeError(`cannot reach ${url}`))
  const error = await rejection(request.tell({ path: 'session' }))
  expect(error).toBeInstanceOf(RequestFailed)
  expect(error.message).toBe('')
  expect(error.cause).toBeUndefined()
})

test.each([
  ['getGuestBalance', `${restUrl}getGuestBalance`],
  ['pay/loginSuccess', `${restUrl}pay/loginSuccess`],
  ['/phoenix/search', 'https://platform.example/phoenix/search'],
])('reaches %s under the rest url unless its path is absolute [NET-10]', async (path, expected) => {
  const { request, sent } = createRequest()
  await request.tell({ path })
  expect(sent().url.origin + sent().url.pathname).toBe(expected)
})

test.each(['https://thief.example/', '//thief.example/x'])(
  'sends nothing to %s, which is not the platform',
  async (path) => {
    const { request, outside } = createRequest()
    const error = await rejection(request.tell({ path }))
    expect(error.message).toContain('leads away from the platform')
    expect(outside.requests).toEqual([])
  },
)

test('gives the answer as its schema reads it, without fields that nobody knows', async () => {
  const { request, outside } = createRequest()
  outside.answer = () => Response.json({ balance: 4, surprise: true })
  await expect(request.ask({ path: 'x' }, v.object({ balance: v.number() }))).resolves.toEqual({
    balance: 4,
  })
})

test('names call and field of an answer that breaks its contract, and no value', async () => {
  const { request, outside } = createRequest()
  outside.answer = () => Response.json({ guest: { name: 4711 } })
  const schema = v.object({ guest: v.object({ name: v.string() }) })
  const error = await rejection(request.ask({ path: 'session' }, schema))
  expect(error).toBeInstanceOf(AnswerInvalid)
  expect(error.message).toBe("the answer to session lacks a valid 'guest.name'")
})

test('names the call whose answer is not JSON and quotes nothing of it', async () => {
  const { request, outside } = createRequest()
  outside.answer = () => new Response(`<html>${token}</html>`)
  const error = await rejection(request.ask({ path: 'session' }, v.unknown()))
  expect(error.message).toBe('the answer to session is not JSON')
})

test('gives up an answer that does not come within 30 s', async () => {
  const { request, outside } = createRequest()
  outside.answer = ({ init }) => untilAborted(init)
  const failure = rejection(request.tell({ path: 'session' }))
  await Promise.resolve()
  outside.clock.step(29_999)
  expect(outside.requests[0]?.init.signal?.aborted).toBe(false)
  outside.clock.step(1)
  expect(await failure).toBeInstanceOf(RequestFailed)
})

test('leaves no timer behind when the answer came', async () => {
  const { request, outside } = createRequest()
  await request.tell({ path: 'session' })
  expect(outside.clock.pending()).toBe(0)
})

test('aborts the request when the caller does', async () => {
  const { request, outside } = createRequest()
  outside.answer = ({ init }) => untilAborted(init)
  const caller = new AbortController()
  const failure = rejection(request.tell({ path: 'session', signal: caller.signal }))
  caller.abort()
  expect(await failure).toBeInstanceOf(RequestFailed)
})

function untilAborted({ signal }: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}
