import { useRef } from 'react'
import type { Notification } from '../../../machines/shell/realtime/realtime.events.ts'
import { IconButton } from '../../core/design/Button.tsx'
import { Anchor } from '../../core/design/Link.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import style from './FloatingNotifications.module.css'
import { NotificationFace } from './NotificationFace.tsx'
import { useOnScreen } from './useOnScreen.ts'
import { useTarget } from './useTarget.ts'

/** One notification over the page: it leads to what it is about and can be sent away. */
export function FloatingNotification({ notification }: { notification: Notification }) {
  const { id: notificationId, actorId, title, text: message } = notification
  const text = useText()
  const target = useTarget(notification)
  const notifications = useAddress('notifications')
  const item = useRef<HTMLLIElement>(null)
  useOnScreen(item, true, () =>
    notifications.send({ type: 'notifications.floatShown', notificationId }),
  )
  const dismiss = () => notifications.send({ type: 'notifications.floatDismissed', notificationId })

  function follow() {
    notifications.send({ type: 'notifications.readRequested', notificationId })
    dismiss()
  }

  return (
    <li
      ref={item}
      className={style.float}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismiss()
      }}
    >
      <NotificationFace actorId={actorId} />
      <div className={style.words}>
        <p className={style.title}>
          {target === null ? (
            title
          ) : (
            <Anchor className={style.link} href={target} onClick={follow}>
              {title}
            </Anchor>
          )}
        </p>
        <p className={style.message}>{message}</p>
      </div>
      <IconButton
        icon="close"
        size="small"
        label={text('notifications.dismiss', { title })}
        data-takes-focus
        onPress={dismiss}
      />
    </li>
  )
}
