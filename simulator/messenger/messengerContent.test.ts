import { expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'
import { ask as request } from '../core/client.fixtures.ts'
import type { Channel, Message } from '../core/entities.ts'

const business = testBusiness()

interface Answers {
  messengerChannels: { channels: Channel[]; total: number }
  messengerContent: { messages: Message[]; hasOlder: boolean }
  messengerUnreadCount: number
  touchMessengerChannel: { unread: boolean; unreadCount: number }
  messengerGifts: { id: string; translations: { language: string; value: string }[] }[]
  toyControls: { id: string; displayName: string }[]
}

async function ask(query: string, guestId = 'guest1') {
  const token = business.simulator.signIn(guestId).accessToken
  const { data, errors } = await business.ask('content', query, token)
  return { data: data as Answers, message: errors[0]?.message }
}

const messages = (channelId: string, rest = '') => `{
  messengerContent(channelId: "${channelId}", limit: 50${rest}) {
    messages { id channelId position messageType senderType data includedGifts sentAt clientMessageId }
    hasOlder
  }
}`

test('serves the guest’s channels, newest first, in parts of at most 500 [MSG-21]', async () => {
  const query = (offset: number, limit: number) => `{
    messengerChannels(offset: ${offset}, limit: ${limit}) {
      channels { id subject lastMessageId lastMessageAt lastMessageType actorName } total
    }
  }`
  const { channels, total } = (await ask(query(0, 500))).data.messengerChannels
  expect(total).toBe(12)
  expect(channels).toHaveLength(12)
  const times = channels.map(({ lastMessageAt }) => lastMessageAt ?? 0)
  expect(times).toEqual([...times].sort((one, other) => other - one))
  const part = (await ask(query(10, 5))).data.messengerChannels
  expect(part.channels).toEqual(channels.slice(10))
  const many = (await ask(query(0, 500), 'guest8')).data.messengerChannels
  expect(many.channels).toHaveLength(500)
  expect(new Set(many.channels.map(({ actorName }) => actorName)).size).toBe(500)
})

test('says of a channel what its last message says [MSG-21 MSG-22]', async () => {
  for (const channel of business.account('guest1').channels) {
    const { data } = await ask(messages(channel.id))
    const kept = data.messengerContent.messages
    const last = kept.at(-1)
    expect(channel).toMatchObject({
      lastMessageId: last?.id,
      lastMessageAt: last?.sentAt,
      lastMessageType: last?.messageType,
    })
    const said = kept.flatMap(({ messageType, data: text }) =>
      messageType === 'text' && typeof text === 'string' ? [text] : [],
    )
    expect(said.at(-1)?.replaceAll(/\s+/g, ' ')).toContain(channel.subject.replace('…', ''))
  }
})

test('serves the last messages before a place, oldest first, down to the first [MSG-22]', async () => {
  const { threads } = business.account('guest1')
  const [channelId] = [...threads].find(([, thread]) => thread.length() > 60) ?? ['']
  const newest = (await ask(messages(channelId))).data.messengerContent
  const positions = newest.messages.map(({ position }) => position)
  const end = positions.at(-1) ?? 0
  expect(positions).toEqual(
    Array.from({ length: positions.length }, (_, n) => end - positions.length + 1 + n),
  )
  expect(positions).toHaveLength(50)
  expect(newest.hasOlder).toBe(true)
  const first = (await ask(messages(channelId, ', before: 4'))).data.messengerContent
  expect(first.messages.map(({ position }) => position)).toEqual([1, 2, 3])
  expect(first.hasOlder).toBe(false)
  const whole = (await ask(messages(channelId, ', before: 51'))).data.messengerContent
  expect(whole.hasOlder).toBe(false)
})

test('has a channel of 50,000 messages for guest6, which costs nothing until it is read [MSG-22]', async () => {
  const [channel] = business.account('guest6').channels
  const channelId = channel?.id ?? ''
  expect(channel?.lastMessageId).toBe(`${channelId}-message50000`)
  const { data } = await ask(messages(channelId, ', before: 25001'), 'guest6')
  expect(data.messengerContent.messages[0]?.position).toBe(24_951)
  expect(data.messengerContent.hasOlder).toBe(true)
})

test('serves gifts and, separately, toy controls [GFT-1 GFT-2 GFT-8]', async () => {
  const { data } = await ask(`{
    messengerGifts {
      id categoryId name price translations { language value } imageUrl active vip
    }
    toyControls { id name price imageUrl duration displayName random }
  }`)
  const { messengerGifts, toyControls } = data
  expect(messengerGifts).toEqual([...business.simulator.world.gifts.values()])
  const controls = [...business.simulator.world.toyControls.values()]
  expect(toyControls).toMatchObject(controls)
  expect(toyControls.map(({ displayName }) => displayName)).toContain('High tide')
  expect(messengerGifts.length).toBeGreaterThan(10)
  expect(toyControls.length).toBeGreaterThan(3)
  for (const { translations } of messengerGifts) {
    expect(translations.map(({ language }) => language)).toEqual(['de', 'en', 'es', 'nl'])
  }
  for (const { imageUrl } of [...business.simulator.world.gifts.values()]) {
    const picture = await fetch(new URL(imageUrl, business.simulator.url))
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  }
})

test('counts what is unread, and touching a channel reads it in every tab [MSG-23 MSG-24]', async () => {
  const { channels } = business.account('guest1')
  for (const index of [10, 11])
    Object.assign(channels[index] ?? {}, { unread: true, unreadCount: 3 })
  const client = await business.connect('guest1')
  const counted = channels.filter(({ archived, blocked }) => !archived && !blocked)
  const sum = counted.reduce((total, { unreadCount }) => total + unreadCount, 0)
  expect((await ask('{ messengerUnreadCount }')).data.messengerUnreadCount).toBe(sum)
  const channel = counted.find(({ unread }) => unread)
  const own = channel?.unreadCount ?? 0
  expect(own).toBeGreaterThan(0)
  const touch = `mutation {
    touchMessengerChannel(channelId: "${channel?.id}") { id unread unreadCount }
  }`
  const { data } = await ask(touch)
  expect(data.touchMessengerChannel).toEqual({ id: channel?.id, unread: false, unreadCount: 0 })
  expect((await ask('{ messengerUnreadCount }')).data.messengerUnreadCount).toBe(sum - own)
  expect(await client.next()).toMatchObject({
    type: 'channels',
    channels: [{ id: channel?.id, unread: false }],
    total: 12,
  })
  await ask(touch)
  expect(await client.arrived()).toEqual([])
})

test.each([
  ['limit', '{ messengerChannels(offset: 0, limit: 501) { total } }'],
  ['limit', '{ messengerChannels(offset: 0, limit: 0) { total } }'],
  ['offset', '{ messengerChannels(offset: -1, limit: 5) { total } }'],
  ['limit', '{ messengerContent(channelId: "guest1-channel1", limit: 201) { hasOlder } }'],
  [
    'before',
    '{ messengerContent(channelId: "guest1-channel1", before: 0, limit: 5) { hasOlder } }',
  ],
  ['channelId', '{ messengerContent(channelId: "guest2-channel1", limit: 5) { hasOlder } }'],
  ['channelId', 'mutation { touchMessengerChannel(channelId: "nowhere") { id } }'],
])('refuses a wrong %s by name [MSG-21 MSG-22 MSG-23]', async (field, query) => {
  const { data, message } = await ask(query)
  expect(data).toBeNull()
  expect(message).toContain(`${field}: `)
})

test('answers logged-in guests alone [MSG-21 MSG-22 MSG-24 GFT-8]', async () => {
  const { queryToken } = await (await request(business.simulator, 'session')).json()
  const { cookie } = business.simulator.signIn('guest1')
  const own = await (await request(business.simulator, 'session', { cookie })).json()
  for (const token of [queryToken, own.queryToken]) {
    for (const question of [
      'messengerUnreadCount',
      'messengerGifts { id }',
      'toyControls { id }',
    ]) {
      const { data, errors } = await business.ask('content', `{ ${question} }`, token)
      expect(data).toBeNull()
      expect(errors[0]?.message).toContain('log in first')
    }
  }
})
