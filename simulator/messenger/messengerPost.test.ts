import { beforeEach, expect, test } from 'vitest'
import type { Account } from '../core/account.ts'
import { testBusiness } from '../core/business.fixtures.ts'
import type { Client } from '../core/client.fixtures.ts'
import type { Channel } from '../core/entities.ts'

const business = testBusiness()
let account: Account
let channel: Channel
let client: Client

beforeEach(async () => {
  account = business.account('guest1')
  channel = account.channels[0] as Channel
  Object.assign(channel, { isMessagingFree: false, freeMessagesAmount: 0 })
  client = await business.connect('guest1')
})

const frame = (overrides: Record<string, unknown> = {}) => ({
  type: 'sendMessage',
  clientMessageId: 'm1',
  channelId: channel.id,
  messageType: 'text',
  senderType: 'guest',
  isVideochat: false,
  isFreechat: false,
  data: 'Good evening',
  includedGifts: {},
  chatId: null,
  ...overrides,
})

async function send(overrides?: Record<string, unknown>) {
  client.send(frame(overrides))
  return client.arrived()
}

const typesOf = (frames: { type: string }[]) => frames.map(({ type }) => type)
const priceOf = (id: string) => business.simulator.world.gifts.get(id)?.price ?? 0
const performer = () => business.simulator.world.performers.get(channel.actorId)

test('shows a message to every tab before it is accepted, and takes its price [MSG-25 MSG-33]', async () => {
  const other = await business.connect('guest1')
  const { balance } = account.guest
  const position = account.threads.get(channel.id)?.length() ?? 0
  const frames = await send()
  const message = {
    id: expect.any(String),
    channelId: channel.id,
    position: position + 1,
    messageType: 'text',
    senderType: 'guest',
    data: 'Good evening',
    includedGifts: {},
    sentAt: business.clock.now(),
    clientMessageId: 'm1',
  }
  const left = balance - channel.messagePrice
  expect(frames).toMatchObject([
    { type: 'messengerContentChanged', channelId: channel.id, message },
    { type: 'guestBalance', balance: left, isPayment: false },
    { type: 'messageAccepted', clientMessageId: 'm1', balance: left },
  ])
  const [shown, , accepted] = frames as { message?: { id: string }; messageId?: string }[]
  expect(accepted?.messageId).toBe(shown?.message?.id)
  expect(await other.arrived()).toEqual(frames)
  expect(account.guest.balance).toBe(left)
})

test('keeps a message once, however often it comes, and shows it once [MSG-25]', async () => {
  await send()
  const { balance } = account.guest
  const length = account.threads.get(channel.id)?.length()
  expect(typesOf(await send())).toEqual(['messageAccepted'])
  expect(account.guest.balance).toBe(balance)
  expect(account.threads.get(channel.id)?.length()).toBe(length)
})

test('stays with a refusal, also when it would be accepted by now', async () => {
  channel.blocked = true
  const refused = await send()
  expect(refused).toMatchObject([{ type: 'messageRejected', reason: 'channelBlocked' }])
  channel.blocked = false
  expect(typesOf(await send())).toEqual(['messageRejected'])
  expect(typesOf(await send({ clientMessageId: 'm2' }))).toContain('messageAccepted')
})

test('keeps messages in the order in which they came, one place after the other', async () => {
  for (const number of [1, 2, 3]) client.send(frame({ clientMessageId: `m${number}` }))
  await client.arrived()
  const messages = account.threads.get(channel.id)?.before(Infinity, 3) ?? []
  expect(messages.map(({ clientMessageId }) => clientMessageId)).toEqual(['m1', 'm2', 'm3'])
  const first = messages[0]?.position ?? 0
  expect(messages.map(({ position }) => position)).toEqual([first, first + 1, first + 2])
})

test('says in the channel what was written last, and puts it first', async () => {
  channel = account.channels[4] as Channel
  const before = channel.unreadCount
  await send({ data: 'See you at nine' })
  expect(account.channels[0]).toBe(channel)
  expect(channel).toMatchObject({
    subject: 'See you at nine',
    lastMessageType: 'text',
    lastMessageAt: business.clock.now(),
    unreadCount: before,
  })
  const { messenger } = business.platform
  const content = { messageType: 'gift', data: {}, includedGifts: { gift1: 1 } } as const
  const { id } = messenger.receive('guest1', channel.id, content)
  expect(channel).toMatchObject({
    lastMessageId: id,
    lastMessageType: 'gift',
    subject: 'See you at nine',
    unread: true,
    unreadCount: before + 1,
  })
})

