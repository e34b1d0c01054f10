import { createElement, Suspense, use } from 'react'
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

/** The place of notices about the account, between navbar and page, which makes room for them. */
export function Bar() {
  const hasBar = useActorState('statusBar', selectFirstBar) !== undefined
  return hasBar && <Later part="StatusBar" />
}

/** The place of short notices over the page's lower edge; their code comes with the first one. */
export function Dock() {
  const isOffered = useActorState('homescreen', selectIsInstallOffered)
  const isExplained = useActorState('homescreen', selectIsInstallExplained)
  const isUpdateOffered = useActorState('updates', selectIsUpdateOffered)
  const isUpdating = useActorState('updates', selectIsUpdating)
  const isLoggingIn = useIsLoggingIn()
  const hasRedeemed = useStateOfLater('bonusCode', selectRedeemedBonus, null) !== null
  if (!hasRedeemed && !isLoggingIn && !isOffered && !isExplained && !isUpdateOffered && !isUpdating)
    return null
  return <Later part="Notices" />
}

interface LaterProps {
  part: 'Notices' | 'StatusBar'
}

function Later({ part }: LaterProps) {
  const isOnline = useActorState('app', selectIsOnline)
  return (
    <FailureBoundary fallback={() => null} retryOn={isOnline}>
      <Suspense>
        <Loaded part={part} />
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

function Loaded({ part }: LaterProps) {
  return createElement(use(loadNotices())[part])
}
