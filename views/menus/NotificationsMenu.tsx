import { selectIsLoggedIn } from '../../machines/guest/guest.selectors.ts'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { Anchor } from '../design/Link.tsx'
import { EmptyState } from '../design/Notice.tsx'
import { useActorState, useAddress } from '../environment.tsx'
import { LoginOffer } from '../login/LoginOffer.tsx'
import { useHref } from '../navigation/useHref.ts'
import { LatestNotifications } from '../notifications/LatestNotifications.tsx'
import { useUnreadCount } from '../notifications/useUnreadCount.ts'
import { useAreaText, useText } from '../text/text.tsx'
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
  const text = useAreaText('notices')
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
