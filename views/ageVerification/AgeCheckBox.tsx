import {
  selectAvsStatus,
  selectIsCheckForced,
} from '../../machines/ageVerification/ageVerification.selectors.ts'
import type { ModalId } from '../../machines/modals/modals.events.ts'
import { Button } from '../design/Button.tsx'
import { useAddress, useStateOfLater } from '../environment.tsx'
import { useAreaText } from '../text/text.tsx'
import { AgeCheck } from './AgeCheck.tsx'

/** What stands in the modal boxes of the age check. */
export function AgeCheckBody({ id }: { id: ModalId }) {
  return <AgeCheck intro={id === 'es-avs' ? 'age.intro.spain' : 'age.intro'} />
}

/** The way out of such a box: while the check is forced, to log out [AVS-9]. */
export function AgeCheckFooter({ id }: { id: ModalId }) {
  const text = useAreaText('age')
  const modals = useAddress('modals')
  const check = useAddress('ageVerification')
  const isForced = useStateOfLater('ageVerification', selectIsCheckForced, false)
  const isAccepted = useStateOfLater('ageVerification', selectAvsStatus, 'unknown') === 'accepted'
  if (isForced) {
    return (
      <Button icon="logOut" onPress={() => check.send({ type: 'ageVerification.logoutRequested' })}>
        {text('age.logOut')}
      </Button>
    )
  }
  return (
    <Button onPress={() => modals.send({ type: 'modals.closeRequested', id })}>
      {text(isAccepted ? 'age.done' : 'age.later')}
    </Button>
  )
}
