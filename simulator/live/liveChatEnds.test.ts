import { describe, expect, test } from 'vitest'
import { testChats } from './liveChat.fixtures.ts'
import type { ChatType } from './liveChatKinds.ts'

const chats = testChats()
const { request, startChat, setBalance } = chats
const step = (seconds: number) => chats.business.clock.step(seconds * 1_000)
const book = (chatId: string, minute: number) => request('minute', { chatId, minute })
const codeOf = async (chatId: string) => (await request('end', { chatId, code: 108 })).chat.code
const isRunning = async () => (await request('running')).chat !== null
const secondsLeft = () =>
  chats.business.platform.freeChatTimes.left(chats.guest, chats.performer.id) / 1_000

describe('the platform ends a chat', () => {
  test('that does not begin within a minute', async () => {
    const { chatId } = await startChat('LIVECHAT')
    step(59.999)
    expect(await isRunning()).toBe(true)
    step(0.001)
    expect(await codeOf(chatId)).toBe(102)
  })

  test('a minute after what was booked, when nobody asks for more', async () => {
    const { chatId } = await startChat('LIVECHAT')
    await book(chatId, 1)
    step(30)
    await book(chatId, 2)
    step(149.999)
    expect(await isRunning()).toBe(true)
    step(0.001)
    expect(await codeOf(chatId)).toBe(102)
    expect((await book(chatId, 3)).chat).toMatchObject({ minutes: 2, code: 102 })
  })

  test('three minutes after the coins ran out', async () => {
    const { chatId, price } = await startChat('LIVECHAT')
    setBalance(price)
    await book(chatId, 1)
    step(60)
    await book(chatId, 2)
    step(100)
    await book(chatId, 2)
    step(79.999)
    expect(await isRunning()).toBe(true)
    step(0.001)
    expect(await codeOf(chatId)).toBe(103)
  })

  test.each<[ChatType, number]>([
    ['LIVECHAT', 206],
    ['VOYEUR_CHAT', 206],
    ['FREECHAT', 905],
    ['LIVE_PREVIEW', 905],
  ])('when the performer goes: a %s with %i', async (chatType, code) => {
    const { chatId } = await startChat(chatType)
    chats.business.platform.performers.setOnline('actor8', false)
    expect(await isRunning()).toBe(true)
    chats.business.platform.performers.setOnline(chats.performer.id, false)
    expect(await codeOf(chatId)).toBe(code)
  })

  test('of a guest who logs out', async () => {
    const { chatId } = await startChat('LIVECHAT')
    const { accessToken } = chats.business.simulator.signIn('guest6')
    const query = `language=en&ver=1&access_token=${accessToken}`
    await fetch(`${chats.business.simulator.url}rest/v1/pay/logout?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(await codeOf(chatId)).toBe(107)
  })

  test('of a guest whose every login ends', async () => {
    const { chatId } = await startChat('LIVECHAT')
    chats.business.platform.endLogins(chats.guest)
    expect(await codeOf(chatId)).toBe(107)
  })

  test('whose performer takes more: a lower price counts from the next minute on', async () => {
    const { chatId, price } = await startChat('LIVECHAT')
    const { liveChats } = chats.business.platform
    await book(chatId, 1)
    liveChats.changePrices(chats.performer, -1)
    expect((await book(chatId, 2)).chat).toMatchObject({ price: price - 1, coins: 2 * price - 1 })
    liveChats.changePrices(chats.performer, 2)
    const ended = (await request('end', { chatId, code: 100 })).chat
    expect(ended).toMatchObject({ code: 208, price: price - 1, priceAfter: price + 1 })
    expect(await startChat('LIVECHAT')).toMatchObject({ price: price + 1 })
  })
})

test.each([100, 101, 102, 108])(
  'a client ends its chat with %i, and all tabs hear it',
  async (code) => {
    const tabs = [await chats.business.connect('guest6'), await chats.business.connect('guest6')]
    const { chatId } = await startChat('LIVECHAT')
    expect((await request('end', { chatId, code })).chat.code).toBe(code)
    expect((await request('end', { chatId, code: 100 })).chat.code).toBe(code)
    for (const tab of tabs) {
      const ends = (await tab.arrived()).filter(({ type }) => type === 'chatEnd')
      expect(ends).toMatchObject([{ chatId, code }])
    }
  },
)

test.each([103, 206, 908])('a client cannot end its chat with %i', async (code) => {
  const { chatId } = await startChat('LIVECHAT')
  const wrong = { status: 422, error: { field: 'code' } }
  expect(await request('end', { chatId, code })).toMatchObject(wrong)
})

describe('a preview', () => {
  test.each([
    [false, 5],
    [true, 20],
  ])('of a VIP guest: %s, lasts %i s [CHT-7 ACT-24]', async (isVip, seconds) => {
    Object.assign(chats.guest.guest, { isVip })
    const { chatId } = await startChat('LIVE_PREVIEW')
    expect((await book(chatId, 0)).chat.remaining).toBe(seconds * 1_000)
    step(seconds + 59.999)
    expect(await isRunning()).toBe(true)
    step(0.001)
    expect(await codeOf(chatId)).toBe(901)
    expect(chats.booked()).toEqual([])
  })
})

describe('a free chat', () => {
  test('lasts as long as the guest has free time, counted from the picture on', async () => {
    const { chatId } = await startChat('FREECHAT')
    step(30)
    expect((await book(chatId, 0)).chat).toMatchObject({ remaining: 180_000, minutes: 0 })
    step(100)
    expect((await book(chatId, 0)).chat.remaining).toBe(80_000)
    step(139.999)
    expect(await isRunning()).toBe(true)
    step(0.001)
    expect(await codeOf(chatId)).toBe(920)
    expect(chats.booked()).toEqual([])
  })

  test('uses up its time, which is pushed as it is over [CHT-8]', async () => {
    const client = await chats.business.connect('guest6')
    const { chatId } = await startChat('FREECHAT')
    await book(chatId, 0)
    step(180)
    const frames = (await client.arrived()).filter(({ type }) => type !== 'channels')
    const { id: actorId } = chats.performer
    expect(frames).toMatchObject([{ type: 'freeChatDurationChanged', actorId, seconds: 0 }])
    expect(secondsLeft()).toBe(0)
  })

  test('that is left early leaves the rest for another time', async () => {
    const { chatId } = await startChat('FREECHAT')
    await book(chatId, 0)
    step(50)
    await request('end', { chatId, code: 100 })
    expect(secondsLeft()).toBe(130)
    step(500)
    expect(secondsLeft()).toBe(130)
    const { chatId: later } = await startChat('FREECHAT')
    expect((await book(later, 0)).chat.remaining).toBe(130_000)
  })

  test('goes on as a live chat for coins, with what is left of its time', async () => {
    const { chatId, priceAfter } = await startChat('FREECHAT')
    await book(chatId, 0)
    step(170)
    expect((await book(chatId, 1)).chat).toMatchObject({
      chatType: 'LIVECHAT',
      price: priceAfter,
      minutes: 1,
      coins: priceAfter,
      remaining: 70_000,
    })
    expect(chats.booked()).toEqual([priceAfter])
    expect(secondsLeft()).toBe(0)
    expect(chats.business.platform.ledger.sum()).toBe(0)
  })

  test('waits for coins to go on', async () => {
    setBalance(0)
    const { chatId } = await startChat('FREECHAT')
    await book(chatId, 0)
    step(180)
    expect((await book(chatId, 1)).chat).toMatchObject({ chatType: 'FREECHAT', code: null })
    step(180)
    expect(await codeOf(chatId)).toBe(103)
  })

  test('does not go on for coins without an age check', async () => {
    Object.assign(chats.guest.guest, { hasAvs: false })
    const { chatId } = await startChat('FREECHAT')
    await book(chatId, 0)
    expect((await book(chatId, 1)).chat).toMatchObject({ code: 404, coins: 0 })
  })
})
