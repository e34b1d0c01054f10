import { memo, useRef } from 'react'
import type { Notification } from '../../../machines/shell/realtime/realtime.events.ts'
import { IconButton } from '../../core/design/Button.tsx'
import { classes } from '../../core/design/classes.ts'
import { Anchor } from '../../core/design/Link.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useLocale, useText } from '../../core/text/text.tsx'
import { useMinute } from '../../core/useMinute.ts'
import { NotificationFace } from './NotificationFace.tsx'
import style from './NotificationItem.module.css'
import { relativeTime } from './relativeTime.ts'
import { useOnScreen } from './useOnScreen.ts'
import { useTarget } from './useTarget.ts'

/** One notification: it can be marked as read and removed, and one about a performer leads there. */
export const NotificationItem = memo(function NotificationItem({
  notification,
}: {
  notification: Notification
}) {
  const { id: notificationId, unread, unseen, title, text: message, createdAt } = notification
  const text = useText()
  const locale = useLocale()
  const now = useMinute()
  const notifications = useAddress('notifications')
  const item = useRef<HTMLLIElement>(null)
  useOnScreen(item, unseen, () =>
    notifications.send({ type: 'notifications.seenRequested', notificationId }),
  )
  const markRead = () => notifications.send({ type: 'notifications.readRequested', notificationId })
  return (
    <li ref={item} className={classes(style.item, unread && style.unread)}>
      <NotificationFace actorId={notification.actorId} />
      <div className={style.words}>
        <p className={style.title}>
          {unread && <VisuallyHidden>{text('notifications.unreadMark')} </VisuallyHidden>}
          <Title notification={notification} onFollow={markRead} />
        </p>
        <p className={style.message}>{message}</p>
        <time className={style.time} dateTime={createdAt}>
          {relativeTime(createdAt, now, locale)}
        </time>
      </div>
      <div className={style.actions}>
        {unread && (
          <IconButton
            icon="check"
            size="small"
            label={text('notifications.markRead', { title })}
            onPress={markRead}
          />
        )}
        <IconButton
          icon="close"
          size="small"
          label={text('notifications.remove', { title })}
          onPress={() =>
            notifications.send({ type: 'notifications.removeRequested', notificationId })
          }
        />
      </div>
    </li>
  )
})

interface TitleProps {
  notification: Notification
  onFollow: () => void
}

/** The title, which leads to what the notification is about. */
function Title({ notification, onFollow }: TitleProps) {
  const { title, unread } = notification
  const target = useTarget(notification)
  if (target === null) return title
  return (
    <Anchor
      className={style.link}
      href={target}
      onClick={() => {
        if (unread) onFollow()
      }}
    >
      {title}
    </Anchor>
  )
}
