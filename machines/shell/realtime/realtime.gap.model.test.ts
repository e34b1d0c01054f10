import { expect, test } from 'vitest'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { realtimeWalks } from '../../../fixtures/shell/realtime.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { realtimeMachine } from './realtime.machine.ts'

const { logIn, connect } = realtimeWalks(setFold, realtimeMachine)

type Channel = ReturnType<typeof connect>

const points = (loyaltyPoints: number) => push('loyaltyPointsChanged', { loyaltyPoints })
const taken = ({ told }: Channel) =>
  told('guest').flatMap((event) =>
    event.type === 'push.loyaltyPointsChanged' ? [event.loyaltyPoints] : [],
  )
const established = ({ told }: Channel) =>
  told('notifications').flatMap((event) => ('resumed' in event ? [event.resumed] : []))

function reopen({ clock, socket }: Channel) {
  clock.step(1000)
  socket.open()
  return socket.sent()[0]
}

test('drops a frame whose number was seen', () => {
  const channel = connect()
  channel.socket.push(points(1), 1)
  channel.socket.push(points(2), 2)
  channel.socket.push(points(2), 2)
  channel.socket.push(points(1), 1)
  expect(taken(channel)).toEqual([1, 2])
  expect(channel.actor.getSnapshot().context.droppedFrames).toBe(2)
})

test('a gap closes with 4001 and resumes after the last frame seen', () => {
  const channel = connect()
  channel.socket.push(points(1), 1)
  channel.socket.push(points(3), 3)
  expect(taken(channel)).toEqual([1])
  expect(channel.socket.closeCodes()).toEqual([4001])
  expect(reopen(channel)).toEqual({ type: 'requestSession', language: 'es', lastSeq: 1 })

  channel.socket.push(push('sessionAcknowledged', { resumed: true }))
  channel.socket.push(points(2), 2)
  channel.socket.push(points(3), 3)
  expect(taken(channel)).toEqual([1, 2, 3])
  expect(established(channel)).toEqual([false, true])
})

test('a refused frame that is numbered leaves no gap behind', () => {
  const channel = connect()
  channel.socket.push(points(1), 1)
  channel.socket.refuse(2)
  channel.socket.push(points(3), 3)
  channel.socket.refuse(2)
  expect(taken(channel)).toEqual([1, 3])
  expect(channel.socket.closeCodes()).toEqual([])
  expect(channel.actor.getSnapshot().context.refusedFrames).toBe(2)
})

test('a refused frame after a gap closes with 4001 like any other', () => {
  const channel = connect()
  channel.socket.push(points(1), 1)
  channel.socket.refuse(3)
  expect(channel.socket.closeCodes()).toEqual([4001])
  expect(reopen(channel)).toMatchObject({ lastSeq: 1 })
})

test('a numbered frame refused before the session is known says nothing of its numbering', () => {
  const channel = logIn()
  channel.socket.open()
  channel.socket.refuse(9)
  channel.socket.push(push('sessionAcknowledged'))
  channel.socket.push(points(4), 4)
  expect(taken(channel)).toEqual([4])
})

test('the first frame of a session says where its numbering stands', () => {
  const channel = connect()
  channel.socket.push(points(17), 17)
  channel.socket.push(points(18), 18)
  expect(taken(channel)).toEqual([17, 18])
  channel.socket.close()
  expect(reopen(channel)).toMatchObject({ lastSeq: 18 })
})

test('a session that is not resumed is numbered anew and everything is loaded again', () => {
  const channel = connect()
  channel.socket.push(points(1), 1)
  channel.socket.push(points(2), 2)
  channel.socket.close()
  expect(reopen(channel)).toMatchObject({ lastSeq: 2 })
  channel.socket.push(push('sessionAcknowledged', { sessionId: 'session-2' }))
  channel.socket.push(points(10), 1)
  expect(taken(channel)).toEqual([1, 2, 10])
  expect(established(channel)).toEqual([false, false])
})

test('drops a numbered frame that comes before the numbering is known', () => {
  const channel = logIn()
  channel.socket.open()
  channel.socket.push(points(1), 1)
  channel.socket.push(push('sessionAcknowledged'))
  channel.socket.push(points(1), 1)
  expect(taken(channel)).toEqual([1])
})

test('a session resumed from nowhere is a new one', () => {
  const channel = logIn()
  channel.socket.open()
  channel.socket.push(push('sessionAcknowledged', { resumed: true }))
  expect(established(channel)).toEqual([false])
})

test('after three gaps without progress asks for a whole session and takes its numbering', () => {
  const channel = connect()
  channel.socket.push(points(1), 1)
  for (const lastSeq of [1, 1]) {
    channel.socket.push(points(5), 5)
    expect(reopen(channel)).toMatchObject({ lastSeq })
    channel.socket.push(push('sessionAcknowledged', { resumed: true }))
  }
  channel.socket.push(points(5), 5)
  expect(channel.socket.closeCodes()).toEqual([4001, 4001, 4001])
  expect(reopen(channel)).toEqual({ type: 'requestSession', language: 'es' })
  channel.socket.push(push('sessionAcknowledged'))
  channel.socket.push(points(6), 6)
  expect(taken(channel)).toEqual([1, 6])
  expect(established(channel)).toEqual([false, true, true, false])
})

test('progress forgives earlier gaps', () => {
  const channel = connect()
  for (const seq of [1, 2, 3, 4]) {
    channel.socket.push(points(seq), seq)
    channel.socket.push(points(9), 9)
    expect(reopen(channel)).toMatchObject({ lastSeq: seq })
    channel.socket.push(push('sessionAcknowledged', { resumed: true }))
  }
})

test('a repeated acknowledgement changes nothing, one of another session begins anew', () => {
  const channel = connect()
  channel.socket.push(points(1), 1)
  channel.socket.push(push('sessionAcknowledged'))
  channel.socket.push(points(2), 2)
  expect(taken(channel)).toEqual([1, 2])
  expect(established(channel)).toEqual([false])
  channel.socket.push(push('sessionAcknowledged', { sessionId: 'session-2' }))
  channel.socket.push(points(3), 1)
  expect(taken(channel)).toEqual([1, 2, 3])
  expect(established(channel)).toEqual([false, false])
})

test('refused frames that are told together count as one after the other: none is a gap, and one before them is', () => {
  const channel = connect()
  channel.socket.push(points(1), 1)
  channel.socket.refuse(5, 4)
  channel.socket.push(points(6), 6)
  expect(taken(channel)).toEqual([1, 6])
  channel.socket.refuse(8, 4)
  channel.socket.push(points(7), 7)
  expect(taken(channel)).toEqual([1, 6])
  expect(channel.socket.closeCodes()).toEqual([])
  channel.socket.refuse(12, 2)
  expect(channel.socket.closeCodes()).toEqual([4001])
})
