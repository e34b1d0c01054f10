import { Suspense, use, useCallback, useLayoutEffect, useRef } from 'react'
import { selectIsLocked } from '../../../machines/account/guest/guest.selectors.ts'
import { selectIsOnline } from '../../../machines/shell/app/app.selectors.ts'
import { withShapes } from '../../core/design/shapes.ts'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { useText } from '../../core/text/text.tsx'
import { endFirstView, wasGuest } from '../boot/firstView.ts'
import { PageHead } from '../navigation/PageHead.tsx'
import { PageSkeleton } from '../navigation/PageSkeleton.tsx'
import { useWhoIsHere, type WhoIsHere } from '../shell/useWhoIsHere.ts'
import { LaterTimeline } from './LaterTimeline.tsx'
import { SessionFailed } from './SessionFailed.tsx'
import { VisitorStart } from './VisitorStart.tsx'

export const loadGuestStart = withShapes(() => import('./GuestStart.tsx'))

/** The start page is at hand; what a guest sees of it is asked for while it is asked who is here. */
export async function loadStart() {
  if (wasGuest()) void loadGuestStart()
  return { Page: StartPage }
}

/**
 * The start page: for a visitor, for a guest, or when nobody could be asked. Until it is known who is
 * here nothing stands that would have to give way.
 */
function StartPage() {
  const text = useText()
  const who = useWhoIsHere()
  const isLocked = useActorState('guest', selectIsLocked)
  const start = isLocked && who !== 'failed' ? 'visitor' : who
  const isOnline = useActorState('app', selectIsOnline)
  const content = useRef<HTMLDivElement>(null)
  const previous = useRef<WhoIsHere>('pending')
  const hasArrived = useRef(false)
  const arrive = useCallback((next: WhoIsHere) => {
    if (next === previous.current) return
    previous.current = next
    if (next === 'pending') return
    endFirstView()
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

interface ArrivalProps {
  start: WhoIsHere
  onArrive: (start: WhoIsHere) => void
}

/**
 * Says once what stands beside it is there: on every arrival but the first the heading is focused. What
 * is loaded after the first page waits for its mark.
 */
function Arrival({ start, onArrive }: ArrivalProps) {
  useLayoutEffect(() => onArrive(start), [start, onArrive])
  return start !== 'pending' && <span hidden data-drawn />
}
