import { describe, expect, test } from 'vitest'
import { testChats } from './liveChat.fixtures.ts'
import { chatTypes } from './liveChatKinds.ts'

const chats = testChats()
const { request, start, startChat, setBalance, booked } = chats
const step = (seconds: number) => chats.business.clock.step(seconds * 1_000)
const book = (chatId: string, minute: number) => request('minute', { chatId, minute })
const balance = () => chats.guest.guest.balance
const sum = () => chats.business.platform.ledger.sum()

test('the seven formats cost what their performer takes [CHT-1 CHT-2]', async () => {
  const { prices } = chats.performer
  const prices38 = { live: prices.liveChat, single: expect.any(Number), call: prices.videoCall }
  const expected = {
    LIVECHAT: [prices38.live, prices38.live],
    VOYEUR_CHAT: [prices.voyeurChat, prices.voyeurChat],
    FREECHAT: [0, prices38.live],
    LIVE_PREVIEW: [0, prices38.live],
    VOYEUR_PRIVATE_CHAT: [prices38.single, prices38.single],
    VIDEO_CALL: [prices38.call, prices38.call],
  }
  for (const [chatType, [price, priceAfter]] of Object.entries(expected)) {
    const chat = await startChat(chatType as keyof typeof expected)
    expect(chat).toMatchObject({ chatType, price, priceAfter, minutes: 0, coins: 0, code: null })
    await request('end', { chatId: chat.chatId, code: 100 })
  }
  expect([...Object.keys(expected), 'LIVESHOW'].sort()).toEqual([...chatTypes].sort())
})

test('a private live chat costs more than one with others, as the profile says', async () => {
  const shared = await startChat('LIVECHAT')
  await request('end', { chatId: shared.chatId, code: 100 })
  const alone = await startChat('LIVECHAT', { isPrivate: true })
  expect(alone.isPrivate).toBe(true)
  expect(alone.price).toBeGreaterThan(shared.price)
})

describe('a chat that is begun', () => {
  test('is one chat however often the same order comes, also once it has ended', async () => {
    const order = { clientChatId: 'once' }
    const chat = await startChat('LIVECHAT', order)
    expect(await startChat('LIVECHAT', order)).toEqual(chat)
    await request('end', { chatId: chat.chatId, code: 100 })
    expect(await startChat('LIVECHAT', order)).toEqual({ ...chat, code: 100 })
    expect((await startChat('LIVECHAT')).chatId).not.toBe(chat.chatId)
  })

  test('has the channel of the guest and the performer, which is opened by it', async () => {
    const client = await chats.business.connect('guest6')
    const { channelId, actorId, actorName } = await startChat('LIVECHAT')
    const [channel] = chats.guest.channels
    expect(channel).toMatchObject({ id: channelId, actorId, actorName })
    expect(await client.arrived()).toMatchObject([
      { type: 'channels', channels: [{ id: channelId }] },
    ])
  })

  test('costs nothing before its picture runs', async () => {
    const chat = await startChat('LIVECHAT')
    step(59)
    expect((await request('running')).chat).toEqual(chat)
    expect(balance()).toBe(100)
    expect(booked()).toEqual([])
  })

  test('is its guest’s alone', async () => {
    const { chatId } = await startChat('LIVECHAT')
    const other = await request('minute', { chatId, minute: 1 }, { guestId: 'guest1' })
    expect(other).toMatchObject({ status: 404, error: { field: 'chatId' } })
    expect((await request('running', undefined, { guestId: 'guest1' })).chat).toBeNull()
  })
})

describe('a minute', () => {
  test('is booked once, however often it is asked for', async () => {
    const { chatId, price } = await startChat('LIVECHAT')
    const client = await chats.business.connect('guest6')
    const first = await book(chatId, 1)
    expect(first).toMatchObject({
      isShort: false,
      chat: { minutes: 1, coins: price, remaining: 60_000 },
    })
    step(20)
    for (const _ of ['twice', 'thrice']) {
      const { chat } = await book(chatId, 1)
      expect(chat).toEqual({ ...first.chat, remaining: 40_000 })
    }
    expect(booked()).toEqual([price])
    expect(balance()).toBe(100 - price)
    expect(await client.arrived()).toMatchObject([
      { type: 'guestBalance', balance: 100 - price, isPayment: false },
    ])
    expect(sum()).toBe(0)
  })

  test('is booked under a key of the chat and its number', async () => {
    const { chatId } = await startChat('LIVECHAT')
    await book(chatId, 1)
    const keys = chats.business.platform.ledger.bookings().map(({ key }) => key)
    expect(keys).toContain(`spend/guest6/chat/${chatId}/1`)
  })

  test('follows the one before, which lasts as long as it was paid for', async () => {
    const { chatId, price } = await startChat('LIVECHAT')
    await book(chatId, 1)
    step(45)
    expect((await book(chatId, 2)).chat).toMatchObject({ minutes: 2, remaining: 75_000 })
    step(80)
    expect((await book(chatId, 3)).chat).toMatchObject({ minutes: 3, remaining: 60_000 })
    expect(booked()).toEqual([price, price, price])
  })

  test('that is booked books nothing more, asked for by a tab that is behind', async () => {
    const { chatId, price } = await startChat('LIVECHAT')
    await book(chatId, 1)
    await book(chatId, 2)
    expect((await book(chatId, 1)).chat).toMatchObject({ minutes: 2, coins: 2 * price })
    expect(booked()).toEqual([price, price])
  })

  test('cannot be number four after the second', async () => {
    const { chatId } = await startChat('LIVECHAT')
    await book(chatId, 1)
    await book(chatId, 2)
    expect(await book(chatId, 4)).toMatchObject({ status: 409, error: { field: 'minute' } })
    expect(booked()).toHaveLength(2)
  })

  test('that there are no coins for is not booked, and is once there are', async () => {
    const { chatId, price } = await startChat('LIVECHAT')
    setBalance(price)
    await book(chatId, 1)
    step(60)
    const { isShort, chat } = await book(chatId, 2)
    expect([isShort, chat]).toMatchObject([true, { minutes: 1, remaining: 0, code: null }])
    setBalance(price + 1)
    step(170)
    expect(await book(chatId, 2)).toMatchObject({ isShort: false, chat: { minutes: 2 } })
    expect(balance()).toBe(1)
    expect(sum()).toBe(0)
  })

  test('makes an automatic top-up follow, as other purchases do', async () => {
    const { guest } = chats
    const autoRechargeConfig = { ...guest.guest.autoRechargeConfig, isEnabled: true }
    Object.assign(guest.guest, { autoRechargeAmount: 100, autoRechargeConfig })
    const { chatId, price } = await startChat('LIVECHAT')
    setBalance(20)
    await book(chatId, 1)
    expect(balance()).toBe(120 - price)
  })

  test('is booked although its answer is lost, and not again when it is asked for anew', async () => {
    const { chatId, price } = await startChat('LIVECHAT')
    chats.business.simulator.setFault('*', 'httpLost', {
      path: '/rest/v1/livechat/minute',
      next: 1,
    })
    await expect(book(chatId, 1)).rejects.toThrow()
    expect((await book(chatId, 1)).chat).toMatchObject({ minutes: 1, remaining: 60_000 })
    expect(booked()).toEqual([price])
  })
})

