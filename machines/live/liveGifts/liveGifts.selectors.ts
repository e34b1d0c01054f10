import type { SnapshotFrom } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { ownIn } from '../../core/ownIn.ts'
import type { Choice } from './liveGifts.events.ts'
import type { liveGiftsMachine } from './liveGifts.machine.ts'

type LiveGiftsSnapshot = SnapshotFrom<typeof liveGiftsMachine>

/** In which chat the guest chooses something to give; null while they do not. */
export function selectGivingIn(snapshot: LiveGiftsSnapshot): string | null {
  return snapshot.matches('closed') ? null : snapshot.context.chatId
}

/** What is to be given, once it is chosen. */
export function selectChoice({ context }: LiveGiftsSnapshot): Choice | null {
  return context.choice
}

/** How many of it. */
export function selectQuantity({ context }: LiveGiftsSnapshot): number {
  return context.quantity
}

/**
 * What giving it costs, in coins, and how many of these are missing: gifts that the guest has bought before
 * cost nothing [GFT-5 GFT-6].
 */
export function costOf(
  { kind, id, price }: Choice,
  quantity: number,
  { balance, boughtGifts }: Pick<GuestState, 'balance' | 'boughtGifts'>,
): { coins: number; missing: number } {
  const bought = kind === 'gift' ? (ownIn(boughtGifts, id) ?? 0) : 0
  const coins = Math.max(0, quantity - bought) * price
  return { coins, missing: Math.max(0, coins - balance) }
}
