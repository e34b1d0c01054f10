import { Suspense, use, useState } from 'react'
import { selectIsScrollBlocked, selectModals } from '../../machines/modals/modals.selectors.ts'
import { selectFlow } from '../../machines/payTour/payTour.selectors.ts'
import { Loader } from '../design/Loader.tsx'
import { useActorState } from '../environment.tsx'
import { FailureBoundary } from '../FailureBoundary.tsx'
import { once } from '../once.ts'
import { useText } from '../text/text.tsx'
import { HostFailed } from './HostFailed.tsx'
import style from './ModalHost.module.css'

/** The frame of every modal box. */
export const loadBoxes = once(() => import('./ModalBoxes.tsx'))
const loadPayTour = once(() => import('../payTour/PayTourDialog.tsx'))

/** The one container of everything modal [MOD-10]. */
export function ModalHost() {
  const [container, setContainer] = useState<Element | null>(null)
  const hasModals = useActorState('modals', selectModals).length > 0
  const isBlocked = useActorState('modals', selectIsScrollBlocked)
  const isPaying = useActorState('payTour', selectFlow) !== null
  const isScrolling = hasModals && !isBlocked && !isPaying
  return (
    <div
      ref={setContainer}
      className={style.container}
      data-modal-container
      data-page={isScrolling ? 'scrolling' : undefined}
    >
      {container && (
        <FailureBoundary fallback={(retry) => <HostFailed onRetry={retry} />}>
          <Suspense fallback={<Waiting />}>{hasModals && <Boxes container={container} />}</Suspense>
          <Suspense fallback={<Waiting />}>
            {isPaying && <PayTour container={container} />}
          </Suspense>
        </FailureBoundary>
      )}
    </div>
  )
}

/** Seen until the frame's own code is there. */
function Waiting() {
  const text = useText()
  return (
    <section aria-label={text('modals.loading')}>
      <Loader isOverlay label={text('modals.loading')} />
    </section>
  )
}

interface Props {
  container: Element
}

function Boxes({ container }: Props) {
  const { ModalBoxes } = use(loadBoxes())
  return <ModalBoxes container={container} />
}

function PayTour({ container }: Props) {
  const { PayTourDialog } = use(loadPayTour())
  return <PayTourDialog container={container} />
}
