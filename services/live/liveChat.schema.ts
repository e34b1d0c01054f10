import * as v from 'valibot'
import { chatTypes } from '../../machines/live/liveChat/chatTypes.ts'
import { type ExitCode, isExitCode, unknownExit } from '../../machines/live/liveChat/exitCodes.ts'
import type { ChatAnswer } from '../../machines/live/liveChat/liveChat.events.ts'
import { count, flag, id, number, text, whole } from '../core/bounds.ts'

/** One that this build does not know is a technical one [CHT-10]. */
const exitCode = v.pipe(
  whole,
  v.transform((code): ExitCode => (isExitCode(code) ? code : unknownExit)),
)

const chat = v.object({
  chatId: id,
  actorId: id,
  actorName: text,
  channelId: text,
  chatType: v.picklist(chatTypes),
  isPrivate: flag,
  price: number,
  priceAfter: number,
  minutes: count,
  coins: number,
  giftCoins: number,
  hasToy: flag,
  remaining: count,
  streamUrl: text,
  code: v.nullable(exitCode),
})

export const runningAnswer = v.object({ chat: v.nullable(chat) })
export const endedAnswer = v.object({ chat })
export const minuteAnswer = v.object({ chat, isShort: flag })

const refused = v.object({ success: flag, code: exitCode, running: v.nullable(chat) })
export const begunAnswer = v.pipe(
  v.union([v.object({ success: flag, chat }), refused]),
  v.check((answer) => answer.success === 'chat' in answer),
  v.transform((answer): ChatAnswer => answer as ChatAnswer),
)
