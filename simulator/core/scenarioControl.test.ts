import { expect, test } from 'vitest'
import { testBusiness } from './business.fixtures.ts'

const business = testBusiness()

function ask(path: string, body?: string, headers = { 'x-limelight-simulator': '1' }) {
  const url = `${business.simulator.url}simulator/api/${path}`
  return fetch(url, { method: body === undefined ? 'GET' : 'POST', headers, ...(body && { body }) })
}

async function order(path: string, body: unknown) {
  const answer = await ask(path, typeof body === 'string' ? body : JSON.stringify(body))
  return { status: answer.status, ...(await answer.json()) }
}

const latest = async () => (await (await ask('scenarios')).json()).latest

test('offers scenarios, starts one, tells how far it is, and stops it', async () => {
  const { scenarios } = await (await ask('scenarios')).json()
  expect(scenarios).toContainEqual({
    name: 'ageCheckIsAccepted',
    title: 'An age check is accepted',
    describe: expect.any(String),
    lasts: 8_000,
    isForOne: true,
  })
  expect(await latest()).toBeNull()
  await order('scenarios/start', { name: 'ageCheckIsAccepted', to: 'guest3' })
  business.clock.step(2_000)
  expect(await latest()).toEqual({
    name: 'ageCheckIsAccepted',
    title: 'An age check is accepted',
    to: 'guest3',
    state: 'running',
    elapsed: 2_000,
    lasts: 8_000,
    steps: [
      { at: 0, says: 'The check is pending', isDone: true },
      { at: 6_000, says: 'The check is accepted', isDone: false },
    ],
    failure: null,
  })
  await order('scenarios/stop', {})
  expect((await latest()).state).toBe('stopped')
})

test.each([
  [{ name: 'moonrise', to: '*' }, 422, 'name', 'there is no scenario moonrise; there are conn'],
  [{ name: 'toString', to: '*' }, 422, 'name', 'there is no scenario toString'],
  [{ name: 'slowPhone' }, 422, 'to', 'to: is missing'],
  [{ name: 'slowPhone', to: 'guest1', speed: 2 }, 422, 'speed', 'speed: is not a field here'],
  [
    { name: 'ageCheckIsAccepted', to: '*' },
    422,
    'to',
    'is for one guest: name one, such as guest1',
  ],
  [{ name: 'ageCheckIsAccepted', to: 'guest1' }, 409, 'to', 'Choose another guest.'],
  [{ name: 'slowPhone', to: 'guest0' }, 404, undefined, 'there is no guest guest0; guests are'],
  ['{ "name": ', 422, 'body', 'body: is not JSON; send one JSON object'],
])(
  'says what is wrong with %j, where, and what would be right',
  async (body, status, field, says) => {
    const refused = await order('scenarios/start', body)
    expect(refused.status).toBe(status)
    expect(refused.error.field).toBe(field)
    expect(refused.error.message).toContain(says)
    expect(await latest()).toBeNull()
  },
)

test('runs one scenario at a time', async () => {
  await order('scenarios/start', { name: 'slowPhone', to: 'guest1' })
  const second = await order('scenarios/start', { name: 'platformRestarts', to: '*' })
  expect(second.status).toBe(409)
  expect(second.error.message).toBe('name: “A slow phone network” runs for guest1: stop it first')
  expect(await latest()).toMatchObject({ name: 'slowPhone', state: 'running' })
  business.clock.step(90_000)
  expect((await order('scenarios/start', { name: 'platformRestarts', to: '*' })).status).toBe(200)
})

test('a reset stops the scenario with its faults, and one order ends every fault', async () => {
  await order('scenarios/start', { name: 'slowPhone', to: 'guest1' })
  await order('reset', {})
  expect((await latest()).state).toBe('stopped')
  expect(business.simulator.faults.list()).toEqual([])
  for (const to of ['*', 'guest2']) business.simulator.setFault(to, 'withholdPongs', {})
  expect(await order('faults/end', {})).toMatchObject({ status: 200, faults: [] })
  expect(business.simulator.faults.isIdle()).toBe(true)
})

test('starts nothing for a request without the header, or from another origin', async () => {
  const body = JSON.stringify({ name: 'slowPhone', to: '*' })
  const { origin } = new URL(business.simulator.payUrl)
  const foreign = { 'x-limelight-simulator': '1', origin }
  const bare = { 'x-limelight-simulator': '' }
  for (const headers of [foreign, bare]) {
    for (const path of ['scenarios/start', 'scenarios/stop', 'faults/end']) {
      expect((await ask(path, body, headers)).status).toBe(403)
    }
  }
  expect(await latest()).toBeNull()
})
