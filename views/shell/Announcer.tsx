import {
  selectIsLoadingSession,
  selectIsLoggedIn,
  selectIsLoggingOut,
} from '../../machines/guest/guest.selectors.ts'
import {
  selectIsConfirming,
  selectIsPayFrameOpening,
} from '../../machines/payTour/payTour.selectors.ts'
import { selectConnection } from '../../machines/realtime/realtime.selectors.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useActorState } from '../environment.tsx'
import { type TextKey, useText } from '../text/text.tsx'
import { connectionLooks } from './connectionLooks.ts'

/**
 * The one voice of the shell for screen readers: what is under way, else how the live channel
 * stands, said once per change. It is there from the start and stays while a dialog is open.
 */
export function Announcer() {
  const text = useText()
  const words = useWords()
  return (
    <VisuallyHidden>
      <span role="status" data-live-announcer>
        {text(words)}
      </span>
    </VisuallyHidden>
  )
}

function useWords(): TextKey {
  const isConfirming = useActorState('payTour', selectIsConfirming)
  const isOpening = useActorState('payTour', selectIsPayFrameOpening)
  const isLoggingOut = useActorState('guest', selectIsLoggingOut)
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  const isLoading = useActorState('guest', selectIsLoadingSession)
  const connection = useActorState('realtime', selectConnection)
  if (isConfirming) return 'payTour.confirming'
  if (isOpening) return 'payTour.loading'
  if (isLoggingOut) return 'shell.loggingOut'
  if (isLoading && !isLoggedIn) return 'shell.guestLoading'
  return connectionLooks[connection].words
}
