import { type Declared, oneOf } from '../core/declared.ts'
import { notificationShape } from '../shell/shell.shapes.declared.ts'
import type { MessengerActor } from './channelDetails/channelDetails.events.ts'
import type { BlockOrder } from './channelOrders/channelOrders.events.ts'
import type { Draft, Purse } from './composer/composer.events.ts'
import type { ChatMessage, OutgoingMessage } from './conversation/chatMessage.ts'
import type { ScrollAnchor } from './conversation/conversation.events.ts'
import type { Gift, ToyControl } from './gifts/gifts.events.ts'
import { messageDataShape } from './messenger.known.declared.ts'
import { messageTypeWords } from './messenger.words.declared.ts'
import type { NotificationList } from './notifications/notifications.lists.ts'
import type { RecommendedActor } from './recommendations/recommendations.events.ts'

export const outgoingMessageShape = {
  clientMessageId: 'id',
  channelId: 'id',
  messageType: messageTypeWords,
  data: messageDataShape,
  includedGifts: { keys: 'id', each: 'number' },
  createdAt: 'date',
  status: oneOf(['accepted', 'rejected', 'storing', 'waiting']),
  messageId: 'id',
  reason: 'code',
} satisfies Declared<OutgoingMessage>

export const giftShape = {
  id: 'id',
  categoryId: 'slug',
  name: 'personal',
  price: 'number',
  translations: [{ language: 'language', value: 'personal' }],
  imageUrl: 'picture',
  active: 'flag',
  vip: 'flag',
} satisfies Declared<Gift>

export const draftShape = {
  text: 'personal',
  gifts: [{ gift: giftShape, quantity: 'number' }],
} satisfies Declared<Draft>

export const scrollAnchorShape = { key: 'id', offset: 'number' } satisfies Declared<ScrollAnchor>

export const chatMessageShape = {
  id: 'id',
  channelId: 'id',
  position: 'number',
  messageType: 'code',
  senderType: oneOf(['actor', 'guest']),
  data: messageDataShape,
  includedGifts: { keys: 'id', each: 'number' },
  sentAt: 'date',
  clientMessageId: 'id',
} satisfies Declared<ChatMessage>

export const purseShape = {
  balance: 'number',
  boughtGifts: { keys: 'id', each: 'number' },
} satisfies Declared<Purse>

export const toyControlShape = {
  id: 'id',
  name: 'personal',
  price: 'number',
  imageUrl: 'picture',
  duration: 'number',
  displayName: 'personal',
  random: 'flag',
} satisfies Declared<ToyControl>

export const messengerActorShape = {
  id: 'id',
  name: 'personal',
  age: 'number',
  isOnline: 'flag',
  pictureUrl: 'picture',
  countryCode: 'country',
  languages: ['language'],
  categories: ['slug'],
  hasToy: 'flag',
  isEmailEnabled: 'flag',
  isSmsEnabled: 'flag',
} satisfies Declared<MessengerActor>

export const blockOrderShape = { channelId: 'id', isBlocked: 'flag' } satisfies Declared<BlockOrder>

export const notificationListShape = {
  notifications: [notificationShape],
  isOutdated: 'flag',
} satisfies Declared<NotificationList>

export const recommendedActorShape = {
  id: 'id',
  name: 'personal',
  age: 'number',
  isOnline: 'flag',
  pictureUrl: 'picture',
} satisfies Declared<RecommendedActor>
