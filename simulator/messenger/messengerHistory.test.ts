import { expect, test } from 'vitest'
import { createThread, type HistoryOptions, textMessage } from './messengerHistory.ts'

const startedAt = Date.UTC(2026, 0, 1)

function threadOf(options: Partial<HistoryOptions> = {}) {
  return createThread({
    seed: 1,
    channelId: 'channel1',
    length: 400,
    unreadCount: 3,
    endsAt: startedAt,
    giftIds: ['gift1', 'gift2'],
    toyControlIds: ['toy1'],
    language: () => 'en',
    ...options,
  })
}

const all = (options?: Partial<HistoryOptions>) => threadOf(options).before(Infinity, 1_000)

test('is the same for the same seed, from whichever end it is read', () => {
  const forward = all()
  const thread = threadOf()
  const backward = [400, 399, 250, 1].map((position) => thread.at(position))
  expect(backward).toEqual([399, 398, 249, 0].map((index) => forward[index]))
  expect(all({ seed: 2 })).not.toEqual(forward)
})

test('counts places without a gap, and time goes on from one message to the next', () => {
  const messages = all()
  expect(messages.map(({ position }) => position)).toEqual(messages.map((_, index) => index + 1))
  for (const [index, { sentAt }] of messages.entries()) {
    expect(sentAt).toBeGreaterThan(messages[index - 1]?.sentAt ?? 0)
  }
  const days = new Set(messages.map(({ sentAt }) => Math.floor(sentAt / 86_400_000)))
  expect(days.size).toBeGreaterThan(5)
})

test('has texts of many lengths, gifts, pictures with their room, toys and shows, of both', () => {
  const messages = all()
  const types = new Set(messages.map(({ messageType }) => messageType))
  expect([...types].sort()).toEqual(['freeShow', 'gift', 'picture', 'text', 'toyControl'])
  const texts = messages.flatMap(({ data }) => (typeof data === 'string' ? [data] : []))
  expect(texts.some((text) => text.length < 12)).toBe(true)
  expect(texts.some((text) => text.length > 300 && text.includes('\n\n'))).toBe(true)
  expect(texts.some((text) => text.includes('https://example.com/'))).toBe(true)
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(2_000)
  for (const { messageType, data, senderType } of messages) {
    if (messageType !== 'picture') continue
    expect(senderType).toBe('actor')
    expect(data).toEqual({
      url: expect.stringMatching(/^\/pictures\/(portrait|cover|square)\/[^/]+\/w640\.svg$/),
      width: 640,
      height: expect.any(Number),
    })
  }
  expect(messages.slice(-3).map(({ senderType }) => senderType)).toEqual([
    'actor',
    'actor',
    'actor',
  ])
  expect(messages.some(({ senderType }) => senderType === 'guest')).toBe(true)
})

test('goes on at the end, never before the message that was there', () => {
  const thread = threadOf()
  const said = { ...textMessage('Hello'), senderType: 'guest', clientMessageId: 'm1' } as const
  const message = thread.add({ ...said, sentAt: 5 })
  expect(message).toMatchObject({ position: 401, sentAt: startedAt, id: 'channel1-message401' })
  expect(thread.before(402, 2).map(({ position }) => position)).toEqual([400, 401])
  expect(thread.before(2, 50).map(({ position }) => position)).toEqual([1])
  expect(thread.before(1, 50)).toEqual([])
  expect(thread.lastText()).toBe('Hello')
})

test('tells the newest text in one line, shortened', () => {
  const thread = threadOf({ length: 0 })
  expect(thread.lastText()).toBe('')
  const content = { senderType: 'actor', clientMessageId: null, sentAt: 0 } as const
  thread.add({ ...textMessage(`One\n\n${'long '.repeat(50)}`), ...content })
  thread.add({ messageType: 'gift', data: {}, includedGifts: { gift1: 1 }, ...content })
  expect(thread.lastText()).toMatch(/^One long .+…$/)
  expect([...thread.lastText()]).toHaveLength(140)
})
