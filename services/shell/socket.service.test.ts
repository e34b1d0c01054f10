import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromCallback } from 'xstate'
import { notification, push } from '../../fixtures/shell/pushes.fixtures.ts'
import type { FavouriteKind, Message } from '../../machines/shell/realtime/realtime.events.ts'
import { type FakeSocket, fakeEnvironment } from '../core/environment.fixtures.ts'
import { runSlot, secretCredentials } from '../core/slot.fixtures.ts'
import { createSocketWork } from './socket.service.ts'

function connect({ isOpen = true } = {}) {
  const { environment, outside } = fakeEnvironment()
  const work = createSocketWork(
    environment,
    () => 'wss://platform.example/realtime',
    () => secretCredentials,
  )
  const slot = runSlot(fromCallback(work))
  const socket: FakeSocket = outside.sockets[0] ?? expect.unreachable('no socket was opened')
  if (isOpen) socket.open()
  const submit = (message: Message) => slot.tell({ type: 'socket.messageSubmitted', message })
  const close = (code: number, reason = 'why') =>
    slot.tell({ type: 'socket.closeRequested', code, reason })
  const sent = () => socket.sent.map((text): unknown => JSON.parse(text))
  return { slot, socket, submit, close, sent, clock: outside.clock }
}

const opened = { type: 'socket.opened' }

test('opens the configured address and reports that it is open', () => {
  const { slot, socket } = connect()
  expect(socket.url).toBe('wss://platform.example/realtime')
  expect(slot.reported).toEqual([opened])
})

describe('what goes out', () => {
  const messages: Message[] = [
    { type: 'requestSession', language: 'en', lastSeq: 4 },
    { type: 'ping' },
    { type: 'requestNavbarNotifications', newest: 5 },
    { type: 'markNotificationRead', notificationId: 'n1' },
    { type: 'archiveChannel', channelId: 'c1', status: true },
  ]

  test.each(messages)('carries type, accessToken and guestId: $type [RT-15]', (message) => {
    const { submit, sent } = connect()
    submit(message)
    expect(sent()).toEqual([
      {
        ...message,
        accessToken: secretCredentials.accessToken,
        guestId: secretCredentials.guestId,
      },
    ])
  })

  test('cannot carry another token than the own one [RT-15]', () => {
    const { submit, sent } = connect()
    submit({ type: 'ping', accessToken: 'forged', guestId: 'forged' } as Message)
    expect(sent()[0]).toMatchObject({ accessToken: 'secret-access-token', guestId: 'guest-1' })
  })

  test.each<FavouriteKind>(['actor', 'album', 'sedcards', 'picture'])(
    'pins and unpins a favourite %s [RT-16]',
    (kind) => {
      const { submit, sent } = connect()
      submit({ type: 'pinFavourite', kind, id: '7' })
      submit({ type: 'unpinFavourite', kind, id: '7' })
      expect(sent()).toMatchObject([
        { type: 'pinFavourite', kind, id: '7' },
        { type: 'unpinFavourite', kind, id: '7' },
      ])
    },
  )

  test('asks for the favourite actors [RT-17]', () => {
    const { submit, sent } = connect()
    submit({ type: 'requestFavouriteActors' })
    expect(sent()).toMatchObject([{ type: 'requestFavouriteActors' }])
  })

  test('is dropped while the connection is not open', () => {
    const { submit, socket, close } = connect({ isOpen: false })
    submit({ type: 'ping' })
    socket.open()
    close(4000)
    submit({ type: 'ping' })
    expect(socket.sent).toEqual([])
  })

  test('is dropped while the peer closes the connection, without a complaint of the browser', () => {
    const { submit, socket } = connect()
    submit({ type: 'ping' })
    socket.readyState = 2
    submit({ type: 'ping' })
    expect(socket.sent).toHaveLength(1)
  })
})

