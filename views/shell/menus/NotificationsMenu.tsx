import { selectIsLoggedIn } from '../../../machines/account/guest/guest.selectors.ts'
import { LoginOffer } from '../../account/login/LoginOffer.tsx'
import { Badge } from '../../core/design/Badge.tsx'
import { Button } from '../../core/design/Button.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { Anchor } from '../../core/design/Link.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText, useText } from '../../core/text/text.tsx'
import { LatestNotifications } from '../../messenger/notifications/LatestNotifications.tsx'
import { useUnreadCount } from '../../messenger/notifications/useUnreadCount.ts'
import { useHref } from '../navigation/useHref.ts'
import style from './Menu.module.css'

/** The newest notifications of the guest; a visitor has none and is told so. */
export function Content() {
  const text = useText()
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  if (isLoggedIn) return <GuestNotifications />
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

function GuestNotifications() {
  const text = useAreaText('messenger')
  const href = useHref()
  const notifications = useAddress('notifications')
  const unread = useUnreadCount()
  return (
    <div className={style.stack}>
      <div className={style.spread}>
        <h2 className={style.title}>{text('menu.notifications')}</h2>
        {unread > 0 && <Badge>{text('notifications.unread', { count: unread })}</Badge>}
      </div>
      <LatestNotifications />
      <div className={style.ways}>
        {unread > 0 && (
          <Button
            look="secondary"
            icon="check"
            isWide
            onPress={() => notifications.send({ type: 'notifications.allReadRequested' })}
          >
            {text('notifications.markAllRead')}
          </Button>
        )}
        <Anchor className={style.item} href={`${href({ name: 'profile', params: {} })}#settings`}>
          <Icon name="filter" />
          {text('notifications.settings')}
        </Anchor>
      </div>
    </div>
  )
}
