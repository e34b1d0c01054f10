import { expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { redact as redactFor } from './redact.ts'

const redact = (event: AnyEventObject) => redactFor(event, '')

const said = 'Küss mich um 8, Anna'
const shape = 'Xxxx xxxx xx 0, Xxxx'
const messageOf = (data: unknown) => ({
  id: 'message-7',
  channelId: 'channel-7',
  position: 7,
  messageType: 'text',
  senderType: 'guest',
  data,
  includedGifts: { 'gift-7': 2 },
  sentAt: 1_767_225_600_007,
  clientMessageId: 'client-7',
})
const outgoingOf = (data: unknown) => ({
  clientMessageId: 'client-7',
  channelId: 'channel-7',
  messageType: 'text',
  data,
  includedGifts: {},
  createdAt: 7,
  status: 'rejected',
  messageId: null,
  reason: 'notEnoughMoney',
})
const channelOf = (subject: string) => ({
  id: 'channel-7',
  actorId: 'actor-7',
  actorName: 'Xxxx Xxxxx',
  actorAge: 29,
  previewPictureUrl: '/pictures/portrait/actor7/w320.svg',
  subject,
  lastMessageId: 'message-7',
  lastMessageType: 'text',
  lastMessageAt: 7,
})
const rose = { id: 'gift-7', categoryId: 'flowers', price: 2, translations: [] }
const draftOf = (text: string) => ({ text, gifts: [{ gift: rose, quantity: 2 }] })
const typedInMessenger = (text: string) => [
  { type: 'composer.textChanged', text },
  {
    type: 'delivery.messageSubmitted',
    wish: {
      channelId: 'channel-7',
      messageType: 'text',
      data: text,
      includedGifts: { 'gift-7': 2 },
    },
  },
  { type: 'delivery.draftChanged', channelId: 'channel-7', draft: draftOf(text) },
  {
    type: 'deliveryStore.opened',
    messages: [outgoingOf(text)],
    drafts: { 'channel-7': draftOf(text) },
    channelId: 'channel-7',
  },
  { type: 'deliveryStore.changed', messages: [outgoingOf(text)] },
  { type: 'conversation.outgoingChanged', outgoing: [outgoingOf(text)] },
  {
    type: 'xstate.done.actor.0.loadContent',
    output: { messages: [messageOf(text)], hasOlder: true },
  },
  {
    type: 'xstate.done.actor.0.loadChannels',
    output: { channels: [channelOf(text)], total: 900 },
  },
  { type: 'xstate.done.actor.0.blockChannel', output: channelOf(text) },
  {
    type: 'socket.pushReceived',
    seq: 7,
    push: { type: 'channels', channels: [channelOf(text)], offset: 500, total: 900 },
  },
  {
    type: 'socket.pushReceived',
    push: {
      type: 'messengerContentChanged',
      channelId: 'channel-7',
      message: messageOf(text),
    },
  },
  {
    type: 'realtime.messageSubmitted',
    message: { type: 'sendMessage', channelId: 'channel-7', messageType: 'text', data: text },
  },
  { type: 'channels.searchChanged', searchPattern: text },
  { type: 'conversation.searchChanged', searchPattern: text },
]

test.each(typedInMessenger(said).map((event, at) => ({ ...event, at })))(
  'replaces what is said in the messenger and keeps everything else: $type',
  ({ at }) => {
    const [event, expected] = [typedInMessenger(said)[at], typedInMessenger(shape)[at]]
    expect(redact(event ?? expect.unreachable('there is such an event'))).toEqual(expected)
  },
)

test.each([
  ['a text', { text: said }, { xxxx: shape }],
  ['a caption', { caption: said, width: 7 }, { xxxxxxx: shape, width: 7 }],
  ['a text within', { parts: [{ say: [said] }] }, { xxxxx: [{ xxx: [shape] }] }],
  ['a text where a type stands', { type: { say: said } }, { xxxx: { xxx: shape } }],
  [
    'a picture with a caption',
    { url: '/pictures/7.svg?token=aB3', width: 4, height: 3, alt: said },
    { url: '/pictures/0.xxx?xxxxx=xX0', width: 4, height: 3, xxx: shape },
  ],
  [
    'a text for an address',
    { url: said, width: 4, height: 3 },
    { url: shape, width: 4, height: 3 },
  ],
  ['an address of no size', { url: '/anna-7' }, { url: '/xxxx-0' }],
  ['a toy control', { toyControlId: 'toy-7' }, { toyControlId: 'toy-7' }],
])('a message may hold %s: what could be typed is replaced', (_, data, expected) => {
  const events = (held: object) => [
    { type: 'deliveryStore.changed', messages: [outgoingOf(held)] },
    { type: 'xstate.done.actor.0.loadContent', output: { messages: [messageOf(held)] } },
    { type: 'push.messengerContentChanged', channelId: 'c7', message: messageOf(held) },
    { type: 'delivery.messageSubmitted', wish: { messageType: 'text', data: held } },
  ]
  expect(events(data).map((event) => redact(event))).toEqual(events(expected))
})

test.each([
  { type: 'messenger.channelSelected', channelId: 'channel-7' },
  { type: 'channels.filterChosen', filter: 'unread' },
  { type: 'conversation.scrolled', anchor: { key: 'client-7', offset: -12 } },
  { type: 'conversation.hitRequested', key: 'client-7' },
  { type: 'messenger.pictureRequested', key: 'message-7' },
  { type: 'composer.giftAdded', gift: rose },
  { type: 'delivery.retryRequested', clientMessageId: 'client-7' },
  { type: 'deliveryStore.failed', reason: 'QuotaExceededError' },
  { type: 'push.messageRejected', clientMessageId: 'client-7', reason: 'notEnoughMoney' },
  { type: 'recommendations.wanted', currentActorId: 'actor-7', useGrid: true },
  { type: 'storage.itemChanged', item: 'removedNotifications', value: '["notification-7"]' },
])('keeps what nobody typed: $type', (event) => {
  expect(redact(event)).toEqual(event)
})
