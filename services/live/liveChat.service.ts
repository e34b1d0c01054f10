import type { ExitCode } from '../../machines/live/liveChat/exitCodes.ts'
import type {
  ChatAnswer,
  ChatOrder,
  ChatRating,
  LiveChat,
  MinuteAnswer,
  MinuteOrder,
} from '../../machines/live/liveChat/liveChat.events.ts'
import type { RequestService } from '../core/request.service.ts'
import { begunAnswer, endedAnswer, minuteAnswer, runningAnswer } from './liveChat.schema.ts'

type Asks = Pick<RequestService, 'ask'>
type Tells = Pick<RequestService, 'tell'>

/** A visitor may have a preview: it is the cookie that tells whose it is. */
const asVisitorToo = { method: 'POST', credentials: true } as const

/**
 * The work of slot `loadRunningChat`: GET livechat/running.
 * @returns the guest's chat that runs, here or elsewhere, or null; rejects as `RequestService` does
 */
export async function loadRunningChat(
  request: Asks,
  signal?: AbortSignal,
): Promise<LiveChat | null> {
  return (await request.ask({ path: 'livechat/running', signal }, runningAnswer)).chat
}

/**
 * The work of slot `openLiveChat`: POST livechat/start [CHT-1 CHT-2 CHT-13]. The same order again gives the
 * same chat.
 * @returns the chat, for which nothing is booked yet, or why there is none; rejects as `RequestService`
 * does, and then nobody knows whether it began
 */
export function openLiveChat(
  request: Asks,
  { clientChatId, actorId, chatType, isPrivate }: ChatOrder,
  signal?: AbortSignal,
): Promise<ChatAnswer> {
  const data = { clientChatId, actorId, chatType, isPrivate }
  const call = { ...asVisitorToo, path: 'livechat/start', data, signal }
  return request.ask(call, begunAnswer)
}

/**
 * The work of slot `bookMinute`: POST livechat/minute; the same minute again books nothing more.
 * @returns the chat after that; rejects as `RequestService` does, and then nobody knows whether it was booked
 */
export function bookMinute(
  request: Asks,
  { chatId, minute }: MinuteOrder,
  signal?: AbortSignal,
): Promise<MinuteAnswer> {
  const data = { chatId, minute }
  const call = { ...asVisitorToo, path: 'livechat/minute', data, signal }
  return request.ask(call, minuteAnswer)
}

/**
 * The work of slot `goPrivate`: POST livechat/private, from a voyeur chat to one alone, in the same chat.
 * @returns the chat, or why it stays as it is; rejects as `RequestService` does
 */
export function goPrivate(
  request: Asks,
  { chatId }: { chatId: string },
  signal?: AbortSignal,
): Promise<ChatAnswer> {
  const call = { method: 'POST', path: 'livechat/private', data: { chatId }, signal } as const
  return request.ask(call, begunAnswer)
}

/**
 * The work of slot `endLiveChat`: POST livechat/end; a chat that has ended stays as it ended.
 * @param end which chat, and why, of the client's codes; another end told before counts
 * @returns the chat with what was booked for it; rejects as `RequestService` does
 */
export async function endLiveChat(
  request: Asks,
  { chatId, code }: { chatId: string; code: ExitCode },
  signal?: AbortSignal,
): Promise<LiveChat> {
  const call = { ...asVisitorToo, path: 'livechat/end', data: { chatId, code }, signal }
  return (await request.ask(call, endedAnswer)).chat
}

/**
 * The work of slot `rateLiveChat`: POST livechat/rate.
 * @param rating which chat, 1 to 5 stars for a chat that has ended, and words for its performer; said again
 * it replaces what was said
 * @returns rejects as `RequestService` does, also when the guest may not comment [GST-23]
 */
export function rateLiveChat(
  request: Tells,
  { chatId, stars, comment }: ChatRating,
  signal?: AbortSignal,
): Promise<void> {
  const data = { chatId, stars, ...(comment !== undefined && { comment }) }
  return request.tell({ method: 'POST', path: 'livechat/rate', data, signal })
}
