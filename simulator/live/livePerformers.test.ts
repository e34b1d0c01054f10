import { describe, expect, test } from 'vitest'
import type { Client } from '../core/client.fixtures.ts'
import { type TestChats, testChats } from './liveChat.fixtures.ts'
import { liveReactions } from './liveChatKinds.ts'

let said = 0

function say(client: Client, chat: { chatId: string; channelId: string }, more: object = {}) {
  const clientMessageId = `said${++said}`
  client.send({
    type: 'sendMessage',
    clientMessageId,
    channelId: chat.channelId,
    messageType: 'text',
    senderType: 'guest',
    isVideochat: true,
    isFreechat: false,
    data: 'Good evening',
    includedGifts: {},
    chatId: chat.chatId,
    ...more,
  })
  return clientMessageId
}

const typesOf = (frames: { type: string }[]) => frames.map(({ type }) => type)
const answersIn = (frames: Record<string, unknown>[]) =>
  frames
    .map(({ message }) => message)
    .filter((one) => (one as { senderType?: string })?.senderType === 'actor')

async function inChat(chats: TestChats) {
  const chat = await chats.startChat('LIVECHAT')
  await chats.request('minute', { chatId: chat.chatId, minute: 1 })
  return { chat, client: await chats.business.connect('guest6') }
}

describe('what a guest says in a live chat', () => {
  const chats = testChats()
  const balance = () => chats.guest.guest.balance

  test('costs nothing, and is kept in the channel', async () => {
    const { chat, client } = await inChat(chats)
    const before = balance()
    const clientMessageId = say(client, chat)
    const { channelId } = chat
    expect(await client.arrived()).toMatchObject([
      { type: 'messengerContentChanged', channelId, message: { data: 'Good evening' } },
      { type: 'messageAccepted', clientMessageId, balance: before },
    ])
    expect(balance()).toBe(before)
    expect(chats.guest.threads.get(channelId)?.length()).toBe(1)
  })

  test('costs its price when it is said in the messenger', async () => {
    const { chat, client } = await inChat(chats)
    say(client, chat, { isVideochat: false, chatId: null })
    expect(typesOf(await client.arrived())).toContain('guestBalance')
  })

  test('costs the gifts that come with it', async () => {
    const { chat, client } = await inChat(chats)
    const before = balance()
    Object.assign(chats.guest.guest, { boughtGifts: {} })
    say(client, chat, { messageType: 'gift', data: {}, includedGifts: { gift1: 1 } })
    await client.arrived()
    const price = chats.business.simulator.world.gifts.get('gift1')?.price ?? 0
    expect(balance()).toBe(before - price)
    const ended = await chats.request('end', { chatId: chat.chatId, code: 100 })
    expect(ended.chat.giftCoins).toBe(price)
  })

  test('is refused once the chat is over, in another channel, and in a preview', async () => {
    const { chat, client } = await inChat(chats)
    const rejections = async () =>
      (await client.arrived()).filter(({ type }) => type === 'messageRejected')
    const other = chats.guest.channels.find(({ id, blocked }) => id !== chat.channelId && !blocked)
    say(client, chat, { channelId: other?.id })
    expect(await rejections()).toMatchObject([{ reason: 'notInChat' }])
    await chats.request('end', { chatId: chat.chatId, code: 100 })
    say(client, chat)
    expect(await rejections()).toMatchObject([{ reason: 'notInChat' }])
    const preview = await chats.startChat('LIVE_PREVIEW')
    say(client, preview)
    expect(await rejections()).toMatchObject([{ reason: 'notInChat' }])
  })

  test('costs nothing in a free chat either', async () => {
    const { chatId, channelId } = await chats.startChat('FREECHAT')
    const client = await chats.business.connect('guest6')
    say(client, { chatId, channelId }, { isVideochat: false, isFreechat: true })
    expect(typesOf(await client.arrived())).toEqual(['messengerContentChanged', 'messageAccepted'])
  })

  test('is not answered by quiet performers', async () => {
    const { chat, client } = await inChat(chats)
    say(client, chat)
    await client.arrived()
    chats.business.clock.step(10_000)
    expect(await client.arrived()).toEqual([])
  })
})

describe('a performer', () => {
  const chats = testChats({ performers: 'answer' })

  test('answers after one to four seconds, once for all that was said meanwhile', async () => {
    const { chat, client } = await inChat(chats)
    say(client, chat)
    say(client, chat, { data: 'Shall we talk?' })
    await client.arrived()
    chats.business.clock.step(999)
    expect(await client.arrived()).toEqual([])
    chats.business.clock.step(3_001)
    const answers = answersIn(await client.arrived())
    expect(answers).toMatchObject([{ channelId: chat.channelId, messageType: 'text' }])
  })

  test('says nothing any more once the chat is over', async () => {
    const { chat, client } = await inChat(chats)
    say(client, chat)
    await client.arrived()
    await chats.request('end', { chatId: chat.chatId, code: 100 })
    chats.business.clock.step(10_000)
    expect(typesOf(await client.arrived())).toEqual(['chatEnd'])
  })

  test('reacts now and then, to a gift and a toy control always', async () => {
    chats.performer.hasToy = true
    const { chat, client } = await inChat(chats)
    const breeze = { messageType: 'toyControl', data: { toyControlId: 'toy1' } }
    const reactionsTo = async (more: object) => {
      say(client, chat, more)
      await client.arrived()
      chats.business.clock.step(4_000)
      return (await client.arrived()).filter(({ type }) => type === 'liveReaction')
    }
    const gift = { messageType: 'gift', data: {}, includedGifts: { gift1: 1 } }
    const [reaction] = await reactionsTo(gift)
    expect(reaction).toMatchObject({ actorId: chat.actorId })
    expect(liveReactions).toContain(reaction?.reaction)
    for (let time = 0; time < 3; time++) expect(await reactionsTo(breeze)).toHaveLength(1)
    const counts: number[] = []
    while (counts.length < 12) counts.push((await reactionsTo({})).length)
    expect(new Set(counts)).toEqual(new Set([0, 1]))
  })
})

describe('a lively performer', () => {
  const chats = testChats({ performers: 'lively' })

  test('ends a chat now and then, and seldom', async () => {
    const { platform, clock } = chats.business
    const owner = { id: 'guest6', account: chats.guest }
    let ended = 0
    const rounds = 200
    for (let round = 0; round < rounds; round++) {
      platform.performers.setOnline(chats.performer.id, true)
      const order = { actorId: chats.performer.id, chatType: 'LIVECHAT', isPrivate: false } as const
      const begun = platform.liveChats.start(owner, { ...order, clientChatId: `round${round}` })
      if (!('chat' in begun)) throw new Error(`no chat: ${begun.code}`)
      const { chat } = begun
      const content = { messageType: 'text', data: 'Hello', includedGifts: {} } as const
      const message = platform.messenger.receive('guest6', chat.channelId, content)
      platform.livePerformers.hear(chat, message)
      clock.step(10_000)
      if (chat.code === 201) ended++
      platform.liveChats.end(chat, 100)
    }
    expect(ended).toBeGreaterThan(0)
    expect(ended).toBeLessThan(rounds / 10)
  })
})
