import { selectIsLoggedIn } from '../../machines/guest/guest.selectors.ts'
import { EmptyState } from '../design/Notice.tsx'
import { useActorState } from '../environment.tsx'
import { LoginOffer } from '../login/LoginOffer.tsx'
import { LatestNotifications } from '../notifications/NotificationsPanel.tsx'
import { useText } from '../text/text.tsx'
import style from './Menu.module.css'

/** The newest notifications of the guest; a visitor has none and is told so. */
export function Content() {
  const text = useText()
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  if (isLoggedIn) {
    return (
      <div className={style.stack}>
        <h2 className={style.title}>{text('menu.notifications')}</h2>
        <LatestNotifications />
      </div>
    )
  }
  return (
    <EmptyState
      icon="bell"
      title={text('menu.notifications')}
      action={
        <div className={style.row}>
          <LoginOffer isProminent />
        </div>
      }
    >
      {text('myArea.visitor.notifications')}
    </EmptyState>
  )
}
