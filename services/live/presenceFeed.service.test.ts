import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { fromCallback } from 'xstate'
import { until } from '../../simulator/core/client.fixtures.ts'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { runSlot, secretCredentials } from '../core/slot.fixtures.ts'
import { createModelPresenceWork } from './presenceFeed.service.ts'

const connectTimeout = 15_000
const pingPause = 20_000
const pongTimeout = 5_000

const platform = eachTestItsServices()

/** The feed before the simulator, on a real socket; its clock stands still. */
async function open() {
  const { environment, outside, credentials } = await platform.begin({ guestId: 'guest1' })
  const sockets: WebSocket[] = []
  const work = createModelPresenceWork(
    {
      ...environment,
      openSocket(url, protocol) {
        const socket = new WebSocket(url, protocol)
        sockets.push(socket)
        return socket
      },
    },
    () => `${platform.simulator.url}graphql/query`,
    credentials,
  )
  const slot = runSlot(fromCallback(work))
  await until(() => slot.reported.length > 0)
  expect(slot.reported).toEqual([{ type: 'modelPresence.connected' }])
  return {
    slot,
    clock: outside.clock,
    want: (...ids: string[]) => slot.tell({ type: 'modelPresence.wanted', ids }),
    told: () =>
      slot.reported.flatMap(({ type, actorId, isOnline }) =>
        type === 'modelPresence.told' ? [[actorId, isOnline]] : [],
      ),
    closings: () => slot.reported.filter(({ type }) => type === 'modelPresence.closed'),
  }
}

test('reports how it is and each change, and nothing again that is known when the set is renewed', async () => {
  const { performers } = platform.simulator.platform
  performers.setOnline('actor3', true)
  performers.setOnline('actor4', true)
  const { want, told } = await open()
  want('actor3')
  await until(() => told().length === 1)
  want('actor3', 'actor4')
  await until(() => told().length === 2)
  performers.setOnline('actor3', false)
  await until(() => told().length === 3)
  expect(told()).toEqual([
    ['actor3', true],
    ['actor4', true],
    ['actor3', false],
  ])
})

test('notices by its pings that the other end is gone without a word', async () => {
  const { clock, closings } = await open()
  platform.simulator.setFault('*', 'halfOpen', {})
  clock.step(pingPause + pongTimeout - 1)
  expect(closings()).toHaveLength(0)
  clock.step(1)
  expect(closings()).toEqual([{ type: 'modelPresence.closed', reason: 'closed with 4499' }])
})

test('asks anew for the same after an outage, and hears what was missed', async () => {
  const { performers } = platform.simulator.platform
  performers.setOnline('actor3', true)
  const first = await open()
  first.want('actor3')
  await until(() => first.told().length === 1)
  platform.simulator.closeConnections('*', 1011)
  await until(() => first.closings().length === 1)
  expect(first.closings()[0]?.reason).toBe('closed with 1011')
  performers.setOnline('actor3', false)
  const second = await open()
  second.want('actor3')
  await until(() => second.told().length === 1)
  expect(second.told()).toEqual([['actor3', false]])
})

test('does not try without a token, and gives up what does not connect', () => {
  const { environment, outside } = fakeEnvironment()
  const workFor = (queryToken: string | null) =>
    createModelPresenceWork(
      environment,
      () => 'https://platform.example/graphql/query',
      () => ({ ...secretCredentials, queryToken }),
    )
  const visitor = runSlot(fromCallback(workFor(null)))
  expect(visitor.reported).toEqual([{ type: 'modelPresence.closed', reason: 'Missing Vxql-Token' }])
  const slot = runSlot(fromCallback(workFor('token')))
  expect(outside.sockets.map(({ url }) => url)).toEqual(['wss://platform.example/graphql/query'])
  outside.clock.step(connectTimeout)
  expect(slot.reported).toEqual([{ type: 'modelPresence.closed', reason: 'closed with 4499' }])
})
