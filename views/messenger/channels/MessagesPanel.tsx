import { Card } from '../../core/design/Card.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { LatestUnread, UnreadBadge } from './LatestUnread.tsx'

/** The guest's newest unread messages, and the way to all of them. */
export function MessagesPanel() {
  const text = useAreaText('messenger')
  const href = useHref()
  return (
    <Card title={text('menu.messages')} aside={<UnreadBadge />}>
      <LatestUnread most={3} />
      <div>
        <ButtonLink href={href({ name: 'messenger', params: {} })} icon="chat">
          {text('messenger.latest.all')}
        </ButtonLink>
      </div>
    </Card>
  )
}
