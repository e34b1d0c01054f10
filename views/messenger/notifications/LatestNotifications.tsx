import { useRef } from 'react'
import {
  selectAreNotificationsKnown,
  selectAreNotificationsUnanswered,
  selectUndoable,
} from '../../../machines/messenger/notifications/notifications.selectors.ts'
import type { Notification } from '../../../machines/shell/realtime/realtime.events.ts'
import { Button } from '../../core/design/Button.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useAddress, useStateOfLater } from '../../core/environment.tsx'
import { RowBoundary } from '../../core/RowBoundary.tsx'
import { useAreaText, useText } from '../../core/text/text.tsx'
import { useSayChange } from '../../shell/shell/useSayChange.ts'
import style from './LatestNotifications.module.css'
import { NotificationItem } from './NotificationItem.tsx'
import { useKeptPlace } from './useKeptPlace.ts'
import { useLatest } from './useNotifications.ts'

/** The newest notifications as a list, or why there is none; what was removed can be brought back. */
export function LatestNotifications() {
  useAreaText('messenger')
  const part = useRef<HTMLDivElement>(null)
  const keptPlace = useKeptPlace(part)
  const latest = useLatest()
  const removed = useStateOfLater('notifications', selectUndoable, null)
  return (
    <div ref={part} className={style.part} tabIndex={-1} {...keptPlace}>
      <Removed notification={removed} />
      <List latest={latest} />
    </div>
  )
}

function List({ latest }: { latest: readonly Notification[] }) {
  const text = useText()
  const areKnown = useStateOfLater('notifications', selectAreNotificationsKnown, false)
  const areUnanswered = useStateOfLater('notifications', selectAreNotificationsUnanswered, false)

  if (latest.length > 0) {
    return (
      <ul className={style.list}>
        {latest.map((notification) => (
          <RowBoundary key={notification.id} where="notification" shows={notification}>
            <NotificationItem notification={notification} />
          </RowBoundary>
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

/** Lets the notification that was removed a moment ago be brought back [NTF-5]. */
function Removed({ notification }: { notification: Notification | null }) {
  const text = useText()
  const notifications = useAddress('notifications')
  const words = notification
    ? text('notifications.removed', { title: notification.title })
    : undefined
  useSayChange(words)
  if (!words) return null
  return (
    <div className={style.removed}>
      <p>{words}</p>
      <Button
        size="small"
        look="quiet"
        data-takes-focus
        onPress={() => notifications.send({ type: 'notifications.removalUndone' })}
      >
        {text('notifications.undo')}
      </Button>
    </div>
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
