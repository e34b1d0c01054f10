import { Badge } from '../design/Badge.tsx'
import { Card } from '../design/Card.tsx'
import { useAreaText } from '../text/text.tsx'
import { LatestNotifications } from './LatestNotifications.tsx'
import { useUnreadCount } from './useUnreadCount.ts'

/** The newest notifications of the guest. */
export function NotificationsPanel() {
  const text = useAreaText('notices')
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
