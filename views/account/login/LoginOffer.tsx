import { useState } from 'react'
import {
  selectIsLoginOffered,
  selectOfferedMode,
} from '../../../machines/account/login/login.selectors.ts'
import type { LoginMode } from '../../../machines/account/login/loginModes.ts'
import { selectConfig } from '../../../machines/shell/app/app.selectors.ts'
import { selectWasGuest } from '../../../machines/shell/statusBar/statusBar.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { type TextKey, useText } from '../../core/text/text.tsx'

const ways = [
  { mode: 'login', words: 'shell.logIn' },
  { mode: 'signup', words: 'shell.signUp' },
] as const satisfies { mode: LoginMode; words: TextKey }[]

/** What is offered until it is known who has an account: where nobody was ever a guest, nobody has. */
function useLikelyMode(): LoginMode {
  const wasGuest = useActorState('statusBar', selectWasGuest)
  const [likely] = useState<LoginMode>(wasGuest ? 'login' : 'signup')
  return likely
}

/**
 * The ways in, the one that fits the visitor before the other [LGN-26], or a word on why there are
 * none [LGN-21].
 * @param isProminent whether this is the page's main thing to do
 */
export function LoginOffer({ isProminent = false }: { isProminent?: boolean }) {
  const text = useText()
  const login = useAddress('login')
  const isEnabled = useActorState('app', selectConfig)?.loginEnabled ?? false
  const isOffered = useStateOfLater('login', selectIsLoginOffered, isEnabled)
  const likely = useLikelyMode()
  const offered = useStateOfLater('login', selectOfferedMode, null) ?? likely
  if (!isOffered) return isProminent && <p>{text('shell.loginOff')}</p>

  const [first, second] = isProminent
    ? (['primary', 'secondary'] as const)
    : (['secondary', 'quiet'] as const)
  return ways.map(({ mode, words }) => (
    <Button
      key={mode}
      data-offered={mode === offered}
      look={mode === offered ? first : second}
      size={isProminent ? 'medium' : 'small'}
      onPress={() => login.send({ type: 'login.openRequested', mode })}
    >
      {text(words)}
    </Button>
  ))
}
