import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Account } from './account.ts'
import { type Client, connectEstablished } from './client.fixtures.ts'
import { createSimulator } from './server.ts'
import type { Simulator } from './simulator.ts'

let simulator: Simulator
let client: Client
let account: Account

beforeEach(async () => {
  simulator = await createSimulator()
  account = simulator.world.account('guest1')
  client = await connectEstablished(simulator)
})
afterEach(() => simulator.stop())

async function answerTo(frame: Record<string, unknown>) {
  client.send(frame)
  return client.next()
}

/** What came of a message, after the pushes that it caused. */
async function outcomeOf(frame: Record<string, unknown>) {
  client.send(frame)
  for (;;) {
    const answer = await client.next()
    if (answer.clientMessageId !== undefined) return answer
  }
}

const idsOf = (frame: Record<string, unknown>, list = 'channels') =>
  (frame[list] as { id: string }[]).map(({ id }) => id)

const message = (overrides: Record<string, unknown> = {}) => ({
  type: 'sendMessage',
  clientMessageId: 'm1',
  channelId: account.channels[0]?.id,
  messageType: 'text',
  senderType: 'guest',
  isVideochat: false,
  isFreechat: false,
  data: 'Good evening',
  includedGifts: {},
  chatId: null,
  ...overrides,
})

test('answers the newest notifications, and of the floating ones the unseen', async () => {
  const navbar = await answerTo({ type: 'requestNavbarNotifications', newest: 3 })
  expect(idsOf(navbar, 'notifications')).toEqual(
    account.notifications.slice(0, 3).map(({ id }) => id),
  )
  const floating = await answerTo({ type: 'requestFloatingNotifications', newest: 5 })
  expect(floating.notifications).toEqual(account.notifications.filter(({ unseen }) => unseen))
})

test('keeps what was read and seen, and pushes the list again', async () => {
  const [first, second] = account.notifications
  const read = await answerTo({ type: 'markNotificationRead', notificationId: first?.id })
  const seen = await answerTo({ type: 'markNotificationSeen', notificationId: second?.id })
  expect(read.notifications).toMatchObject([
    { unread: false, unseen: false },
    { unseen: true },
    {},
    {},
    {},
  ])
  expect(seen.notifications).toMatchObject([
    { unread: false },
    { unread: true, unseen: false },
    {},
    {},
    {},
  ])
})

test('loads channels page by page', async () => {
  const page = await answerTo({ type: 'loadChannels', offset: 2, limit: 3 })
  expect(page).toMatchObject({ offset: 2, total: 12 })
  expect(idsOf(page)).toEqual(account.channels.slice(2, 5).map(({ id }) => id))
})

test('filters channels, and by who is online', async () => {
  const filters = { archived: 'archived', blocked: 'blocked', unread: 'unread' } as const
  for (const [filterType, property] of Object.entries(filters)) {
    const answer = await answerTo({ type: 'filterChannels', filterType })
    const expected = account.channels.filter((channel) => channel[property])
    expect(expected.length).toBeGreaterThan(0)
    expect(answer.channels).toEqual(expected)
  }
  const online = await answerTo({ type: 'loadOnlineChannels', online: true })
  expect(online.channels).toEqual(account.channels.filter((channel) => channel.isActorOnline))
  expect(idsOf(await answerTo({ type: 'loadOnlineChannels', online: false }))).toHaveLength(12)
})

test('archives a channel and brings it back', async () => {
  const channelId = account.channels[0]?.id
  await answerTo({ type: 'archiveChannel', channelId, status: true })
  const archived = await answerTo({ type: 'filterChannels', filterType: 'archived' })
  expect(idsOf(archived)).toContain(channelId)
  await answerTo({ type: 'archiveChannel', channelId, status: false })
  expect(idsOf(await answerTo({ type: 'filterChannels', filterType: 'newest' }))).toContain(
    channelId,
  )
})

test('sees all channels', async () => {
  expect(await answerTo({ type: 'setAllChannelsSeen' })).toMatchObject({ type: 'allChannelsSeen' })
  expect(idsOf(await answerTo({ type: 'filterChannels', filterType: 'unread' }))).toEqual([])
})

