import type { GuestAction, RestrictionReason } from '../../../machines/account/gate/gate.actions.ts'
import { isDone, isRefused, missingRequirement } from '../../../machines/account/gate/gate.table.ts'
import { selectGuest } from '../../../machines/account/guest/guest.selectors.ts'
import type { GuestState } from '../../../machines/account/guest/guest.state.ts'
import { selectIsLoginOffered } from '../../../machines/account/login/login.selectors.ts'
import { useActorState, useStateOfLater } from '../../core/environment.tsx'

/** What stands between the guest and an action. */
export interface Lock {
  /** What is missing, the first of it; null when nothing is [GATE-1]. */
  reason: RestrictionReason | null
  /** Whether the guest may not do it, whatever they do first, or cannot get what is missing. */
  isRefused: boolean
  /** Whether the guest has all that it would bring. */
  isDone: boolean
  /** Coins that are missing for a purchase; 0 for everything else. */
  missing: number
}

/** What stands between the guest and an action, as the gate's table says [GATE-3 to GATE-7]. */
export function useLock(action: GuestAction): Lock {
  return useLocks([action])[0] as Lock
}

/** The same for several actions. */
export function useLocks(actions: readonly GuestAction[]): Lock[] {
  const guest = useActorState('guest', selectGuest)
  const isLoginOffered = useStateOfLater('login', selectIsLoginOffered, true)
  return actions.map((action) => lockOf(guest, action, isLoginOffered))
}

function lockOf(guest: GuestState, action: GuestAction, isLoginOffered: boolean): Lock {
  const reason = missingRequirement(guest, action)
  const price = typeof action.params?.value === 'number' ? action.params.value : 0
  return {
    reason,
    isRefused: isRefused(guest, action) || (reason === 'needLogin' && !isLoginOffered),
    isDone: isDone(guest, action),
    missing: reason === 'needPurchase' ? Math.max(0, Math.ceil(price - guest.balance)) : 0,
  }
}
