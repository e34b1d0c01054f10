import { Badge } from '../../core/design/Badge.tsx'
import { Card } from '../../core/design/Card.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { LatestNotifications } from './LatestNotifications.tsx'
import type english from './notifications.en.json'
import { useUnreadCount } from './useUnreadCount.ts'

/** The newest notifications of the guest. */
export function NotificationsPanel() {
  const text = useAreaText('messenger')
  const unread = useUnreadCount()
  return (
    <Card
      title={text('notifications.title')}
      aside={unread > 0 && <Badge>{text('notifications.unread', { count: unread })}</Badge>}
    >
      <LatestNotifications />
    </Card>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    notifications: typeof english
  }
}
