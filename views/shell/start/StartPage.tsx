import { Suspense, use, useCallback, useEffect, useRef } from 'react'
import {
  selectHasSessionFailed,
  selectIsLoadingSession,
  selectIsLocked,
  selectIsLoggedIn,
  selectIsLoggingOut,
} from '../../../machines/account/guest/guest.selectors.ts'
import { selectIsConfirming } from '../../../machines/money/payTour/payTour.selectors.ts'
import { selectIsOnline } from '../../../machines/shell/app/app.selectors.ts'
import { withShapes } from '../../core/design/shapes.ts'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useStateOfLater } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { useText } from '../../core/text/text.tsx'
import { PageHead } from '../navigation/PageHead.tsx'
import { PageSkeleton } from '../navigation/PageSkeleton.tsx'
import { LaterTimeline } from './LaterTimeline.tsx'
import { SessionFailed } from './SessionFailed.tsx'
import { VisitorStart } from './VisitorStart.tsx'

const loadGuestStart = withShapes(() => import('./GuestStart.tsx'))

type Start = 'failed' | 'guest' | 'pending' | 'visitor'

/**
 * The start page: for a visitor, for a guest, or when nobody could be asked. Until it is known who is
 * here nothing stands that would have to give way.
 */
export function Page() {
  const text = useText()
  const start = useStart()
  const isOnline = useActorState('app', selectIsOnline)
  const content = useRef<HTMLDivElement>(null)
  const previous = useRef<Start>('pending')
  const hasArrived = useRef(false)
  const arrive = useCallback((next: Start) => {
    if (next === previous.current) return
    previous.current = next
    if (next === 'pending') return
    const isAtNavbar = Boolean(document.activeElement?.closest('header'))
    if (hasArrived.current && !isAtNavbar) content.current?.querySelector('h1')?.focus()
    hasArrived.current = true
  }, [])
  const arrival = <Arrival start={start} onArrive={arrive} />
  return (
    <div ref={content}>
      <PageHead title={text('home.title')} description={text('home.description')} />
      {start === 'failed' && (
        <>
          <SessionFailed />
          {arrival}
          <LaterTimeline />
        </>
      )}
      {start === 'guest' && (
        <FailureBoundary fallback={() => <Expected />} retryOn={isOnline}>
          <Suspense fallback={<Expected />}>
            <LoadedGuestStart />
            {arrival}
            <LaterTimeline />
          </Suspense>
        </FailureBoundary>
      )}
      {start === 'visitor' && (
        <>
          <VisitorStart />
          {arrival}
          <LaterTimeline />
        </>
      )}
      {start === 'pending' && (
        <>
          <Expected />
          {arrival}
        </>
      )}
    </div>
  )
}

/** Stands there until it is known what the page shows. */
function Expected() {
  const text = useText()
  return (
    <>
      <h1>
        <VisuallyHidden>{text('home.title')}</VisuallyHidden>
      </h1>
      <PageSkeleton page="home" />
    </>
  )
}

function LoadedGuestStart() {
  const { GuestStart } = use(loadGuestStart())
  return <GuestStart />
}

function useStart(): Start {
  const hasFailed = useActorState('guest', selectHasSessionFailed)
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  const isLoading = useActorState('guest', selectIsLoadingSession)
  const isLoggingOut = useActorState('guest', selectIsLoggingOut)
  const isLocked = useActorState('guest', selectIsLocked)
  const isConfirming = useStateOfLater('payTour', selectIsConfirming, false)
  if (hasFailed) return 'failed'
  if (isLocked) return 'visitor'
  if (isLoggingOut) return 'pending'
  if (isLoggedIn) return 'guest'
  return isLoading || isConfirming ? 'pending' : 'visitor'
}

interface ArrivalProps {
  start: Start
  onArrive: (start: Start) => void
}

/**
 * Says once what stands beside it is there: on every arrival but the first the heading is focused. What
 * is loaded after the first page waits for its mark.
 */
function Arrival({ start, onArrive }: ArrivalProps) {
  useEffect(() => onArrive(start), [start, onArrive])
  return start !== 'pending' && <span hidden data-drawn />
}
