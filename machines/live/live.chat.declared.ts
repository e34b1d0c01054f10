import type { Declared } from '../core/declared.ts'
import { chatTypeWords } from './live.words.declared.ts'
import type { ChatAnswer, ChatOrder, LiveChat } from './liveChat/liveChat.events.ts'

export const chatOrderShape = {
  clientChatId: 'id',
  actorId: 'id',
  chatType: chatTypeWords,
  isPrivate: 'flag',
} satisfies Declared<ChatOrder>

export const liveChatShape = {
  chatId: 'id',
  actorId: 'id',
  actorName: 'personal',
  channelId: 'id',
  chatType: chatTypeWords,
  isPrivate: 'flag',
  price: 'number',
  priceAfter: 'number',
  minutes: 'number',
  coins: 'number',
  giftCoins: 'number',
  hasToy: 'flag',
  remaining: 'number',
  streamUrl: 'personal',
  code: 'number',
} satisfies Declared<LiveChat>

export const chatAnswerShape = {
  success: 'flag',
  chat: liveChatShape,
  code: 'number',
  running: liveChatShape,
} satisfies Declared<ChatAnswer>
