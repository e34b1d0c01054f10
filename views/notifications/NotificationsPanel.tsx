import {
  selectAreNotificationsKnown,
  selectAreNotificationsUnanswered,
  selectLatestNotifications,
  selectUnreadCount,
} from '../../machines/notifications/notifications.selectors.ts'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { EmptyState, ErrorState } from '../design/Notice.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../environment.tsx'
import { useAreaText, useText } from '../text/text.tsx'
import { NotificationItem } from './NotificationItem.tsx'
import style from './NotificationsPanel.module.css'

/** The newest notifications of the guest. */
export function NotificationsPanel() {
  const text = useAreaText('notices')
  const unread = useActorState('notifications', selectUnreadCount)
  return (
    <Card
      title={text('notifications.title')}
      aside={unread > 0 && <Badge>{text('notifications.unread', { count: unread })}</Badge>}
    >
      <LatestNotifications />
    </Card>
  )
}

/** The newest notifications as a list, or why there is none. */
export function LatestNotifications() {
  const text = useAreaText('notices')
  const latest = useActorState('notifications', selectLatestNotifications)
  const areKnown = useActorState('notifications', selectAreNotificationsKnown)
  const areUnanswered = useActorState('notifications', selectAreNotificationsUnanswered)

  if (latest.length > 0) {
    return (
      <ul className={style.list}>
        {latest.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} />
        ))}
      </ul>
    )
  }
  if (areUnanswered) return <Unanswered />
  if (!areKnown) return <ListSkeleton />
  return (
    <EmptyState icon="bell" title={text('notifications.empty.title')}>
      {text('notifications.empty')}
    </EmptyState>
  )
}

function Unanswered() {
  const text = useText()
  const notifications = useAddress('notifications')
  return (
    <ErrorState
      title={text('notifications.unanswered.title')}
      action={
        <Button onPress={() => notifications.send({ type: 'notifications.retryRequested' })}>
          {text('notifications.unanswered.retry')}
        </Button>
      }
    >
      {text('notifications.unanswered')}
    </ErrorState>
  )
}

function ListSkeleton() {
  const text = useText()
  return (
    <div className={style.skeleton}>
      <VisuallyHidden>{text('notifications.loading')}</VisuallyHidden>
      {['62%', '48%', '70%'].map((width) => (
        <div key={width} className={style.row}>
          <Skeleton width={width} height="1.1rem" />
          <Skeleton width="90%" height="0.9rem" />
        </div>
      ))}
    </div>
  )
}
