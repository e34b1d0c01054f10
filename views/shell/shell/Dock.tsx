import { Suspense, use } from 'react'
import { selectIsRedirecting } from '../../../machines/account/login/login.selectors.ts'
import { selectRedeemedBonus } from '../../../machines/money/bonusCode/bonusCode.selectors.ts'
import {
  selectHasConfirmFailed,
  selectIsConfirming,
} from '../../../machines/money/payTour/payTour.selectors.ts'
import { selectIsOnline } from '../../../machines/shell/app/app.selectors.ts'
import {
  selectIsInstallExplained,
  selectIsInstallOffered,
} from '../../../machines/shell/homescreen/homescreen.selectors.ts'
import { selectFirstBar } from '../../../machines/shell/statusBar/statusBar.selectors.ts'
import {
  selectIsUpdateOffered,
  selectIsUpdating,
} from '../../../machines/shell/updates/updates.selectors.ts'
import { withShapes } from '../../core/design/shapes.ts'
import { useActorState, useStateOfLater } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'

/** The code of every short notice. */
export const loadNotices = withShapes(() => import('./Notices.tsx'))

/** The place of short notices over the page's lower edge; their code comes with the first one. */
export function Dock() {
  const hasBar = useActorState('statusBar', selectFirstBar) !== undefined
  const isOffered = useActorState('homescreen', selectIsInstallOffered)
  const isExplained = useActorState('homescreen', selectIsInstallExplained)
  const isUpdateOffered = useActorState('updates', selectIsUpdateOffered)
  const isOnline = useActorState('app', selectIsOnline)
  const isUpdating = useActorState('updates', selectIsUpdating)
  const isLoggingIn = useIsLoggingIn()
  const hasRedeemed = useStateOfLater('bonusCode', selectRedeemedBonus, null) !== null
  if (
    !hasBar &&
    !hasRedeemed &&
    !isLoggingIn &&
    !isOffered &&
    !isExplained &&
    !isUpdateOffered &&
    !isUpdating
  )
    return null
  return (
    <FailureBoundary fallback={() => null} retryOn={isOnline}>
      <Suspense>
        <LoadedNotices />
      </Suspense>
    </FailureBoundary>
  )
}

/** Whether a success of the payment client is being dealt with, or could not be. */
function useIsLoggingIn(): boolean {
  const isConfirming = useStateOfLater('payTour', selectIsConfirming, false)
  const hasFailed = useStateOfLater('payTour', selectHasConfirmFailed, false)
  const isLeading = useStateOfLater('login', selectIsRedirecting, false)
  return isConfirming || hasFailed || isLeading
}

function LoadedNotices() {
  const { Notices } = use(loadNotices())
  return <Notices />
}
