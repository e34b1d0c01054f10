import { describe, expect, test } from 'vitest'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { realtimeWalks } from '../../../fixtures/shell/realtime.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { realtimeMachine } from './realtime.machine.ts'
import { selectConnection } from './realtime.selectors.ts'
import { pingInterval, probeTimeout } from './realtime.setup.ts'

const lateTolerance = 2_000

const { logIn, connect } = realtimeWalks(setFold, realtimeMachine)

type Channel = ReturnType<typeof connect>

const pings = ({ socket }: Channel) => socket.sent().filter(({ type }) => type === 'ping')
const pongMissing = {
  type: 'logger.entryWritten',
  topic: 'websocketConnectionError',
  data: { reason: 'pongMissing' },
}
const topics = ({ told }: Channel) => told('logger').map(({ topic }) => topic)

describe('ping', () => {
  test('pings every 50000 ms while connected [RT-6]', () => {
    const channel = connect()
    for (const count of [1, 2, 3]) {
      channel.clock.step(49_999)
      expect(pings(channel)).toHaveLength(count - 1)
      channel.clock.step(1)
      expect(pings(channel)).toHaveLength(count)
      channel.socket.pong()
    }
  })

  test('pings from the opening on, whether the session stands or not [RT-6]', () => {
    const channel = logIn()
    channel.clock.step(10_000)
    channel.socket.open()
    channel.clock.step(20_000)
    channel.socket.push(push('sessionAcknowledged'))
    channel.clock.step(29_999)
    expect(pings(channel)).toHaveLength(0)
    channel.clock.step(1)
    expect(pings(channel)).toHaveLength(1)
  })

  test('logs pong missing and closes with 4000 when the next ping is due without a pong [RT-7 TRK-7]', () => {
    const channel = connect()
    channel.clock.step(2 * pingInterval - 1)
    expect(channel.socket.closeCodes()).toEqual([])
    expect(topics(channel)).toEqual([])
    channel.clock.step(1)
    expect(channel.socket.closeCodes()).toEqual([4000])
    expect(channel.told('logger')).toContainEqual(pongMissing)
    expect(channel.socket.last().isRunning).toBe(false)
    expect(selectConnection(channel.actor.getSnapshot())).toBe('reconnecting')
  })

  test('stays open and logs nothing when the pong came in time [RT-8 RT-20]', () => {
    const channel = connect()
    channel.clock.step(pingInterval)
    channel.clock.step(pingInterval - 1)
    channel.socket.push(push('pong', { ttl: 60 }))
    channel.clock.step(1)
    expect(pings(channel)).toHaveLength(2)
    expect(channel.socket.closeCodes()).toEqual([])
    expect(topics(channel)).toEqual([])
    expect(selectConnection(channel.actor.getSnapshot())).toBe('connected')
  })

  test('a pong answers only the pings before it [RT-7 RT-20]', () => {
    const channel = connect()
    channel.clock.step(pingInterval)
    channel.socket.pong()
    channel.clock.step(2 * pingInterval)
    expect(channel.socket.closeCodes()).toEqual([4000])
  })

  test('a new connection owes no pong of the old one [RT-8]', () => {
    const channel = connect()
    channel.clock.step(pingInterval)
    channel.socket.close()
    channel.clock.step(1000)
    channel.socket.open()
    channel.clock.step(pingInterval)
    expect(channel.socket.closeCodes()).toEqual([])
  })
})

describe('sleep', () => {
  test('a late timer probes before it fails the connection: no false 4000', () => {
    const channel = connect()
    channel.clock.step(pingInterval)
    channel.clock.sleep(3_600_000)
    channel.clock.step(pingInterval)
    expect(channel.socket.closeCodes()).toEqual([])
    expect(pings(channel)).toHaveLength(2)
    channel.socket.pong()
    channel.clock.step(probeTimeout)
    expect(channel.socket.closeCodes()).toEqual([])
    expect(topics(channel)).toEqual([])
  })

  test.each([
    ['within the tolerance is on time', lateTolerance, [4000]],
    ['by more probes first', lateTolerance + 1, []],
  ])('a timer late %s [RT-7]', (_, lateBy, closedBy) => {
    const channel = connect()
    channel.clock.step(pingInterval)
    channel.clock.sleep(lateBy)
    channel.clock.step(pingInterval)
    expect(channel.socket.closeCodes()).toEqual(closedBy)
  })

  test.each(['browser.resumed', 'browser.wentOnline'] as const)('%s probes at once', (type) => {
    const channel = connect()
    channel.clock.step(1234)
    channel.actor.send({ type })
    expect(pings(channel)).toHaveLength(1)
    channel.socket.pong()
    channel.clock.step(pingInterval)
    expect(pings(channel)).toHaveLength(2)
    expect(channel.socket.closeCodes()).toEqual([])
  })

  test('a probe without an answer fails the connection after its timeout', () => {
    const channel = connect()
    channel.actor.send({ type: 'browser.resumed' })
    channel.clock.step(probeTimeout - 1)
    expect(channel.socket.closeCodes()).toEqual([])
    channel.clock.step(1)
    expect(channel.socket.closeCodes()).toEqual([4000])
    expect(channel.told('logger')).toContainEqual(pongMissing)
  })

  test('a probe overtaken by sleep is repeated', () => {
    const channel = connect()
    channel.actor.send({ type: 'browser.resumed' })
    channel.clock.sleep(60_000)
    channel.clock.step(probeTimeout)
    expect(pings(channel)).toHaveLength(2)
    expect(channel.socket.closeCodes()).toEqual([])
    channel.clock.step(probeTimeout)
    expect(channel.socket.closeCodes()).toEqual([4000])
  })

  test('a second waking starts the probe anew', () => {
    const channel = connect()
    channel.actor.send({ type: 'browser.resumed' })
    channel.clock.step(probeTimeout - 1)
    channel.actor.send({ type: 'browser.resumed' })
    channel.clock.step(probeTimeout - 1)
    expect(channel.socket.closeCodes()).toEqual([])
    expect(pings(channel)).toHaveLength(2)
  })
})
