import { describe, expect, test } from 'vitest'
import {
  conversationWalk,
  messagesAt,
  outgoingMessage,
} from '../../../fixtures/messenger/conversationWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { ChatMessage } from './chatMessage.ts'
import { conversationMachine } from './conversation.machine.ts'
import {
  selectArrivals,
  selectComposer,
  selectNewCount,
  selectNewestProgress,
  selectOlderProgress,
  selectOutgoing,
  selectStart,
  selectTimeline,
} from './conversation.selectors.ts'
import { contentTimeout } from './conversation.setup.ts'

const at = (position: number) => messagesAt(position, position)[0] as ChatMessage

function start() {
  const walked = conversationWalk(setFold, conversationMachine)
  const timeline = () => selectTimeline(walked.snapshot())
  return {
    ...walked,
    timeline,
    /** Positions of the first and the last row. */
    span: () => [timeline().at(0).position, timeline().lastPosition],
    keys: () => Array.from({ length: timeline().length }, (_, index) => timeline().keyAt(index)),
    newest: () => selectNewestProgress(walked.snapshot()),
    older: () => selectOlderProgress(walked.snapshot()),
    newCount: () => selectNewCount(walked.snapshot()),
    outgoing: () => selectOutgoing(walked.snapshot()).map(({ clientMessageId }) => clientMessageId),
    marked: () => {
      const rows = Array.from({ length: timeline().length }, (_, index) => timeline().at(index))
      return rows.find((row) => row.kind === 'message' && row.isFirstUnread)?.position
    },
  }
}

