import { Suspense, use, useDeferredValue, useLayoutEffect, useReducer, useState } from 'react'
import { selectIsScrollBlocked, selectModals } from '../../machines/modals/modals.selectors.ts'
import type { Modal } from '../../machines/modals/modals.stack.ts'
import { selectFlow } from '../../machines/payTour/payTour.selectors.ts'
import { classes } from '../design/classes.ts'
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

/**
 * The one container of everything modal [MOD-10]. With the click the curtain falls or rises; what stands
 * before it is drawn, and taken apart, behind that picture.
 */
export function ModalHost() {
  const [container, setContainer] = useState<Element | null>(null)
  const modals = useActorState('modals', selectModals)
  const isBlocked = useActorState('modals', selectIsScrollBlocked)
  const isPaying = useActorState('payTour', selectFlow) !== null
  const drawnModals = useDeferredValue(modals)
  const isPayTourDrawn = useDeferredValue(isPaying)
  const isOpen = modals.length > 0 || isPaying
  const isDrawn = drawnModals.length > 0 || isPayTourDrawn
  useEffectsAtOnce(drawnModals.length + Number(isPayTourDrawn))
  const isScrolling = modals.length > 0 && !isBlocked && !isPaying
  return (
    <div
      ref={setContainer}
      className={classes(style.container, isDrawn && !isOpen && style.closed)}
      data-modal-container
      data-page={isScrolling ? 'scrolling' : undefined}
    >
      {container && (
        <FailureBoundary fallback={(retry) => <HostFailed onRetry={retry} />}>
          {isOpen && !isDrawn && <div className={style.curtain} />}
          <Suspense fallback={<Waiting />}>
            {drawnModals.length > 0 && <Boxes modals={drawnModals} container={container} />}
          </Suspense>
          <Suspense fallback={<Waiting />}>
            {isPayTourDrawn && <PayTour container={container} />}
          </Suspense>
        </FailureBoundary>
      )}
    </div>
  )
}

/**
 * Runs the effects of a change in the same frame, as a render asked for by a layout effect does: the page
 * behind a closed dialog must be usable before the next frame gives the focus back to it.
 */
function useEffectsAtOnce(drawn: number) {
  const [, settle] = useReducer((_: number, now: number) => now, drawn)
  useLayoutEffect(() => settle(drawn), [drawn])
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

function Boxes({ modals, container }: { modals: readonly Modal[]; container: Element }) {
  const { ModalBoxes } = use(loadBoxes())
  return <ModalBoxes modals={modals} container={container} />
}

function PayTour({ container }: { container: Element }) {
  const { PayTourDialog } = use(loadPayTour())
  return <PayTourDialog container={container} />
}
