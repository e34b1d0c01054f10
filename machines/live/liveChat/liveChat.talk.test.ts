import { describe, expect, test } from 'vitest'
import { liveChatWalks } from '../../../fixtures/live/liveChatWalk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { Given } from './liveChat.events.ts'
import { liveChatMachine } from './liveChat.machine.ts'
import { selectDraft, selectLines, selectReactions } from './liveChat.selectors.ts'
import { withMessage } from './liveChat.talk.ts'

const longestLine = 500

const { play } = liveChatWalks(setFold, liveChatMachine)

async function say(text: string) {
  const walked = await play()
  walked.actor.send({ type: 'liveChat.textChanged', text })
  walked.actor.send({ type: 'liveChat.sayRequested' })
  const sent = () =>
    walked
      .told('realtime')
      .flatMap((event) => (event.type === 'realtime.messageSubmitted' ? [event.message] : []))
  return { ...walked, sent, line: () => walked.see(selectLines)[0] }
}

const message = (overrides: object = {}) => ({
  id: 'message-1',
  channelId: 'channel-1',
  position: 7,
  messageType: 'text',
  senderType: 'actor',
  data: 'Hello you',
  includedGifts: {},
  sentAt: 1,
  clientMessageId: null,
  ...overrides,
})

describe('what the guest says', () => {
  test('is sent into the chat and its channel, and the field is empty again', async () => {
    const { line, see, sent } = await say('  Good evening ')
    expect(sent()).toMatchObject([
      {
        type: 'sendMessage',
        channelId: 'channel-1',
        chatId: 'chat-1',
        isVideochat: true,
        isFreechat: false,
        data: 'Good evening',
      },
    ])
    expect([line()?.text, line()?.state, see(selectDraft)]).toEqual(['Good evening', 'sending', ''])
  })

  test.each(['', '   ', 'x'.repeat(longestLine + 1)])('is not sent when it is %j', async (text) => {
    const { see, sent } = await say(text)
    expect(sent()).toEqual([])
    expect(see(selectDraft)).toBe(text)
  })

  test('is said once the platform keeps it', async () => {
    const { actor, line } = await say('Hi')
    const accepted = { clientMessageId: line()?.id ?? '', messageId: 'message-9' }
    actor.send({ ...push('messageAccepted', accepted), type: 'push.messageAccepted' })
    expect(line()?.state).toBe('said')
  })

  test('can be repeated when it was refused, under an id that was not', async () => {
    const { actor, line, sent } = await say('Hi')
    const id = line()?.id ?? ''
    const refused = { clientMessageId: id, reason: 'chatEnded' }
    actor.send({ ...push('messageRejected', refused), type: 'push.messageRejected' })
    expect(line()?.state).toBe('failed')
    actor.send({ type: 'liveChat.repeatRequested', id })
    expect(sent()).toMatchObject([{ clientMessageId: id }, { clientMessageId: line()?.id }])
    expect([line()?.id === id, line()?.state]).toEqual([false, 'sending'])
  })

  test('is sent again after an outage, when it was not answered', async () => {
    const { actor, sent } = await say('Hi')
    actor.send({ type: 'realtime.sessionEstablished', resumed: true })
    actor.send({ type: 'realtime.sessionEstablished', resumed: false })
    const ids = sent().map((frame) => 'clientMessageId' in frame && frame.clientMessageId)
    expect([ids.length, new Set(ids).size]).toEqual([3, 1])
  })
})

