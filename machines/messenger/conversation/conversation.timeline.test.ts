import { describe, expect, test } from 'vitest'
import {
  messagesAt,
  outgoingMessage,
} from '../../../fixtures/messenger/conversationWalk.fixtures.ts'
import { createTimeline } from './conversation.timeline.ts'

const none = { outgoing: [], firstUnread: null }

describe('timeline', () => {
  test('finds every row of many pages, and its key, wherever it is asked first', () => {
    const all = messagesAt(1, 30)
    const pages = [all.slice(0, 1), all.slice(1, 12), all.slice(12, 13), all.slice(13)]
    const timeline = createTimeline({ ...none, pages })
    const order = [29, 0, 12, 11, 13, 1, 28, 5]
    expect(order.map((index) => timeline.keyAt(index))).toEqual(
      order.map((index) => `message-${index + 1}`),
    )
    expect(timeline.at(12)).toMatchObject({ position: 13, previousAt: all[11]?.sentAt })
    expect(timeline.indexOf('message-13')).toBe(12)
    expect(timeline.indexOf('message-31')).toBe(-1)
  })

  test('gives the same row for a message whose surroundings are the same', () => {
    const pages = [messagesAt(1, 3)]
    const before = createTimeline({ ...none, pages })
    const rows = [before.at(0), before.at(2)]
    const after = createTimeline({ ...none, pages: [...pages, messagesAt(4, 4)] })
    expect([after.at(0), after.at(2)]).toEqual(rows)
    expect(after.at(0)).toBe(rows[0])
    expect(after.at(2)).toBe(rows[1])
  })

  test('makes a row anew when what stands above it changed', () => {
    const [older, newer] = [messagesAt(1, 2), messagesAt(3, 4)]
    const first = createTimeline({ ...none, pages: [newer] }).at(0)
    const then = createTimeline({ ...none, pages: [older, newer] }).at(2)
    expect(first.previousAt).toBeNull()
    expect(then.previousAt).toBe(older[1]?.sentAt)
  })

  test('groups what one sender wrote within five minutes, but not over the unread mark', () => {
    const [one, two, three, four] = messagesAt(1, 4)
    if (!one || !two || !three || !four) throw new Error('four messages')
    const later = { ...three, sentAt: two.sentAt + 5 * 60_000 }
    const others = { ...four, senderType: 'guest', sentAt: later.sentAt } as const
    const timeline = createTimeline({ ...none, pages: [[one, two, later, others]] })
    expect([0, 1, 2, 3].map((index) => timeline.at(index).isContinued)).toEqual([
      false,
      true,
      false,
      false,
    ])
    const marked = createTimeline({ ...none, pages: [[one, two]], firstUnread: 2 })
    expect(marked.at(1)).toMatchObject({ isContinued: false, isFirstUnread: true })
  })

  test('puts what is on its way at the end and keeps its key when it is kept', () => {
    const sent = outgoingMessage()
    const waiting = createTimeline({
      pages: [messagesAt(1, 2)],
      outgoing: [sent],
      firstUnread: null,
    })
    expect(waiting.at(2)).toMatchObject({ kind: 'outgoing', key: 'client-1', position: 3 })
    expect([waiting.length, waiting.lastPosition]).toEqual([3, 3])

    const [kept] = messagesAt(3, 3).map((message) => ({ ...message, clientMessageId: 'client-1' }))
    if (!kept) throw new Error('one message')
    const placed = createTimeline({ ...none, pages: [[...messagesAt(1, 2), kept]] })
    expect(placed.at(2)).toMatchObject({ kind: 'message', key: 'client-1', position: 3 })
  })
})