describe('history', () => {
  test('loads the newest 50 messages when it is first opened, and again only when told to [MSG-22]', async () => {
    const { calls, open, leave, answer, newest, span } = start()
    expect(calls).toEqual([])
    open()
    expect(calls[0]?.input).toEqual({ channelId: 'channel-1', before: null, limit: 50 })
    expect(newest()).toBe('loading')
    await answer(messagesAt(1, 4))
    expect([newest(), span()]).toEqual(['loaded', [1, 4]])
    leave()
    open()
    expect(calls).toHaveLength(1)
  })

  test('is the same timeline as long as nothing of it changes, and another one then', async () => {
    const { openWith, send, timeline } = start()
    await openWith(1, 4)
    const before = timeline()
    send({ type: 'conversation.scrolled', anchor: { key: 'message-2', offset: 7 } })
    expect(timeline()).toBe(before)
    send({ type: 'conversation.outgoingChanged', outgoing: [outgoingMessage()] })
    expect(timeline()).not.toBe(before)
    expect(timeline()).toBe(timeline())
  })

  test('pages backward 200 at a time, one request at once, until there are no more [MSG-22]', async () => {
    const { calls, openWith, send, answer, older, span } = start()
    await openWith(301, 350)
    send({ type: 'conversation.olderWanted' })
    send({ type: 'conversation.olderWanted' })
    expect(calls).toHaveLength(2)
    expect(calls[1]?.input).toEqual({ channelId: 'channel-1', before: 301, limit: 200 })
    expect(older()).toBe('loading')
    await answer(messagesAt(101, 300), true)
    expect([older(), span()]).toEqual(['idle', [101, 350]])
    send({ type: 'conversation.olderWanted' })
    await answer(messagesAt(1, 100), false)
    expect([older(), span()]).toEqual(['none', [1, 350]])
    send({ type: 'conversation.olderWanted' })
    expect(calls).toHaveLength(3)
  })

  test('says when the newest do not come and asks again when told to', async () => {
    const { open, fail, answer, send, newest } = start()
    open()
    await fail()
    expect(newest()).toBe('failed')
    send({ type: 'conversation.retryRequested' })
    expect(newest()).toBe('loading')
    await answer(messagesAt(1, 1))
    expect(newest()).toBe('loaded')
  })

  test('says when older ones do not come and asks again for the same', async () => {
    const { calls, openWith, send, fail, older } = start()
    await openWith(51, 100)
    send({ type: 'conversation.olderWanted' })
    await fail()
    expect(older()).toBe('failed')
    send({ type: 'conversation.olderWanted' })
    expect(calls).toHaveLength(2)
    send({ type: 'conversation.retryRequested' })
    expect([older(), calls[2]?.input.before]).toEqual(['loading', 51])
  })

  test('takes a message once, however often it comes [MSG-33]', async () => {
    const { openWith, come, keys } = start()
    await openWith(1, 2)
    come(at(3))
    come(at(3))
    come(at(1))
    expect(keys()).toEqual(['message-1', 'message-2', 'message-3'])
  })

  test('loads the newest again behind a gap and joins them, with what came meanwhile [MSG-33]', async () => {
    const { calls, openWith, come, answer, span, keys } = start()
    await openWith(1, 10)
    come(at(13))
    expect(calls).toHaveLength(2)
    come(at(14))
    await answer(messagesAt(8, 13), true)
    expect(span()).toEqual([1, 14])
    expect(keys()).toHaveLength(14)
  })

  test('loads the newest again when what came cannot be read, or when told so [MSG-33]', async () => {
    const { calls, openWith, come, send, answer, span } = start()
    await openWith(1, 10)
    come(null)
    await answer(messagesAt(5, 11))
    expect(span()).toEqual([1, 11])
    send({ type: 'conversation.outdated' })
    await answer(messagesAt(5, 12))
    expect([calls.length, span()]).toEqual([3, [1, 12]])
  })

  test('drops the older run when what lies between is not known, and pages back from there', async () => {
    const { openWith, send, answer, calls, span } = start()
    await openWith(1, 10)
    send({ type: 'conversation.outdated' })
    await answer(messagesAt(100, 149), true)
    expect(span()).toEqual([100, 149])
    send({ type: 'conversation.olderWanted' })
    expect(calls.at(-1)?.input.before).toBe(100)
  })

  test('leaves an answer alone that is older than the run it was asked for', async () => {
    const { openWith, send, calls, span } = start()
    await openWith(51, 60)
    send({ type: 'conversation.olderWanted' })
    send({ type: 'conversation.outdated' })
    await calls[2]?.resolve({ messages: messagesAt(100, 149), hasOlder: true })
    await calls[1]?.resolve({ messages: messagesAt(1, 50), hasOlder: false })
    expect(span()).toEqual([100, 149])
  })

  test('waits with loading until it is opened again when it was outdated meanwhile', async () => {
    const { calls, openWith, leave, open, send } = start()
    await openWith(1, 10)
    leave()
    send({ type: 'conversation.outdated' })
    expect(calls).toHaveLength(1)
    open()
    expect(calls).toHaveLength(2)
  })
})

describe('a conversation that nobody looks at', () => {
  test('keeps the newest messages alone, however many come, and loads the others again when they are wanted', async () => {
    const { answer, calls, come, leave, older, open, openWith, send, span } = start()
    await openWith(1, 50)
    for (const message of messagesAt(51, 90)) come(message)
    leave()
    expect(span()).toEqual([1, 90])
    for (const message of messagesAt(91, 1_000)) come(message)
    expect(span()[0]).toBeGreaterThanOrEqual(1_000 - 101)
    expect(span()[1]).toBe(1_000)
    open()
    expect(calls).toHaveLength(1)
    const [oldest = 0] = span()
    send({ type: 'conversation.olderWanted' })
    expect(calls[1]?.input).toEqual({ channelId: 'channel-1', before: oldest, limit: 200 })
    await answer(messagesAt(1, oldest - 1), false)
    expect([older(), span()]).toEqual(['none', [1, 1_000]])
  })

  test('forgets what the guest read further up as they leave', async () => {
    const { answer, leave, openWith, scrollTo, send, span } = start()
    await openWith(301, 350)
    send({ type: 'conversation.olderWanted' })
    await answer(messagesAt(101, 300), true)
    scrollTo(null)
    expect(span()).toEqual([101, 350])
    leave()
    expect(span()).toEqual([301, 350])
  })

  test('loads nothing older any more, also where that failed before, until the guest is back', async () => {
    const { calls, fail, leave, older, open, openWith, send, span } = start()
    await openWith(301, 350)
    send({ type: 'conversation.olderWanted' })
    leave()
    await calls[1]?.resolve({ messages: messagesAt(101, 300), hasOlder: true })
    send({ type: 'conversation.olderWanted' })
    expect([calls.length, older(), span()]).toEqual([2, 'idle', [301, 350]])
    open()
    send({ type: 'conversation.olderWanted' })
    await fail()
    leave()
    send({ type: 'recovery.retryDue' })
    expect([calls.length, older()]).toEqual([3, 'idle'])
  })

  test('keeps all of it where the guest left off further up', async () => {
    const { come, leave, openWith, scrollTo, span } = start()
    await openWith(1, 50)
    scrollTo('message-4')
    leave()
    for (const message of messagesAt(51, 300)) come(message)
    expect(span()).toEqual([1, 300])
  })
})

