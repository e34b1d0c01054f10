import type { Account } from '../core/account.ts'
import type { Performer, World } from '../core/world.simulator.ts'
import { singlePriceOf } from './actorProfile.ts'
import type { ChatType, LiveChat } from './liveChatKinds.ts'
import { exits, isTaster } from './liveChatKinds.ts'

const second = 1_000
/** How long the picture goes on unpaid before the platform ends the chat. */
export const grace = 60 * second
/** How long the platform waits for coins. */
const graceWhileShort = 180 * second

/** What a chat costs: coins a minute now, and after a free time. */
export function termsOf(
  type: ChatType,
  isPrivate: boolean,
  performer: Performer,
  { seed }: World,
): Pick<LiveChat, 'price' | 'priceAfter'> {
  const { liveChat, voyeurChat, videoCall } = performer.prices
  const single = singlePriceOf(performer, seed)
  const paid = isPrivate ? single : liveChat
  if (isTaster(type)) return { price: 0, priceAfter: paid }
  const prices = {
    LIVECHAT: paid,
    VOYEUR_CHAT: voyeurChat,
    VOYEUR_PRIVATE_CHAT: single,
    VIDEO_CALL: videoCall,
    LIVESHOW: 0,
  }
  const price = prices[type as keyof typeof prices]
  return { price, priceAfter: price }
}

/** How long a preview lasts, in ms [CHT-7]. */
export const previewTime = (account: Account | null): number =>
  (account?.guest.isVip ? 20 : 5) * second

/** When the platform ends a chat that nobody goes on with, and with which code. */
export function deadlineOf(chat: LiveChat): { at: number; code: number } {
  const { type, startedAt, lastsUntil, shortSince } = chat
  const unpaidFrom = lastsUntil ?? startedAt
  if (shortSince !== null) {
    return { at: Math.max(unpaidFrom, shortSince) + graceWhileShort, code: exits.coinsRanOut }
  }
  if (lastsUntil === null) return { at: startedAt + grace, code: exits.nobodyAsksFurther }
  if (type === 'LIVESHOW') return { at: lastsUntil, code: exits.showIsOver }
  const codes: Partial<Record<ChatType, number>> = {
    FREECHAT: exits.freeChatIsOver,
    LIVE_PREVIEW: exits.previewIsOver,
  }
  return { at: lastsUntil + grace, code: codes[type] ?? exits.nobodyAsksFurther }
}
