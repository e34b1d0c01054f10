import {
  selectAvsStatus,
  selectIsCheckForced,
} from '../../../machines/account/ageVerification/ageVerification.selectors.ts'
import type { AvsStatus } from '../../../machines/account/guest/guest.state.ts'
import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import { Button } from '../../core/design/Button.tsx'
import { useAddress, useStateOfLater } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import { AgeCheck } from './AgeCheck.tsx'

/** How the box is left where nothing is put off. */
const ends: Partial<Record<AvsStatus, TextKey>> = {
  accepted: 'age.done',
  pending: 'age.pending.close',
}

/** What stands in the modal boxes of the age check. */
export function AgeCheckBody({ id }: { id: ModalId }) {
  return <AgeCheck intro={id === 'es-avs' ? 'age.intro.spain' : 'age.intro'} />
}

/** The way out of such a box: while the check is forced, to log out [AVS-9]. */
export function AgeCheckFooter({ id }: { id: ModalId }) {
  const text = useAreaText('account')
  const modals = useAddress('modals')
  const check = useAddress('ageVerification')
  const isForced = useStateOfLater('ageVerification', selectIsCheckForced, false)
  const status = useStateOfLater('ageVerification', selectAvsStatus, 'unknown')
  if (isForced) {
    return (
      <Button icon="logOut" onPress={() => check.send({ type: 'ageVerification.logoutRequested' })}>
        {text('age.logOut')}
      </Button>
    )
  }
  return (
    <Button onPress={() => modals.send({ type: 'modals.closeRequested', id })}>
      {text(ends[status] ?? 'age.later')}
    </Button>
  )
}