test('pins and unpins favourites and lists the actors among them', async () => {
  const album = { kind: 'album', id: 'album7' }
  expect(await answerTo({ type: 'pinFavourite', ...album })).toMatchObject({
    type: 'favouritePinned',
    ...album,
  })
  const before = await answerTo({ type: 'requestFavouriteActors' })
  const [id] = before.actors as string[]
  expect(await answerTo({ type: 'unpinFavourite', kind: 'actor', id })).toMatchObject({
    type: 'favouriteUnpinned',
    id,
  })
  const after = await answerTo({ type: 'requestFavouriteActors' })
  expect(after.actors).toEqual((before.actors as string[]).slice(1))
  expect(account.favourites).toContain('album:album7')
})

test('charges with one click what is offered, for who may', async () => {
  const { balance } = account.guest
  expect(await answerTo({ type: 'canOneClick' })).toMatchObject({ possible: true })
  const charged = await answerTo({ type: 'chargeOneClick', amount: 100, channelId: null })
  expect(charged).toMatchObject({ type: 'guestBalance', balance: balance + 100, isPayment: true })
  const odd = await answerTo({ type: 'chargeOneClick', amount: 7, channelId: null })
  expect(odd).toMatchObject({ type: 'canOneClickResult', reason: 'amountNotOffered' })
  account.guest.isRestricted = true
  const refused = await answerTo({ type: 'chargeOneClick', amount: 100, channelId: null })
  expect(refused).toMatchObject({ possible: false, reason: 'restricted' })
  expect(account.guest.balance).toBe(balance + 100)
})

test('keeps whose e-mails and short messages the guest wants', async () => {
  client.send({ type: 'setActorEmailNotification', actorId: 'actor3', enabled: true })
  client.send({ type: 'setActorSmsNotification', actorId: 'actor4', enabled: true })
  client.send({ type: 'setActorEmailNotification', actorId: 'actor3', enabled: false })
  await client.arrived()
  expect([...account.emailActors]).toEqual([])
  expect([...account.smsActors]).toEqual(['actor4'])
})

test('says whether the e-mail address is verified when asked to look again', async () => {
  expect(await answerTo({ type: 'refreshEmailProperties' })).toMatchObject({
    type: 'guestEmailVerified',
  })
})

test('notes a changed password and a signup e-mail, and takes the status bar away', async () => {
  account.statusBars.add('noavs')
  client.send({ type: 'passwordChanged' })
  client.send({ type: 'sendSignupEmail', email: 'a@example.com' })
  client.send({ type: 'removeStatusBar', statusBarType: 'noavs' })
  await client.arrived()
  const notes = simulator.journal.since(0).filter(({ kind }) => kind === 'note')
  expect(notes.map(({ text }) => text)).toEqual([
    'the guest changed the password',
    'a mail that verifies an address was sent',
  ])
  expect(account.statusBars).not.toContain('noavs')
})

test('stores a message once, however often it comes', async () => {
  const [channel] = account.channels
  if (channel) Object.assign(channel, { isMessagingFree: false, freeMessagesAmount: 0 })
  const balance = account.guest.balance - (channel?.messagePrice ?? 0)
  const first = await outcomeOf(message())
  expect(first).toMatchObject({ type: 'messageAccepted', clientMessageId: 'm1', balance })
  const again = await outcomeOf(message())
  expect({ ...again, seq: 0 }).toEqual({ ...first, seq: 0 })
  expect(account.messages.size).toBe(1)
  expect(account.guest.balance).toBe(balance)
})

test('takes free messages and bought gifts before coins', async () => {
  const [channel] = account.channels
  if (channel) Object.assign(channel, { isMessagingFree: false, freeMessagesAmount: 1 })
  account.guest.boughtGifts = { gift1: 2 }
  const { balance } = account.guest
  const price = simulator.world.gifts.get('gift1')?.price ?? 0
  expect(await outcomeOf(message({ includedGifts: { gift1: 3 } }))).toMatchObject({
    balance: balance - price,
  })
  expect(account.guest.boughtGifts).toEqual({ gift1: 0 })
  expect(channel?.freeMessagesAmount).toBe(0)
})

test.each([
  ['unknownChannel', () => message({ channelId: 'nowhere' })],
  ['channelBlocked', () => message({ channelId: account.channels[11]?.id })],
  ['emptyMessage', () => message({ data: '' })],
  ['unknownGift', () => message({ includedGifts: { unicorn: 1 } })],
  ['notEnoughMoney', () => message({ includedGifts: { gift1: 1_000_000 } })],
])('rejects a message: %s', async (reason, frame) => {
  const { balance } = account.guest
  expect(await answerTo(frame())).toMatchObject({ type: 'messageRejected', reason })
  expect(account.guest.balance).toBe(balance)
})
