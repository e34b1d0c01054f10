import { describe, expect, test } from 'vitest'
import { chatMessage } from '../../fixtures/messenger/messenger.fixtures.ts'
import {
  graphqlQuestions,
  hostileAnswers,
  plainRequests,
  refusal,
  withoutEachField,
} from '../core/answers.fixtures.ts'
import { loadContent } from './messengerContent.service.ts'

const newest = { channelId: 'channel-1', before: null, limit: 50 }

function before(messages: readonly unknown[], hasOlder: unknown = true) {
  const {
    service: content,
    sent,
    outside,
  } = graphqlQuestions({
    data: { messengerContent: { messages, hasOlder } },
  })
  const { request, calls, sent: told, outside: logger } = plainRequests()
  return { source: { content, request }, sent, outside, calls, told, logger }
}

test('loads what comes before a position, else the newest [MSG-22]', async () => {
  const messages = [chatMessage(), chatMessage({ id: 'message-2', position: 2 })]
  const { source, sent, calls } = before(messages)
  const older = { ...newest, before: 7 }
  expect(await loadContent(source, newest)).toEqual({ messages, hasOlder: true })
  await loadContent(source, older)
  expect(sent()).toEqual([newest, older])
  expect(calls()).toEqual([])
})

test('takes messages of every kind, also of one that nobody knows', async () => {
  const messages = [
    chatMessage({ messageType: 'picture', data: { url: '/p.svg', width: 4, height: 3 } }),
    chatMessage({ messageType: 'toyControl', data: { toyControlId: 'toy-1' } }),
    chatMessage({ messageType: 'gift', data: '', includedGifts: { 'gift-1': 2 } }),
    chatMessage({ messageType: 'unheardOf', senderType: 'guest', clientMessageId: 'c-1' }),
  ]
  expect((await loadContent(before(messages).source, newest)).messages).toEqual(messages)
})

const unreadable = [
  ...withoutEachField(chatMessage()).filter(([field]) => !/Gifts|client/.test(field)),
  ['an id that is a number', { ...chatMessage(), id: 7 }],
  ['a position that is text', { ...chatMessage(), position: '1' }],
  ['a sender that nobody knows', { ...chatMessage(), senderType: 'moderator' }],
  ['data that is a list', { ...chatMessage(), data: ['Anna'] }],
  ['half a gift', { ...chatMessage(), includedGifts: { 'gift-1': 0.5 } }],
  ['no object', 'Anna'],
  ['null', null],
  ['another channel', chatMessage({ channelId: 'channel-2' })],
] as const

test.each(unreadable)(
  'leaves out a message with or without %s, keeps the others and tells the logger how many',
  async (_, broken) => {
    const messages = [chatMessage(), chatMessage({ id: 'message-3', position: 3 })]
    const { source, calls, told } = before([messages[0], broken, messages[1], broken], false)
    expect(await loadContent(source, newest)).toEqual({ messages, hasOlder: false })
    expect(calls()).toEqual(['POST logger/vxmessengerError'])
    expect(told()).toEqual([{ reason: 'unreadableMessages', count: 2 }])
  },
)

test('a logger that fails harms nobody', async () => {
  const { source, logger } = before([null])
  logger.answer = () => new Response('', { status: 500 })
  expect(await loadContent(source, newest)).toEqual({ messages: [], hasOlder: true })
})

describe('a page is refused', () => {
  const page = { data: { messengerContent: { messages: [], hasOlder: true } } }

  test.each(withoutEachField(page))('without %s', async (field, less) => {
    const { service: content } = graphqlQuestions(less)
    const { request } = plainRequests()
    await expect(loadContent({ content, request }, newest)).rejects.toThrow(
      `the answer to messengerContent lacks a valid '${field}'`,
    )
  })

  test.each([
    ['messages', { messages: { 0: chatMessage() }, hasOlder: true }],
    ['hasOlder', { messages: [], hasOlder: 'yes' }],
  ])('when %s is of another type', async (field, messengerContent) => {
    const { service: content } = graphqlQuestions({ data: { messengerContent } })
    const { request } = plainRequests()
    await expect(loadContent({ content, request }, newest)).rejects.toThrow(
      `lacks a valid 'data.messengerContent.${field}'`,
    )
  })

  test.each(hostileAnswers)('when it is %s', async (_, answer) => {
    const { source, outside } = before([])
    outside.answer = answer
    await expect(loadContent(source, newest)).rejects.toMatchObject(refusal)
  })
})
