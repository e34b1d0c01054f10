import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SteppedClock, steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { ask } from './client.fixtures.ts'
import { createSimulator } from './server.ts'
import type { Simulator } from './simulator.ts'

let clock: SteppedClock
let simulator: Simulator

beforeEach(async () => {
  clock = steppedClock()
  simulator = await createSimulator({ clock })
})
afterEach(() => simulator.stop())

async function tokensOf(guestId?: string): Promise<{ accessToken: string; queryToken: string }> {
  const cookie = guestId && simulator.signIn(guestId).cookie
  return (await ask(simulator, 'session', { ...(cookie && { cookie }) })).json()
}

function post(service: string, body: unknown, headers: Record<string, string>): Promise<Response> {
  return fetch(`${simulator.url}graphql/${service}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const errorOf = async (response: Response) => (await response.json()).errors[0].message

const categories = {
  query: 'query ($language: String!) { categories(language: $language) { slug title } }',
}

async function categoriesIn(language: string) {
  const { queryToken } = await tokensOf()
  const body = { ...categories, variables: { language } }
  const { data } = await (await post('query', body, bearer(queryToken))).json()
  return data.categories as { slug: string; title: string }[]
}

test('answers the categories in the language asked for, else in English', async () => {
  const [de, en, fr] = await Promise.all(['de', 'en', 'fr'].map(categoriesIn))
  expect(en?.length).toBeGreaterThanOrEqual(24)
  expect(de?.map(({ slug }) => slug)).toEqual(en?.map(({ slug }) => slug))
  expect(de).toContainEqual({ slug: 'night-owls', title: 'Nachteulen' })
  expect(en).toContainEqual({ slug: 'night-owls', title: 'Night owls' })
  expect(fr).toEqual(en)
})

test('refuses a query without a valid query token, and names it [NET-12]', async () => {
  const body = { ...categories, variables: { language: 'en' } }
  const missing = await post('query', body, {})
  expect(missing.status).toBe(401)
  expect(await errorOf(missing)).toContain('query token')
  const { accessToken, queryToken } = await tokensOf('guest1')
  const wrong = await post('query', body, bearer(accessToken))
  expect([wrong.status, await errorOf(wrong)]).toEqual([401, 'the query token is wrong'])
  clock.step(3_600_000)
  const late = await post('query', body, bearer(queryToken))
  expect([late.status, await errorOf(late)]).toEqual([401, 'the query token is expired'])
})

test('refuses a query token of a login that has ended', async () => {
  const { accessToken, queryToken } = await tokensOf('guest1')
  await ask(simulator, 'pay/logout', { method: 'POST', token: accessToken })
  const body = { ...categories, variables: { language: 'en' } }
  expect((await post('query', body, bearer(queryToken))).status).toBe(401)
})

const avs = { query: '{ avs { bonusAvailable } }' }

test('tells a guest, and nobody else, whether the bonus of verification is there [NET-11]', async () => {
  simulator.world.account('guest2').guest.hasAvs = false
  for (const [guestId, bonusAvailable] of [
    ['guest1', false],
    ['guest2', true],
  ] as const) {
    const { accessToken } = await tokensOf(guestId)
    const answer = await (await post('guest', avs, bearer(accessToken))).json()
    expect(answer).toEqual({ data: { avs: { bonusAvailable } } })
  }
  const { queryToken } = await tokensOf('guest1')
  expect((await post('guest', avs, {})).status).toBe(401)
  expect((await post('guest', avs, bearer(queryToken))).status).toBe(401)
})

test('names what is wrong with a question', async () => {
  const { accessToken } = await tokensOf('guest1')
  const unknown = await post('guest', { query: '{ unicorns }' }, bearer(accessToken))
  expect(unknown.status).toBe(400)
  expect(await errorOf(unknown)).toContain('Cannot query field "unicorns"')
  const get = await fetch(`${simulator.url}graphql/guest?query={avs{bonusAvailable}}`)
  expect(get.status).toBe(405)
  const form = await post('guest', avs, {
    ...bearer(accessToken),
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(form.status).toBe(415)
  const padding = 'x'.repeat(70_000)
  expect((await post('guest', { ...avs, padding }, bearer(accessToken))).status).toBe(413)
})

test('refuses pages of a foreign origin, and lets faults strike', async () => {
  const { accessToken } = await tokensOf('guest1')
  const headers = bearer(accessToken)
  const foreign = await post('guest', avs, { ...headers, origin: 'http://evil.example' })
  expect(foreign.status).toBe(403)
  simulator.setFault('*', 'httpStatus', { path: '/graphql/*', status: 503, next: 1 })
  expect((await post('guest', avs, headers)).status).toBe(503)
  expect((await post('guest', avs, headers)).status).toBe(200)
})