describe('on its way', () => {
  test('shows what is sent at the end until the history has it, and lets the delivery forget it', async () => {
    const { openWith, deliver, come, keys, placed, outgoing } = start()
    await openWith(1, 2)
    deliver(outgoingMessage(), outgoingMessage({ clientMessageId: 'client-2' }))
    expect(keys()).toEqual(['message-1', 'message-2', 'client-1', 'client-2'])
    come({ ...at(3), senderType: 'guest', clientMessageId: 'client-1' })
    expect(keys()).toEqual(['message-1', 'message-2', 'client-1', 'client-2'])
    expect([outgoing(), placed()]).toEqual([['client-2'], ['client-1']])
  })

  test('knows an accepted one by the id that the platform gave it', async () => {
    const { openWith, deliver, come, outgoing, placed } = start()
    await openWith(1, 2)
    come(at(3))
    deliver(outgoingMessage({ status: 'accepted', messageId: 'message-3' }))
    expect([outgoing(), placed()]).toEqual([[], ['client-1']])
  })

  test('loads the newest again when the content of an accepted one does not come in 5 s', async () => {
    const { openWith, deliver, calls, clock, answer, outgoing } = start()
    await openWith(1, 2)
    deliver(outgoingMessage({ status: 'accepted', messageId: 'message-3' }))
    clock.step(contentTimeout - 1)
    expect(calls).toHaveLength(1)
    clock.step(1)
    expect(calls).toHaveLength(2)
    await answer(messagesAt(1, 2))
    expect(outgoing()).toEqual(['client-1'])
    clock.step(contentTimeout)
    expect(calls).toHaveLength(3)
    await answer(messagesAt(1, 3))
    expect(outgoing()).toEqual([])
    clock.step(contentTimeout * 3)
    expect(calls).toHaveLength(3)
  })

  test('does not ask anew while the newest are still on their way, however slow they come', async () => {
    const { openWith, deliver, send, calls, clock, answer, outgoing } = start()
    await openWith(1, 2)
    deliver(outgoingMessage({ status: 'accepted', messageId: 'message-3' }))
    send({ type: 'conversation.outdated' })
    clock.step(contentTimeout * 3)
    expect(calls).toHaveLength(2)
    await answer(messagesAt(1, 3))
    expect(outgoing()).toEqual([])
  })

  test('waits for no content of one that is rejected or still on its way', async () => {
    const { openWith, deliver, calls, clock } = start()
    await openWith(1, 2)
    deliver(outgoingMessage(), outgoingMessage({ clientMessageId: 'b', status: 'rejected' }))
    clock.step(contentTimeout * 3)
    expect(calls).toHaveLength(1)
  })

  test('leaves an accepted one to the history while that is not loaded', () => {
    const { deliver, placed, outgoing } = start()
    deliver(
      outgoingMessage({ status: 'accepted', messageId: 'x' }),
      outgoingMessage({ clientMessageId: 'b' }),
    )
    expect([placed(), outgoing()]).toEqual([['client-1'], ['b']])
  })

  test('leaves an accepted one to the history when it lies further back than that reaches', async () => {
    const { openWith, deliver, clock, placed } = start()
    await openWith(51, 100)
    deliver(outgoingMessage({ status: 'accepted', messageId: 'x', createdAt: Date.UTC(2025, 0) }))
    clock.step(contentTimeout)
    expect(placed()).toEqual(['client-1'])
  })
})

