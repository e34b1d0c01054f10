import { describe, expect, test } from 'vitest'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { realtimeWalks } from '../../../fixtures/shell/realtime.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { Message } from './realtime.events.ts'
import { realtimeMachine } from './realtime.machine.ts'
import { pingInterval } from './realtime.setup.ts'

const { connect } = realtimeWalks(setFold, realtimeMachine)
type Connected = ReturnType<typeof connect>

const archive = (channelId: string, status = true): Message => ({
  type: 'archiveChannel',
  channelId,
  status,
})

const submit = ({ actor }: Connected, message: Message) =>
  actor.send({ type: 'realtime.messageSubmitted', message })

/** What the connection that stands was sent, but for session and pings. */
const sentOn = ({ socket }: Connected) =>
  socket.sent().filter(({ type }) => type !== 'requestSession' && type !== 'ping')

describe('an order on a connection that dies', () => {
  test('is given again on the next one, those of one connection in their order', () => {
    const connected = connect()
    submit(connected, archive('a'))
    submit(connected, archive('a', false))
    submit(connected, { type: 'markNotificationRead', notificationId: 'n' })
    reconnect(connected)
    expect(sentOn(connected)).toEqual([
      archive('a'),
      archive('a', false),
      { type: 'markNotificationRead', notificationId: 'n' },
    ])
  })

  test('comes before what was ordered since', () => {
    const connected = connect()
    submit(connected, archive('a'))
    reconnect(connected, () => submit(connected, archive('b')))
    expect(sentOn(connected)).toEqual([archive('a'), archive('b')])
  })

  test('is given until a connection lives to answer for it', () => {
    const connected = connect()
    submit(connected, archive('a'))
    reconnect(connected)
    reconnect(connected)
    expect(sentOn(connected)).toEqual([archive('a')])
  })

  test('is not given again when a pong answered a ping that came after it', () => {
    const connected = connect()
    submit(connected, archive('a'))
    connected.clock.step(pingInterval)
    submit(connected, archive('b'))
    connected.socket.pong()
    reconnect(connected)
    expect(sentOn(connected)).toEqual([archive('b')])
  })

  test('is given again when only a ping went after it', () => {
    const connected = connect()
    submit(connected, archive('a'))
    connected.clock.step(pingInterval)
    reconnect(connected)
    expect(sentOn(connected)).toEqual([archive('a')])
  })

  test('is not given again when a second ping was sent and the pong is the first one’s', () => {
    const connected = connect()
    connected.actor.send({ type: 'browser.resumed' })
    submit(connected, archive('a'))
    connected.actor.send({ type: 'browser.resumed' })
    connected.socket.pong()
    reconnect(connected)
    expect(sentOn(connected)).toEqual([archive('a')])
  })

  test('is given again though pings were answered on a connection that had no session yet', () => {
    const connected = connect()
    const { clock, socket } = connected
    submit(connected, archive('a'))
    clock.step(pingInterval)
    submit(connected, archive('b'))
    socket.close(1006)
    clock.step(1_000)
    socket.open()
    clock.step(pingInterval)
    socket.pong()
    clock.step(pingInterval)
    socket.pong()
    socket.push(push('sessionAcknowledged'))
    expect(sentOn(connected)).toEqual([archive('a'), archive('b')])
  })

  test('that all is seen is given again, unless the platform said that it is', () => {
    const seen: Message = { type: 'setAllChannelsSeen' }
    const lost = connect()
    submit(lost, seen)
    reconnect(lost)
    expect(sentOn(lost)).toEqual([seen])
    const heard = connect()
    submit(heard, seen)
    heard.socket.push(push('allChannelsSeen'))
    reconnect(heard)
    expect(sentOn(heard)).toEqual([])
  })

  test('to pay, to write or to ask is never given again', () => {
    const connected = connect()
    submit(connected, { type: 'chargeOneClick', amount: 10, channelId: 'a' })
    submit(connected, { type: 'sendSignupEmail', email: 'a@example.com' })
    submit(connected, { type: 'loadChannels', offset: 0, limit: 50 })
    reconnect(connected)
    expect(sentOn(connected)).toEqual([])
  })

  test('of a guest who left is given for nobody', () => {
    const connected = connect()
    submit(connected, archive('a'))
    connected.actor.send({ type: 'guest.loggedOut' })
    expect(connected.actor.getSnapshot().context.unconfirmed).toEqual({
      due: [],
      pinged: [],
      sent: [],
    })
  })
})

/** The connection closes and the next one has its session. */
function reconnect({ clock, socket }: Connected, meanwhile = () => {}) {
  socket.close(1006)
  meanwhile()
  clock.step(1_000)
  socket.open()
  socket.push(push('sessionAcknowledged'))
}
