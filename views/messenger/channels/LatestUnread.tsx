import { type CSSProperties, useEffect } from 'react'
import type { UnreadMessage } from '../../../machines/messenger/channels/channels.events.ts'
import {
  selectIsLatestLoading,
  selectLatestUnread,
} from '../../../machines/messenger/channels/channels.selectors.ts'
import { selectUnreadTotal } from '../../../machines/messenger/channels/channels.total.ts'
import { selectIsRunning } from '../../../machines/shell/app/app.selectors.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { Anchor } from '../../core/design/Link.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText, useLocale, useText } from '../../core/text/text.tsx'
import { useMinute } from '../../core/useMinute.ts'
import { useHref } from '../../shell/navigation/useHref.ts'
import { ActorFace } from '../messenger/ActorFace.tsx'
import { briefTime } from './briefTime.ts'
import style from './LatestUnread.module.css'
import { previewOf } from './preview.ts'

const none: readonly UnreadMessage[] = []

/** How many messages wait; nothing while none does. */
export function UnreadBadge() {
  const text = useAreaText('messenger')
  const unread = useStateOfLater('channels', selectUnreadTotal, 0)
  return unread > 0 && <Badge>{text('messenger.unreadTotal', { count: unread })}</Badge>
}

interface Props {
  /** How many there is room for; that room is kept until they are known, and when there are fewer. */
  most?: number
}

/** The newest unread messages, each the way to its conversation [MSG-15]; their list is asked for. */
export function LatestUnread({ most }: Props) {
  return most === undefined ? (
    <Latest />
  ) : (
    <div className={style.room} style={{ '--rows': most } as CSSProperties}>
      <Latest most={most} />
    </div>
  )
}

function Latest({ most }: Props) {
  const text = useAreaText('messenger')
  const channels = useAddress('channels')
  const isRunning = useActorState('app', selectIsRunning.messenger)
  const latest = useStateOfLater('channels', selectLatestUnread, none)
  const isLoading = useStateOfLater('channels', selectIsLatestLoading, true)
  const now = useMinute()
  useEffect(() => {
    if (isRunning) channels.send({ type: 'channels.wanted' })
  }, [channels, isRunning])
  if (latest.length > 0) {
    return (
      <ul className={style.list}>
        {latest.slice(0, most).map((message) => (
          <Message key={message.messageId} message={message} now={now} />
        ))}
      </ul>
    )
  }
  if (isLoading) {
    return (
      <div className={style.skeleton}>
        <VisuallyHidden>{text('messenger.loading')}</VisuallyHidden>
        {['62%', '48%', '70%'].map((width) => (
          <span key={width}>
            <Skeleton width={width} height="1.1rem" />
            <Skeleton width="90%" height="0.9rem" />
          </span>
        ))}
      </div>
    )
  }
  return (
    <EmptyState icon="check" title={text('messenger.latest.none.title')}>
      {text('messenger.latest.none')}
    </EmptyState>
  )
}

function Message({ message, now }: { message: UnreadMessage; now: number }) {
  const text = useText()
  const locale = useLocale()
  const messenger = useHref()({ name: 'messenger', params: {} })
  const { channelId, actorName, pictureUrl, messageType, sentAt } = message
  const { icon, words } = previewOf({ words: message.text, messageType, isAny: true }, text)
  return (
    <li>
      <Anchor
        className={style.message}
        href={`${messenger}?channel=${encodeURIComponent(channelId)}`}
      >
        <ActorFace actorId={channelId} name={actorName} pictureUrl={pictureUrl} size="small" />
        <span className={style.words}>
          <span className={style.line}>
            <span className={style.name}>{actorName}</span>
            {sentAt !== null && (
              <time className={style.time} dateTime={new Date(sentAt).toISOString()}>
                {briefTime(sentAt, now, locale)}
              </time>
            )}
          </span>
          <span className={style.said}>
            {icon && <Icon name={icon} />}
            <span>{words}</span>
          </span>
        </span>
      </Anchor>
    </li>
  )
}
