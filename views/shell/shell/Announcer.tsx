import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  selectIsLoadingSession,
  selectIsLoggedIn,
  selectIsLoggingOut,
} from '../../../machines/account/guest/guest.selectors.ts'
import {
  selectIsConfirming,
  selectIsPayFrameOpening,
} from '../../../machines/money/payTour/payTour.selectors.ts'
import { selectConnection } from '../../../machines/shell/realtime/realtime.selectors.ts'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useStateOfLater } from '../../core/environment.tsx'
import { type TextKey, useText } from '../../core/text/text.tsx'
import { connectionWords } from './connectionWords.ts'

const Say = createContext<(words: string) => void>(() => {})

/** Has something read out, once, by the one voice of the shell. */
export function useSay(): (words: string) => void {
  return use(Say)
}

interface Said {
  words: string
  /** What the shell itself said then: when that changes, it has the word again. */
  during: TextKey
}

/**
 * The one voice of the shell for screen readers: what a view has said last, until something else
 * is under way or the live channel stands otherwise. It is there from the start and stays while a
 * dialog is open.
 */
export function Announcer({ children }: { children: ReactNode }) {
  const text = useText()
  const own = useWords()
  const [said, setSaid] = useState<Said>()
  const ownNow = useRef(own)
  useLayoutEffect(() => {
    ownNow.current = own
  }, [own])
  const say = useCallback((words: string) => setSaid({ words, during: ownNow.current }), [])
  return (
    <Say value={say}>
      <VisuallyHidden>
        <span role="status" data-live-announcer>
          {said?.during === own ? said.words : text(own)}
        </span>
      </VisuallyHidden>
      {children}
    </Say>
  )
}

function useWords(): TextKey {
  const isConfirming = useStateOfLater('payTour', selectIsConfirming, false)
  const isOpening = useStateOfLater('payTour', selectIsPayFrameOpening, false)
  const isLoggingOut = useActorState('guest', selectIsLoggingOut)
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  const isLoading = useActorState('guest', selectIsLoadingSession)
  const connection = useActorState('realtime', selectConnection)
  if (isConfirming) return 'payTour.confirming'
  if (isOpening) return 'payTour.loading'
  if (isLoggingOut) return 'shell.loggingOut'
  if (isLoading && !isLoggedIn) return 'shell.guestLoading'
  return connectionWords[connection]
}
