import { describe, expect, test } from 'vitest'
import {
  deliveryWalks,
  heldMessage,
  order,
} from '../../../fixtures/messenger/deliveryWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { answerTimeout, deliveryMachine } from './delivery.machine.ts'
import { selectIsLeading } from './delivery.selectors.ts'
import { tooLong } from './outgoing.ts'

const longestText = 10_000

const { start, startLeading } = deliveryWalks(setFold, deliveryMachine)

describe('a message that is submitted', () => {
  test('is shown at once and told to the store before anything is sent', () => {
    const { submit, store, told, seen, sent, messages } = startLeading()
    submit('a')
    expect(seen()).toEqual(['a storing'])
    expect(told('messenger').at(-1)).toEqual({ type: 'delivery.changed', messages: messages() })
    expect(store.last().received).toEqual([
      {
        type: 'deliveryStore.addRequested',
        message: messages()[0],
        replaces: null,
        forgetsDraft: true,
      },
    ])
    expect(sent()).toEqual([])
  })

  test('goes out once the store holds it, as the contract says [MSG-7 MSG-25]', () => {
    const { actor, hold, frames, idOf } = startLeading()
    const includedGifts = { rose: 2 }
    actor.send({ type: 'delivery.messageSubmitted', wish: order({ data: 'a', includedGifts }) })
    hold()
    expect(frames()).toEqual([
      {
        type: 'sendMessage',
        clientMessageId: idOf('a'),
        channelId: 'channel-1',
        messageType: 'text',
        senderType: 'guest',
        isVideochat: false,
        isFreechat: false,
        data: 'a',
        includedGifts,
        chatId: null,
      },
    ])
  })

  test('has an id of the time and 64 bits of chance, never the same twice', () => {
    const { submit, messages } = startLeading()
    for (let count = 0; count < 90; count++) submit(`${count}`)
    const ids = messages().map(({ clientMessageId }) => clientMessageId)
    expect(new Set(ids).size).toBe(90)
    expect(ids[0]).toMatch(new RegExp(`^${Date.UTC(2026, 0, 1).toString(36)}-[0-9a-z]{14}$`))
  })

  test('of a toy leaves the draft, which it was not made of', () => {
    const { actor, store } = startLeading()
    actor.send({ type: 'delivery.messageSubmitted', wish: order({ messageType: 'toyControl' }) })
    expect(store.last().received).toMatchObject([{ forgetsDraft: false }])
  })

  test('that no frame can carry is rejected and never sent', () => {
    const { submit, hold, messages, sent } = startLeading()
    submit('x'.repeat(longestText + 1))
    hold()
    expect(messages()).toMatchObject([{ status: 'rejected', reason: tooLong }])
    expect(sent()).toEqual([])
    submit('x'.repeat(longestText))
    hold()
    expect(sent()).toHaveLength(1)
  })
})

describe('sending', () => {
  test.each([
    [
      'it does not lead',
      ({ identify, open, establish }: ReturnType<typeof start>) => {
        identify()
        open([heldMessage()])
        establish()
      },
    ],
    [
      'it is not connected',
      ({ identify, open, lead }: ReturnType<typeof start>) => {
        identify()
        open([heldMessage()])
        lead()
      },
    ],
  ])('waits while %s', (_, prepare) => {
    const walked = start()
    prepare(walked)
    expect(walked.sent()).toEqual([])
    walked.establish()
    walked.lead()
    expect(walked.sent()).toEqual(['held'])
  })

  test('keeps one message of each channel in flight, the oldest', () => {
    const { submit, hold, sent, accept, reject, idOf } = startLeading()
    for (const data of ['a1', 'a2', 'a3']) submit(data)
    for (const data of ['b1', 'b2']) submit(data, 'channel-2')
    hold()
    expect(sent()).toEqual(['a1', 'b1'])
    accept(idOf('b1'))
    expect(sent()).toEqual(['a1', 'b1', 'b2'])
    reject(idOf('a1'))
    expect(sent()).toEqual(['a1', 'b1', 'b2', 'a2'])
  })

  test('repeats the same message every 10 s until the platform answers', () => {
    const { submit, hold, clock, frames, accept, idOf } = startLeading()
    submit('a')
    hold()
    clock.step(answerTimeout - 1)
    expect(frames()).toHaveLength(1)
    clock.step(1 + answerTimeout)
    expect(frames()).toHaveLength(3)
    expect(new Set(frames().map(({ clientMessageId }) => clientMessageId)).size).toBe(1)
    accept(idOf('a'))
    expect(clock.pending()).toBe(0)
    clock.step(5 * answerTimeout)
    expect(frames()).toHaveLength(3)
  })

  test('repeats at once when a session is established again, and not before', () => {
    const { submit, hold, clock, sent, lose, establish } = startLeading()
    submit('a')
    hold()
    lose()
    clock.step(3 * answerTimeout)
    expect(sent()).toEqual(['a'])
    establish()
    expect(sent()).toEqual(['a', 'a'])
    clock.step(answerTimeout - 1)
    expect(sent()).toHaveLength(2)
    establish()
    expect(sent()).toHaveLength(3)
  })

  test('ends when another tab takes over, and is taken up again after it', () => {
    const { submit, hold, clock, sent, store, lead, actor } = startLeading()
    submit('a')
    hold()
    store.last().report({ type: 'deliveryStore.leadershipLost' })
    expect(selectIsLeading(actor.getSnapshot())).toBe(false)
    clock.step(2 * answerTimeout)
    expect(sent()).toEqual(['a'])
    lead()
    expect(sent()).toEqual(['a', 'a'])
  })
})

