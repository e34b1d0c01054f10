import { beforeEach, describe, expect, test } from 'vitest'
import { steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { testBusiness } from '../core/business.fixtures.ts'
import type { Client } from '../core/client.fixtures.ts'
import type { Channel, Message } from '../core/entities.ts'
import { createSimulator } from '../core/server.ts'
import { giftMessage, textMessage } from './messengerHistory.ts'
import { messengerTexts } from './messengerTexts.ts'

const { asides, reactions, replies, returns, thanks, verdicts } = messengerTexts('en')

import { typingTime } from './performersAnswers.ts'

const business = testBusiness({ performers: 'answer' })
let channel: Channel
let sent = 0

beforeEach(() => {
  channel = business.account('guest1').channels.find((one) => one.isActorOnline) as Channel
  channel.isMessagingFree = true
})

const write = (client: Client, data: unknown = 'I am here', more: object = {}) =>
  client.send({
    type: 'sendMessage',
    clientMessageId: `m${++sent}`,
    channelId: channel.id,
    messageType: 'text',
    senderType: 'guest',
    isVideochat: false,
    isFreechat: false,
    data,
    includedGifts: {},
    chatId: null,
    ...more,
  })

async function heard(client: Client): Promise<Message[]> {
  const frames = await client.arrived()
  return frames
    .filter(({ type }) => type === 'messengerContentChanged')
    .map(({ message }) => message as Message)
    .filter(({ senderType }) => senderType === 'actor')
}

const wordsOf = (message?: Message) => (typeof message?.data === 'string' ? message.data : '')

test('answers after typing for as long as the answer is', async () => {
  const client = await business.connect('guest1')
  write(client)
  expect(await heard(client)).toEqual([])
  business.clock.step(1_499)
  expect(await heard(client)).toEqual([])
  const startedAt = business.clock.now() - 1_499
  business.clock.step(10_000)
  const [answer] = await heard(client)
  expect(replies).toContain(answer?.data)
  expect(answer).toMatchObject({ channelId: channel.id, clientMessageId: null, includedGifts: {} })
  expect(answer?.sentAt).toBe(startedAt + typingTime(textMessage(wordsOf(answer))))
})

test('types between 1.5 and 6 seconds', () => {
  expect(typingTime(textMessage(''))).toBe(1_500)
  expect(typingTime(textMessage('x'.repeat(50)))).toBe(3_500)
  expect(typingTime(textMessage('x'.repeat(900)))).toBe(6_000)
  expect(typingTime(giftMessage({ gift1: 1 }))).toBe(4_500)
})

test('reads questions, gifts and toys, and sometimes sends more than words', async () => {
  const client = await business.connect('guest1')
  const types = new Set<string>()
  for (let round = 0; round < 60; round++) {
    write(client, 'How are you?')
    await client.arrived()
    business.clock.step(20_000)
    const [first, second, ...more] = await heard(client)
    expect(verdicts).toContain(first?.data)
    expect(more).toEqual([])
    if (second) types.add(second.messageType)
    if (second?.messageType === 'text') expect(asides).toContain(second.data)
  }
  expect([...types].sort()).toEqual(['gift', 'picture', 'text'])
  write(client, {}, { messageType: 'gift', includedGifts: { gift1: 1 } })
  await client.arrived()
  business.clock.step(10_000)
  const thanked = thanks.map((words) => words.replace('{gift}', 'rose'))
  expect(thanked).toContain((await heard(client))[0]?.data)
  Object.assign(business.simulator.world.performers.get(channel.actorId) ?? {}, { hasToy: true })
  write(client, { toyControlId: 'toy1' }, { messageType: 'toyControl' })
  await client.arrived()
  business.clock.step(10_000)
  expect(reactions).toContain((await heard(client))[0]?.data)
})

test('answers once to what came while typing, and to nothing that came twice', async () => {
  const client = await business.connect('guest1')
  for (const number of [1, 1, 2, 3]) write(client, 'Hello', { clientMessageId: `same${number}` })
  await client.arrived()
  business.clock.step(60_000)
  const texts = (await heard(client)).filter((message) => replies.includes(wordsOf(message)))
  expect(texts).toHaveLength(2)
  write(client, 'Hello', { clientMessageId: 'same3' })
  await client.arrived()
  business.clock.step(60_000)
  expect(await heard(client)).toEqual([])
})

test('answers when online again, also to what was being typed to', async () => {
  const { performers } = business.platform
  const client = await business.connect('guest1')
  write(client)
  await client.arrived()
  business.clock.step(1_000)
  performers.setOnline(channel.actorId, false)
  business.clock.step(60_000)
  expect(await heard(client)).toEqual([])
  write(client, 'Where are you?')
  await client.arrived()
  business.clock.step(60_000)
  performers.setOnline(channel.actorId, true)
  business.clock.step(60_000)
  const answers = (await heard(client)).map(wordsOf)
  expect(answers[0]).toBeDefined()
  expect(answers.some((text) => returns.some((words) => text.startsWith(words)))).toBe(true)
})

test('writes nothing into a channel that was blocked meanwhile', async () => {
  const client = await business.connect('guest1')
  write(client)
  await client.arrived()
  channel.blocked = true
  business.clock.step(60_000)
  expect(await heard(client)).toEqual([])
})

test('answers the same for the same seed', async () => {
  async function answersOf(seed: number) {
    const clock = steppedClock()
    const simulator = await createSimulator({ clock, seed, performers: 'answer' })
    const { messenger, performers } = simulator.platform
    const account = simulator.world.account('guest1')
    for (const { id, actorId, blocked } of [...account.channels]) {
      if (blocked) continue
      performers.setOnline(actorId, true)
      const order = { clientMessageId: id, messageType: 'text', data: 'Hi', includedGifts: {} }
      const outcome = messenger.send(account, { ...order, channelId: id })
      if (outcome.isAccepted)
        performers.hear(account, messenger.channel(account, id), outcome.message)
    }
    clock.step(20_000)
    await simulator.stop()
    return account.channels.map(({ id, subject }) => `${id}: ${subject}`)
  }
  const first = await answersOf(1)
  expect(await answersOf(1)).toEqual(first)
  expect(await answersOf(2)).not.toEqual(first)
})

test('tells everybody who comes and goes, once, and in every channel [MSG-13]', async () => {
  const { performers } = business.platform
  const { actorId } = channel
  const clients = [await business.connect('guest1'), await business.connect('guest2')]
  channel.freeChat = true
  performers.setOnline(actorId, false)
  performers.setOnline(actorId, false)
  const [own, foreign] = await Promise.all(clients.map((client) => client.arrived()))
  expect(own).toMatchObject([
    { type: 'freeShowStopped', channelId: channel.id, actorId },
    { type: 'actorOffline', actorId },
  ])
  expect(foreign?.filter(({ type }) => type === 'actorOffline')).toMatchObject([{ actorId }])
  expect(business.simulator.world.performers.get(actorId)?.isOnline).toBe(false)
  for (const { channels } of business.simulator.world.accounts()) {
    for (const one of channels) if (one.actorId === actorId) expect(one.isActorOnline).toBe(false)
  }
  performers.setOnline(actorId, true)
  expect(channel).toMatchObject({ isActorOnline: true, freeChat: false })
  expect(await clients[1]?.arrived()).toMatchObject([{ type: 'actorOnline', actorId }])
})

test('starts and stops a free show in the channels with her, or in one guest’s [MSG-8]', async () => {
  const { performers } = business.platform
  const { actorId, id: channelId } = channel
  const client = await business.connect('guest1')
  channel.freeChat = false
  performers.setFreeShow(actorId, true, 'guest2')
  expect(channel.freeChat).toBe(false)
  performers.setFreeShow(actorId, true)
  expect(channel.freeChat).toBe(true)
  performers.setFreeShow(actorId, true)
  performers.setFreeShow(actorId, false)
  expect(await client.arrived()).toMatchObject([
    { type: 'freeShowStarted', channelId, actorId },
    { type: 'freeShowStopped', channelId, actorId },
  ])
  performers.setOnline(actorId, false)
  expect(() => performers.setFreeShow(actorId, true)).toThrow('is not online')
  expect(() => performers.setOnline('actor0', true)).toThrow('there is no actor')
})

describe('by themselves', () => {
  const quiet = testBusiness()
  const lively = testBusiness({ performers: 'lively' })

  test('do nothing unless they are asked to', async () => {
    const client = await quiet.connect('guest1')
    channel = quiet.account('guest1').channels.find((one) => one.isActorOnline) as Channel
    channel.isMessagingFree = true
    write(client)
    await client.arrived()
    quiet.clock.step(3_600_000)
    const frames = await client.arrived()
    expect(frames.filter(({ type }) => type !== 'sessionExpired')).toEqual([])
  })

  test('come, go, write and give free shows a few times a minute when lively', async () => {
    const client = await lively.connect('guest1')
    const seen = new Map<string, number>()
    const minutes = 40
    for (let minute = 0; minute < minutes; minute++) {
      lively.clock.step(60_000)
      for (const { type } of await client.arrived()) seen.set(type, (seen.get(type) ?? 0) + 1)
    }
    const types = ['actorOnline', 'actorOffline', 'freeShowStarted', 'freeShowStopped']
    for (const type of [...types, 'messengerContentChanged'])
      expect(seen.get(type)).toBeGreaterThan(2)
    const total = [...seen.values()].reduce((sum, count) => sum + count, 0)
    expect(total / minutes).toBeGreaterThan(1)
    expect(total / minutes).toBeLessThan(8)
  })

  test('rest while nobody is there', () => {
    const before = lively.account('guest1').channels.map((one) => ({ ...one }))
    lively.clock.step(3_600_000)
    expect(lively.account('guest1').channels).toEqual(before)
  })
})