describe('what comes in', () => {
  test('is reported as a push with its number', () => {
    const { slot, socket } = connect()
    socket.receive(JSON.stringify({ ...push('guestBalance'), seq: 9 }))
    socket.receive(JSON.stringify(push('pong')))
    expect(slot.reported).toEqual([
      opened,
      { type: 'socket.pushReceived', push: push('guestBalance'), seq: 9 },
      { type: 'socket.pushReceived', push: push('pong') },
    ])
  })

  test('is counted when it breaks the contract, and the connection stays', () => {
    const { slot, socket } = connect()
    socket.receive('nonsense')
    socket.receive(new ArrayBuffer(3))
    socket.receive('{"type":"curtainCall","seq":8}')
    socket.receive(JSON.stringify(push('avsSet')))
    expect(slot.reported.slice(1)).toEqual([
      { type: 'socket.frameRefused', reason: 'not JSON' },
      { type: 'socket.frameRefused', reason: 'binary frame' },
      { type: 'socket.frameRefused', reason: 'unknown type', seq: 8 },
      { type: 'socket.pushReceived', push: { type: 'avsSet' } },
    ])
    expect(socket.closings).toEqual([])
  })

  test('is told of once a second, however many come', () => {
    const { slot, socket, clock } = connect()
    for (let frame = 0; frame < 50_000; frame++) socket.receive('nonsense')
    clock.step(1_000)
    const nonsense = { type: 'socket.frameRefused', reason: 'not JSON' }
    expect(slot.reported.slice(1)).toEqual([nonsense, { ...nonsense, count: 49_999 }])
  })

  describe('and is numbered', () => {
    const unknown = { type: 'socket.frameRefused', reason: 'unknown type' }
    const refuse = ({ socket }: ReturnType<typeof connect>, from: number, to: number) => {
      for (let seq = from; seq <= to; seq++) socket.receive(`{"type":"curtainCall","seq":${seq}}`)
    }

    test('is told of once a second too, with the number of the last', () => {
      const walked = connect()
      refuse(walked, 1, 50_000)
      expect(walked.slot.reported.slice(1)).toEqual([{ ...unknown, seq: 1 }])
      walked.clock.step(1_000)
      refuse(walked, 50_001, 50_001)
      expect(walked.slot.reported.slice(2)).toEqual([
        { ...unknown, seq: 50_000, count: 49_999 },
        { ...unknown, seq: 50_001 },
      ])
    })

    test('is told of before what comes after it, whatever that is', () => {
      const walked = connect()
      refuse(walked, 1, 3)
      walked.socket.receive('{"type":"avsSet","seq":4}')
      refuse(walked, 5, 6)
      walked.socket.receive('{"type":"pong","seq":7}')
      refuse(walked, 9, 10)
      walked.socket.closed(1006)
      walked.clock.step(1_000)
      expect(walked.slot.reported.slice(1)).toEqual([
        { ...unknown, seq: 1 },
        { ...unknown, seq: 3, count: 2 },
        { type: 'socket.pushReceived', push: { type: 'avsSet' }, seq: 4 },
        { ...unknown, seq: 5 },
        { ...unknown, seq: 6 },
        { ...unknown, reason: "pong lacks a valid 'ttl'", seq: 7 },
        { ...unknown, seq: 9 },
        { ...unknown, seq: 10 },
        { type: 'socket.closed', code: 1006, reason: '' },
      ])
    })
  })

  test('is counted when entries of a list are left out, and the others are reported', () => {
    const { slot, socket } = connect()
    const entry = notification()
    const whole = push('navbarNotifications', { notifications: [entry] })
    socket.receive(JSON.stringify({ ...whole, notifications: [entry, null], seq: 4 }))
    expect(slot.reported.slice(1)).toEqual([
      {
        type: 'socket.frameRefused',
        reason: "navbarNotifications has unreadable 'notifications'",
      },
      { type: 'socket.pushReceived', push: whole, seq: 4 },
    ])
  })

  test('is not told of once the connection has ended', () => {
    const { slot, socket, close, clock } = connect()
    socket.receive('nonsense')
    socket.receive('nonsense')
    close(1000)
    clock.step(1_000)
    expect(slot.reported.at(-1)?.type).toBe('socket.closed')
  })

  test('gives one report a frame, whatever the frame is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.uint8Array()), (data) => {
        const { slot, socket } = connect()
        socket.receive(data)
        expect(slot.reported).toHaveLength(2)
        expect(slot.reported[1]?.type).toBe('socket.frameRefused')
      }),
    )
  })
})

describe('the end of the connection', () => {
  test('is reported once, with its code', () => {
    const { slot, socket } = connect()
    socket.closed(1011, 'restart')
    socket.closed(1006)
    socket.receive(JSON.stringify(push('avsSet')))
    expect(slot.reported).toEqual([
      opened,
      { type: 'socket.closed', code: 1011, reason: 'restart' },
    ])
  })

  test('is reported at once when asked for, though the peer never answers', () => {
    const { slot, socket, close } = connect()
    close(4000, 'pong missing')
    const closed = { type: 'socket.closed', code: 4000, reason: 'pong missing' }
    expect(socket.closings).toEqual([{ code: 4000, reason: 'pong missing' }])
    expect(slot.reported).toEqual([opened, closed])
    socket.receive(JSON.stringify(push('avsSet')))
    socket.closed(1006)
    close(4001)
    expect(slot.reported).toEqual([opened, closed])
    expect(socket.closings).toHaveLength(1)
  })

  test('lets nothing begin that was closed while it was connecting', () => {
    const { slot, socket, close } = connect({ isOpen: false })
    close(4000)
    socket.open()
    socket.receive(JSON.stringify(push('avsSet')))
    expect(slot.reported.map(({ type }) => type)).toEqual(['socket.closed'])
  })

  test('uses no code that a browser refuses', () => {
    const { slot, socket, close } = connect()
    close(1002, 'protocol error')
    expect(socket.closings).toEqual([{ code: undefined, reason: undefined }])
    expect(slot.reported[1]).toEqual({
      type: 'socket.closed',
      code: 1002,
      reason: 'protocol error',
    })
  })

  test('comes when the slot is stopped, and is not reported then', () => {
    const { slot, socket } = connect()
    slot.stop()
    socket.closed(1000)
    expect(socket.closings[0]?.code).toBe(1000)
    expect(slot.reported).toEqual([opened])
  })

  test('is reported when the connection cannot even be tried', () => {
    const { environment } = fakeEnvironment()
    const refusing = {
      ...environment,
      openSocket(): never {
        throw new SyntaxError(`bad url with ${secretCredentials.accessToken}`)
      },
    }
    const work = createSocketWork(
      refusing,
      () => 'nonsense',
      () => secretCredentials,
    )
    const slot = runSlot(fromCallback(work))
    expect(slot.reported).toEqual([
      { type: 'socket.closed', code: 1006, reason: 'the connection cannot be opened' },
    ])
  })
})
