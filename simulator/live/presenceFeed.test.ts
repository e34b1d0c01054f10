import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ask, until } from '../core/client.fixtures.ts'
import { createSimulator } from '../core/server.ts'
import type { Simulator } from '../core/simulator.ts'

let simulator: Simulator

beforeEach(async () => {
  simulator = await createSimulator()
})
afterEach(() => simulator.stop())

const subscription =
  'subscription ($ids: [ID!]!) { modelPresence(ids: $ids) { id isOnline freeChat } }'

async function queryTokenOf(guestId: string): Promise<string> {
  const { cookie } = simulator.signIn(guestId)
  return (await (await ask(simulator, 'session', { cookie })).json()).queryToken
}

/** A guest's side of the feed. */
async function open(authorization?: string, origin?: string) {
  const url = `${simulator.url.replace('http', 'ws')}graphql/query`
  const socket = new WebSocket(url, 'graphql-transport-ws', origin ? { origin } : {})
  const told: { type: string; id?: string; payload?: unknown }[] = []
  socket.on('message', (data) => told.push(JSON.parse(String(data))))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const send = (message: object) => socket.send(JSON.stringify(message))
  send({ type: 'connection_init', payload: { authorization } })
  return {
    closed,
    told,
    send,
    subscribe: (id: string, ids: string[]) =>
      send({ type: 'subscribe', id, payload: { query: subscription, variables: { ids } } }),
    presences: () =>
      told.flatMap(({ type, payload }) =>
        type === 'next'
          ? [(payload as { data: { modelPresence: object } }).data.modelPresence]
          : [],
      ),
  }
}

async function openAs(guestId = 'guest1') {
  const feed = await open(`Bearer ${await queryTokenOf(guestId)}`)
  await until(() => feed.told.length === 1)
  return feed
}

test('tells how it is, and each change, of those who are asked for', async () => {
  const { performers } = simulator.platform
  performers.setOnline('actor3', true)
  const feed = await openAs()
  feed.subscribe('1', ['actor3', 'nobody'])
  await until(() => feed.presences().length === 1)
  performers.setOnline('actor4', !simulator.world.performers.get('actor4')?.isOnline)
  performers.setOnline('actor3', false)
  await until(() => feed.presences().length === 2)
  expect(feed.presences()).toEqual([
    expect.objectContaining({ id: 'actor3', isOnline: true }),
    { id: 'actor3', isOnline: false, freeChat: false },
  ])
})

test('whoever leaves a subscription is told nothing more of it', async () => {
  const { performers } = simulator.platform
  performers.setOnline('actor3', true)
  performers.setOnline('actor4', true)
  const feed = await openAs()
  feed.subscribe('1', ['actor3'])
  await until(() => feed.presences().length === 1)
  feed.subscribe('2', ['actor4'])
  feed.send({ type: 'complete', id: '1' })
  feed.send({ type: 'ping' })
  await until(() => feed.told.some(({ type }) => type === 'pong'))
  performers.setOnline('actor3', false)
  performers.setOnline('actor4', false)
  await until(() => feed.presences().length === 3)
  expect(feed.presences().at(-1)).toMatchObject({ id: 'actor4', isOnline: false })
})

test('a free show is told to the guest for whom it is, as lists tell it', async () => {
  const { performers } = simulator.platform
  const account = simulator.world.account('guest1')
  const [channel] = account.channels
  const actorId = channel?.actorId ?? expect.unreachable('there is a channel')
  performers.setOnline(actorId, true)
  performers.setFreeShow(actorId, false)
  const feed = await openAs()
  feed.subscribe('1', [actorId])
  await until(() => feed.presences().length === 1)
  performers.setFreeShow(actorId, true, 'guest1')
  await until(() => feed.presences().length === 2)
  expect(feed.presences().at(-1)).toMatchObject({ id: actorId, freeChat: true })
})

test('is closed without a token, with a wrong one, and to pages of other origins', async () => {
  expect(await (await open()).closed).toBe(4401)
  expect(await (await open('Bearer forged')).closed).toBe(4403)
  await expect(open(undefined, 'https://elsewhere.example')).rejects.toThrow('403')
})

test('takes no more than 200 performers, four subscriptions and so many connections at a time', async () => {
  const feed = await openAs()
  const refused = () =>
    feed.told
      .filter(({ payload }) => JSON.stringify(payload)?.includes('at most'))
      .map(({ id }) => id)
  feed.subscribe(
    'many',
    Array.from({ length: 201 }, (_, at) => `actor${at}`),
  )
  await until(() => refused().length === 1)
  for (const id of ['1', '2', '3', '4', '5']) feed.subscribe(id, ['actor3'])
  await until(() => refused().length === 2)
  expect(refused()).toEqual(['many', '5'])

  const small = await createSimulator({ mostConnections: 1 })
  const url = `${small.url.replace('http', 'ws')}graphql/query`
  const first = new WebSocket(url, 'graphql-transport-ws')
  await new Promise((resolve) => first.once('open', resolve))
  const second = new WebSocket(url, 'graphql-transport-ws')
  const refusal = new Promise<Error>((resolve) => second.once('error', resolve))
  expect((await refusal).message).toContain('503')
  await small.stop()
})

test('can be cut, and falls silent', async () => {
  const cut = await openAs()
  expect(simulator.closeConnections('guest1', 1011)).toBe(1)
  expect(await cut.closed).toBe(1011)
  const silent = await openAs()
  simulator.setFault('*', 'halfOpen', {})
  silent.send({ type: 'ping' })
  silent.subscribe('1', ['actor3'])
  for (let round = 0; round < 5; round++) await ask(simulator, 'session')
  expect(silent.told).toHaveLength(1)
  simulator.setFault('*', 'halfOpen', null)
  expect(await silent.closed).toBe(1006)
})
