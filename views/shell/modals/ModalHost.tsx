import { Suspense, use } from 'react'
import { selectFlow } from '../../../machines/money/payTour/payTour.selectors.ts'
import { selectIsRunning, selectIsWishHeld } from '../../../machines/shell/app/app.selectors.ts'
import { selectModals } from '../../../machines/shell/modals/modals.selectors.ts'
import { useActorState, useStateOfLater } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { once } from '../../core/once.ts'
import { HostFailed } from './HostFailed.tsx'
import { Waiting } from './Waiting.tsx'

/** What everything modal stands in. */
export const loadContainer = once(() => import('./ModalContainer.tsx'))

/** The place of everything modal. Its code comes once the first page is drawn, or when it is wanted. */
export function ModalHost() {
  const isDrawn = useActorState('app', selectIsRunning.shell)
  const isHeld = useActorState('app', selectIsWishHeld)
  const isOpen = useActorState('modals', selectModals).length > 0
  const isPaying = useStateOfLater('payTour', selectFlow, null) !== null
  const isWanted = isHeld || isOpen || isPaying
  if (!isWanted && !isDrawn) return null
  return (
    <FailureBoundary
      fallback={(retry) => isWanted && <HostFailed onRetry={retry} />}
      retryOn={isWanted}
    >
      <Suspense fallback={isWanted && <Waiting />}>
        <Container />
      </Suspense>
    </FailureBoundary>
  )
}

function Container() {
  const { ModalContainer } = use(loadContainer())
  return <ModalContainer />
}
