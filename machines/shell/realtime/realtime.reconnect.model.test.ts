import { describe, expect, test } from 'vitest'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { realtimeWalks } from '../../../fixtures/shell/realtime.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { realtimeMachine } from './realtime.machine.ts'
import { selectConnection, selectNextAttemptAt } from './realtime.selectors.ts'
import { openTimeout } from './realtime.setup.ts'
import { delayBeforeAttempt } from './reconnect.ts'

const { logIn, connect } = realtimeWalks(setFold, realtimeMachine)

type Channel = ReturnType<typeof connect>

const closeLogs = ({ told }: Channel) =>
  told('logger').filter(({ topic }) => topic === 'websocketConnectionError')

function failAttempts({ socket, clock }: Channel, count: number) {
  for (let failed = 0; failed < count; failed++) {
    socket.close()
    while (!socket.last().isRunning) clock.step(1)
  }
}

describe('reconnection', () => {
  test.each([1000, 1006, 1002, 1011, 4321])(
    'tries again 1000 ms after a close with %i [RT-9]',
    (code) => {
      const { actor, clock, socket } = connect()
      socket.close(code)
      expect(selectConnection(actor.getSnapshot())).toBe('reconnecting')
      expect(selectNextAttemptAt(actor.getSnapshot())).toBe(clock.now() + 1000)
      clock.step(999)
      expect(socket.runs).toHaveLength(1)
      clock.step(1)
      expect(socket.runs).toHaveLength(2)
      expect(selectNextAttemptAt(actor.getSnapshot())).toBeNull()
    },
  )

  test('tries again 1000 ms after a missing pong [RT-9]', () => {
    const { clock, socket } = connect()
    clock.step(100_000)
    clock.step(999)
    expect(socket.runs).toHaveLength(1)
    clock.step(1)
    expect(socket.runs).toHaveLength(2)
  })

  test('asks for a session in every new connection [RT-3 RT-9]', () => {
    const { clock, socket } = connect()
    socket.close()
    clock.step(1000)
    socket.open()
    expect(socket.sent()).toEqual([{ type: 'requestSession', language: 'es' }])
  })

  test('the wait is 1000 ms after any close, however many attempts have failed [RT-9]', () => {
    const channel = logIn({ random: () => 0.5 })
    for (let failed = 1; failed <= 20; failed++) {
      channel.socket.close()
      channel.clock.step(999)
      expect(channel.socket.runs).toHaveLength(failed)
      channel.clock.step(1)
      expect(channel.socket.runs).toHaveLength(failed + 1)
    }
  })

  test('where the platform asks for it, it grows with full jitter after five failed attempts in a row', () => {
    const channel = logIn({ random: () => 0.5, reconnect: 'growing' })
    failAttempts(channel, 4)
    channel.socket.close()
    const wait = () => (selectNextAttemptAt(channel.actor.getSnapshot()) ?? 0) - channel.clock.now()
    expect(wait()).toBe(1000)
    channel.clock.step(1000)
    channel.socket.close()
    expect(wait()).toBe(2000)
    channel.clock.step(2000)
    failAttempts(channel, 6)
    channel.socket.close()
    expect(wait()).toBe(15_000)
  })

  test('an opened connection without acknowledgement counts as failed, an acknowledgement resets', () => {
    const channel = logIn({ random: () => 0.9, reconnect: 'growing' })
    for (let attempt = 0; attempt < 7; attempt++) {
      channel.socket.open()
      failAttempts(channel, 1)
    }
    channel.socket.open()
    channel.socket.push(push('sessionAcknowledged'))
    channel.socket.close()
    channel.clock.step(1000)
    expect(channel.socket.last().isRunning).toBe(true)
  })

  test('coming online ends the waiting', () => {
    const { actor, socket } = connect()
    socket.close()
    actor.send({ type: 'browser.wentOnline' })
    expect(socket.runs).toHaveLength(2)
  })

  test('an attempt that does not open in time has failed', () => {
    const { clock, socket } = logIn()
    clock.step(openTimeout - 1)
    expect(socket.last().isRunning).toBe(true)
    clock.step(1)
    expect(socket.last().isRunning).toBe(false)
    clock.step(1000)
    expect(socket.runs).toHaveLength(2)
  })

  test('a growing wait is 1000 ms, later anything up to a bound that doubles to 30 s', () => {
    const bounds = [1, 4, 5, 6, 7, 8, 9, 10, 50].map((failed) =>
      delayBeforeAttempt('growing', failed, () => 1),
    )
    expect(bounds).toEqual([1000, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
    expect(delayBeforeAttempt('growing', 9, () => 0)).toBe(0)
  })
})

describe('close log', () => {
  test('a 1002 in the first attempt is silent; the next close is logged [RT-10 RT-11]', () => {
    const channel = logIn()
    channel.socket.close(1002)
    expect(channel.told('logger')).toEqual([])
    channel.clock.step(1000)
    channel.socket.close(1002)
    expect(closeLogs(channel)).toMatchObject([{ data: { code: 1002 } }])
  })

  test('the first close is logged, further ones are not [RT-11]', () => {
    const channel = logIn()
    channel.socket.close(1006)
    expect(closeLogs(channel)).toMatchObject([{ data: { code: 1006 } }])
    channel.clock.step(1000)
    channel.socket.open()
    channel.socket.push(push('sessionAcknowledged'))
    channel.socket.close(1011)
    expect(closeLogs(channel)).toHaveLength(1)
  })
})
