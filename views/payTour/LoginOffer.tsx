import { selectIsLoginOffered } from '../../machines/payTour/payTour.selectors.ts'
import { Button } from '../design/Button.tsx'
import { useActorState, useAddress } from '../environment.tsx'
import { useText } from '../text/text.tsx'

/**
 * The ways in: log in and sign up, or a word on why there are none.
 * @param isProminent whether this is the page's main thing to do
 */
export function LoginOffer({ isProminent = false }: { isProminent?: boolean }) {
  const text = useText()
  const payTour = useAddress('payTour')
  const isOffered = useActorState('payTour', selectIsLoginOffered)
  if (!isOffered) return isProminent && <p>{text('shell.loginOff')}</p>

  const openLogin = () => payTour.send({ type: 'payTour.openRequested', flow: 'login' })
  const size = isProminent ? 'medium' : 'small'
  return (
    <>
      <Button look={isProminent ? 'primary' : 'secondary'} size={size} onPress={openLogin}>
        {text('shell.logIn')}
      </Button>
      <Button look={isProminent ? 'secondary' : 'quiet'} size={size} onPress={openLogin}>
        {text('shell.signUp')}
      </Button>
    </>
  )
}
