import { useEffect, useRef } from 'react'
import {
  selectHasSessionFailed,
  selectIsLoadingSession,
  selectIsLoggedIn,
  selectIsLoggingOut,
} from '../../machines/guest/guest.selectors.ts'
import { selectIsConfirming } from '../../machines/payTour/payTour.selectors.ts'
import { useActorState } from '../environment.tsx'
import { GuestStart } from './GuestStart.tsx'
import { SessionFailed } from './SessionFailed.tsx'
import { VisitorStart } from './VisitorStart.tsx'

type Start = 'failed' | 'guest' | 'pending' | 'visitor'

/** What is below the header at first: for a visitor, for a guest, or when nobody could be asked. */
export function StartPage() {
  const start = useStart()
  const content = useFocusOnArrival(start)
  return (
    <div ref={content}>
      {start === 'failed' && <SessionFailed />}
      {start === 'guest' && <GuestStart />}
      {(start === 'visitor' || start === 'pending') && (
        <VisitorStart isPending={start === 'pending'} />
      )}
    </div>
  )
}

function useStart(): Start {
  const hasFailed = useActorState('guest', selectHasSessionFailed)
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  const isLoading = useActorState('guest', selectIsLoadingSession)
  const isLoggingOut = useActorState('guest', selectIsLoggingOut)
  const isConfirming = useActorState('payTour', selectIsConfirming)
  if (hasFailed) return 'failed'
  if (isLoggingOut) return 'pending'
  if (isLoggedIn) return 'guest'
  return isLoading || isConfirming ? 'pending' : 'visitor'
}

/** Moves the focus to the heading when what had it is gone: on every arrival but the first. */
function useFocusOnArrival(start: Start) {
  const content = useRef<HTMLDivElement>(null)
  const previous = useRef<Start>('pending')
  const hasArrived = useRef(false)
  useEffect(() => {
    if (start === previous.current) return
    previous.current = start
    if (start === 'pending') return
    if (hasArrived.current) content.current?.querySelector('h1')?.focus()
    hasArrived.current = true
  }, [start])
  return content
}