describe('an answer', () => {
  test('of acceptance makes the store forget it; it is shown until it has its place', () => {
    const { actor, submit, hold, accept, idOf, store, messages, told } = startLeading()
    submit('a')
    hold()
    const id = idOf('a')
    accept(id)
    expect(store.last().received.at(-1)).toEqual({
      type: 'deliveryStore.removeRequested',
      clientMessageId: id,
    })
    expect(messages()).toMatchObject([{ status: 'accepted', messageId: `m-${id}` }])
    actor.send({ type: 'delivery.placed', clientMessageIds: [id] })
    expect(told('messenger').at(-1)).toEqual({ type: 'delivery.changed', messages: [] })
  })

  test('of rejection is kept with its reason; it stays', () => {
    const { submit, hold, reject, idOf, store, messages } = startLeading()
    submit('a')
    hold()
    reject(idOf('a'), 'channelBlocked')
    expect(store.last().received.at(-1)).toEqual({
      type: 'deliveryStore.rejectRequested',
      clientMessageId: idOf('a'),
      reason: 'channelBlocked',
    })
    hold()
    expect(messages()).toMatchObject([{ status: 'rejected', reason: 'channelBlocked' }])
  })

  test('that comes twice, or of an unknown message, changes nothing', () => {
    const { submit, hold, accept, reject, idOf, store, told } = startLeading()
    submit('a')
    submit('b')
    hold()
    accept(idOf('a'))
    reject(idOf('b'))
    const before = [store.last().received.length, told('messenger').length]
    accept(idOf('a'))
    reject(idOf('a'))
    reject(idOf('b'))
    accept('unknown')
    expect([store.last().received.length, told('messenger').length]).toEqual(before)
  })

  test('with a balance is passed on to the guest’s machine, a free one is not', () => {
    const { accept, told } = startLeading()
    accept('a', 7)
    accept('b')
    expect(told('guest')).toEqual([{ type: 'guest.balanceTold', balance: 7 }])
  })

  test('is heard in every tab, whoever leads', () => {
    const { identify, open, accept, messages, store } = start()
    identify()
    open([heldMessage()])
    accept('held-1')
    expect(messages()).toMatchObject([{ status: 'accepted' }])
    expect(store.last().received).toMatchObject([{ type: 'deliveryStore.removeRequested' }])
  })
})

describe('drafts', () => {
  test('and the channel looked at are kept, and given back at the start', () => {
    const { actor, identify, store, told } = start()
    identify()
    const draft = { text: 'Hel', gifts: [] }
    const drafts = { 'channel-1': draft }
    store
      .last()
      .report({ type: 'deliveryStore.opened', messages: [], drafts, channelId: 'channel-1' })
    expect(told('messenger')).toContainEqual({
      type: 'delivery.restored',
      drafts,
      channelId: 'channel-1',
    })
    actor.send({ type: 'delivery.draftChanged', channelId: 'channel-1', draft: null })
    actor.send({ type: 'delivery.channelNoted', channelId: 'channel-2' })
    expect(store.last().received).toEqual([
      { type: 'deliveryStore.draftSubmitted', channelId: 'channel-1', draft: null },
      { type: 'deliveryStore.channelNoted', channelId: 'channel-2' },
    ])
  })
})
