import { selectIsLoginOffered } from '../../../machines/account/login/login.selectors.ts'
import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import { Button } from '../../core/design/Button.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { useHref } from '../navigation/useHref.ts'
import type { ModalAction } from './modalContent.ts'

/** What a modal box lets the guest do; the main thing stands last and stands out. */
export function ModalActions({ id, actions }: { id: ModalId; actions: readonly ModalAction[] }) {
  return actions
    .map((action, at) => (
      <Action
        key={action.words}
        id={id}
        action={action}
        look={at === 0 ? 'primary' : 'secondary'}
      />
    ))
    .reverse()
}

interface Props {
  id: ModalId
  action: ModalAction
  look: 'primary' | 'secondary'
}

function Action({ id, action, look }: Props) {
  const text = useText()
  const href = useHref()
  const modals = useAddress('modals')
  const gate = useAddress('gate')
  const login = useAddress('login')
  const isLoginOffered = useStateOfLater('login', selectIsLoginOffered, false)
  const words = text(action.words)
  const close = () => modals.send({ type: 'modals.closeRequested', id })

  switch (action.does) {
    case 'go':
      return (
        <ButtonLink look={look} href={href(action.route)}>
          {words}
        </ButtonLink>
      )
    case 'pay': {
      const pay = () => {
        close()
        gate.send({
          type: 'gate.actionRequested',
          action: { type: 'openFlow', params: { value: action.flow } },
        })
      }
      return (
        <Button look={look} onPress={pay}>
          {words}
        </Button>
      )
    }
    case 'logIn': {
      if (!isLoginOffered) return null
      const logIn = () => {
        close()
        login.send({ type: 'login.openRequested', mode: action.mode })
      }
      return (
        <Button look={look} onPress={logIn}>
          {words}
        </Button>
      )
    }
    case 'open':
      return (
        <Button
          look={look}
          onPress={() => modals.send({ type: 'modals.openRequested', id: action.id })}
        >
          {words}
        </Button>
      )
    case 'close':
      return (
        <Button look={look} onPress={close}>
          {words}
        </Button>
      )
  }
}
