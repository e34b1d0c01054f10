import { describe, expect, test } from 'vitest'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { realtimeWalks } from '../../../fixtures/shell/realtime.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { Message, RealtimeEmitted } from './realtime.events.ts'
import { realtimeMachine } from './realtime.machine.ts'
import {
  selectConnection,
  selectIsOnline,
  selectIsQueueFull,
  selectQueuedCount,
} from './realtime.selectors.ts'

const maxQueuedMessages = 500

const { start, logIn, connect } = realtimeWalks(setFold, realtimeMachine)

const message = (channelId: string): Message => ({
  type: 'archiveChannel',
  channelId,
  status: true,
})
const submitted = (id: string) =>
  ({ type: 'realtime.messageSubmitted', message: message(id) }) as const

describe('browser offline', () => {
  test('going offline and online changes what is known of the network [NET-1]', () => {
    const { actor } = start()
    expect(selectIsOnline(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'browser.wentOffline' })
    expect(selectIsOnline(actor.getSnapshot())).toBe(false)
    actor.send({ type: 'browser.wentOnline' })
    expect(selectIsOnline(actor.getSnapshot())).toBe(true)
    expect(selectIsOnline(start({ isOnline: false }).actor.getSnapshot())).toBe(false)
  })

  test('queues what is submitted offline and sends it in order once online [NET-2 NET-3]', () => {
    const { actor, socket } = connect()
    actor.send({ type: 'browser.wentOffline' })
    expect(selectConnection(actor.getSnapshot())).toBe('offline')
    actor.send(submitted('a'))
    actor.send(submitted('b'))
    expect(socket.sent()).toHaveLength(1)
    expect(actor.getSnapshot().context.offlineQueue.messages).toHaveLength(2)

    actor.send({ type: 'browser.wentOnline' })
    const archived = socket.sent().filter(({ type }) => type === 'archiveChannel')
    expect(archived).toEqual([message('a'), message('b')])
    expect(actor.getSnapshot().context.offlineQueue.messages).toEqual([])
    expect(selectQueuedCount(actor.getSnapshot())).toBe(0)
  })

  test('what was queued offline keeps its place while the session is awaited [NET-3 RT-5]', () => {
    const { actor, socket } = logIn()
    actor.send(submitted('a'))
    actor.send({ type: 'browser.wentOffline' })
    actor.send(submitted('b'))
    actor.send({ type: 'browser.wentOnline' })
    expect(actor.getSnapshot().context.offlineQueue.messages).toEqual([])
    actor.send(submitted('c'))
    socket.open()
    socket.push(push('sessionAcknowledged'))
    expect(socket.sent().slice(1)).toEqual([message('a'), message('b'), message('c')])
  })
})

describe('full queue', () => {
  function fill(channel: ReturnType<typeof logIn>) {
    for (let count = 0; count < maxQueuedMessages; count++)
      channel.actor.send(submitted(`${count}`))
  }

  test('refuses the newest message, says so, and keeps the others in order', () => {
    const channel = logIn()
    const heard: RealtimeEmitted[] = []
    channel.actor.on('queueFilled', (event) => heard.push(event))
    fill(channel)
    expect(heard).toEqual([])
    expect(selectIsQueueFull(channel.actor.getSnapshot())).toBe(false)

    channel.actor.send(submitted('too many'))
    expect(heard).toEqual([{ type: 'queueFilled', refused: message('too many') }])
    expect(selectIsQueueFull(channel.actor.getSnapshot())).toBe(true)
    expect(channel.actor.getSnapshot().context.refusedMessages).toBe(1)

    channel.socket.open()
    channel.socket.push(push('sessionAcknowledged'))
    const sent = channel.socket.sent().slice(1)
    expect(sent).toEqual(
      Array.from({ length: maxQueuedMessages }, (_, index) => message(`${index}`)),
    )
    expect(selectIsQueueFull(channel.actor.getSnapshot())).toBe(false)
  })

  test('both queues share the bound', () => {
    const channel = logIn()
    channel.actor.send(submitted('before'))
    channel.actor.send({ type: 'browser.wentOffline' })
    fill(channel)
    expect(selectQueuedCount(channel.actor.getSnapshot())).toBe(maxQueuedMessages)
    expect(channel.actor.getSnapshot().context.refusedMessages).toBe(1)
  })
})
