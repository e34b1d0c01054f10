import {
  selectIsEligible,
  selectIsEnabled,
  selectSwitching,
} from '../../../machines/messenger/conversionChat/conversionChat.selectors.ts'
import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import { Button } from '../../core/design/Button.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'

/** Lets the guest have the conversion chat or give it back, and leads to the messenger [CVC-2]. */
export function ConversionChatActions({ id }: { id: ModalId }) {
  const text = useAreaText('messenger')
  const href = useHref()
  const modals = useAddress('modals')
  const conversionChat = useAddress('conversionChat')
  const isEligible = useStateOfLater('conversionChat', selectIsEligible, false)
  const isEnabled = useStateOfLater('conversionChat', selectIsEnabled, false)
  const switching = useStateOfLater('conversionChat', selectSwitching, null)
  const messenger = (
    <ButtonLink
      look={isEnabled || !isEligible ? 'primary' : 'secondary'}
      href={href({ name: 'messenger', params: {} })}
    >
      {text('conversionChat.messenger')}
    </ButtonLink>
  )
  if (!isEligible) {
    return (
      <>
        <Button onPress={() => modals.send({ type: 'modals.closeRequested', id })}>
          {text('conversionChat.close')}
        </Button>
        {messenger}
      </>
    )
  }
  return (
    <>
      <Button
        look="quiet"
        isPending={switching !== null}
        onPress={() => conversionChat.send({ type: 'conversionChat.disableRequested' })}
      >
        {text('conversionChat.disable')}
      </Button>
      {isEnabled ? (
        messenger
      ) : (
        <Button
          look="primary"
          icon="chat"
          isPending={switching !== null}
          onPress={() => conversionChat.send({ type: 'conversionChat.enableRequested' })}
        >
          {text('conversionChat.enable')}
        </Button>
      )}
    </>
  )
}
