import { Suspense, use, useDeferredValue, useLayoutEffect, useReducer, useState } from 'react'
import { areas } from '../../../machines/core/areas.ts'
import { selectFlow, selectLocksScroll } from '../../../machines/money/payTour/payTour.selectors.ts'
import {
  selectIsIncomplete,
  selectIsOnline,
  selectIsRunning,
  selectIsWishHeld,
} from '../../../machines/shell/app/app.selectors.ts'
import {
  selectIsScrollBlocked,
  selectModals,
} from '../../../machines/shell/modals/modals.selectors.ts'
import type { Modal } from '../../../machines/shell/modals/modals.stack.ts'
import { classes } from '../../core/design/classes.ts'
import { withShapes } from '../../core/design/shapes.ts'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { once } from '../../core/once.ts'
import { usePreloadedArea } from '../../core/text/text.tsx'
import { usePageMark } from '../../core/usePageMark.ts'
import { areaViews } from '../../views.ts'
import { DialogFailed } from './DialogFailed.tsx'
import { HostFailed } from './HostFailed.tsx'
import style from './ModalContainer.module.css'
import { Waiting } from './Waiting.tsx'

const selectHasLaterDialogs = (app: Parameters<typeof selectIsOnline>[0]) =>
  areas.some((area) => areaViews[area].dialogs && selectIsRunning[area](app))

/** The frame of every modal box. */
export const loadBoxes = withShapes(() => import('./ModalBoxes.tsx'))
const loadPayTour = withShapes(() => import('../../money/payTour/PayTourDialog.tsx'))
/** Of the areas whose actors run. */
export const loadLaterDialogs = once(() => import('./LaterDialogs.tsx'))

/**
 * The one container of everything modal [MOD-10]. With the click the curtain falls or rises; what stands
 * before it is drawn, and taken apart, behind that picture.
 */
export function ModalContainer() {
  const [container, setContainer] = useState<Element | null>(null)
  const modals = useActorState('modals', selectModals)
  const isBlocked = useActorState('modals', selectIsScrollBlocked)
  const isPaying = useStateOfLater('payTour', selectFlow, null) !== null
  const isPayTourBlocking = useStateOfLater('payTour', selectLocksScroll, false)
  const hasLater = useActorState('app', selectHasLaterDialogs)
  const isOnline = useActorState('app', selectIsOnline)
  const drawnModals = useDeferredValue(modals)
  const isPayTourDrawn = useDeferredValue(isPaying)
  const isOpen = modals.length > 0 || isPaying
  const isDrawn = drawnModals.length > 0 || isPayTourDrawn
  useEffectsAtOnce(drawnModals.length + Number(isPayTourDrawn))
  usePageMark('scrolling', isOpen && !isBlocked && !isPayTourBlocking)
  return (
    <div
      ref={setContainer}
      className={classes(style.container, isDrawn && !isOpen && style.closed)}
      data-modal-container
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
      <HeldWish />
      {container && hasLater && (
        <FailureBoundary fallback={() => null} retryOn={isOnline}>
          <Suspense>
            <Later container={container} />
          </Suspense>
        </FailureBoundary>
      )}
    </div>
  )
}

/** Seen while something that the guest asked for waits for the code of its actor. */
function HeldWish() {
  const app = useAddress('app')
  const isHeld = useActorState('app', selectIsWishHeld)
  const isIncomplete = useActorState('app', selectIsIncomplete)
  if (!isHeld) return null
  if (!isIncomplete) return <Waiting />
  return (
    <DialogFailed
      onRetry={() => app.send({ type: 'app.retryRequested' })}
      onClose={() => app.send({ type: 'app.wishesDropped' })}
    />
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

function Boxes({ modals, container }: { modals: readonly Modal[]; container: Element }) {
  const { ModalBoxes } = use(loadBoxes())
  return <ModalBoxes modals={modals} container={container} />
}

function PayTour({ container }: { container: Element }) {
  const texts = usePreloadedArea('money')
  const { PayTourDialog } = use(loadPayTour())
  use(texts)
  return <PayTourDialog container={container} />
}

function Later({ container }: { container: Element }) {
  const { LaterDialogs } = use(loadLaterDialogs())
  return <LaterDialogs container={container} />
}
