import type { Account } from '../core/account.ts'
import type { PlatformCore } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import type { Purchases } from '../money/purchases.simulator.ts'
import type { ChatShows } from './chatShows.simulator.ts'
import type { FreeChatTimes } from './freeChatTimes.ts'
import { exits, isFree, type LiveChat } from './liveChatKinds.ts'
import { previewTime } from './liveChatTerms.ts'

/** What was booked for chats, and how long they last for it. */
export interface LiveChatBooks {
  /**
   * Books a minute, once; minute 0 begins a free time. A chat that is over stays as it ended.
   * @returns whether the coins for it are missing
   * @throws Refusal 409 for a minute beyond the next
   */
  book(chat: LiveChat, minute: number): boolean
  /** What is left of the time of a free chat is kept for the next one. */
  settleFreeTime(chat: LiveChat): void
}

interface Books {
  chatShows: ChatShows
  freeChatTimes: FreeChatTimes
  purchases: Purchases
  end(chat: LiveChat, code: number): void
  /** The time at which a chat ends by itself is another one now. */
  awaitDeadline(chat: LiveChat): void
}

const minuteLength = 60_000

/** Opens the books of live chats. */
export function createLiveChatBooks(
  { calendar }: PlatformCore,
  { chatShows, freeChatTimes, purchases, end, awaitDeadline }: Books,
): LiveChatBooks {
  function freeTimeOf({ type, account, performer }: LiveChat): number {
    if (type === 'LIVE_PREVIEW') return previewTime(account)
    if (type === 'FREECHAT') return account ? freeChatTimes.left(account, performer.id) : 0
    return (chatShows.runningShow(account, performer.id)?.end ?? 0) - calendar.now()
  }

  function beginFreeTime(chat: LiveChat): void {
    if (chat.lastsUntil !== null) return
    const lasts = Math.max(0, freeTimeOf(chat))
    chat.lastsUntil = calendar.now() + lasts
    awaitDeadline(chat)
    calendar.setTimeout(() => {
      if (chat.code === null) settleFreeTime(chat)
    }, lasts)
  }

  /** What is left of the time of a free chat is kept for the next one. */
  function settleFreeTime({ account, performer, type, lastsUntil }: LiveChat): void {
    if (!account || type !== 'FREECHAT' || lastsUntil === null) return
    freeChatTimes.leave(account, performer.id, lastsUntil - calendar.now())
  }

  /** From a free chat or a preview into the live chat for coins; what is left of the free time counts too. */
  function goOn(chat: LiveChat, account: Account): void {
    if (chat.type === 'FREECHAT') freeChatTimes.leave(account, chat.performer.id, 0)
    chat.type = 'LIVECHAT'
    chat.price = chat.priceAfter
  }

  function payFor(chat: LiveChat, account: Account, minute: number): void {
    const { id, performer, price } = chat
    const reason = `minute ${minute} of ${id} with ${performer.id}`
    purchases.spend(account, { key: `chat/${id}/${minute}`, coins: price, reason })
    chat.minutes = minute
    chat.coins += price
    chat.shortSince = null
    chat.lastsUntil = Math.max(calendar.now(), chat.lastsUntil ?? 0) + minuteLength
    awaitDeadline(chat)
    purchases.tellBalance(account)
  }

  function requireInTurn({ type, minutes }: LiveChat, minute: number): void {
    const last = type === 'LIVESHOW' ? 0 : minutes + 1
    if (minute <= last) return
    throw new Refusal(409, `minute: must be at most ${last}`, 'minute')
  }

  return {
    settleFreeTime,

    book(chat, minute) {
      if (chat.code !== null) return false
      if (!chat.account && minute > 0) {
        end(chat, exits.loginRequired)
        return false
      }
      requireInTurn(chat, minute)
      if (minute === 0 && isFree(chat.type)) beginFreeTime(chat)
      const { account } = chat
      if (!account || minute <= chat.minutes) return false
      const isGoingOn = isFree(chat.type)
      if (isGoingOn && !account.guest.hasAvs) {
        end(chat, exits.ageCheckMissing)
        return false
      }
      if (account.guest.balance < chat.priceAfter) {
        chat.shortSince ??= calendar.now()
        awaitDeadline(chat)
        return true
      }
      if (isGoingOn) goOn(chat, account)
      payFor(chat, account, minute)
      return false
    },
  }
}
