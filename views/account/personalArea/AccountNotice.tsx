import { selectGuest } from '../../../machines/account/guest/guest.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'

/** What stands between the guest and the whole house: a locked account, or an amount that is open. */
export function AccountNotice() {
  const text = useAreaText('account')
  const payTour = useAddress('payTour')
  const { isLocked, isRestricted } = useActorState('guest', selectGuest)
  if (isLocked) return <Notice tone="bad">{text('area.locked')}</Notice>
  if (!isRestricted) return null
  return (
    <Notice
      tone="warning"
      action={
        <Button
          size="small"
          onPress={() => payTour.send({ type: 'payTour.openRequested', flow: 'opcompensation' })}
        >
          {text('area.settle')}
        </Button>
      }
    >
      {text('area.restricted')}
    </Notice>
  )
}