test('uses free messages first and pushes how many are left', async () => {
  channel.freeMessagesAmount = 1
  expect(await send()).toMatchObject([
    { type: 'messengerContentChanged' },
    { type: 'channels', channels: [{ id: channel.id, freeMessagesAmount: 0 }] },
    { type: 'messageAccepted' },
  ])
  expect(channel.freeMessagesAmount).toBe(0)
  expect(typesOf(await send({ clientMessageId: 'm2' }))).toContain('guestBalance')
})

test('takes bought gifts first and pushes what is left; gifts alone cost no message [GFT-5 GFT-6 GFT-9]', async () => {
  account.guest.boughtGifts = { gift1: 1, gift2: 4 }
  const { balance } = account.guest
  const gifts = { messageType: 'gift', data: {}, includedGifts: { gift1: 3, gift2: 0 } }
  const left = balance - 2 * priceOf('gift1')
  expect(await send(gifts)).toMatchObject([
    { message: { messageType: 'gift', data: {}, includedGifts: { gift1: 3 } } },
    { type: 'giftsUpdated', boughtGifts: { gift1: 0, gift2: 4 } },
    { type: 'guestBalance', balance: left },
    { type: 'messageAccepted', balance: left },
  ])
  expect(account.guest.boughtGifts).toEqual({ gift1: 0, gift2: 4 })
  const covered = { ...gifts, clientMessageId: 'm2', includedGifts: { gift2: 2 } }
  expect(typesOf(await send(covered))).toEqual([
    'messengerContentChanged',
    'giftsUpdated',
    'messageAccepted',
  ])
})

test('takes the price of a toy control, from whoever is online with a toy', async () => {
  const toy = { messageType: 'toyControl', data: { toyControlId: 'toy1', colour: 'red' } }
  Object.assign(performer() ?? {}, { isOnline: true, hasToy: true })
  const { balance } = account.guest
  const left = balance - (business.simulator.world.toyControls.get('toy1')?.price ?? 0)
  expect(await send(toy)).toMatchObject([
    { message: { messageType: 'toyControl', data: { toyControlId: 'toy1' } } },
    { balance: left },
    { balance: left },
  ])
  Object.assign(performer() ?? {}, { isOnline: false })
  expect(await send({ ...toy, clientMessageId: 'm2' })).toMatchObject([{ reason: 'actorOffline' }])
  Object.assign(performer() ?? {}, { isOnline: true, hasToy: false })
  const none = await send({ ...toy, clientMessageId: 'm3' })
  expect(none).toMatchObject([{ reason: 'unknownToyControl' }])
})

test('lets VIP guests alone send gifts for them, and gifts that are over nobody', async () => {
  const { gifts } = business.simulator.world
  const vip = [...gifts.values()].find((gift) => gift.vip)?.id ?? ''
  const over = [...gifts.values()].find((gift) => !gift.active)?.id ?? ''
  const given = (id: string, clientMessageId: string) =>
    send({ clientMessageId, messageType: 'gift', data: {}, includedGifts: { [id]: 1 } })
  expect(await given(vip, 'm1')).toMatchObject([{ reason: 'giftNotForYou' }])
  account.guest.isVip = true
  expect(typesOf(await given(vip, 'm2'))).toContain('messageAccepted')
  expect(await given(over, 'm3')).toMatchObject([{ reason: 'giftNotForYou' }])
})

test.each([
  ['unknownChannel', { channelId: 'nowhere' }],
  ['channelBlocked', { channelId: 'guest1-channel12' }],
  ['unknownMessageType', { messageType: 'picture', data: {} }],
  ['emptyMessage', { data: ' \n ' }],
  ['emptyMessage', { data: {} }],
  ['emptyMessage', { messageType: 'gift', data: {}, includedGifts: { gift1: 0 } }],
  ['textTooLong', { data: 'x'.repeat(2_001) }],
  ['unknownGift', { includedGifts: { unicorn: 1 } }],
  ['unknownToyControl', { messageType: 'toyControl', data: { toyControlId: 'toy99' } }],
  ['unknownToyControl', { messageType: 'toyControl', data: 'toy1' }],
  ['notEnoughMoney', { includedGifts: { gift1: 1_000_000 } }],
])('rejects with %s and takes nothing', async (reason, overrides) => {
  const { balance, boughtGifts } = account.guest
  expect(await send(overrides)).toMatchObject([{ type: 'messageRejected', reason }])
  expect(account.guest).toMatchObject({ balance, boughtGifts })
})

test('takes a text of 2,000 characters', async () => {
  expect(typesOf(await send({ data: '🌹'.repeat(2_000) }))).toContain('messageAccepted')
})
