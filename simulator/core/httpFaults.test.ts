import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SteppedClock, steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { ask, until } from './client.fixtures.ts'
import { matches } from './httpFaults.ts'
import { createSimulator } from './server.ts'
import type { Simulator } from './simulator.ts'

const session = '/rest/v1/session'

let clock: SteppedClock
let simulator: Simulator

beforeEach(async () => {
  clock = steppedClock()
  simulator = await createSimulator({ clock })
})
afterEach(() => simulator.stop())

test('fails requests to the path, and only so many', async () => {
  simulator.setFault('*', 'httpStatus', { path: session, status: 503, next: 1 })
  expect((await ask(simulator, 'unicorns')).status).toBe(404)
  expect((await ask(simulator, 'session')).status).toBe(503)
  expect((await ask(simulator, 'session')).status).toBe(200)
})

test('fails the requests of one guest', async () => {
  simulator.setFault('guest2', 'httpStatus', { path: '/rest/*', status: 500 })
  const statusOf = async (guestId: string) =>
    (await ask(simulator, 'session', { cookie: simulator.signIn(guestId).cookie })).status
  expect(await statusOf('guest1')).toBe(200)
  expect(await statusOf('guest2')).toBe(500)
})

test('answers late by the clock', async () => {
  simulator.setFault('*', 'httpSlow', { path: session, ms: 3_000 })
  const timers = clock.pending()
  let status = 0
  const answered = ask(simulator, 'session').then((response) => {
    status = response.status
  })
  await until(() => clock.pending() > timers)
  clock.step(2_999)
  await ask(simulator, 'unicorns')
  expect(status).toBe(0)
  clock.step(1)
  await answered
  expect(status).toBe(200)
})

test('works on a request, and cuts the connection before its answer', async () => {
  simulator.setFault('*', 'httpLost', { path: '/rest/v1/actor/*', next: 1 })
  const { accessToken } = simulator.signIn('guest1')
  const headers = { authorization: `Bearer ${accessToken}` }
  const body = JSON.stringify({ actorId: 'actor5', comment: 'Likes jazz' })
  const url = `${simulator.url}rest/v1/actor/storeActorNote?language=en&ver=1&access_token=${accessToken}`
  const store = () => fetch(url, { method: 'POST', headers, body })
  await expect((await store()).text()).rejects.toThrow(TypeError)
  expect(simulator.world.account('guest1').actorNotes.get('actor5')).toBe('Likes jazz')
  expect((await store()).status).toBe(200)
})

test('cuts an answer in half', async () => {
  simulator.setFault('*', 'httpMalformed', { path: session })
  const response = await ask(simulator, 'session')
  expect(response.status).toBe(200)
  await expect(response.json()).rejects.toThrow(SyntaxError)
})

test('leaves a field out', async () => {
  simulator.setFault('*', 'httpMissingField', { path: session, field: 'guest' })
  const answer = await (await ask(simulator, 'session')).json()
  expect(Object.keys(answer)).toEqual(['accessToken', 'queryToken', 'feedToken', 'expiresIn'])
})

test('strikes the configuration too', async () => {
  simulator.setFault('*', 'httpMissingField', { path: '/config.json', field: 'restUrl' })
  const config = await (await fetch(`${simulator.url}config.json`)).json()
  expect(config).not.toHaveProperty('restUrl')
  expect(config).toHaveProperty('payUrl')
})

test('strikes the payment client’s login too', async () => {
  simulator.setFault('*', 'httpStatus', { path: '/api/login', status: 503 })
  const logIn = () => fetch(`${simulator.payUrl}api/login`, { method: 'POST', body: '{}' })
  expect((await logIn()).status).toBe(503)
  simulator.setFault('*', 'httpStatus', null)
  expect((await logIn()).status).toBe(422)
})

test('matches paths by pattern', () => {
  expect(matches('/rest/*/session', '/rest/v1/session')).toBe(true)
  expect(matches('/rest/v1/session', '/rest/v1/sessions')).toBe(false)
  expect(matches('/rest/v1.session', '/rest/v1/session')).toBe(false)
})
