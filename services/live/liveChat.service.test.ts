import { expect, test } from 'vitest'
import type { ChatType } from '../../machines/live/liveChat/chatTypes.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import {
  bookMinute,
  endLiveChat,
  goPrivate,
  loadRunningChat,
  openLiveChat,
  rateLiveChat,
} from './liveChat.service.ts'

const platform = eachTestItsServices()
const guestId = 'guest6'
const actorId = 'actor38'

function order(chatType: ChatType, clientChatId = 'order-1') {
  return { clientChatId, actorId, chatType, isPrivate: false }
}

/** What a guest with an age check and so many coins asks, and what is kept of them. */
async function asGuest(coins: number) {
  const { world, platform: parts } = platform.simulator
  const account = world.account(guestId)
  Object.assign(account.guest, { hasAvs: true, avsStatus: 'accepted' })
  account.guest.autoRechargeConfig.isEnabled = false
  parts.purchases.charge(account, { key: 'top-up', coins, method: 'CC' })
  const { request } = await platform.begin({ guestId })
  return { request, balance: () => account.guest.balance, account }
}

async function began(answer: ReturnType<typeof openLiveChat>) {
  const said = await answer
  if (!said.success) throw new Error(`it did not begin, but for ${said.code}`)
  return said.chat
}

test('a guest’s chat begins once however often it is asked for, runs, and ends with what was booked [CHT-2 CHT-10]', async () => {
  const { request, balance } = await asGuest(60)
  expect(await loadRunningChat(request)).toBeNull()
  const chat = await began(openLiveChat(request, order('LIVECHAT')))
  expect(chat).toMatchObject({ actorId, chatType: 'LIVECHAT', isPrivate: false, code: null })
  expect(await began(openLiveChat(request, order('LIVECHAT')))).toMatchObject({
    chatId: chat.chatId,
  })
  expect(await loadRunningChat(request)).toMatchObject({ chatId: chat.chatId })

  const before = balance()
  for (const _again of [1, 2]) {
    const { isShort, chat: paid } = await bookMinute(request, { chatId: chat.chatId, minute: 1 })
    expect([isShort, paid]).toMatchObject([false, { minutes: 1, coins: chat.price }])
  }
  expect(before - balance()).toBe(chat.price)

  const ended = await endLiveChat(request, { chatId: chat.chatId, code: 101 })
  expect(ended).toMatchObject({ chatId: chat.chatId, minutes: 1, code: 101 })
  expect(await loadRunningChat(request)).toBeNull()
})

test('whoever has another chat is told which [CHT-10]', async () => {
  const { request } = await asGuest(60)
  const first = await began(openLiveChat(request, order('LIVECHAT')))
  const second = await openLiveChat(request, order('LIVECHAT', 'order-2'))
  expect(second).toMatchObject({ success: false, code: 601, running: { chatId: first.chatId } })
})

test('who watches has the performer alone in the same chat [CHT-2]', async () => {
  const { request } = await asGuest(60)
  const { chatId } = await began(openLiveChat(request, order('VOYEUR_CHAT')))
  const alone = await began(goPrivate(request, { chatId }))
  expect(alone).toMatchObject({ chatId, chatType: 'VOYEUR_PRIVATE_CHAT', isPrivate: true })
})

test('a chat that has ended is rated, with words or without; who is blocked for comments says none [GST-23]', async () => {
  const { request, account } = await asGuest(60)
  const { chatId } = await began(openLiveChat(request, order('LIVECHAT')))
  await endLiveChat(request, { chatId, code: 101 })
  const kept = () => platform.simulator.platform.liveChats.find({ id: guestId, account }, chatId)
  await rateLiveChat(request, { chatId, stars: 4 })
  expect(kept()).toMatchObject({ stars: 4, comment: null })
  await rateLiveChat(request, { chatId, stars: 5, comment: 'What a light' })
  expect(kept()).toMatchObject({ stars: 5, comment: 'What a light' })
  account.guest.isBlockedForComments = true
  await expect(rateLiveChat(request, { chatId, stars: 1, comment: 'So' })).rejects.toThrow()
  expect(kept()).toMatchObject({ stars: 5, comment: 'What a light' })
})

test('a visitor has a preview, which is theirs by their cookie, and asks for no minute of another’s [CHT-2]', async () => {
  const { request } = await platform.begin()
  const chat = await began(openLiveChat(request, order('LIVE_PREVIEW')))
  expect(chat).toMatchObject({ chatType: 'LIVE_PREVIEW', price: 0, code: null })
  const ended = await endLiveChat(request, { chatId: chat.chatId, code: 101 })
  expect(ended.code).toBe(101)
  const { request: another } = await platform.begin()
  await expect(endLiveChat(another, { chatId: chat.chatId, code: 101 })).rejects.toThrow()
})
