import { selectHasSessionFailed, selectIsLoggedIn } from '../../machines/guest/guest.selectors.ts'
import { useActorState } from '../environment.tsx'
import { GuestStart } from './GuestStart.tsx'
import { SessionFailed } from './SessionFailed.tsx'
import { VisitorStart } from './VisitorStart.tsx'

/** What is below the header at first: for a visitor, for a guest, or when nobody could be asked. */
export function StartPage() {
  const hasFailed = useActorState('guest', selectHasSessionFailed)
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  if (hasFailed) return <SessionFailed />
  return isLoggedIn ? <GuestStart /> : <VisitorStart />
}