describe('a voyeur', () => {
  test('goes on alone with the performer, for another price from the next minute on', async () => {
    const { chatId, price } = await startChat('VOYEUR_CHAT')
    await book(chatId, 1)
    const { success, chat } = await request('private', { chatId })
    expect([success, chat]).toMatchObject([
      true,
      { chatId, chatType: 'VOYEUR_PRIVATE_CHAT', isPrivate: true, minutes: 1, coins: price },
    ])
    await book(chatId, 2)
    expect(booked()).toEqual([price, chat.price])
    expect(chat.price).toBeGreaterThan(price)
  })

  test('stays one without the coins for a minute alone', async () => {
    const { chatId, price } = await startChat('VOYEUR_CHAT')
    setBalance(price)
    const refused = { success: false, code: 503, running: null }
    expect(await request('private', { chatId })).toMatchObject(refused)
    expect((await request('running')).chat.chatType).toBe('VOYEUR_CHAT')
  })

  test('is meant: no other chat becomes a private one so', async () => {
    const { chatId } = await startChat('LIVECHAT')
    expect(await request('private', { chatId })).toMatchObject({ status: 409 })
  })
})

test('a look whose time is over makes way for the next one, which lasts as long as who looks may [CHT-7 GST-17]', async () => {
  const { chatId } = await startChat('LIVE_PREVIEW')
  await request('minute', { chatId, minute: 0 })
  expect(await start('LIVE_PREVIEW')).toMatchObject({ success: false, code: 601 })
  chats.business.clock.step(5_000)
  chats.guest.guest.isVip = true
  expect(await start('LIVECHAT')).toMatchObject({ success: false, code: 601 })
  const next = await startChat('LIVE_PREVIEW')
  const { chat } = await request('minute', { chatId: next.chatId, minute: 0 })
  expect(chat.remaining).toBe(20_000)
})

test('words beside the stars are kept for the performer, unless the guest is blocked for comments [GST-23]', async () => {
  const { chatId } = await startChat('LIVECHAT')
  const { liveChats } = chats.business.platform
  const kept = () => liveChats.find({ id: 'guest6', account: chats.guest }, chatId).comment
  const comment = 'A lovely evening'
  await request('rate', { chatId, stars: 4, comment: ` ${comment} ` })
  expect(kept()).toBe(comment)
  const wrong = { status: 422, error: { field: 'comment' } }
  for (const unfit of ['  ', 'x'.repeat(501)])
    expect(await request('rate', { chatId, stars: 4, comment: unfit })).toMatchObject(wrong)
  chats.guest.guest.isBlockedForComments = true
  const refused = { status: 403, error: { field: 'comment' } }
  expect(await request('rate', { chatId, stars: 1, comment: 'Other words' })).toMatchObject(refused)
  expect(kept()).toBe(comment)
  expect(await request('rate', { chatId, stars: 1 })).toMatchObject({ stars: 1 })
  expect(kept()).toBeNull()
})

test('a chat is rated with one to five stars, the last ones count', async () => {
  const { chatId } = await startChat('LIVECHAT')
  expect(await request('rate', { chatId, stars: 2 })).toMatchObject({ stars: 2 })
  expect(await request('rate', { chatId, stars: 5 })).toMatchObject({ stars: 5 })
  for (const stars of [0, 6]) {
    const wrong = { status: 422, error: { field: 'stars' } }
    expect(await request('rate', { chatId, stars })).toMatchObject(wrong)
  }
  const { liveChats } = chats.business.platform
  expect(liveChats.find({ id: 'guest6', account: chats.guest }, chatId).stars).toBe(5)
})

test('says which field of an order is wrong', async () => {
  expect(await start('LIVECHAT', { actorId: 'nobody' })).toMatchObject({
    status: 404,
    error: { field: 'actorId' },
  })
  const wrong = await start('LIVECHAT', { chatType: 'DANCE' })
  expect(wrong).toMatchObject({ status: 422, error: { field: 'chatType' } })
})
