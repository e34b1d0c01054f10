import { memo } from 'react'
import type { Notification } from '../../machines/realtime/realtime.events.ts'
import { IconButton } from '../design/Button.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useAddress, useMinute } from '../environment.tsx'
import { useLocale, useText } from '../text/text.tsx'
import style from './NotificationItem.module.css'
import { relativeTime } from './relativeTime.ts'

/** One notification; a new one can be marked as read. */
export const NotificationItem = memo(function NotificationItem({
  notification,
}: {
  notification: Notification
}) {
  const { id, unread, title, text: message, createdAt } = notification
  const text = useText()
  const locale = useLocale()
  const now = useMinute()
  const notifications = useAddress('notifications')
  return (
    <li className={`${style.item} ${unread ? style.unread : ''}`}>
      <div className={style.words}>
        <p className={style.title}>
          {unread && <VisuallyHidden>{text('notifications.unreadMark')} </VisuallyHidden>}
          {title}
        </p>
        <p className={style.message}>{message}</p>
        <time className={style.time} dateTime={createdAt}>
          {relativeTime(createdAt, now, locale)}
        </time>
      </div>
      {unread && (
        <IconButton
          icon="check"
          label={text('notifications.markRead', { title })}
          onPress={() =>
            notifications.send({ type: 'notifications.readRequested', notificationId: id })
          }
        />
      )}
    </li>
  )
})
