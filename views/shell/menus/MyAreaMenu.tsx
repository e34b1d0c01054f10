import {
  selectGuestId,
  selectGuestName,
  selectIsLoggedIn,
} from '../../../machines/account/guest/guest.selectors.ts'
import { AccountActions } from '../../account/gate/AccountActions.tsx'
import { LoginOffer } from '../../account/login/LoginOffer.tsx'
import { Avatar } from '../../core/design/Avatar.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { ConversionChatOffer } from '../../messenger/conversionChat/ConversionChatOffer.tsx'
import { Balance } from '../shell/Balance.tsx'
import { personal } from './destinations.ts'
import style from './Menu.module.css'
import { MenuLinks } from './MenuLinks.tsx'

/** The rooms of the guest, or the ways in [NAV-4]. */
export function Content() {
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  return isLoggedIn ? <GuestArea /> : <VisitorArea />
}

function GuestArea() {
  const text = useText()
  const guest = useAddress('guest')
  const menus = useAddress('menus')
  const id = useActorState('guest', selectGuestId)
  const name = useActorState('guest', selectGuestName)

  function logOut() {
    menus.send({ type: 'menus.closeRequested' })
    guest.send({ type: 'guest.logoutRequested' })
  }

  return (
    <div className={style.stack}>
      <div className={style.row}>
        <Avatar id={id ?? ''} name={name ?? ''} />
        <div>
          <h2 className={style.title}>{name}</h2>
          <p className={`${style.quiet} ${style.small}`}>
            {text('shell.balance')}: <Balance />
          </p>
        </div>
      </div>
      <ConversionChatOffer />
      <nav aria-label={text('menu.myArea')}>
        <MenuLinks destinations={personal} />
      </nav>
      <AccountActions />
      <button type="button" className={style.item} onClick={logOut}>
        <Icon name="logOut" />
        {text('shell.logOut')}
      </button>
    </div>
  )
}

function VisitorArea() {
  const text = useText()
  return (
    <EmptyState
      icon="key"
      title={text('myArea.visitor.title')}
      action={
        <div className={style.row}>
          <LoginOffer isProminent />
        </div>
      }
    >
      {text('myArea.visitor')}
    </EmptyState>
  )
}