describe('what the guest gives', () => {
  const roses = { gifts: { 'gift-1': 3 }, toy: null }
  const breeze = { gifts: {}, toy: { id: 'toy-1', price: 3 } }

  async function give(given: Given, chatId = 'chat-1') {
    const walked = await say('Hi')
    walked.actor.send({ type: 'liveChat.textChanged', text: 'What a ' })
    walked.actor.send({ type: 'liveChat.giveRequested', chatId, given })
    const own = () => walked.see(selectLines)[1]
    return {
      ...walked,
      own,
      accept: () => {
        const accepted = { clientMessageId: own()?.id ?? '', messageId: 'message-9' }
        walked.actor.send({ ...push('messageAccepted', accepted), type: 'push.messageAccepted' })
      },
    }
  }

  test('goes into the chat as a message of its kind, beside what is being written [MSG-7 GFT-6]', async () => {
    const { own, see, sent } = await give(roses)
    expect(sent()[1]).toMatchObject({
      messageType: 'gift',
      channelId: 'channel-1',
      chatId: 'chat-1',
      isVideochat: true,
      data: {},
      includedGifts: { 'gift-1': 3 },
    })
    expect([own()?.given, see(selectDraft)]).toEqual([roses, 'What a '])
  })

  test('moves the toy by a message of its own kind, which is tracked once it is kept [MSG-7 GFT-2 TRK-2]', async () => {
    const { accept, sent, told } = await give(breeze)
    expect(sent()[1]).toMatchObject({ messageType: 'toyControl', data: { toyControlId: 'toy-1' } })
    const tracked = () =>
      told('tracking').filter((event) => event.type === 'tracking.itemPurchased')
    expect(tracked()).toEqual([])
    accept()
    accept()
    expect(tracked()).toMatchObject([{ item: 'toy_control', price: 3, currency: 'VXC' }])
  })

  test('is tracked once, too, when the channel tells of it first', async () => {
    const { accept, actor, own, told } = await give(breeze)
    const kept = message({ senderType: 'guest', clientMessageId: own()?.id, data: {} })
    const content = { channelId: 'channel-1', message: { ...kept, messageType: 'toyControl' } }
    actor.send({
      ...push('messengerContentChanged', content),
      type: 'push.messengerContentChanged',
    })
    accept()
    expect(told('tracking').filter(({ type }) => type === 'tracking.itemPurchased')).toHaveLength(1)
  })

  test('is given into the chat that runs alone', async () => {
    const { own, sent } = await give(roses, 'chat-9')
    expect([own(), sent().length]).toEqual([undefined, 1])
  })
})

describe('what is told of the channel', () => {
  test('is heard once, and of this channel alone', () => {
    const heard = withMessage([], message(), 'channel-1')
    expect(heard).toMatchObject([{ from: 'performer', text: 'Hello you', state: 'said' }])
    expect(withMessage(heard, message(), 'channel-1')).toBe(heard)
    expect(withMessage(heard, message({ id: 'm2', channelId: 'other' }), 'channel-1')).toBe(heard)
  })

  test('is also what others of the guest’s tabs, or the performer, give', () => {
    const rose = message({ messageType: 'gift', data: {}, includedGifts: { 'gift-1': 1 } })
    const toy = message({ id: 'm2', messageType: 'toyControl', data: { toyControlId: 'toy-1' } })
    const lines = withMessage(withMessage([], rose, 'channel-1'), toy, 'channel-1')
    expect(lines.map(({ given, text }) => [given, text])).toEqual([
      [{ gifts: { 'gift-1': 1 }, toy: null }, ''],
      [{ gifts: {}, toy: { id: 'toy-1', price: 0 } }, ''],
    ])
  })

  test('is the guest’s own line, when they said it here', () => {
    const lines = [{ id: 'c-1', from: 'guest', text: 'Hi', state: 'sending' }] as const
    const own = message({ senderType: 'guest', clientMessageId: 'c-1', data: 'Hi' })
    expect(withMessage(lines, own, 'channel-1')).toEqual([{ ...lines[0], state: 'said' }])
  })

  test.each([null, 'text', {}, message({ data: { url: 'x' } })])('is left out as %o', (odd) => {
    expect(withMessage([], odd, 'channel-1')).toEqual([])
  })

  test('is kept to two hundred lines', () => {
    let lines: ReturnType<typeof withMessage> = []
    for (let n = 1; n <= 230; n++) lines = withMessage(lines, message({ id: `m${n}` }), 'channel-1')
    expect([lines.length, lines[0]?.id]).toEqual([200, 'm31'])
  })
})

test('the performer’s reactions are shown, the last eight, and nobody else’s', async () => {
  const { actor, see } = await play()
  const react = (actorId: string, reaction: string) =>
    actor.send({ ...push('liveReaction', { actorId, reaction }), type: 'push.liveReaction' })
  react('actor-2', 'wow')
  for (let n = 1; n <= 9; n++) react('actor-1', `r${n}`)
  expect(see(selectReactions).map(({ reaction }) => reaction)).toEqual([
    'r2',
    'r3',
    'r4',
    'r5',
    'r6',
    'r7',
    'r8',
    'r9',
  ])
})