describe('reading', () => {
  test('marks the first message that was unread, also of those still to be loaded, until it is left', async () => {
    const { open, leave, answer, marked, snapshot } = start()
    open(3)
    await answer(messagesAt(1, 10))
    expect(marked()).toBe(8)
    expect(selectStart(snapshot()).anchor).toEqual({ key: 'message-8', offset: 0 })
    leave()
    expect(marked()).toBeUndefined()
    open(1)
    expect(marked()).toBe(10)
  })

  test('says that the end is seen when it is, and for each message that comes while it is', async () => {
    const { openWith, scrollTo, come, endsSeen, newCount } = start()
    await openWith(1, 2)
    expect(endsSeen()).toBe(0)
    scrollTo(null)
    expect(endsSeen()).toBe(1)
    come(at(3))
    expect([endsSeen(), newCount()]).toEqual([2, 0])
    come({ ...at(4), senderType: 'guest' })
    expect(endsSeen()).toBe(2)
  })

  test('counts what comes while the guest reads further up, until the end is seen', async () => {
    const { openWith, scrollTo, come, endsSeen, newCount } = start()
    await openWith(1, 20)
    scrollTo('message-4')
    come(at(21))
    come({ ...at(22), senderType: 'guest' })
    come(at(23))
    expect([newCount(), endsSeen()]).toEqual([2, 0])
    scrollTo(null)
    expect([newCount(), endsSeen()]).toEqual([0, 1])
  })

  test('remembers where the guest was reading, also over leaving it', async () => {
    const { openWith, scrollTo, leave, open, come, snapshot, newCount, endsSeen } = start()
    await openWith(1, 20)
    scrollTo('message-4')
    leave()
    come(at(21))
    open(1)
    expect(selectStart(snapshot()).anchor).toEqual({ key: 'message-4', offset: 0 })
    expect([newCount(), endsSeen()]).toEqual([1, 0])
  })

  test('tells nothing of the end once it was left', async () => {
    const { openWith, scrollTo, leave, come, endsSeen } = start()
    await openWith(1, 2)
    scrollTo(null)
    leave()
    come(at(3))
    expect(endsSeen()).toBe(1)
  })

  test('names the last messages of the actor that came since the guest did', async () => {
    const { openWith, come, leave, open, snapshot } = start()
    const arrivals = () => selectArrivals(snapshot()).map(({ position }) => position)
    await openWith(1, 2)
    expect(arrivals()).toEqual([])
    for (let position = 3; position < 10; position++) come(at(position))
    come({ ...at(10), senderType: 'guest' })
    expect(arrivals()).toEqual([5, 6, 7, 8, 9])
    leave()
    come(at(11))
    open(1)
    expect(arrivals()).toEqual([])
  })
})

test('passes the channel and the purse to its composer', async () => {
  const { send, snapshot } = start()
  const purse = { balance: 3, boughtGifts: { rose: 1 } }
  send({ type: 'conversation.purseChanged', purse })
  const { channel } = snapshot().context
  send({ type: 'conversation.channelChanged', channel: { ...channel, messagePrice: 77 } })
  const { context } = selectComposer(snapshot()).getSnapshot()
  expect(context.purse).toEqual(purse)
  expect(context.channel.messagePrice).toBe(77)
  expect(snapshot().context.channel.messagePrice).toBe(77)
})
