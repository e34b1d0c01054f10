import {
  selectHasSessionFailed,
  selectIsLoadingSession,
  selectIsLoggedIn,
  selectIsLoggingOut,
} from '../../../machines/account/guest/guest.selectors.ts'
import { selectIsConfirming } from '../../../machines/money/payTour/payTour.selectors.ts'
import { useActorState, useStateOfLater } from '../../core/environment.tsx'

/** Who the page is for: `pending` until it is known and while it changes, `failed` when nobody could be asked. */
export type WhoIsHere = 'failed' | 'guest' | 'pending' | 'visitor'

export function useWhoIsHere(): WhoIsHere {
  const hasFailed = useActorState('guest', selectHasSessionFailed)
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  const isLoading = useActorState('guest', selectIsLoadingSession)
  const isLoggingOut = useActorState('guest', selectIsLoggingOut)
  const isConfirming = useStateOfLater('payTour', selectIsConfirming, false)
  if (hasFailed) return 'failed'
  if (isLoggingOut) return 'pending'
  if (isLoggedIn) return 'guest'
  return isLoading || isConfirming ? 'pending' : 'visitor'
}
