import { selectIsLoginOffered } from '../../../machines/account/login/login.selectors.ts'
import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import { Button } from '../../core/design/Button.tsx'
import { Steps } from '../../core/design/Steps.tsx'
import { useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import type english from './login.en.json'
import style from './OtherWaysIn.module.css'

/** That an account of a partner's site opens this door too, and what helps who lost the key. */
export function OtherWaysIn({ id }: { id: ModalId }) {
  const text = useAreaText('account')
  const login = useAddress('login')
  const modals = useAddress('modals')
  const isOffered = useStateOfLater('login', selectIsLoginOffered, true)

  function findPassword() {
    modals.send({ type: 'modals.closeRequested', id })
    login.send({ type: 'login.lostPasswordRequested' })
  }

  return (
    <>
      <p className={style.words}>{text('modal.login-alternative')}</p>
      <Steps steps={[text('modal.login-alternative.same'), text('modal.login-alternative.once')]} />
      {isOffered ? (
        <p className={style.lost}>
          {text('modal.login-alternative.lost')}{' '}
          <Button look="quiet" size="small" icon="key" onPress={findPassword}>
            {text('modal.login-alternative.reset')}
          </Button>
        </p>
      ) : (
        <p>{text('shell.loginOff')}</p>
      )}
    </>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    login: typeof english
  }
}
