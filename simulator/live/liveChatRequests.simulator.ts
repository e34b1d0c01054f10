import * as v from 'valibot'
import { count, flag, id } from '../core/entities.ts'
import { Refusal } from '../core/refusal.ts'
import { type Endpoint, endpoint, type RestRequest } from '../core/rest.ts'
import { chatTypes, clientExits, type LiveChat } from './liveChatKinds.ts'
import type { ChatOwner } from './liveChats.simulator.ts'

const startOrder = v.strictObject({
  clientChatId: v.pipe(id, v.maxLength(100, 'is too long')),
  actorId: id,
  chatType: v.picklist(chatTypes, `must be ${chatTypes.join(', ')}`),
  isPrivate: flag,
})
const minuteOrder = v.strictObject({ chatId: id, minute: count })
const chatOrder = v.strictObject({ chatId: id })
const endOrder = v.strictObject({
  chatId: id,
  code: v.pipe(
    count,
    v.check((code) => clientExits.includes(code), `must be ${clientExits.join(', ')}`),
  ),
})
/** So long, in UTF-16 units, may words beside the stars be. */
const longestComment = 500
const rateOrder = v.strictObject({
  chatId: id,
  stars: v.pipe(count, v.minValue(1, 'must be 1 to 5'), v.maxValue(5, 'must be 1 to 5')),
  comment: v.optional(
    v.pipe(
      v.string('must be a text'),
      v.trim(),
      v.nonEmpty('is empty'),
      v.maxLength(longestComment, `is longer than ${longestComment}`),
    ),
  ),
})

/** What clients ask about live chats. A visitor has a preview, and asks for that one as guests do. */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: 'livechat/start',
    body: startOrder,
    answer(request) {
      const { liveChats, calendar } = request.platform
      const outcome = liveChats.start(callerOf(request), request.body)
      const told = (chat: LiveChat | null) => chat && chatRecord(chat, calendar.now())
      if ('chat' in outcome) return { success: true, chat: told(outcome.chat) }
      return { success: false, code: outcome.code, running: told(outcome.running) }
    },
  }),
  endpoint({
    method: 'POST',
    path: 'livechat/minute',
    body: minuteOrder,
    answer(request) {
      const { body, platform } = request
      const { liveChats, calendar } = platform
      const chat = liveChats.find(callerOf(request), body.chatId)
      const isShort = liveChats.book(chat, body.minute)
      return { chat: chatRecord(chat, calendar.now()), isShort }
    },
  }),
  endpoint({
    method: 'POST',
    path: 'livechat/private',
    isForGuests: true,
    body: chatOrder,
    answer({ account, body: { chatId }, platform: { liveChats, calendar } }) {
      const chat = liveChats.find({ id: account.id, account }, chatId)
      const code = liveChats.makePrivate(chat)
      if (code) return { success: false, code, running: null }
      return { success: true, chat: chatRecord(chat, calendar.now()) }
    },
  }),
  endpoint({
    method: 'POST',
    path: 'livechat/end',
    body: endOrder,
    answer(request) {
      const { body, platform } = request
      const { liveChats, calendar } = platform
      const chat = liveChats.find(callerOf(request), body.chatId)
      liveChats.end(chat, body.code)
      return { chat: chatRecord(chat, calendar.now()) }
    },
  }),
  endpoint({
    method: 'GET',
    path: 'livechat/running',
    answer(request) {
      const { liveChats, calendar } = request.platform
      const chat = liveChats.running(callerOf(request).id)
      return { chat: chat && chatRecord(chat, calendar.now()) }
    },
  }),
  /** Words beside the stars are for the performer, who reads them behind the stage. */
  endpoint({
    method: 'POST',
    path: 'livechat/rate',
    isForGuests: true,
    body: rateOrder,
    answer({ account, body: { chatId, stars, comment = null }, platform: { liveChats } }) {
      const chat = liveChats.find({ id: account.id, account }, chatId)
      if (comment !== null && account.guest.isBlockedForComments) {
        throw new Refusal(403, 'comment: this guest is blocked for comments', 'comment')
      }
      Object.assign(chat, { stars, comment })
      return { stars, comment }
    },
  }),
]

/** Who asks: the guest of the access token; without one the visitor whom the cookie names. */
function callerOf({ platform: { world }, query, speaker, visitor }: RestRequest): ChatOwner {
  if (speaker !== null) return { id: speaker, account: world.account(speaker) }
  if (query.get('access_token') === '') return { id: `visitor/${visitor.loginId}`, account: null }
  const message = 'the access token is wrong or has expired: get a session again'
  throw new Refusal(401, message, 'access_token')
}

/** A chat as clients know it. */
function chatRecord(chat: LiveChat, now: number) {
  const { id: chatId, performer, channelId, type, isPrivate, price, priceAfter } = chat
  const { minutes, coins, giftCoins, lastsUntil, streamKey, code } = chat
  return {
    chatId,
    actorId: performer.id,
    actorName: performer.name,
    channelId,
    chatType: type,
    isPrivate,
    price,
    priceAfter,
    minutes,
    coins,
    giftCoins,
    hasToy: performer.hasToy,
    remaining: Math.max(0, (lastsUntil ?? 0) - now),
    streamUrl: `/live/${streamKey}/master.m3u8`,
    code,
  }
}
